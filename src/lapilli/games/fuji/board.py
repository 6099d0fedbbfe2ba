from lapilli.core.game import View
from lapilli.draw import Scene
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.wording import WORDS
def board(view: View, lang: str) -> Scene:
    return Scene(100,100,"Fuji","x")
def prompt(view, seat, lang):
    return WORDS.say(lang, f"prompt-{view['phase']}")
def touch(view, seat, action):
    return SPACE.touch(action)
