# Every target sets up what it needs: a virtual environment in .venv and the compiled modules.
PYTHON ?= python3
BIN := .venv/bin
NODE_BIN := node_modules/.bin
TYPED := $(shell find src -name '*.pxd' -o -name '*.c' -o -name '*.h') $(foreach f,$(shell find src -name '*.pxd'),$(wildcard $(f:.pxd=.py)))
COMPILED := find src/sidepot/engine -name 'hand.*.so' | grep -q .
GET_COMPILER := for a fast build: apt-get install gcc python3-dev, then rm -r build/compiled
WORKERS ?= 2
ALONE := $(shell command -v flock > /dev/null && echo flock --nonblock .venv/compiling)
# The tests that reach rules, engine, table and tournament: compiled modules can't be traced, so they run on the plain sources.
REACHED := tests/rules tests/engine tests/houses tests/games tests/laws tests/table tests/tournament tests/history tests/arena/test_score_sheet.py tests/arena/test_simulate.py

.PHONY: play test foretold compiled lint page format coverage evenings abuse cluster audit bench docs wheel lock clean help

help: ## show this list
	@grep -E '^[a-z]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 10

# The room opens at once: where nothing is compiled yet, on plain Python, and the next start is a fast one.
play: .venv/ready ## open a card room in the browser, with auto players waiting
	@if ! $(MAKE) --no-print-directory -q build/compiled/.ready; then \
		find src -name '*.so' -delete; \
		echo 'The room opens on plain Python; what makes it fast is compiled beside it for the next start.'; \
		nice $(ALONE) $(MAKE) --silent build/compiled/.ready > .venv/compile.log 2>&1 & \
	else $(MAKE) --silent .venv/built; fi
	@$(BIN)/sidepot

# Tests that make networks come by themselves: browsers drop what they are loading when a network comes or goes.
test: foretold compiled lint build/pure/.ready ## run lint, types and all tests, on both builds
	SIDEPOT_BUILD=compiled $(BIN)/pytest -n $(WORKERS) --ignore tests/room --ignore tests/web --ignore tests/cluster
	SIDEPOT_BUILD=compiled $(BIN)/pytest -n $(WORKERS) -m 'not long' tests/room
	SIDEPOT_BUILD=compiled $(BIN)/pytest -m 'not long' tests/cluster
	SIDEPOT_BUILD=compiled $(BIN)/pytest -n $(WORKERS) -m 'not long and not networks' tests/web
	SIDEPOT_BUILD=compiled $(BIN)/pytest -m 'not long and networks' tests/web
	SIDEPOT_BUILD=pure PYTHONPATH=build/pure $(BIN)/pytest -n $(WORKERS) --ignore tests/web -m core -p no:cacheprovider

foretold:
	@echo 'make test takes about 20 minutes on two cores: 3 to install and compile (the first time), core 3, room 4, cluster 1, browser 5, plain Python 4.'

compiled: .venv/dev .venv/built
	@$(COMPILED) || { echo 'make test tests the compiled build too; $(GET_COMPILER)'; exit 1; }

lint: .venv/dev ## run ruff and mypy --strict; with npm also biome and tsc for the page
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(MAKE) --silent page

# The page is served as it is written and needs none of this; whoever has no npm changes everything else all the same.
page: node_modules/.ready
	@[ ! -x $(NODE_BIN)/biome ] || { $(NODE_BIN)/biome check --error-on-warnings && $(NODE_BIN)/tsc; }

format: .venv/dev node_modules/.ready ## format the page's code
	@$(NODE_BIN)/biome check --write

coverage: .venv/dev build/pure/.ready .cache/coverage/.ready ## find lines and branches of the core that no test reaches
	SIDEPOT_BUILD=pure CI=1 PYTHONPATH=build/pure:.cache/coverage $(BIN)/python -m coverage run -m pytest -p no:cacheprovider $(REACHED)
	PYTHONPATH=.cache/coverage $(BIN)/python -m coverage report

evenings: compiled ## run the long tests of room and browser: all houses, whole tournaments, more kills (4 minutes)
	SIDEPOT_BUILD=compiled $(BIN)/pytest -n $(WORKERS) -m long tests/room tests/web

abuse: .venv/dev .venv/built ## attack a room in every way we know, beside honest players (10 minutes); writes docs/security.md
	PYTHONPATH=tests $(BIN)/python -m abuse --write docs/security.md

