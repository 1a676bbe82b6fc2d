# Needs Python >= 3.11 and make (and a C compiler for `make compiled`). Everything else goes into .venv.

PYTHON ?= python3
UV_VERSION := 0.13.7
GAMES ?= 10000
SHORT_GAMES ?= 6
WORKERS ?= 2
PLAYERS ?= 2,3,4,5
OPT ?= 2
PLAY ?=

BIN := .venv/bin
ENV := .venv/.synced
MUTATION_ENV := .venv-mutation/.synced
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled TYCHE_COMPILED=1

export PYTHONUTF8 := 1
export UV_NO_PROGRESS := 1
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
# Trust what the machine trusts, e.g. the certificate of a company's proxy.
export UV_SYSTEM_CERTS := 1
endif

.PHONY: help env play test lint types imports unit cases clauses fuzz fuzz-short bench compiled mutation clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

env: $(ENV)  ## set up .venv, if needed

play: $(ENV)  ## a game of Successors in the terminal (PLAY="..." for options)
	$(BIN)/tyche play successors $(PLAY)

test: lint types imports unit cases clauses fuzz-short  ## every check

lint: $(ENV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(ENV)
	$(BIN)/mypy

imports: $(ENV)
	$(BIN)/lint-imports --no-logo

unit: $(ENV)
	$(BIN)/pytest -n $(WORKERS)

cases: $(ENV)
	$(BIN)/tyche cases tests/cases

clauses: $(ENV)
	$(BIN)/tyche clauses successors --missing
	$(BIN)/tyche clauses hellas --missing

fuzz-short: $(ENV)
	$(BIN)/python -m tyche.study.fuzz --games $(SHORT_GAMES) --players $(PLAYERS) --workers $(WORKERS) --debug

fuzz: $(ENV)  ## random games with all invariants checked (GAMES=10000 for each player count)
	$(BIN)/python -m tyche.study.fuzz --games $(GAMES) --players $(PLAYERS) --workers $(WORKERS) --debug

bench: $(ENV)  ## measure speed
	$(BIN)/python -m benchmarks.run

compiled: $(ENV)  ## build with mypyc and run the whole test suite on it
	$(BIN)/python tools/compile.py --opt $(OPT) --jobs $(WORKERS)
	$(COMPILED) $(MAKE) unit cases clauses fuzz-short

mutation: $(MUTATION_ENV)  ## mutation tests of the rules (long)
	.venv-mutation/bin/mutmut run --max-children $(WORKERS)
	.venv-mutation/bin/mutmut results

clean:  ## remove everything that is built
	rm -rf .venv .venv-mutation build dist mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tyche needs Python 3.11 or newer; try make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)

$(ENV): pyproject.toml uv.lock | .venv/bin/uv
	$(BIN)/uv sync --frozen --quiet --python $(BIN)/python
	@touch $@

$(MUTATION_ENV): $(ENV)
	UV_PROJECT_ENVIRONMENT=.venv-mutation $(BIN)/uv sync --frozen --quiet --python $(BIN)/python --no-default-groups --group mutation
	@touch $@
