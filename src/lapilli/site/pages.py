"""The pages of the page edition: rendered by the server's templates, with addresses that work below any folder."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from lapilli.core.data import Data
from lapilli.core.game import Game
from lapilli.core.lessons.progress import lessons_of
from lapilli.server.frames.words import say
from lapilli.server.handlers import learning
from lapilli.server.learning import rulebook
from lapilli.server.learning.lesson_session import list_lessons
from lapilli.server.web import assets, catalogue, styles
from lapilli.server.web import words as page_words
from lapilli.server.web.pages import render
from lapilli.words import Words

WORDS = Words("lapilli.site")
MESSAGES = ("fetch", "start", "tables", "failed", "not-kept", "friends")
SLOW = ("master",)  # levels of bots that think for seconds or minutes where the kernel is not compiled
ADDRESS = re.compile(r'\b(href|src|srcset)="(/[^"]*)"')
SOURCE = re.compile(r"<source [^>]*>\s*")
SHARED = re.compile(r'<meta (?:property|name)="(?:og:|twitter:|description)[^>]*>\s*')
WORDS_BLOCK = re.compile(r'(<script type="application/json" id="words">)(.*?)(</script>)', re.S)
POLICY = (
    "default-src 'none'; script-src 'self' {hash} 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'"
)
HEAD = (
    '<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
    '<meta name="description" content="{about}">\n'
    '<link rel="manifest" href="{root}manifest-{lang}.webmanifest">\n'
    '<link rel="apple-touch-icon" href="{root}icons/192.png">\n'
    '<link rel="stylesheet" href="{files}site.css">\n'
)
FIRST_PICTURE = '<img class="first-picture only-{shade}" src="{root}pictures/{game}.{shade}.webp" alt="">'


@dataclass(frozen=True)
class Page:
    """A page by its folder below that of its language, and what makes its text."""

    path: str  # ends with a slash, or is empty
    text: Callable[[], str]


class Site:
    """What all pages of an export share."""

    def __init__(self, games: Mapping[str, Game], version: str) -> None:
        self.games = games
        self.version = version
        self.pictures: dict[str, Callable[[], str]] = {}  # of the rules, by their path: drawn once they are all known

    def pages(self, lang: str) -> Iterator[Page]:
        """Every page in a language."""
        yield Page("", partial(self._home, lang))
        for game in self.games.values():
            title = say(game, lang, "title", game.title)
            shapes = " ".join(game.presentation.shapes)
            table = partial(render, lang, "table.html", room="", game=game.name, title=title, shapes=shapes)
            yield Page(f"table/{game.name}/", partial(table, together=game.rules.cooperative))
            facts = {"room": "", "game": game.name, "title": title, "shapes": shapes}
            yield Page(f"replay/{game.name}/", partial(render, lang, "replay.html", over=False, first="", **facts))
            yield Page(f"rules/{game.name}/", partial(self._rules, game, lang, title))
            yield Page(f"learn/{game.name}/", partial(self._lessons, game, lang, title))
            for lesson in lessons_of(game).all:
                yield Page(f"learn/{game.name}/{lesson.id}/", partial(table, lesson=lesson.id))

    def _home(self, lang: str) -> str:
        games = [{**row, "now": 0} for row in self.described(lang)["games"]]
        return render(lang, "home.html", games=games, building=False, known=False, base="")

    def described(self, lang: str) -> Data:
        """The games of this export, as the API describes them."""
        found = catalogue.describe(lang)
        games = [row for row in found["games"] if row["name"] in self.games]
        offered = [{**row, "levels": [one for one in row["levels"] if one["name"] not in SLOW]} for row in games]
        return {"games": offered, "levels": [level for level in found["levels"] if level not in SLOW]}

    def _lessons(self, game: Game, lang: str, title: str) -> str:
        goal = say(game, lang, "about", "")
        return render(lang, "lessons.html", game=game.name, title=title, lessons=list_lessons(game, lang), goal=goal)

    def _rules(self, game: Game, lang: str, title: str) -> str:
        return render(
            lang,
            "rules.html",
            game=game.name,
            title=title,
            lessons=bool(game.coaching.lessons),
            parts=rulebook.parts(game, lang),
            examples=rulebook.examples(game, lang),
            digest=rulebook.digest(game),
        )

    def api(self, lang: str) -> Iterator[tuple[str, object]]:
        """Answers that depend on nothing but the language, by their path."""
        yield "words", {**page_words.catalogue(lang), **site_words(lang)}
        yield "games", self.described(lang)
        for name, game in self.games.items():
            yield f"lessons/{name}", learning.listed(name, lang)
            yield f"coach/{name}", learning.coach(game.name, lang)

    # -- addresses --------------------------------------------------------------------------------------------------

    def finished(self, lang: str, page: Page) -> str:
        """A page as it is written: its addresses are relative, and its head has what a server sends as headers."""
        text = page.text()
        root = "../" * (page.path.count("/") + 1)
        text = SHARED.sub("", SOURCE.sub("", text))
        text = assets.named(text)
        text = ADDRESS.sub(lambda found: f'{found[1]}="{self._relative(found[2], root, lang)}"', text)
        text = text.replace(f'"/static/v/{assets.version()}/', f'"{root}{self.files}')  # in data blocks
        text = text.replace('"/static/', f'"{root}static/')
        text = WORDS_BLOCK.sub(lambda block: block[1] + self._with_words(block[2], lang) + block[3], text)
        head = HEAD.format(
            policy=html.escape(POLICY.format(hash=assets.theme_boot_hash()), quote=True).replace("&#x27;", "'"),
            about=html.escape(WORDS.say(lang, "site-description"), quote=True),
            root=root,
            lang=lang,
            files=f"{root}{self.files}",
        )
        text = text.replace('<meta charset="utf-8">\n', f'<meta charset="utf-8">\n{head}', 1)
        text = text.replace(f'<html lang="{lang}">', f'<html lang="{lang}" data-root="{root}">', 1)
        if game := re.match(r"table/(\w+)/$", page.path):
            first = "".join(FIRST_PICTURE.format(shade=shade, root=root, game=game[1]) for shade in ("light", "dark"))
            text = text.replace('<p id="described"', f'{first}<p id="described"', 1)
        return text

    @property
    def files(self) -> str:
        """The folder of scripts and styles: pages and what they load are of one version."""
        return f"static/v/{self.version}/"

    def _with_words(self, block: str, lang: str) -> str:
        return json.dumps({**json.loads(block), **site_words(lang)}, ensure_ascii=False).replace("</", "<\\/")

    def _relative(self, address: str, root: str, lang: str) -> str:
        """Where an address of the server is in the export."""
        path, mark, clause = html.unescape(address).partition("#")
        if path.startswith("/static/v/"):
            return f"{root}{self.files}{path.split('/', 4)[4]}"
        if path.startswith("/static/styles/"):
            _, page, game = path.rsplit("/", 2)
            return f"{root}{self.files}page/{page}-{game}"
        if path.startswith("/static/examples/"):
            return f"{root}{self._picture(path, lang)}"
        if path.startswith("/static/"):
            return root + path[1:]
        inner = path.strip("/")
        return f"{root}{lang}/{inner}/{mark}{clause}" if inner else f"{root}{lang}/{mark}{clause}"

    def _picture(self, address: str, lang: str) -> str:
        """The file of a picture of the rules; it is drawn later."""
        path, _, query = address.removeprefix("/static/examples/").partition("?")
        game, lesson, step = path.removesuffix(".svg").split("/")
        after = "after=true" in query
        name = f"examples/{game}/{lesson}-{step}{'-after' if after else ''}.{lang}.svg"
        found = self.games[game]
        self.pictures[name] = partial(rulebook.picture, found, lesson, int(step), after, lang, "light", "wide")
        return name

    def styles(self) -> Iterator[tuple[str, bytes]]:
        """The styles of the pages of a game, with its colours; they lie in the folder of scripts and styles."""
        for page in ("table", "replay", "lessons", "rules"):
            own = assets.assets()[f"page/{page}.css"].body
            for game in self.games:
                yield f"page/{page}-{game}.css", own + b"\n" + styles.colours(game).encode()


def site_words(lang: str) -> dict[str, str]:
    """The words that the scripts of the page edition say."""
    return {f"site-{name}": WORDS.say(lang, f"site-{name}") for name in MESSAGES}
