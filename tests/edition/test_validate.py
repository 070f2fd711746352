"""Every inconsistency of an edition is found, with its place and value, and all of them at once."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given

from castell.edition import Edition, edition_from_data, edition_to_data, load_edition
from castell.edition.validate import find_faults
from castell.faults import InvalidEdition
from castell.locale import explain
from mutations import GONE, VALUES, Place, mutated, replaced

DATA = edition_to_data(load_edition())


def changed(*changes: tuple[Place, object]) -> dict[str, Any]:
    """Diada's data with other values at some places; GONE takes one away."""
    data: Any = copy.deepcopy(DATA)
    data["id"] = "changed"
    for path, value in changes:
        replaced(data, path, value)
    return data


def found(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(fault.key, str(fault.values["key"]), fault.clause) for fault in find_faults(data, "box.toml")]


def round_of(**other: object) -> dict[str, object]:
    return {"round": 3, "set": "I", "festivals": [1, 1, 1], "size_spaces": 1} | other


ONE_FAULT = [
    # keys and types
    ((("name",), GONE), "edition-key-missing", "name", ""),
    ((("nane",), "x"), "edition-key-unknown", "nane", ""),
    ((("map", "regions", 2, "colour"), "red"), "edition-key-unknown", "map.regions[2].colour", ""),
    ((("castellers",), 7), "edition-wrong-type", "castellers", ""),
    ((("map", "touching"), "GIR"), "edition-wrong-type", "map.touching", "B3"),
    ((("map", "touching", 1), "GIR"), "edition-wrong-type", "map.touching[1]", "B3"),
    ((("map", "regions", 0, "name"), 7), "edition-wrong-type", "map.regions[0].name", ""),
    ((("castellers", "hand"), "7"), "edition-wrong-type", "castellers.hand", "U5"),
    ((("castellers", "hand"), True), "edition-wrong-type", "castellers.hand", "U5"),
    ((("castellers", "hand"), 7.0), "edition-wrong-type", "castellers.hand", "U5"),
    ((("rulings", "special_tile_is_extra"), 1), "edition-wrong-type", "rulings.special_tile_is_extra", "A5"),
    ((("format",), 2), "edition-unknown-format", "format", ""),
    # numbers that no box holds
    ((("player", "max_rank"), 0), "edition-out-of-range", "player.max_rank", "A4"),
    ((("player", "max_rank"), 10), "edition-out-of-range", "player.max_rank", "A4"),
    ((("player", "width_limit"), 0), "edition-out-of-range", "player.width_limit", "T5"),
    ((("player", "width_limit"), 10), "edition-out-of-range", "player.width_limit", "T5"),
    (
        (("player", "special_action_tokens"), 100),
        "edition-out-of-range",
        "player.special_action_tokens",
        "B9",
    ),
    ((("prizes", "medal", "points"), 100), "edition-out-of-range", "prizes.medal.points", "E4"),
    ((("scoring", "region_points", 7), -1), "edition-out-of-range", "scoring.region_points[7]", "E3"),
    ((("scoring", "region_points", 8), 15), "edition-wrong-length", "scoring.region_points", "E3"),
    ((("castellers", "hand"), 16**5000), "edition-out-of-range", "castellers.hand", "U5"),
    # texts
    ((("id",), "My Box"), "edition-bad-id", "id", ""),
    ((("name",), ""), "edition-bad-text", "name", ""),
    ((("name",), "x" * 41), "edition-bad-text", "name", ""),
    ((("name",), "two\nlines"), "edition-bad-text", "name", ""),
    ((("name",), "lone \ud800"), "edition-bad-text", "name", ""),
    ((("version",), " 1"), "edition-bad-text", "version", ""),
    ((("map", "regions", 6, "name"), "Girona"), "edition-duplicate-name", "map.regions[6].name", ""),
    ((("performances", "shapes", 1, "id"), "S1"), "edition-bad-tile-id", "performances.shapes[1].id", ""),
    (
        (("performances", "shapes", 1, "id"), "E01"),
        "edition-duplicate-id",
        "performances.exhibitions[0].id",
        "",
    ),
    # totals of the box
    ((("castellers", "counts", 0), 16), "edition-wrong-total", "castellers.counts", "B2"),
    ((("castellers", "counts", 10), 0), "edition-wrong-length", "castellers.counts", "B2"),
    ((("calendar", "size_tokens", 9), 4), "edition-wrong-total", "calendar.size_tokens", "B6"),
    ((("prizes", "trophy", "count"), 13), "edition-wrong-total", "prizes", "B8"),
    ((("skill_tiles", "base"), 2), "edition-wrong-total", "skill_tiles", "B4"),
    ((("performances", "exhibitions", 15), GONE), "edition-wrong-total", "performances", "B7"),
    # the map
    ((("map", "touching", 8), ["TGN", "TGN"]), "edition-region-beside-itself", "map.touching[8]", "B3"),
    ((("map", "touching", 8), ["TGN", "REU"]), "edition-unknown-region", "map.touching[8][1]", "B3"),
    ((("map", "touching", 8), ["BCN", "GIR"]), "edition-pair-twice", "map.touching[8]", "B3"),
    ((("map", "dotted", 2), ["BCN", "GIR"]), "edition-pair-twice", "map.dotted[2]", "B3"),
    ((("map", "touching", 8), ["TGN"]), "edition-wrong-length", "map.touching[8]", "B3"),
    ((("map", "touching"), [["GIR", "BCN"]]), "edition-map-unconnected", "map.touching", "B3"),
    # the calendar
    ((("calendar", "locations", "I", 0), "REU"), "edition-unknown-region", "calendar.locations.I[0]", "B6"),
    (
        (("calendar", "locations", "I", 0), "BCN"),
        "edition-region-twice-in-round",
        "calendar.locations.I",
        "U3",
    ),
    ((("calendar", "rounds", 0, "round"), 2), "edition-out-of-range", "calendar.rounds[0].round", "R4"),
    ((("calendar", "rounds", 7, "round"), 11), "edition-out-of-range", "calendar.rounds[7].round", "R4"),
    ((("calendar", "rounds", 1, "round"), 3), "edition-not-ascending", "calendar.rounds[1].round", "U3"),
    ((("calendar", "rounds", 1, "set"), "i"), "edition-unknown-set", "calendar.rounds[1].set", "B6"),
    (
        (("calendar", "rounds", 1, "size_spaces"), 5),
        "edition-out-of-range",
        "calendar.rounds[1].size_spaces",
        "U3",
    ),
    (
        (("calendar", "rounds", 1, "festivals"), [1, 1]),
        "edition-wrong-length",
        "calendar.rounds[1].festivals",
        "U3",
    ),
    (
        (("calendar", "rounds", 0, "festivals", 2), 3),
        "edition-too-few-locations",
        "calendar.locations.I",
        "U3",
    ),
    ((("calendar", "rounds", 5, "size_spaces"), 4), "edition-too-few-size-tokens", "calendar.rounds", "U3"),
    # prizes
    ((("prizes", "chart", 0, 1), "medall"), "edition-unknown-prize", "prizes.chart[0][1]", "F4"),
    ((("prizes", "chart", 0, 2), "medal"), "edition-length-out-of-range", "prizes.chart[0]", "F4"),
    ((("prizes", "cup"), {"points": 9, "count": 0}), "edition-key-unknown", "prizes.cup", ""),
    # the deal
    ((("castellers", "per_region", 2), 18), "edition-too-few-castellers", "castellers.per_region[2]", "U1"),
    # tiles
    (
        (("performances", "exhibitions", 3, "skills", 0), "wide"),
        "edition-unknown-skill",
        "performances.exhibitions[3].skills[0]",
        "B5",
    ),
    (
        (("performances", "exhibitions", 3, "skills", 1), "special"),
        "edition-unknown-skill",
        "performances.exhibitions[3].skills[1]",
        "B5",
    ),
    (
        (("performances", "exhibitions", 3, "skills", 1), "width"),
        "edition-duplicate-skill",
        "performances.exhibitions[3].skills[1]",
        "L3",
    ),
    (
        (("performances", "exhibitions", 3, "skills"), []),
        "edition-length-out-of-range",
        "performances.exhibitions[3].skills",
        "L3",
    ),
    (
        (("performances", "shapes", 3, "levels"), []),
        "edition-length-out-of-range",
        "performances.shapes[3].levels",
        "L2",
    ),
    (
        (("performances", "shapes", 3, "levels", 2), 0),
        "edition-out-of-range",
        "performances.shapes[3].levels[2]",
        "T1",
    ),
    # rulings
    ((("rulings", "special_move"), "anywhere"), "edition-unknown-choice", "rulings.special_move", "A6"),
    ((("rulings", "festival_requires"), "all"), "edition-unknown-choice", "rulings.festival_requires", "F1"),
    ((("rulings", "first_player"), "none"), "edition-unknown-choice", "rulings.first_player", "R5"),
    ((("rulings", "house_rule"), True), "edition-key-unknown", "rulings.house_rule", ""),
    ((("rulings", "refill_rounds", 0), 1), "edition-out-of-range", "rulings.refill_rounds[0]", "R1"),
    ((("rulings", "refill_rounds", 3), 11), "edition-out-of-range", "rulings.refill_rounds[3]", "R1"),
    ((("rulings", "refill_rounds", 1), 3), "edition-not-ascending", "rulings.refill_rounds[1]", "R1"),
]


