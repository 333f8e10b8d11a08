"""Finding English on a page: every text that can be read or heard, held against the catalogue."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from sidepot.words.catalogue import AREAS, OF_THE_TERMINAL, entries, text_of

TEXTS = """() => {
  const found = new Set();
  const add = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, ' '));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const skipped = 'script, style, noscript, kbd, code, [data-setting=language], .name, .who b, datalist, option';
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest(skipped) || element.closest('[hidden]')) continue;
    if (node instanceof Text) add(node.data);
    else for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) add(element.getAttribute(name));
  }
  for (const line of document.querySelectorAll('.lines li, .outcome p, .advice p, #narrator p')) add(line.textContent);
  return [...found];
}"""
"""Each text node and label on its own, and the sentences that have cards or links in them as a whole."""
SPOKEN = re.compile(r"[^\W\d_]{3,}")
PLACE = re.compile(r"\{[^{}]*\}")


def texts(page: Page) -> list[str]:
    """What can be read or heard on a page now."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def unaccented(found: list[str], *allowed: str) -> list[str]:
    """In the language with accents: what has none, and so comes from no catalogue."""
    left = []
    for text in found:
        bare = text
        for name in sorted(allowed, key=len, reverse=True):
            bare = bare.replace(name, " ")
        words = [word for word in SPOKEN.findall(bare) if re.search("[aeiouAEIOU]", word)]
        if words and not re.search("[åéîöüçñÅÉÎÖÜ]", bare):
            left.append(text)
    return left


@cache
def sentences(language: str, least: int) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The messages of a language, each as a pattern of the sentences it makes; of those with so many letters."""
    return tuple([
        (name, _made(pattern))
        for area in AREAS
        if area not in OF_THE_TERMINAL
        for name, entry in entries(text_of(language, area)).items()
        for pattern in _patterns(entry)
        if len("".join(SPOKEN.findall(PLACE.sub(" ", pattern)))) >= least
    ])  # fmt: skip


def english(found: list[str], language: str) -> list[str]:
    """What is an English sentence, and none of this language."""
    return [
        f"{text!r} ({name})"
        for text in found
        for name, pattern in sentences("en", 5)
        if pattern.fullmatch(text) and not any(own.fullmatch(text) for _, own in sentences(language, 3))
    ]


def _patterns(entry: str) -> list[str]:
    """Every text of a message: its value, attributes and variants."""
    lines = [re.sub(r"^(\*?\[[^\]]*\]|[\w.-]+ =)", "", line.strip()).strip() for line in entry.splitlines()]
    return [line for line in lines if line and not line.startswith("#") and "->" not in line and line != "}"]


def _made(pattern: str) -> re.Pattern[str]:
    parts = [re.escape(re.sub(r"\s+", " ", part)) for part in PLACE.split(pattern)]
    return re.compile(".+".join(parts), re.IGNORECASE)
