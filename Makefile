# Everything that is done with a clone: `make play`, `make test`. Each target does its own set-up in .venv.
# PYTHON=/path/to/python3.12 chooses the interpreter, VENV=folder another place for the set-up.

PYTHON ?=
VENV ?= .venv
BIN := $(VENV)/bin
# The stamp's name holds the interpreter: another PYTHON makes the set-up anew.
STAMP := $(VENV)/.ready-$(if $(PYTHON),$(subst /,_,$(PYTHON)),any)
# A compiled module hides later edits of its .py, so the rules' sources belong here.
INPUTS := pyproject.toml setup.py $(wildcard src/castell/rules/*.py src/castell/rules/*.pxd)
PYTEST := $(BIN)/python -m pytest -n auto

.PHONY: help play test check long interpreted clean

help:
	@echo "make play         play a game in the terminal"
	@echo "make test         run the tests (a few minutes)"
	@echo "make check        ruff, mypy --strict and the examples of the README"
	@echo "make long         run the long tests"
	@echo "make interpreted  run the tests on the uncompiled rules"
	@echo "make clean        remove the set-up and everything built"

play: $(STAMP)
	@$(BIN)/castell play

test: $(STAMP)
	$(PYTEST) -m "not long"

check: $(STAMP)
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy --strict
	@if [ -e README.md ]; then echo "doctest README.md"; $(BIN)/python -m doctest -o ELLIPSIS README.md; fi

long: $(STAMP)
	$(PYTEST) -m long

interpreted: $(STAMP)
	CASTELL_INTERPRETED=1 $(PYTEST) -m "not long"

clean:
	rm -rf $(VENV) build src/castell/rules/*.so

# A missing stamp (first time, another PYTHON, a set-up that was interrupted) starts from an empty .venv; a changed
# input only installs again. Old compiled modules go first: if the new build falls back, they must not stay.
$(STAMP): $(INPUTS)
	@python=; for candidate in $(if $(PYTHON),$(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	    if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$candidate; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "Castell needs Python 3.11 or newer$(if $(PYTHON),; $(PYTHON) is older or cannot be run)." >&2; \
	    echo "Install one (python.org, or your system's packages) or name it: make $(or $(MAKECMDGOALS),play) PYTHON=/path/to/python3.11" >&2; \
	    exit 1; \
	fi; \
	if [ ! -e $@ ]; then echo "Setting up Castell in $(VENV), once ..."; "$$python" -m venv --clear $(VENV) || exit 1; \
	else echo "Sources changed, installing again ..."; fi; \
	rm -rf build src/castell/rules/*.so; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
