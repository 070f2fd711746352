"""What is said of a tower that somebody has built: every clause of section 5, and what events ask of it."""

from __future__ import annotations

import random

import pytest

from castell.faults import Fault
from castell.notation.tower import Tower, hand_counts, skill_ranks
from castell.rules.skills import SKILLS
from castell.rules.towers import (
    TowerReport,
    check_tower,
    festival_score,
    matches_shape,
    shows_skills,
    takes_part,
)
from oracle import towers as oracle

ENOUGH = "XXXXXXXXXX99999999998888888888777777777766666666665555555555444333222111"


def report(tower: str, hand: str = ENOUGH, skills: str = "", width_limit: int = 3) -> TowerReport:
    return Tower(tower).check(hand, skills, width_limit)


def told(
    tower: str, hand: str = ENOUGH, skills: str = "", width_limit: int = 3
) -> list[tuple[str, str, int]]:
    """Key, clause and level of every fault."""
    faults = report(tower, hand, skills, width_limit).faults
    return [(fault.key, fault.clause, int(fault.values["level"])) for fault in faults]


def flags(*skills: str) -> list[int]:
    return [1 if skill in skills else 0 for skill in SKILLS]


def test_T1_castellers_come_from_the_hand() -> None:
    assert told("XX/9", "XX9") == []
    assert told("XX/9", "X98") == [("tower-castellers-missing", "T1", 1)]
    fault = report("999/88/9", "998").faults[0]
    assert fault == Fault.of(
        "tower-castellers-missing", "T1", level=1, size="9", standing=4, have=2, missing=2
    )
    assert {fault.values["size"] for fault in report("999/88/9", "998").faults[:2]} == {"9", "8"}


def test_T1_a_size_that_runs_out_further_up_is_told_there() -> None:
    assert told("999/99/9", "99999", "strength=2") == [("tower-castellers-missing", "T1", 3)]


def test_T1_without_a_hand_there_are_enough_castellers() -> None:
    assert Tower("XXX/99/8").check().legal


def test_T2_a_level_has_one_size_or_two_neighbouring_ones_by_mix() -> None:
    assert told("999/88") == []
    assert told("998/77") == [("tower-needs-mix", "T2", 1)]
    assert told("998/77", skills="mix=1") == []
    assert told("997/66", skills="mix=4") == [("tower-sizes-apart", "T2", 1)]
    assert told("987/66", skills="mix=4") == [("tower-sizes-apart", "T2", 1)]


def test_T2_mix_is_counted_from_the_ground_up() -> None:
    fault = report("XX9/87/6", skills="mix=1").faults[0]
    assert fault == Fault.of("tower-needs-mix", "T2", level=2, castellers="87", needed=2, rank=1)


def test_T3_every_casteller_is_smaller_than_all_below() -> None:
    assert told("999/88") == []
    assert told("888/99") == [("tower-larger-above", "T3", 2)]
    assert told("999/99") == [("tower-needs-strength", "T3", 2)]
    assert told("999/99", skills="strength=1") == []
    assert told("998/87", skills="mix=2") == [("tower-needs-strength", "T3", 2)]
    assert told("998/98", skills="mix=2,strength=4") == [("tower-larger-above", "T3", 2)]


def test_T3_size_ten_stands_on_size_ten_by_strength() -> None:
    assert told("XXX/XX/X", skills="strength=2") == []
    assert told("XXX/XX/X", skills="strength=1") == [("tower-needs-strength", "T3", 3)]


def test_T4_balance_allows_equal_levels() -> None:
    assert told("99/88", skills="balance=1") == []
    assert told("99/88") == [("tower-needs-balance", "T4", 2)]
    fault = report("9/8/7", skills="balance=1").faults[0]
    assert fault == Fault.of("tower-needs-balance", "T4", level=3, below=2, needed=2, rank=1)


def test_T4_a_level_never_has_more_than_the_level_below() -> None:
    assert told("9/88", skills="balance=4") == [("tower-grows", "T4", 2)]


def test_T5_a_level_keeps_to_the_limit() -> None:
    assert told("999/88") == []
    assert told("9999/88") == [("tower-too-wide", "T5", 1)]
    assert told("9999/88", width_limit=4) == []
    fault = report("99999/8", skills="width=1").faults[0]
    assert fault == Fault.of(
        "tower-too-wide",
        "T5",
        level=1,
        count=5,
        limit=3,
        base_needed=1,
        base_rank=0,
        width_needed=2,
        width_rank=1,
    )