cluster: .venv/dev .venv/built ## kill parts of a Ray cluster of two nodes on this machine, compare with one core (4 minutes)
	PYTHONPATH=tests $(BIN)/python -m cluster
	SIDEPOT_BUILD=compiled $(BIN)/pytest -m long tests/cluster

audit: .cache/audit/.ready ## look up known vulnerabilities of the locked packages (needs the network)
	@.cache/audit/bin/python tools/audit.py .cache/audit/bin/pip-audit requirements-dev.lock tools/coverage.lock tools/audit.lock

bench: .venv/dev .venv/built ## measure speed, beside other projects
	$(BIN)/python -m bench

docs: .venv/dev build/pure/.ready ## build the documentation as a site in site/, with a reference made from the code
	PYTHONPATH=build/pure:tools $(BIN)/python -m reference build/docs
	$(BIN)/zensical build --clean

wheel: .venv/ready ## build dist/sidepot-….whl, to install anywhere: pip install dist/*.whl
	rm -rf build/lib* build/bdist* dist
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist .
	@ls dist/*.whl

lock: ## pin the packages that pyproject.toml and package.json name (needs uv and npm)
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra build --extra room -q pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --all-extras -c requirements.lock -q pyproject.toml -o requirements-dev.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 -q bench/peers.in -o bench/peers.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 -q tools/coverage.in -o tools/coverage.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 -q tools/audit.in -o tools/audit.lock
	npm install --package-lock-only --silent

clean: ## remove what the other targets made
	rm -rf .venv .cache node_modules build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call packages,LOCK): the packages of a lock, and sidepot itself from its sources.
define packages
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'sidepot needs Python 3.11 or later: make PYTHON=python3.11 ...'; exit 1; }
	@[ -x $(BIN)/pip ] || $(PYTHON) -m venv .venv || { echo 'no venv module: apt-get install python3-venv'; exit 1; }
	@$(BIN)/pip install --quiet --retries 2 --disable-pip-version-check --require-hashes -r $(1) > .venv/pip.log 2>&1 || \
		{ tail -n 2 .venv/pip.log; \
		echo 'the packages of $(1) could not be installed (see .venv/pip.log): the first run needs the network; then try again'; exit 1; }
	@SIDEPOT_PLAIN=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
endef

.venv/ready: requirements.lock
	@echo 'setting up .venv (once; less than a minute) ...'
	$(call packages,requirements.lock)
	@touch $@

.venv/dev: requirements-dev.lock
	@echo "setting up .venv with developers' packages (once; a minute or two) ..."
	$(call packages,requirements-dev.lock)
	@touch .venv/ready $@

# What setup.py says goes into the C files, so those that are older are translated again.
build/compiled/.ready: pyproject.toml setup.py $(TYPED) | .venv/ready
	@echo 'compiling (a minute or two) ...'
	@rm -rf build/compiled
	@[ ! -d build/cython ] || find build/cython -name '*.c' ! -newer setup.py -delete
	@$(BIN)/python setup.py --quiet build_ext --build-lib build/compiled
	@mkdir -p build/compiled
	@touch $@

# Stale extensions are removed first: a test run must never see an older build.
.venv/built: build/compiled/.ready
	@find src -name '*.so' -delete
	@[ ! -d build/compiled/sidepot ] || cp -r build/compiled/sidepot src/
	@$(COMPILED) || echo 'not compiled: the plain Python modules run, more slowly; $(GET_COMPILER)'
	@touch $@

.cache/coverage/.ready: tools/coverage.lock .venv/dev
	rm -rf .cache/coverage
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --target .cache/coverage -r tools/coverage.lock
	touch $@

.cache/audit/.ready: tools/audit.lock
	rm -rf .cache/audit
	$(PYTHON) -m venv .cache/audit
	.cache/audit/bin/pip install --quiet --disable-pip-version-check --require-hashes -r tools/audit.lock
	touch $@

# Without npm, or where it reaches nothing, there is no biome and no tsc: this is said, and nothing else fails.
node_modules/.ready: package.json package-lock.json
	@mkdir -p node_modules
	@if ! command -v npm > /dev/null; then echo 'no npm, so the code of the page is not linted: apt-get install npm'; \
	elif ! npm ci --silent > /dev/null 2>&1; then echo 'npm ci found no packages, so the code of the page is not linted'; \
	else touch $@; fi

# The same sources without the compiled modules.
build/pure/.ready: $(shell find src/sidepot -type f ! -name '*.so' ! -name '*.pyc')
	rm -rf build/pure
	mkdir -p build/pure
	cp -r src/sidepot build/pure/sidepot
	find build/pure -name '*.so' -delete
	touch $@
