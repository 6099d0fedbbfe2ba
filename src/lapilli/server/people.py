"""People: a name, and words that identify somebody on another device. No e-mail."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import replace

from lapilli.server.rooms.seats import named
from lapilli.server.storage.entries import Person
from lapilli.server.storage.room_store import RoomStore
from lapilli.server.wire.errors import RequestError

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORDS = 5  # of 16 bits each: nobody guesses 80 bits at ten tries an hour
ROUNDS = 200_000


def fresh_phrase() -> str:
    """Words that can be read, said and typed in any language: `lusab babad gutih …`."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    """Sixteen bits as consonants (four bits) and vowels (two) in turn."""
    signs = []
    for place in range(5):
        letters, size = (VOWELS, 2) if place % 2 else (CONSONANTS, 4)
        signs.append(letters[bits & ((1 << size) - 1)])
        bits >>= size
    return "".join(signs)


def phrase_hash(phrase: str) -> str:
    """What the store keeps of a phrase; capitals, hyphens and spaces do not matter."""
    letters = "".join(sign for sign in phrase.lower() if sign.isalpha())
    return hashlib.sha256(f"lapilli person {letters}".encode()).hexdigest()


async def known(store: RoomStore, person: str) -> Person:
    """Somebody as the store knows them."""
    return (await store.person(person=person) if person else None) or Person(person)


async def call(store: RoomStore, person: str, name: str) -> Person:
    """Be called this at every table from now on."""
    renamed = replace(await known(store, person), name=named(name), updated=time.time())
    await store.keep_person(renamed)
    return renamed


async def give_phrase(store: RoomStore, person: str) -> str:
    """New words; those given before are worth nothing any more."""
    phrase = fresh_phrase()
    await store.keep_person(replace(await known(store, person), phrase=phrase_hash(phrase), updated=time.time()))
    return phrase


async def recognise(store: RoomStore, phrase: str) -> Person:
    """Return the person whose phrase this is."""
    found = await store.person(phrase=phrase_hash(phrase))
    if found is None:
        raise RequestError("phrase")
    return found


async def invite(store: RoomStore, person: str, given: str, wanted: str) -> None:
    """Somebody knows the words without which nobody opens a table here."""
    if not hmac.compare_digest(given.strip().encode(), wanted.encode()):
        raise RequestError("invitation", tried="yes")
    await store.keep_person(replace(await known(store, person), invited=True, updated=time.time()))


# -- passwords of tables --------------------------------------------------------------------------------------------


def hash_password(password: str) -> str:
    """Return a salted hash of the password of a table, slow to try."""
    salt = secrets.token_hex(8)
    return f"{salt}.{_derived(password, salt)}"


def check_password(password: str, kept: str) -> bool:
    """Say whether a password has this hash."""
    salt, _, right = kept.partition(".")
    return hmac.compare_digest(_derived(password, salt), right)


def _derived(password: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", password.encode(), salt.encode(), ROUNDS).hex()
