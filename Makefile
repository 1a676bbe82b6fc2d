# Needs Python >= 3.11 and make (and a C compiler for `make compiled`). Everything else goes into .venv.

PYTHON ?= python3
UV_VERSION := 0.13.7
GAMES ?= 10000
SHORT_GAMES ?= 6
WATCHED ?= 1
WORKERS ?= 2
PLAYERS ?= 2,3,4,5
OPT ?= 2
MINUTES ?= 30
KILLS ?= 100
FUZZ_MINUTES ?= 10
FUZZ_SEED ?= 1
LOADS ?= at-once offered crowd cold postgres
GAME ?=
DEALS ?= 5
BALANCE ?= 500
BOTS ?=
TRAIN ?=
DATASET ?=
PLAY ?=

BIN := .venv/bin
DOCS_ENV := .venv-docs/.synced
ENV := .venv/.synced
PLAY_ENV := .venv/.synced-play
INSTALLED = $(shell $(BIN)/python -c "from tyche import games; print(*games.installed())")
ONE_GAME = $(or $(GAME),$(error say of which game: make $@ GAME=NAME; there are $(INSTALLED)))
CLIENT := src/tyche/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/atlas web/locale web/public -type f 2>/dev/null) \
	web/index.html web/package-lock.json web/package.json web/tsconfig.json web/vite.config.ts
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled TYCHE_COMPILED=1

export PYTHONUTF8 := 1
export UV_NO_PROGRESS := 1
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt),)
# Trust what the machine trusts, e.g. the certificate of a company's proxy.
export UV_SYSTEM_CERTS := 1
export NODE_EXTRA_CA_CERTS ?= /etc/ssl/certs/ca-certificates.crt
endif

.PHONY: lessons-browser help env play client test checks checks-at-once docs lint generated generated-check goldens goldens-check types imports unit cases clauses client-check fuzz fuzz-short
.PHONY: train ladder balance dataset bench bench-server kill-tests fuzz-server compiled wheel wheel-compiled mutation soak clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

env: $(ENV)  ## set up .venv, if needed

play: $(CLIENT)  ## the web table at an address of this machine (PLAY="--port 9000" for options)
	TYCHE_LOG_LEVEL=$${TYCHE_LOG_LEVEL:-warning} $(BIN)/tyche serve $(PLAY)

client: $(CLIENT)  ## build the client of the web table

test: checks-at-once unit goldens-check clauses fuzz-short  ## every check

checks: client types lint imports client-check docs

checks-at-once: $(ENV)  # these need neither each other nor more than a core
	$(MAKE) -j$(WORKERS) checks

lint: $(ENV) generated-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

generated-check: $(ENV)
	$(BIN)/python -m tools.states --check
	$(BIN)/python -m tools.client_types --check
	$(BIN)/python -m tools.case_words --check
	$(BIN)/python -m tools.bot_features --check

generated: $(ENV)  ## write anew what is made from declarations (states, types, tables of the docs)
	$(BIN)/python -m tools.states
	$(BIN)/python -m tools.client_types
	$(BIN)/python -m tools.case_words
	$(BIN)/python -m tools.bot_features

goldens: $(ENV)  ## write anew what is kept of cases and positions as text: the difference shows what has changed
	$(BIN)/python -m tests.prints
	$(BIN)/python -m tests.tables
	$(BIN)/python -m tests.looks
	$(BIN)/python -m tests.spoils

goldens-check: $(ENV)  ## compare cases and positions with what is kept of them
	$(BIN)/pytest -q -n $(WORKERS) tests/goldens.py

types: $(ENV)
	$(BIN)/mypy

imports: $(ENV)
	$(BIN)/lint-imports --no-logo

unit: $(ENV) $(CLIENT)
	$(BIN)/pytest -n $(WORKERS) || $(BIN)/pytest --last-failed --last-failed-no-failures none  # a browser may be slow on a busy machine: once more, alone

client-check: $(ENV) web/node_modules/.synced
	cd web && $(NODE) npm run check && $(NODE) npm test

lessons-browser: $(ENV) $(CLIENT)  ## every lesson in a browser, in two languages and sizes, with a wrong try at every step, and every guided first game to its end
	TYCHE_LESSONS=all $(BIN)/pytest -n $(WORKERS) tests/web/test_lessons.py tests/web/test_guided_games.py

cases: $(ENV)  ## the rules cases alone; `make unit` runs them too
	$(BIN)/tyche cases

docs: $(DOCS_ENV)  ## the documentation site, into site
	.venv-docs/bin/mkdocs build --strict --quiet

clauses: $(ENV)
	$(BIN)/tyche clauses all --missing

fuzz-short: $(ENV)
	$(BIN)/python -m tyche.study.fuzz --games $(SHORT_GAMES) --players $(PLAYERS) --workers $(WORKERS) --debug

fuzz: $(ENV)  ## random games with invariants checked (GAMES=10000 for each player count, WATCHED=0.1 for a tenth of them)
	$(BIN)/python -m tyche.study.fuzz --games $(GAMES) --players $(PLAYERS) --workers $(WORKERS) --debug --watched $(WATCHED)

