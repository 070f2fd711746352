"""What an edition must satisfy by the rules: its tiles can be built, and points for regions never fall."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from castell.edition import edition_to_data, load_edition
from castell.edition.loader import DIADA
from castell.faults import InvalidEdition
from castell.rules.fits import find_misfits, fitting_edition, load_edition_file
from mutations import mutated

DATA = edition_to_data(load_edition())


def box(**tops: Any) -> dict[str, Any]:
    """Diada's data with some of its tables updated."""
    data: dict[str, Any] = copy.deepcopy(DATA)
    data["id"] = "changed"
    for name, table in tops.items():
        data[name].update(table)
    return data


def with_shape(*levels: int, **tops: Any) -> dict[str, Any]:
    data = box(**tops)
    data["performances"]["shapes"] = [{"id": "S01", "points": 5, "levels": list(levels)}]
    data["performances"]["exhibitions"] = []
    return data


def with_exhibition(points: int, *skills: str, **tops: Any) -> dict[str, Any]:
    data = box(**tops)
    data["performances"]["shapes"] = []
    data["performances"]["exhibitions"] = [{"id": "E01", "points": points, "skills": list(skills)}]
    return data


def found(data: dict[str, Any]) -> list[tuple[str, object, str]]:
    return [(fault.key, fault.values["key"], fault.clause) for fault in find_misfits(data)]


LEVELS = "performances.shapes[0].levels"
IMPOSSIBLE = ("edition-cannot-be-built", LEVELS, "L2")


def test_everything_in_diada_can_be_built() -> None:
    assert find_misfits(DATA) == ()
    assert load_edition_file() == load_edition()
    assert load_edition_file(DIADA) == load_edition()


def test_T4_a_shape_does_not_grow_upward() -> None:
    assert found(with_shape(1, 2, 1, 3)) == [
        ("edition-shape-grows", f"{LEVELS}[1]", "T4"),
        ("edition-shape-grows", f"{LEVELS}[3]", "T4"),
    ]
    assert [fault.values["below"] for fault in find_misfits(with_shape(1, 2, 1, 3))] == [1, 1]


def test_T4_a_shape_needs_no_more_balance_than_there_can_be() -> None:
    assert found(with_shape(1, 1, 1, player={"max_rank": 2})) == []
    (fault,) = find_misfits(with_shape(1, 1, 1, 1, player={"max_rank": 2}))
    assert (fault.key, fault.values["lacking"]) == ("edition-cannot-be-built", ("balance",))
    assert "balance 2" in str(fault.values["ranks"])


def test_T5_a_shape_is_no_wider_than_base_and_width_allow() -> None:
    # Width at rank 4 raises the limit to seven, Base at rank 4 frees four levels.
    assert found(with_shape(12, 11, 10, 9, 7)) == []
    (fault,) = find_misfits(with_shape(12, 11, 10, 9, 8))
    assert (fault.key, fault.values["lacking"]) == ("edition-cannot-be-built", ("base", "width"))
    assert found(with_shape(12, 11, 10, 9, 8, player={"width_limit": 4})) == []


def test_T7_width_counts_only_where_a_level_needs_it() -> None:
    # No level is wider than three but the first, so that w can't be 1 to 4 and Base has to free the first.
    assert found(with_shape(9, 3, skill_tiles={"base": 0, "width": 2})) == [IMPOSSIBLE]
    assert found(with_shape(7, 3, skill_tiles={"base": 0, "width": 2})) == []


def test_a_skill_that_no_tile_teaches_never_helps_a_shape() -> None:
    assert found(with_shape(2, 2, 1, skill_tiles={"balance": 0, "mix": 3})) == [IMPOSSIBLE]


def test_T1_a_shape_needs_no_more_castellers_than_the_box_holds() -> None:
    assert found(with_shape(80, 71)) == [("edition-shape-too-many", LEVELS, "T1")]


def test_T2_a_level_needs_enough_castellers_of_one_size_or_of_two_with_mix() -> None:
    assert found(with_shape(30)) == []
    assert found(with_shape(31)) == [IMPOSSIBLE]
    assert found(with_shape(15, skill_tiles={"mix": 0, "base": 2})) == []
    assert found(with_shape(16, skill_tiles={"mix": 0, "base": 2})) == [IMPOSSIBLE]


