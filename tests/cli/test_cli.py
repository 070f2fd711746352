"""The manners common to all commands: exit codes, errors in one line on standard error, late imports."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Literal

import pytest
from cyclopts import App

from castell import __version__, cli
from castell.cli import COMMANDS, main
from castell.cli.common import WrongUsage, console, print_json
from castell.faults import CastellError, Fault
from castell.rules import compiled

# What `castell --help` has no use for; json and rich come with cyclopts.
HEAVY = (
    "fluent",
    "babel",
    "Cython",
    "asyncio",
    "multiprocessing",
    "sqlite3",
    "castell.locale",
    "castell.game",
)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes a function the command `trial`."""

    def register(function: Callable[..., object]) -> None:
        module = ModuleType("castell.cli.trial")
        module.app = App(name="trial")  # type: ignore[attr-defined]
        module.app.default(function)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "castell.cli.trial", module)
        monkeypatch.setitem(cli.COMMANDS, "trial", "Try something.")

    return register


def run(*words: str, **options: object) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, "-m", "castell", *words]
    return subprocess.run(arguments, capture_output=True, text=True, **options)  # type: ignore[call-overload]


def test_the_program_runs_as_a_module() -> None:
    result = run("--version")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith(
        f"castell {__version__} (Python {sys.version_info[0]}.{sys.version_info[1]}."
    )


def test_the_version_tells_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.endswith(f", rules {'compiled' if compiled() else 'not compiled'})\n")


def test_an_interpreted_run_says_so() -> None:
    result = run("--version", env={**os.environ, "CASTELL_INTERPRETED": "1"})
    assert result.stdout.endswith(", rules not compiled)\n")


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_names_every_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert [name for name in COMMANDS if f" {name} " not in out] == []
    assert err == ""


def test_help_imports_nothing_that_it_does_not_need() -> None:
    code = """
import sys
from castell.cli import COMMANDS, main
main(["--help"])
print(sorted(name for name in sys.modules if name.startswith("castell.")), file=sys.stderr)
print([name for name in sys.argv[1:] if name in sys.modules], file=sys.stderr)
"""
    result = subprocess.run([sys.executable, "-c", code, *HEAVY], capture_output=True, text=True, check=True)
    own, heavy = result.stderr.splitlines()
    assert own == "['castell.cli', 'castell.cli.common', 'castell.faults']"
    assert heavy == "[]"


def test_a_command_imports_no_other() -> None:
    code = """
import sys
from castell.cli import main
main(["rules", "T4"])
print([name for name in sys.modules if name.startswith("castell.cli.")], file=sys.stderr)
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stderr == "['castell.cli.common', 'castell.cli.rules']\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module_and_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"Usage: castell {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rulse"], 'There is no command "rulse". Did you mean "rules"? `castell --help` tells more.'),
        (["nope"], 'There is no command "nope". The commands are play,'),
        (["--jsno"], 'There is no command "--jsno".'),
        (["rules", "--jsno"], "--jsno. Did you mean --json? `castell rules --help` tells more."),
        (["rules", "--language"], "--language needs a value after it. `castell rules --help` tells more."),
        (["edition", "check"], "FILE is missing. `castell edition check --help` tells more."),
        (["edition", "chekc"], 'Did you mean "check"?'),
        (
            ["edition", "check", "a", "b", "c"],
            "These arguments are too much: b and c. `castell edition check",
        ),
    ],
)
def test_wrong_usage_is_one_line_with_what_to_do(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("castell: ") and err.count("\n") == 1
    assert said in err
    assert "--help" in err


def test_a_value_of_the_wrong_kind_is_wrong_usage(
    command: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def trial(*, games: int = 1, wheel: Literal["standard", "advanced"] = "standard") -> None:
        pass

    command(trial)
    assert main(["trial", "--games", "many"]) == 2
    assert main(["trial", "--wheel", "round"]) == 2
    many, wheel = capsys.readouterr().err.splitlines()
    assert '"many"' in many and "--games" in many and "`castell trial --help`" in many
    assert '"standard"' in wheel and '"advanced"' in wheel


def test_a_command_decides_on_its_exit_code(command: Callable[..., None]) -> None:
    def trial(code: int | None = None, /) -> int | None:
        return code

    command(trial)
    assert main(["trial"]) == 0
    assert main(["trial", "1"]) == 1


def test_faults_are_explained_line_by_line(
    command: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def trial() -> None:
        raise CastellError(
            Fault.of("cli-argument-missing", "T4", name="A\nB"), Fault.of("cli-value-missing", name="C")
        )

    command(trial)
    assert main(["trial"]) == 1
    assert capsys.readouterr() == ("", "castell: A B is missing. (T4)\ncastell: C needs a value after it.\n")


def test_a_command_can_refuse_its_usage(
    command: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def trial() -> None:
        raise WrongUsage(Fault.of("cli-value-missing", name="--players"))

    command(trial)
    assert main(["trial"]) == 2
    said = "castell: --players needs a value after it. `castell trial --help` tells more.\n"
    assert capsys.readouterr().err == said


def test_a_file_that_cannot_be_used_is_told(
    command: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def trial(file: Path, /) -> None:
        file.read_bytes()

    command(trial)
    assert main(["trial", str(tmp_path / "none.castell")]) == 1
    err = capsys.readouterr().err
    assert err.startswith("castell: ") and "none.castell can't be used: No such file or directory." in err
    assert err.count("\n") == 1


def test_a_mistake_of_the_program_is_not_hidden(command: Callable[..., None]) -> None:
    def trial() -> None:
        raise OSError("no file in it")

    command(trial)
    with pytest.raises(OSError, match="no file in it"):
        main(["trial"])


def test_an_interruption_ends_cleanly(
    command: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def trial() -> None:
        raise KeyboardInterrupt

    command(trial)
    assert main(["trial"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "castell", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
    assert (process.returncode, errors) == (0, b"")


def test_an_error_never_moves_the_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "no\x1b[2Jfile\x9b\r\n"]) == 1
    assert capsys.readouterr().err[:-1].isprintable()


@pytest.mark.parametrize("words", [["rules", "T4"], ["tower", "solve"], ["--help"]])
def test_closed_streams_stop_nothing(words: list[str]) -> None:
    call = "import os, sys; [os.close(stream) for stream in (0, 1)]; os.execv(sys.executable, sys.argv[1:])"
    arguments = [sys.executable, "-m", "castell", *words]
    result = subprocess.run([sys.executable, "-c", call, *arguments], capture_output=True)
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "castell", "rules"]
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert result.returncode == 1
    assert result.stderr.startswith("castell: There is no space left") and result.stderr.count("\n") == 1


def test_json_is_one_line_and_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"name": "Núria", "list": [1, None]})
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert json.loads(out) == {"name": "Núria", "list": [1, None]}


def test_json_keeps_to_ascii_where_the_terminal_does() -> None:
    code = "from castell.cli.common import print_json; print_json('ç')"
    for encoding, expected in (("ascii", b'"\\u00e7"\n'), ("utf-8", '"ç"\n'.encode())):
        environment = {**os.environ, "PYTHONIOENCODING": encoding}
        result = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, env=environment, check=True
        )
        assert result.stdout == expected


def test_letters_that_the_terminal_lacks_stop_nothing(
    command: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def trial() -> None:
        print("Núria")

    command(trial)
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, "ascii"))
    assert main(["trial"]) == 0
    assert raw.getvalue() == b"N?ria\n"


def test_there_are_no_colours_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not console().is_terminal


def test_NO_COLOR_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    out = console()
    assert out.is_terminal and out.no_color