train: $(ENV)  ## learn what positions promise: make train GAME=NAME (TRAIN="--games 600 --workers 2")
	$(BIN)/tyche train $(ONE_GAME) --folder build/train/$(GAME) $(TRAIN)
	cp build/train/$(GAME)/value.json src/tyche/bots/$(GAME)/value.json

dataset: $(ENV)  ## a sample of games of bots as Parquet files: make dataset GAME=NAME (DATASET="--games 50 --workers 2")
	$(BIN)/tyche export build/dataset/$(ONE_GAME) --sample $(GAME) $(DATASET)

ladder: $(ENV)  ## how strong the bots of each game are, with intervals (DEALS=5 of four games each for the masters and ten times as many for the others, GAME=NAME for one game); goes on where it broke off
	mkdir -p build/ladder
	set -e; for game in $(or $(GAME),$(INSTALLED)); do \
		$(BIN)/tyche arena $$game --ladder --deals $(DEALS) --seed ladder --workers $(WORKERS) --out build/ladder/$$game.jsonl; done

balance: $(ENV)  ## who has better chances: wins by seat, general, hero, people and map with intervals (BALANCE=500 games, GAME=NAME for one game, BOTS=NAME for other bots); goes on where it broke off
	$(BIN)/python -m tools.balance $(or $(GAME),$(INSTALLED)) --games $(BALANCE) --bots "$(BOTS)" --workers $(WORKERS)

bench: $(ENV)  ## measure speed
	$(BIN)/python -m benchmarks.run

bench-server: $(ENV)  ## measure the server under load, on the compiled rules (LOADS="at-once offered crowd cold postgres")
	$(BIN)/python tools/compile.py --opt $(OPT) --jobs $(WORKERS)
	set -e; for load in $(LOADS); do $(BIN)/python -m benchmarks.server --compiled --load $$load; done

kill-tests: $(ENV)  ## kill the server a hundred times under load (KILLS=100)
	KILLS=$(KILLS) $(BIN)/pytest -q -s --timeout 0 tests/server/test_room_kills.py

fuzz-server: $(ENV)  ## anything at all to every route and over the socket, for ten minutes each (FUZZ_MINUTES=10 FUZZ_SEED=1)
	FUZZ_MINUTES=$(FUZZ_MINUTES) FUZZ_SEED=$(FUZZ_SEED) $(BIN)/pytest -q --timeout 0 tests/server/test_api_fuzz.py tests/server/test_socket_machine.py

compiled: $(ENV)  ## build with mypyc and run the whole test suite on it
	$(BIN)/python tools/compile.py --opt $(OPT) --jobs $(WORKERS)
	$(COMPILED) $(MAKE) unit clauses fuzz-short

wheel: $(ENV) $(CLIENT)  ## build source distribution and wheel into dist
	$(BIN)/uv build --quiet

wheel-compiled: wheel  ## build a wheel with the compiled engine into dist/compiled (needs a C compiler)
	$(BIN)/python tools/compile.py --opt $(OPT) --jobs $(WORKERS)
	$(BIN)/python -m tools.compiled_wheel
	TYCHE_WHEEL_COMPILED=1 $(BIN)/pytest -q tests/test_packages.py -k compiled

mutation: $(ENV)  ## change the rules at random for half an hour and see whether a test notices (MINUTES=30)
	$(BIN)/python -m tools.mutation --minutes $(MINUTES) --workers $(WORKERS) --least 0.95 0.85

soak: $(ENV)  ## people at tables of all games while the server is killed every minute (SOAK="--minutes 60 --seed 1")
	$(BIN)/python -m tools.soak $(SOAK)

clean:  ## remove everything that is built
	rm -rf web/node_modules src/tyche/server/client
	rm -rf .venv .venv-docs build dist site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tyche needs Python 3.11 or newer; try make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)

$(ENV): pyproject.toml uv.lock | .venv/bin/uv
	$(BIN)/uv sync --frozen --quiet --python $(BIN)/python --extra server --extra train --extra research --extra data --extra ray --group client --group web
	@touch $@ $(PLAY_ENV)

$(PLAY_ENV): pyproject.toml uv.lock | .venv/bin/uv
	$(BIN)/uv sync --frozen --quiet --inexact --python $(BIN)/python --no-default-groups --extra server --group client
	@touch $@

$(DOCS_ENV): pyproject.toml uv.lock | .venv/bin/uv
	UV_PROJECT_ENVIRONMENT=.venv-docs $(BIN)/uv sync --frozen --quiet --python $(BIN)/python --no-default-groups --group docs
	@touch $@

# Not `npm ci`: it refuses a lock file without the builds of Rolldown for machines other than the one that locked.
web/node_modules/.synced: web/package-lock.json | $(PLAY_ENV)
	cd web && $(NODE) npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.synced
	cd web && $(NODE) npm run build -- --logLevel warn
	@touch $@