@pytest.mark.parametrize(
    ("change", "key", "place", "clause"), ONE_FAULT, ids=[f"{key} {place}" for _, key, place, _ in ONE_FAULT]
)
def test_a_single_fault_is_found_alone(
    change: tuple[Place, object], key: str, place: str, clause: str
) -> None:
    assert found(changed(change)) == [(key, place, clause)]


@pytest.mark.parametrize(
    ("change", "place"),
    [(change, place) for change, _, place, _ in ONE_FAULT],
    ids=[f"{key} {place}" for _, key, place, _ in ONE_FAULT],
)
def test_every_fault_is_said_in_words(change: tuple[Place, object], place: str) -> None:
    (fault,) = find_faults(changed(change), "box.toml")
    sentence = explain(fault)
    assert sentence.startswith("box.toml: ")
    assert place in sentence
    assert "{" not in sentence.replace("{points = 9, count = 0}", "")
    assert "\n" not in sentence


def test_a_region_without_any_pair_is_named() -> None:
    data = changed((("map", "touching"), [["GIR", "BCN"], ["TGN", "VLS"]]))
    (fault,) = find_faults(data)
    assert fault.values["lost"] == ("VNG", "TGN", "VLS")
    assert fault.values["start"] == "GIR"


def test_a_wrong_code_is_one_fault_though_others_refer_to_it() -> None:
    data = changed(
        (("map", "regions", 3, "code"), "tgn"),
        (("map", "touching", 4), ["VNG", "tgn"]),
        (("map", "touching", 5), ["tgn", "VLS"]),
        (("calendar", "locations", "I", 3), "tgn"),
        (("calendar", "locations", "II", 3), "tgn"),
    )
    assert found(data) == [("edition-bad-code", "map.regions[3].code", "")]