def test_T3_no_tower_is_taller_than_sizes_and_strength_allow() -> None:
    few = {"counts": [50, 0, 0, 50, 0, 0, 50, 0, 0, 0]}
    assert found(with_shape(3, 2, 1, castellers=few, player={"max_rank": 1})) == []
    assert found(with_shape(4, 3, 2, 1, castellers=few, player={"max_rank": 1})) == []
    assert found(with_shape(5, 4, 3, 2, 1, castellers=few, player={"max_rank": 1})) == [
        ("edition-too-tall", LEVELS, "T3")
    ]
    (fault,) = find_misfits(with_exhibition(15, "balance"))
    assert (fault.key, fault.values["key"]) == ("edition-too-tall", "performances.exhibitions[0].points")
    assert (fault.values["sizes"], fault.values["strength"], fault.values["most"]) == (10, 4, 14)


def test_A4_an_exhibition_shows_only_skills_that_can_be_trained() -> None:
    data = box(skill_tiles={"mix": 0, "balance": 3})
    assert {fault.key for fault in find_misfits(data)} == {"edition-skill-untrainable"}
    assert [fault.values["key"] for fault in find_misfits(data)] == [
        f"performances.exhibitions[{place}].skills[{skill}]"
        for place, skill in ((0, 0), (5, 1), (7, 1), (11, 1), (12, 1), (13, 2))
    ]


def test_L3_an_exhibition_can_be_built_with_the_castellers_of_the_box() -> None:
    apart = {"counts": [30, 0, 30, 0, 30, 0, 30, 0, 30, 0]}
    assert found(with_exhibition(3, "mix", castellers=apart)) == [
        ("edition-cannot-be-built", "performances.exhibitions[0]", "L3")
    ]
    assert found(with_exhibition(3, "strength", castellers=apart)) == []


def test_L3_an_exhibition_can_be_built_at_the_highest_ranks() -> None:
    # Four levels of one another's number need Balance three times.
    assert found(with_exhibition(4, "balance", player={"max_rank": 1})) == []
    # With a limit of one and no more Width than one, Base frees a single level: 3-2-2-1 at the most.
    narrow = {"max_rank": 1, "width_limit": 1}
    assert found(with_exhibition(5, "balance", player=narrow)) == [
        ("edition-cannot-be-built", "performances.exhibitions[0]", "L3")
    ]
    (fault,) = find_misfits(with_exhibition(5, "balance", player=narrow))
    assert fault.values["lacking"] == ("balance", "base", "width")


def test_T8_one_and_the_same_width_serves_all_skills_of_an_exhibition() -> None:
    # A single level of four uses Base (w = 0) or Width (w = 1), but never both.
    assert found(with_exhibition(1, "base")) == []
    assert found(with_exhibition(1, "width")) == []
    assert found(with_exhibition(2, "base", "width")) == []
    assert found(with_exhibition(1, "base", "width")) == [
        ("edition-cannot-be-built", "performances.exhibitions[0]", "L3")
    ]


def test_E3_points_for_regions_never_fall() -> None:
    data = box(scoring={"region_points": [0, 0, 1, 3, 5, 4, 10, 14]})
    assert found(data) == [("edition-region-points-fall", "scoring.region_points[5]", "E3")]


def test_faults_of_the_box_and_by_the_rules_are_reported_together(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    text = DIADA.read_text(encoding="utf-8")
    file.write_text(
        text.replace("levels = [3, 2, 1] }", "levels = [3, 2, 4] }").replace('code = "GIR"', 'code = "G"'),
        encoding="utf-8",
    )
    with pytest.raises(InvalidEdition) as caught:
        load_edition_file(file)
    keys = [fault.key for fault in caught.value.faults]
    assert keys[0] == "edition-bad-code"
    assert keys[-1] == "edition-shape-grows"
    assert {fault.values["file"] for fault in caught.value.faults} == {str(file)}


@pytest.mark.parametrize("wrong", [{}, {"castellers": 3, "player": []}, {"performances": {"shapes": 7}}, []])
def test_what_is_no_sound_box_is_passed_over(wrong: Any) -> None:
    assert find_misfits(wrong) == ()
    with pytest.raises(InvalidEdition):
        fitting_edition(wrong)


@given(mutated(box()))
def test_mutated_data_give_an_edition_that_fits_or_faults_and_never_crash(data: Any) -> None:
    try:
        assert fitting_edition(data).id
    except InvalidEdition as error:
        assert error.faults
        assert set(find_misfits(data)) <= set(error.faults)


def test_tiles_are_checked_for_growth_though_other_parts_are_wrong() -> None:
    data = with_shape(1, 2)
    del data["player"]
    assert found(data) == [("edition-shape-grows", f"{LEVELS}[1]", "T4")]


def test_an_edition_that_fits_is_returned() -> None:
    assert fitting_edition(box()).id == "changed"
