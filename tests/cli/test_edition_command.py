"""`castell edition`: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from castell.cli import main
from castell.edition import edition_to_data, load_edition
from castell.edition.loader import DIADA


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """A file with three faults, one of them by the rules."""
    file = tmp_path / "wrong.toml"
    text = DIADA.read_text(encoding="utf-8")
    for before, after in (
        ("hand = 7", "hand = 70"),
        ('["LLE", "VFR"]', '["LLE", "LLE"]'),
        ("levels = [3, 2, 1]", "levels = [3, 2, 3]"),
    ):
        assert before in text
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")
    return file


def test_check_is_silent_about_nothing(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(wrong)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 5  # the deal fails for each number of players
    assert all(str(wrong) in line for line in lines)
    assert "castellers.per_region[0]" in lines[0]
    assert lines[0].endswith("(U1)")
    assert "map.dotted[1]" in lines[3]
    assert lines[3].endswith("(B3)")
    assert "performances.shapes[0].levels[2]" in lines[4]
    assert lines[4].endswith("(T4)")


def test_check_sums_up_what_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(DIADA)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Diada (diada, version 1)" in out
    assert "8, 11 or 13 festivals" in out
    assert out.count("\n") == 1


def test_check_of_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(tmp_path / "none.toml")]) == 1
    assert "none.toml" in capsys.readouterr().err
    assert main(["edition", "check"]) == 2


def test_show_has_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    diada = load_edition()
    words = [region.name for region in diada.regions]
    words += [tile.id for tile in (*diada.shapes, *diada.exhibitions)]
    words += ["5-4-3-2-1", "Balance, Width, Base", "trophy", "special_move", "[3, 5, 7, 9]", "Special"]
    for word in words:
        assert word in out


def test_show_prints_the_edition_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == edition_to_data(load_edition())


def test_show_refuses_what_is_wrong(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", str(wrong)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 5


def test_copy_is_diada_with_an_id_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "our-box.toml"
    assert main(["edition", "copy", "--to", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    assert load_edition(file) == replace(load_edition(), id="our-box", name="My edition")


@pytest.mark.parametrize("name", ["diada.toml", "Our Box.toml"])
def test_copy_chooses_an_id_where_the_file_name_is_none(tmp_path: Path, name: str) -> None:
    assert main(["edition", "copy", "--to", str(tmp_path / name)]) == 0
    assert load_edition(tmp_path / name).id == "my-edition"


def test_copy_replaces_a_file_only_by_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "box.toml"
    file.write_text("mine", encoding="utf-8")
    assert main(["edition", "copy", "--to", str(file)]) == 2
    assert "--force" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert main(["edition", "copy", "--to", str(file), "--force"]) == 0
    assert load_edition(file).id == "box"


def test_copy_into_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "copy", "--to", str(tmp_path / "none" / "box.toml")]) == 1
    assert "box.toml" in capsys.readouterr().err