def test_a_code_used_twice_points_to_its_first_use() -> None:
    faults = find_faults(changed((("map", "regions", 3, "code"), "GIR")))
    twice = next(fault for fault in faults if fault.key == "edition-duplicate-code")
    assert (twice.values["key"], twice.values["first"]) == ("map.regions[3].code", "map.regions[0].code")


def test_one_region_twice_in_a_set_is_right_where_each_round_has_one_festival() -> None:
    rounds = [round_of(round=number, set="I" if number < 7 else "II") for number in range(3, 11)]
    data = changed((("calendar", "rounds"), rounds), (("calendar", "locations", "I", 0), "BCN"))
    assert found(data) == []
    rounds[1]["festivals"] = [1, 1, 2]
    (fault,) = find_faults(data)
    assert fault.key == "edition-region-twice-in-round"
    assert (fault.values["rounds"], fault.values["regions"]) == ((4,), ("BCN",))


def test_a_set_may_hold_more_tiles_than_the_other() -> None:
    rounds = [round_of(round=number, set="I" if number < 7 else "II") for number in range(3, 11)]
    data = changed(
        (("calendar", "rounds"), rounds),
        (("calendar", "locations", "I"), ["GIR", "BCN", "VNG", "TGN"]),
        (
            ("calendar", "locations", "II"),
            ["GIR", "BCN", "VNG", "TGN", "VLS", "VFR", "LLE", "GIR", "BCN", "VNG"],
        ),
    )
    assert found(data) == []
    data["calendar"]["locations"]["I"].pop()
    data["calendar"]["locations"]["II"].append("TGN")
    faults = find_faults(data)
    assert {fault.key for fault in faults} == {"edition-too-few-locations"}
    assert [fault.values["players"] for fault in faults] == [2, 3, 4]