def test_T5_width_raises_the_limit_of_the_whole_tower() -> None:
    assert told("99999/8888/777", skills="width=2") == []
    assert report("99999/8888/777", skills="width=2").counts["width"] == 2
    assert report("99999/8888/777", skills="width=2").limit == 5


def test_T5_base_frees_the_lowest_levels() -> None:
    assert told("99999/8888/777", skills="base=2") == []
    assert told("99999/8888/777", skills="base=1") == [("tower-too-wide", "T5", 2)]


def test_T5_base_under_width() -> None:
    assert told("999999999/8888/777", skills="base=1,width=1") == []
    found = report("999999999/8888/777", skills="base=1,width=1")
    assert found.counts == {"balance": 0, "base": 1, "mix": 0, "strength": 0, "width": 1}
    assert found.level_skills == (("base",), ("width",), ())


def test_T6_a_rank_is_how_often_a_skill_is_used_in_a_tower() -> None:
    tower = "XX9/98/87/76/65"
    assert told(tower, skills="mix=5,strength=4,balance=3") == []
    for skill, enough in (("mix", 5), ("strength", 4), ("balance", 3)):
        ranks = {"mix": 5, "strength": 4, "balance": 3, skill: enough - 1}
        assert not Tower(tower).check(ENOUGH, ranks).legal


def test_T6_several_skills_serve_at_the_same_place() -> None:
    found = report("XX9/998/887", skills="mix=3,strength=2,balance=2")
    assert found.legal
    assert found.level_skills == (("mix",), ("mix",), ("mix",))
    assert found.joint_skills == (("balance", "strength"), ("balance", "strength"))


def test_T7_w_is_declared_only_if_a_level_makes_use_of_it() -> None:
    # No level has four or five castellers, so w stays 0 and the seven need Base.
    assert told("9999999/888", skills="width=2") == [("tower-too-wide", "T5", 1)]
    found = report("9999999/888", skills="width=2,base=1")
    assert found.legal
    assert found.width == 0
    assert report("999/88", skills="width=4").width == 0


def test_T7_the_w_with_the_fewest_uses_is_told() -> None:
    assert report("9999/88", skills="width=3").width == 1
    # Two uses of Base do, and so does w = 2; of two ways with as many uses it is the one with the smaller w.
    assert report("99999/8888/7", skills="width=2,base=2").width == 0
    assert report("99999/8888/7", skills="width=2,base=1").counts["width"] == 1


def test_T8_one_w_must_serve_all_skills() -> None:
    levels = Tower("99999/8888/7").levels
    ranks = skill_ranks("width=2,base=1")
    assert shows_skills(levels, 3, flags("width", "base"), ranks, 3) == ()
    levels = Tower("99999/888/7").levels
    lacking = shows_skills(levels, 3, flags("width", "base"), ranks, 3)
    assert [fault.key for fault in lacking] == ["tower-skill-not-used"]


def test_T8_any_legal_w_may_be_chosen_for_a_skill() -> None:
    levels = Tower("99999/8888/7").levels
    ranks = skill_ranks("width=2,base=2")
    for skill in ("width", "base"):
        assert shows_skills(levels, 3, flags(skill), ranks, 3) == ()
    # Base at rank 0 may not be used, whatever the tower looks like.
    assert shows_skills(levels, 3, flags("base"), skill_ranks("width=2"), 3) != ()


def test_L2_a_shape_is_matched_exactly() -> None:
    levels = Tower("999/88/7").levels
    assert matches_shape(levels, (3, 2, 1)) == ()
    assert matches_shape(levels, (3, 2), "S01") == (
        Fault.of("tower-other-shape", "L2", tile="S01", shape="3-2-1", wanted="3-2"),
    )
    assert matches_shape(levels, (3, 1, 1)) != ()


def test_L3_an_exhibition_has_exactly_its_levels() -> None:
    levels = Tower("99/88/7").levels
    ranks = skill_ranks("balance=1")
    assert shows_skills(levels, 3, flags("balance"), ranks, 3) == ()
    lacking = shows_skills(levels, 4, flags("balance", "mix"), ranks, 3, "E06")
    assert [(fault.key, fault.clause) for fault in lacking] == [
        ("tower-other-levels", "L3"),
        ("tower-skill-not-used", "T8"),
    ]


