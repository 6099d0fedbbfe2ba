# `make play` and `make test` do all their own set-up in .venv; they need Python 3.11+ and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-compile
# one worker more than cores, for tests that wait; with two a core browsers take each other's time
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
SPREAD := -n $(WORKERS) --dist loadfile --no-loadscope-reorder
TESTS ?=
PLAY ?=
# byte code comes with the first import and is kept whatever the surroundings say: the tests start many servers and commands
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play build test test-all test-learning pure-test lint generate bench docs site grounds films release clean
help:  ## say what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/bin/python:
	@echo "lapilli: making a virtual environment in $(VENV) (about 5 seconds)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/runtime: pyproject.toml | $(VENV)/bin/python
	@echo "lapilli: fetching what playing needs, 39 packages, 160 MB (about 30 seconds)"
	$(PIP) 'setuptools>=77'
	LAPILLI_INTERPRETED=1 $(PIP) --no-build-isolation -e '.[play]'
	@touch $@

$(VENV)/develop: $(VENV)/runtime pyproject.toml examples/pumice/pyproject.toml
	@echo "lapilli: fetching what tests need, 30 packages more, 400 MB (about a minute)"
	LAPILLI_INTERPRETED=1 $(PIP) --no-build-isolation -e '.[server,study,dev]'
	$(PIP) --no-deps --no-build-isolation -e examples/pumice
	@touch $@

build: $(VENV)/runtime  ## set up, and compile the kernel if it has changed (a few minutes)
	@$(BIN)/python tools/kernel.py --check || echo "lapilli: compiling the kernel (a few minutes)"
	@$(BIN)/python tools/kernel.py

play: $(VENV)/runtime  ## set up and open a table in the browser; the kernel is compiled behind it
	@if $(BIN)/python tools/kernel.py --check; then $(BIN)/lapilli play $(PLAY); \
	else $(BIN)/python tools/kernel.py --behind; LAPILLI_INTERPRETED=building $(BIN)/lapilli play $(PLAY); fi

test: $(VENV)/develop build  ## set up and run the tests
	$(BIN)/python -m pytest $(SPREAD) $(TESTS)

test-all: $(VENV)/develop build  ## the same tests, with all positions that an ordinary run samples, and the installations
	LAPILLI_ALL=1 $(BIN)/python -m pytest $(SPREAD) $(TESTS)

test-learning: $(VENV)/develop build  ## fetch PyTorch and run the tests of the learning examples in full
	LAPILLI_INTERPRETED=1 $(PIP) --no-build-isolation -e '.[learn]'
	LAPILLI_ALL=1 $(BIN)/python -m pytest tests/test_learning.py

pure-test: $(VENV)/develop  ## the tests on the interpreted sources
	LAPILLI_INTERPRETED=1 $(BIN)/python -m pytest $(SPREAD) $(TESTS)

$(VENV)/lint: $(VENV)/develop pyproject.toml
	@echo "lapilli: fetching what checking the scripts needs, node from PyPI (60 MB)"
	LAPILLI_INTERPRETED=1 $(PIP) --no-build-isolation -e '.[lint]'
	@touch $@

lint: $(VENV)/lint  ## ruff, mypy --strict; Biome and TypeScript for the scripts; commit subjects
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	$(BIN)/python tools/check_scripts.py
	@$(BIN)/python tools/commit_subjects.py
	@$(BIN)/python tools/module_sizes.py

generate: $(VENV)/develop  ## write the code that repeats a game's fields.py, and the client's types of messages
	LAPILLI_INTERPRETED=1 $(BIN)/python tools/generate.py
	LAPILLI_INTERPRETED=1 $(BIN)/python tools/generate_types.py

bench: build  ## decisions per second, compiled and interpreted
	$(BIN)/lapilli dev bench

docs: $(VENV)/develop  ## the site, in site/
	LAPILLI_INTERPRETED=1 $(BIN)/python -m mkdocs build --strict

site: $(VENV)/lint  ## write the page edition, in build/site (a minute)
	LAPILLI_INTERPRETED=1 $(BIN)/lapilli admin export-site build/site

grounds: $(VENV)/develop  ## paint the grounds of the boards after a change of their drawings (half a minute)
	LAPILLI_INTERPRETED=1 $(BIN)/python tools/grounds.py

films: $(VENV)/develop  ## make the covers of the home page and the films of the README from games among bots (two minutes)
	LAPILLI_INTERPRETED=1 $(BIN)/python tools/films.py

release: $(VENV)/develop  ## build wheel and sdist, install each into empty environments of every Python at hand, and play
	LAPILLI_RELEASE=1 $(BIN)/python -m pytest tests/release -v

clean:  ## remove what was made
	rm -rf $(VENV) node_modules build dist src/*.so src/*.egg-info site
	find src examples -name '*.so' -delete
