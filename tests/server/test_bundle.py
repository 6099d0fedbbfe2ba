"""The modules of a page in one file."""

from __future__ import annotations

import pytest

from lapilli.server.web.bundle import bundle

SOURCES = {
    "words": "export const lang = () => page.lang;\nexport function speak(chosen) {\n  page.lang = chosen\n}\n",
    "dom": "const hidden = 1;\nexport const $ = (name) => name + hidden;\n",
    "page": 'import { $ } from "./dom.js";\nimport { lang, speak } from "./words.js";\nspeak("nl");\nalert(lang());\n',
}


def test_each_module_has_its_scope_and_those_it_needs_come_first() -> None:
    text = bundle("page", SOURCES)
    assert text.index("const $dom") < text.index("const $words") < text.index("const $page")
    assert "const { $ } = $dom;" in text
    assert "import" not in text
    assert "export" not in text


def test_what_it_does_not_understand_is_refused_when_the_server_starts() -> None:
    with pytest.raises(ValueError, match="does not export nothing"):
        bundle("page", {**SOURCES, "page": 'import { nothing } from "./dom.js";\n'})
    with pytest.raises(ValueError, match="another form"):
        bundle("page", {"page": "export default 3;\n"})
    with pytest.raises(ValueError, match="another form"):
        bundle("page", {"page": "export let count = 3;\n"})  # what changes is kept in the state of a page


def test_comments_and_types_are_left_out() -> None:
    source = """// A module.
/**
 * Adds.
 * @param {number} one
 */
export function add(one) {
  // because
  const other = /** @type {number} */ (two());
  return one + other; // both
}
"""
    text = bundle("page", {"page": source})
    assert "function add(one) {\n  const other =(two());\n  return one + other; // both\n}\n" in text
