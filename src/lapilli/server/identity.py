"""People and links: a person is a signed random id in a cookie; a link's token is known by its hash only."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "lapilli"


class Signer:
    """Signs and checks the ids of people."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, person: str) -> str:
        """The cookie's value: the id and its proof."""
        return f"{person}.{self._proof(person)}"

    def person(self, value: str | None) -> str | None:
        """The id that a cookie's value proves; None where it proves nothing."""
        if not value or len(value) > 200 or not value.isascii():
            return None
        person, _, proof = value.partition(".")
        return person if hmac.compare_digest(proof, self._proof(person)) else None

    def link(self, room: str, seat: int) -> str:
        """The token that gives a seat, once: made again whenever the host wants to see it, never stored."""
        return hmac.new(self._secret, f"link {room} {seat}".encode(), hashlib.sha256).hexdigest()[:40]

    def _proof(self, person: str) -> str:
        return hmac.new(self._secret, f"person {person}".encode(), hashlib.sha256).hexdigest()


def fresh_person() -> str:
    return secrets.token_urlsafe(18)


def fresh_room() -> str:
    """The name of a room: nobody guesses 128 bits."""
    return secrets.token_urlsafe(16)


def link_hash(token: str) -> str:
    """What the store keeps of a link."""
    return hashlib.sha256(f"lapilli seat {token}".encode()).hexdigest()
