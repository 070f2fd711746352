"""The edition that ships, against section 9 of the rules, and the way from a file to an edition and back."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from castell.edition import Exhibition, Rulings, Shape, edition_from_data, edition_to_data, load_edition
from castell.edition.loader import DIADA, MAX_BYTES
from castell.edition.validate import find_faults
from castell.faults import InvalidEdition

# As the tables of section 9 write them.
SHAPES = """
S01 3-2-1 2 · S02 2-2-1 3 · S03 1-1-1 3 · S04 4-2-1 3 · S05 3-2-2-1 4 · S06 2-2-1-1 4 · S07 3-3-2-1 4 ·
S08 4-3-2-1 5 · S09 1-1-1-1 4 · S10 2-2-2-1 5 · S11 5-3-2-1 5 · S12 3-3-2-2-1 6 · S13 4-4-2-1 6 ·
S14 1-1-1-1-1 6 · S15 4-3-3-2-1 7 · S16 5-4-3-2-1 8
"""
EXHIBITIONS = """
E01 3 Mix · E02 3 Strength · E03 4 Balance · E04 4 Width · E05 4 Base · E06 4 Balance+Mix ·
E07 4 Balance+Strength · E08 4 Width+Mix · E09 5 Balance+Width · E10 5 Balance+Base · E11 5 Width+Strength ·
E12 5 Base+Mix · E13 6 Balance+Mix+Strength · E14 6 Balance+Width+Mix · E15 6 Width+Base ·
E16 7 Balance+Width+Base
"""
ADJACENT = "GIR-BCN BCN-VNG BCN-VFR VNG-VFR VNG-TGN TGN-VLS VLS-VFR VLS-LLE GIR-LLE LLE-VFR"
SKILL_TILES = "balance balance base mix strength width special special"
CALENDAR = [
    (3, "I", (1, 1, 1), 1),
    (4, "I", (1, 1, 1), 1),
    (5, "I", (1, 1, 2), 2),
    (6, "I", (1, 2, 2), 2),
    (7, "II", (1, 1, 2), 2),
    (8, "II", (1, 2, 2), 2),
    (9, "II", (1, 2, 2), 3),
    (10, "II", (1, 1, 1), 3),
]


def test_diada_has_no_fault() -> None:
    assert find_faults(tomllib.loads(DIADA.read_text(encoding="utf-8"))) == ()


def test_diada_is_the_edition_of_section_9() -> None:
    diada = load_edition()
    assert diada.id == "diada"
    assert diada.castellers == (15,) * 10
    assert diada.castellers_per_region == (3, 4, 5)  # U1
    assert (diada.hand, diada.tokens, diada.max_rank, diada.width_limit) == (7, 7, 4, 3)
    assert " ".join(region.code for region in diada.regions) == "GIR BCN VNG TGN VLS VFR LLE"
    assert {frozenset(pair) for pair in diada.adjacent} == {
        frozenset(pair.split("-")) for pair in ADJACENT.split()
    }
    assert diada.dotted == (("GIR", "LLE"), ("LLE", "VFR"))
    assert diada.skill_tiles == tuple(SKILL_TILES.split())
    codes = [region.code for region in diada.regions]
    assert diada.locations == tuple((name, code) for name in ("I", "II") for code in codes)
    assert diada.size_tokens == (3,) * 10
    assert [
        (entry.round, entry.set, entry.festivals, entry.size_spaces) for entry in diada.calendar
    ] == CALENDAR
    assert [(prize.name, prize.points, prize.count) for prize in diada.prizes] == [
        ("trophy", 5, 14),
        ("medal", 3, 13),
        ("ribbon", 1, 13),
    ]
    assert diada.prize_chart == (("trophy", "ribbon"), ("trophy", "medal"), ("trophy", "medal", "ribbon"))
    assert diada.region_points == (0, 0, 1, 3, 5, 7, 10, 14)  # E3
    assert diada.rulings == Rulings("adjacent", False, "each", (3, 5, 7, 9), "clockwise", True)
    assert diada.tiles_per_row == 2  # U4


def test_diada_has_the_tiles_of_section_9() -> None:
    shapes = []
    for line in SHAPES.split("·"):
        name, levels, points = line.split()
        shapes.append(Shape(name, int(points), tuple(int(level) for level in levels.split("-"))))
    assert list(load_edition().shapes) == shapes
    exhibitions = []
    for line in EXHIBITIONS.split("·"):
        name, points, skills = line.split()
        exhibitions.append(Exhibition(name, int(points), tuple(skills.lower().split("+"))))
    assert list(load_edition().exhibitions) == exhibitions


def test_an_edition_survives_the_way_to_plain_data_and_back() -> None:
    diada = load_edition()
    data = json.loads(json.dumps(edition_to_data(diada)))
    assert edition_from_data(data) == diada
    assert data == tomllib.loads(DIADA.read_text(encoding="utf-8"))


def test_a_copy_of_the_shipped_file_is_the_shipped_edition(tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes(b"\xef\xbb\xbf" + DIADA.read_bytes())  # some editors write a byte order mark
    assert load_edition(copy) == load_edition()


def test_a_changed_edition_needs_an_id_of_its_own() -> None:
    data = edition_to_data(load_edition())
    data["name"] = "My box"
    with pytest.raises(InvalidEdition) as caught:
        edition_from_data(data, "mine.toml")
    assert [(fault.key, fault.values["key"]) for fault in caught.value.faults] == [("edition-id-taken", "id")]
    data["id"] = "mine"
    assert edition_from_data(data).name == "My box"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "edition-of-another-kind"),
        (b"[project]\nname = 'castell'", "edition-of-another-kind"),
        (b"id = ", "edition-not-toml"),
        (b"name = '\xff'", "edition-not-utf8"),
        (b"a = " + b"[" * 100_000, "edition-not-toml"),
        (b"a = " + b"9" * 10_000, "edition-not-toml"),
        (b"#" * (MAX_BYTES + 1), "edition-too-large"),
    ],
    ids=["empty", "other keys", "no value", "not UTF-8", "deep", "huge number", "large"],
)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content)
    with pytest.raises(InvalidEdition) as caught:
        load_edition(file)
    assert caught.value.fault.key == key
    assert caught.value.fault.values["file"] == str(file)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path, "with\0zero"):
        with pytest.raises(InvalidEdition) as caught:
            load_edition(path)
        assert caught.value.fault.key == "edition-unreadable"


def test_the_line_of_a_wrong_byte_is_told(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"id = 'a'\n\nname = '\xff'\n")
    with pytest.raises(InvalidEdition) as caught:
        load_edition(file)
    assert caught.value.fault.values["line"] == 3
