"""Pages of the documentation that are made from something else: the HTTP API, docstrings, files of the root."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from sobremesa.web.app import API, DESCRIPTION

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sobremesa"
PACKAGES = ("core", "bots", "lessons", "review", "lab", "env", "testing")
"""What people import; the modules of a package are found, so none is forgotten."""
AT_THE_ROOT = {"build/contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
Schema = dict[str, Any]
INTRODUCTION = """This page is generated from the description (OpenAPI) that every server has at `/openapi.json`.

- A seat's key is sent as `Authorization: Bearer KEY`.
- Every error is a [`Problem`](#Problem) with a sentence that says what would be accepted; nothing has changed then.
- Texts are in the language of `lang` (`es` or `en`), otherwise in that of the header `Accept-Language`.
- Limits, and what is answered beyond them: [security](../build/security.md#limits).

"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages: an event of MkDocs."""
    pages = {
        "study/http.md": "".join(http()),
        "study/api/index.md": package_page("sobremesa", [SOURCE / "__init__.py"]),
    }
    for name in PACKAGES:
        if (SOURCE / name).is_dir():
            pages[f"study/api/{name}.md"] = package_page(f"sobremesa.{name}", modules(SOURCE / name))
    for path, source in AT_THE_ROOT.items():
        pages[path] = moved((ROOT / source).read_text("utf-8"), path)
    for path, text in pages.items():
        files.append(File.generated(config, path, content=text))
    return files


def moved(text: str, path: str) -> str:
    """Return a page of the root as one of docs/: links that lead into docs/ are those of the new place."""
    return re.sub(r"\]\(docs/", "](" + "../" * path.count("/"), text)


# -- the Python API


def modules(folder: Path) -> list[Path]:
    """Return the public modules of a package, its own page first."""
    found = sorted(folder.rglob("*.py"))
    return [file for file in found if not re.search(r"/_(?!_init__)", str(file.relative_to(SOURCE)))]


def package_page(name: str, files: list[Path]) -> str:
    """Return the page of a package: what the docstrings of its modules say."""
    lines = [f"# `{name}`\n"]
    for file in files:
        parts = file.relative_to(SOURCE.parent).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__")
        lines.append(f"::: {module}\n    options:\n      show_submodules: false\n")
    return "\n".join(lines)


# -- the HTTP API


def http() -> Iterator[str]:
    """Return the reference of the HTTP API, from the description that programs read."""
    app = FastAPI(title="Sobremesa", version="1")
    for router in API:
        app.include_router(router)
    told = app.openapi()
    yield f"# HTTP reference\n\n{DESCRIPTION}\n\n"
    yield INTRODUCTION
    yield "| Request | What it does |\n|---|---|\n"
    operations = [
        (f"{verb.upper()} {path}", about) for path, verbs in told["paths"].items() for verb, about in verbs.items()
    ]
    for request, about in operations:
        yield f"| [`{request}`](#{about['operationId']}) | {about['description']} |\n"
    for request, about in operations:
        yield f"\n## `{request}` {{ #{about['operationId']} }}\n\n{about['description']}\n\n"
        yield from _parameters(about)
        for name, answer in about["responses"].items():
            if name.startswith("2"):
                yield f"Answers {name}: {_content(answer)}\n"
    yield "\n## Shapes\n"
    for name, schema in told["components"]["schemas"].items():
        yield f"\n### `{name}` {{ #{name} }}\n\n{schema.get('description', '')}\n\n| Field | Type | |\n|---|---|---|\n"
        required = schema.get("required", [])
        for field, about in schema.get("properties", {}).items():
            must = "" if field in required else "optional. "
            yield f"| `{field}` | {_type(about)} | {must}{about.get('description', '')} |\n"


def _parameters(about: Schema) -> Iterator[str]:
    rows = [
        f"| `{each['name']}` | {each['in']} | {_type(each['schema'])} | {each.get('description', '')} |\n"
        for each in about.get("parameters", [])
    ]
    if rows:
        yield "| Parameter | In | Type | |\n|---|---|---|---|\n"
        yield from rows
        yield "\n"
    if "requestBody" in about:
        yield f"Takes {_content(about['requestBody'])}\n\n"
    if about.get("security"):
        yield "With a key.\n\n"


def _content(answer: Schema) -> str:
    kinds = [
        _type(content["schema"]) if content.get("schema") else f"`{kind}`"
        for kind, content in answer.get("content", {}).items()
    ]
    return " or ".join(kinds) + "." if kinds else "nothing."


def _type(schema: Schema) -> str:
    """Return a type as a sentence of a table says it."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name})"
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_type(inner)}" if isinstance(inner, dict) else "object"
    limits = [f"{word} {schema[key]}" for key, word in LIMITS.items() if key in schema]
    return str(schema.get("type", "anything")) + (f" ({', '.join(limits)})" if limits else "")


LIMITS = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}