def test_F1_at_least_four_levels_and_each_of_the_sizes() -> None:
    levels = Tower("XXX/99/8/7").levels
    assert takes_part(levels, (9, 7), True) == ()
    assert takes_part(Tower("XXX/99/8/7/6").levels, (9, 7), True) == ()
    assert takes_part(levels[:3], (9,), True) == (Fault.of("tower-too-low", "F1", levels=3, wanted=4),)
    assert takes_part(levels, (9, 6, 5), True) == (Fault.of("tower-lacks-sizes", "F1", sizes=("6", "5")),)


def test_F1_an_edition_may_ask_for_any_of_the_sizes() -> None:
    levels = Tower("XXX/99/8/7").levels
    assert takes_part(levels, (9, 6), False) == ()
    assert takes_part(levels, (6, 5), False) == (Fault.of("tower-lacks-any-size", "F1", sizes=("6", "5")),)


def test_F2_levels_and_castellers_of_the_sizes_score() -> None:
    levels = Tower("XXX/998/8/7").levels
    assert festival_score(levels, (1,)) == 4
    assert festival_score(levels, (10, 8)) == 4 + 3 + 2


def test_the_order_in_a_level_does_not_matter() -> None:
    levels = ((9, 10, 10), (8, 7))
    assert check_tower(levels, None, skill_ranks("mix=2"), 3).legal


def test_a_report_as_json() -> None:
    assert report("XX9/88/88", skills="mix=1,balance=1").to_json() == {
        "legal": False,
        "uses": {"balance": 1, "base": 0, "mix": 1, "strength": 1, "width": 0},
        "limit": 3,
        "levels": [["mix"], [], []],
        "joints": [[], ["balance", "strength"]],
        "faults": [
            {
                "key": "tower-needs-strength",
                "clause": "T3",
                "params": {"below": 2, "level": 3, "needed": 1, "rank": 0, "size": "8"},
            }
        ],
    }


def random_tower(rng: random.Random) -> oracle.Tower:
    """A tower that is often nearly legal."""
    levels = []
    size = rng.randint(4, 10)
    count = rng.randint(1, 6)
    for _ in range(rng.randint(1, 6)):
        mixed = rng.random() < 0.3
        levels.append(tuple(max(size - (mixed and rng.random() < 0.5), 1) for _ in range(count)))
        size = max(size - rng.choice((0, 1, 1, 1, 2)) - mixed * rng.choice((0, 1, 1)), 1)
        count = max(count - rng.choice((-1, 0, 0, 1, 1, 1, 2)), 1)
        if rng.random() < 0.05:
            levels[-1] = (*levels[-1], rng.randint(1, 10))
    return tuple(tuple(sorted(level, reverse=True)) for level in levels)


@pytest.mark.parametrize("seed", range(4))
def test_random_towers_are_judged_by_the_clauses(seed: int) -> None:
    rng = random.Random(seed)
    legal = 0
    for _ in range(2500):
        tower = random_tower(rng)
        highest = rng.randint(0, 4)
        ranks = {skill: rng.randint(0, highest) for skill in SKILLS}
        width_limit = rng.choice((1, 2, 3, 3, 3, 4))
        found = Tower.of(tower).check(None, ranks, width_limit)
        apart = any(max(level) - min(level) > 1 for level in tower)
        expected = not apart and oracle.legal(tower, ranks, width_limit)
        assert found.legal == expected, (tower, ranks, width_limit)
        if expected:
            legal += 1
            show = rng.sample(SKILLS, rng.randint(1, 3))
            lacking = shows_skills(tower, len(tower), flags(*show), skill_ranks(ranks), width_limit)
            assert (lacking == ()) == oracle.shows(tower, ranks, width_limit, show), (tower, ranks, show)
            uses = found.counts
            assert all(uses[skill] <= ranks[skill] for skill in SKILLS)
            assert found.width in oracle.legal_widths(tower, ranks, width_limit)
    assert legal > 200


def test_hands_are_counted_by_size() -> None:
    assert hand_counts("XX1") == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]
