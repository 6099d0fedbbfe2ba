# `make play` and `make test` do all their own set-up in .venv; they need Python 3.11+ and make, nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TESTS ?= -n 2 --dist loadfile
KERNEL := $(wildcard src/lapilli/core/*.py src/lapilli/games/*/*.py src/lapilli/games/*/rules/*.py)

.PHONY: help play test pure-test lint bench build clean
help:  ## say what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/installed: pyproject.toml setup.py examples/pumice/pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server,study,dev]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e examples/pumice
	@$(BIN)/python -c "from lapilli import pure; print(pure.notice())"
	@touch $@ $(VENV)/built

$(VENV)/built: $(VENV)/installed $(KERNEL)
	@$(BIN)/python setup.py --quiet build_ext --inplace && touch $@

build: $(VENV)/built  ## set up and compile what has changed

play: build  ## set up and open a table in the browser
	$(BIN)/lapilli play

test: build  ## set up and run all tests
	$(BIN)/python -m pytest $(TESTS)

pure-test: $(VENV)/installed  ## the same tests on the interpreted sources
	LAPILLI_PURE=1 $(BIN)/python -m pytest $(TESTS)

lint: $(VENV)/installed  ## ruff and mypy --strict
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

bench: build  ## decisions per second, compiled and interpreted
	$(BIN)/lapilli bench

clean:  ## remove what was made
	rm -rf $(VENV) build src/*.so src/lapilli/*.egg-info
	find src examples -name '*.so' -delete