def test_B6_the_location_tiles_must_be_fourteen() -> None:
    data = changed((("calendar", "locations", "II", 6), GONE))
    assert found(data) == [
        ("edition-wrong-total", "calendar.locations", "B6"),
        ("edition-too-few-locations", "calendar.locations.II", "U3"),
    ]


def test_U3_a_festival_never_needs_more_different_sizes_than_the_tokens_have() -> None:
    two_sizes = [15, 15, 0, 0, 0, 0, 0, 0, 0, 0]
    faults = find_faults(changed((("calendar", "size_tokens"), two_sizes)))
    assert [(fault.key, fault.values["key"]) for fault in faults] == [
        ("edition-too-few-sizes", "calendar.rounds[6].size_spaces"),
        ("edition-too-few-sizes", "calendar.rounds[7].size_spaces"),
    ]


def test_U3_some_deal_must_give_every_festival_different_sizes() -> None:
    # Four players have 13 festivals with 27 spaces. Of one size at most 13 tokens can lie there, one each.
    assert found(changed((("calendar", "size_tokens"), [16, 2, 2, 2, 2, 2, 1, 1, 1, 1]))) == []
    (fault,) = find_faults(changed((("calendar", "size_tokens"), [17, 2, 2, 2, 2, 1, 1, 1, 1, 1])))
    assert (fault.key, fault.values["players"]) == ("edition-sizes-too-alike", 4)


def test_a_near_miss_is_recognised() -> None:
    (fault,) = find_faults(changed((("performances", "exhibitions", 3, "skills", 0), "Widht")))
    assert fault.values["meant"] == "width"
    missing, unknown = sorted(
        find_faults(changed((("rulings", "first_playr"), "fixed"), (("rulings", "first_player"), GONE))),
        key=str,
    )
    assert (missing.values["key"], unknown.values["meant"]) == ("rulings.first_player", "first_player")


def test_all_faults_are_reported_at_once() -> None:
    data = changed(
        *(change for change, *_ in ONE_FAULT if change[0][0] in ("name", "player", "rulings", "prizes"))
    )
    with pytest.raises(InvalidEdition) as caught:
        edition_from_data(data, "box.toml")
    assert len(caught.value.faults) >= 14
    assert {fault.values["file"] for fault in caught.value.faults} == {"box.toml"}


def test_the_value_is_shown_short_and_printable() -> None:
    for value in (
        "\x1b[31m" * 50,
        ["a", [["\n" * 100]]] * 50,
        {"\u202e": {"a": {"b": {"c": 1}}}},
        10**5000,
        1e999,
    ):
        (fault,) = find_faults(changed((("player", "max_rank"), value)))
        shown = fault.values["value"]
        assert isinstance(shown, str)
        assert shown.isprintable()
        assert len(shown) <= 60


def test_a_file_of_another_kind_is_not_told_key_by_key() -> None:
    (fault,) = find_faults({f"key{number}": number for number in range(100)})
    assert fault.key == "edition-of-another-kind"
    assert len(find_faults({"id": "a"} | {f"key{number}": number for number in range(10_000)})) < 100


@given(mutated(DATA | {"id": "mutated"}))
def test_mutated_data_give_an_edition_or_faults_and_never_crash(data: Any) -> None:
    try:
        edition = edition_from_data(data)
    except InvalidEdition as error:
        assert error.faults
        assert all(fault.to_json() for fault in error.faults)
    else:
        assert isinstance(edition, Edition)
        assert edition_from_data(edition_to_data(edition)) == edition
        hash(edition)


@given(VALUES)
def test_any_data_give_faults(data: Any) -> None:
    assert find_faults(data)
