"""What MkDocs does not do by itself: a language for each page, and no script inside a page."""

import hashlib
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

NAMES = {"es": "Español", "en": "English"}
HOME = {"es": "es/", "en": "./"}
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script that stands in a page itself; blocks of data have a type."""
ALTERNATE = re.compile(r'<link rel="alternate"[^>]*>')
"""The same page in another language, in the head: the theme's script would look for a sitemap there."""
scripts: dict[str, str] = {}
"""Scripts that stood in pages, by the address of the file they are in now."""
addresses: dict[str, str] = {}
"""The address of each page, by its file."""


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Note the addresses: pages ask for that of their translation."""
    addresses.update({file.src_uri: file.url for file in files})
    return nav


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Set a page in its own language, with the sections in it, and name the same page in the other one."""
    path = page.file.src_uri
    lang, other = ("es", "en") if path.startswith("es/") else ("en", "es")
    translated = path.removeprefix("es/") if lang == "es" else f"es/{path}"
    links = {lang: page.file.url, other: addresses.get(translated, HOME[other])}
    config.theme["language"] = lang
    config.extra["homepage"] = HOME[lang]
    config.extra["alternate"] = [{"name": NAMES[each], "link": links[each], "lang": each} for each in NAMES]
    context["nav"] = _in_language(nav, lang)
    return context


def _in_language(nav: Navigation, lang: str) -> Navigation:
    """Return the sections a reader of a language sees: in Spanish its own, then what there is in English only."""
    spanish = next(item for item in nav.items if isinstance(item, Section) and item.title == NAMES["es"])
    if lang == "en":
        return Navigation([item for item in nav.items if item is not spanish], nav.pages)
    translated = {item.file.src_uri.removeprefix("es/") for item in _pages(spanish)}
    others = [
        item for item in nav.items if item is not spanish and not {p.file.src_uri for p in _pages(item)} & translated
    ]
    return Navigation([*spanish.children, *others], nav.pages)


def _pages(item: Any) -> list[Page]:
    """Return the pages below an item of the navigation."""
    return [item] if isinstance(item, Page) else [page for child in item.children or () for page in _pages(child)]


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the scripts of a page into files: the server's pages allow none inside."""
    root = "../" * page.file.dest_uri.count("/")

    def moved(script: re.Match[str]) -> str:
        name = f"assets/inline/{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
        scripts[name] = script[1]
        return f'<script src="{root}{name}"></script>'

    return INLINE.sub(moved, ALTERNATE.sub("", output))


def on_post_build(config: MkDocsConfig) -> None:
    """Write the scripts that stood in pages. What is not found is answered by the server in its own words."""
    site = Path(config.site_dir)
    for name, text in scripts.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for unwanted in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (site / unwanted).unlink(missing_ok=True)
