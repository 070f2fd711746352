"""The referee and its tables: every scenario, awards and scores by hand, and random games to their end."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
import scoring_naive
from deal import deal_faults, random_calendar, random_deal, random_refill
from diada import diada, plain
from referee import IllegalError, Referee
from scenario import Scenario, build_deal, edition_dict, run
from scenarios import ALL
from towers_naive import Tower, format_tower, parse_tower

from castell.edition import Edition, Prize, Rulings, edition_from_data, edition_to_data, load_edition


def referee(scenario: Scenario) -> Referee:
    return Referee(build_deal(scenario), scenario.players, edition_dict(scenario), scenario.side)


def edition_object(scenario: Scenario) -> Edition:
    """The scenario's edition as the package's own data class."""
    wanted = edition_dict(scenario)
    changes: dict[str, Any] = {key: wanted[key] for key in (*scenario.edition, "id")}
    if "prizes" in changes:
        changes["prizes"] = tuple(Prize(**prize) for prize in wanted["prizes"])
    return replace(load_edition(), **changes, rulings=Rulings(**wanted["rulings"]))


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    judge = referee(scenario)
    run(scenario, judge)
    judge.check_conservation()


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)
def test_scenario_is_played_with_a_right_deal_and_edition(scenario: Scenario) -> None:
    assert deal_faults(build_deal(scenario), scenario.players, edition_dict(scenario)) == []
    edition = edition_object(scenario)
    assert edition_from_data(edition_to_data(edition)) == edition


def test_scenario_names_are_unique() -> None:
    assert len({scenario.name for scenario in ALL}) == len(ALL)


def test_diada_typed_anew_is_the_edition_that_ships() -> None:
    ours, theirs = diada(), plain(load_edition())
    for edition in (ours, theirs):
        edition["adjacent"] = sorted(sorted(pair) for pair in edition["adjacent"])
        edition["dotted"] = sorted(sorted(pair) for pair in edition["dotted"])
        edition["locations"] = sorted(edition["locations"])
    assert ours == theirs


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (lambda deal: deal.update(first_player=2), "U6"),
        (lambda deal: deal["hands"][0].pop(), "U5"),
        (lambda deal: deal["regions"]["BCN"].append(1), "U1"),
        (lambda deal: deal["regions"].update(BCN=deal["regions"].pop("BCN")), "U1"),
        (lambda deal: deal["hands"][0].__setitem__(0, 11), "B2"),
        (lambda deal: deal["wheel"].__setitem__(0, "mix"), "U2"),
        (lambda deal: deal["calendar"].pop(), "U3"),
        (lambda deal: deal["calendar"][0].update(region=deal["calendar"][1]["region"]), "U3"),
        (lambda deal: deal["calendar"][7].update(sizes=[9, 9, 1]), "U3"),
        (lambda deal: deal["performances"]["GIR"].reverse() or deal["performances"]["GIR"].pop(), "U4"),
        (lambda deal: deal["performances"]["GIR"].__setitem__(0, deal["performances"]["LLE"][0]), "U4"),
        (lambda deal: deal["hands"][0].reverse(), "notation"),
        (lambda deal: deal.update(seed=1), "notation"),
    ],
)
def test_a_wrong_deal_is_seen(change: Any, clause: str) -> None:
    deal = build_deal(Scenario("", ()))
    assert deal_faults(deal, 2, diada()) == []
    change(deal)
    assert [fault for fault in deal_faults(deal, 2, diada()) if fault.startswith(clause)]


def test_U3_a_calendar_is_dealt_again_when_no_other_size_is_left() -> None:
    edition = diada() | {"size_tokens": (10, 10, 10, 0, 0, 0, 0, 0, 0, 0)}
    for seed in range(30):
        calendar = random_calendar(random.Random(seed), 4, edition)
        assert all(len(set(festival["sizes"])) == len(festival["sizes"]) for festival in calendar)


@pytest.mark.parametrize(
    "text", ["", " ", "@BCN ", " @BCN", "+5 4", "! +5", "@BCN\n", ".\n", "F=9/8/7/6 ", "+５"]
)
def test_notation_blanks_and_foreign_digits_are_no_part_of_a_move(text: str) -> None:
    assert referee(Scenario("", ())).legal(text) == "notation"


def test_R1_regions_of_a_refill_are_written_in_wheel_order() -> None:
    judge = referee(Scenario("", ()))
    for text in ["@GIR", "+5", ".", "@BCN", "+5", ".", ".", "."]:
        judge.push(text)
    assert judge.refill_faults({"BCN": [1], "GIR": [1]}) == ["notation"]
    assert judge.refill_faults({"GIR": [1], "BCN": [1], "VNG": []}) == ["notation"]
    assert judge.refill_faults({"GIR": [1], "BCN": [1]}) == []


def test_an_illegal_move_changes_nothing() -> None:
    judge = referee(Scenario("", ()))
    before = judge.state()
    with pytest.raises(IllegalError, match="A2"):
        judge.push("+5")
    with pytest.raises(IllegalError, match="R1"):
        judge.refill({})
    assert judge.state() == before


def areas(**filled: dict[str, Any]) -> scoring_naive.Areas:
    """One player's board; what isn't told is empty."""
    board = scoring_naive.empty_areas(["GIR", "BCN", "VNG", "TGN", "VLS", "VFR", "LLE"])
    for code, things in filled.items():
        board[code] |= things
    return board


@pytest.mark.parametrize(("regions", "points"), list(enumerate([0, 0, 1, 3, 5, 7, 10, 14])))
def test_E3_points_by_number_of_regions(regions: int, points: int) -> None:
    codes = list(areas())[:regions]
    for things in ({"prizes": ["ribbon"]}, {"sizes": [3]}, {"tiles": ["S01"]}, {"tokens": 1}):
        board = areas(**{code: dict(things) for code in codes})
        assert scoring_naive.score(board, 0, diada())["regions"] == points


def test_E4_prizes() -> None:
    board = areas(GIR={"prizes": ["trophy", "medal"]}, VLS={"prizes": ["ribbon", "trophy"]})
    assert scoring_naive.score(board, 0, diada())["prizes"] == 5 + 3 + 1 + 5


@pytest.mark.parametrize(
    ("tokens", "points"), [([], 0), ([4], 2), ([4, 4], 3), ([4, 4, 4], 4), ([4, 5], 4), ([10, 4, 10, 1], 7)]
)
def test_E5_different_sizes_and_further_ones(tokens: list[int], points: int) -> None:
    board = areas(GIR={"sizes": tokens[::2]}, LLE={"sizes": tokens[1::2]})  # wherever they lie
    assert scoring_naive.score(board, 0, diada())["size_tokens"] == points


def test_E6_tiles_and_their_tokens() -> None:
    board = areas(GIR={"tiles": ["S01", "E16"], "tokens": 3}, BCN={"tiles": ["S16"], "tokens": 1})
    assert scoring_naive.score(board, 0, diada())["performances"] == 2 + 7 + 3 + 8 + 1


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        # each player: total, regions, best tower
        ([(9, 1, 9), (8, 7, 9)], [0]),
        ([(9, 1, 9), (9, 2, 0)], [1]),
        ([(9, 0, 0), (9, 1, 0)], [1]),  # both give no points, still one is more
        ([(9, 2, 4), (9, 2, 5)], [1]),
        ([(9, 2, 5), (9, 2, 5)], [0, 1]),
        ([(9, 2, 5), (8, 7, 9), (9, 2, 5), (9, 2, 4)], [0, 2]),
    ],
)
def test_E7_ties(players: list[tuple[int, int, int]], expected: list[int]) -> None:
    scores = [{"total": total, "best_tower": best} for total, _, best in players]
    boards = [areas(**{code: {"tokens": 1} for code in list(areas())[:count]}) for _, count, _ in players]
    assert scoring_naive.winners(scores, boards) == expected


def shown(**towers: str) -> dict[int, Tower]:
    found = {int(seat.removeprefix("seat")): parse_tower(text) for seat, text in towers.items()}
    return {seat: tower for seat, tower in found.items() if tower}


@pytest.mark.parametrize(
    ("sizes", "towers", "prizes", "tokens"),
    [
        # score, then castellers, then turn order (2, 0, 1)
        ((9,), shown(seat2="999/88/7/6", seat0="999/88/77/6", seat1="XXX/99/8/7"), "021", {9: 0}),
        ((8,), shown(seat2="99/88/7/6", seat0="99/88/7/6", seat1="XX/88/7/6"), "201", {8: 2}),
        # size token: count, then score, then castellers
        ((8, 6), shown(seat2="99/88/7/6", seat0="99/8/77/66", seat1="9/8/7/6/5"), "021", {8: 2, 6: 0}),
        ((8,), shown(seat2="9/8/7/6", seat0="9/8/7/6/5", seat1="99/8/7/6"), "012", {8: 0}),
        ((8,), shown(seat2="9/8/7/6", seat1="99/8/7/6"), "12", {8: 1}),
        ((8, 1), shown(seat2="9/8/7/6"), "2", {8: 2}),
        ((8,), {}, "", {}),
    ],
)
def test_F4_F5_places(
    sizes: tuple[int, ...], towers: dict[int, Tower], prizes: str, tokens: dict[int, int]
) -> None:
    boards = [areas() for _ in range(3)]
    names = ("trophy", "medal", "ribbon")
    scoring_naive.award("GIR", sizes, towers, names, {"trophy": 1, "medal": 1, "ribbon": 1}, boards)
    for place, seat in enumerate(prizes):
        assert boards[int(seat)]["GIR"]["prizes"] == [names[place]]
    assert {size: seat for seat in range(3) for size in boards[seat]["GIR"]["sizes"]} == tokens


RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {"special_move": "any", "performer_collects_spent_token": True, "festival_requires": "any"},
    {"first_player": "fixed", "special_tile_is_extra": False, "refill_rounds": (1, 2, 10)},
)


@pytest.mark.parametrize("seed", range(9))
def test_random_games_end_and_lose_nothing(seed: int) -> None:
    rng = random.Random(seed)
    players, side = 2 + seed % 3, rng.choice(("standard", "advanced"))
    edition = diada()
    edition["rulings"] |= RULINGS[seed // 3]
    deal = random_deal(rng, players, edition)
    assert deal_faults(deal, players, edition) == []
    judge = Referee(deal, players, edition, side)
    while judge.phase != "over":
        if judge.phase == "refill":
            number = edition["castellers_per_region"][players - 2]
            judge.refill(random_refill(rng, judge.state(), number))
        elif judge.phase == "festival":
            assert judge.legal_basic() == {"F-"} and judge.seat is not None
            judge.push(f"F={format_tower(judge.festival_tower(judge.seat) or ())}")
        else:
            texts = [text for text in sorted(judge.legal_basic()) if text != "."]
            performances = judge.legal_performances()
            judge.push(rng.choice([*performances.values()] or texts or ["."]))
        judge.check_conservation()
    assert judge.round == 10 and judge.result()["winners"]
