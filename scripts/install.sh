# Install what is asked for into .venv: `sh scripts/install.sh --editable .`
#
# By uv, which takes a third of pip's time; by pip where uv is not to be had or does not find what only pip is told of.
# Not compiled to bytecode: most of it is never imported, and Python compiles the rest when it is.
set -eu
export HATCH_BUILD_NO_HOOKS=true
python=.venv/bin/python
if .venv/bin/uv pip install --quiet --python "$python" --constraint constraints.txt "$@" 2> /dev/null; then exit; fi
"$python" -m pip install --quiet --upgrade pip
exec "$python" -m pip install --quiet --no-compile --constraint constraints.txt "$@"
