"""Identity: a person is a signed random id in a cookie; of a link's token only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "lapilli"


class Signer:
    """Signs and checks the ids of people. The first secret signs; what former ones have signed is still believed."""

    def __init__(self, secret: str, *former: str) -> None:
        self._secret = secret.encode()
        self._all = [secret.encode(), *(old.encode() for old in former)]

    def sign(self, person: str) -> str:
        """The cookie's value: the id and its proof."""
        return f"{person}.{self._proof(person)}"

    def person(self, value: str | None) -> str | None:
        """The id that a cookie's value proves; None where it proves nothing."""
        if not value or len(value) > 200 or not value.isascii():
            return None
        person, _, proof = value.partition(".")
        proofs = [_mac(secret, f"person {person}") for secret in self._all]
        return person if any(hmac.compare_digest(proof, right) for right in proofs) else None

    def outdated(self, value: str) -> bool:
        """Was a cookie signed by a former secret? Then it is time for a new one."""
        return value != self.sign(value.partition(".")[0])

    def link(self, room: str, seat: int, known: str = "", salt: str = "") -> str:
        """The token that gives a seat, once: made again whenever the host wants to see it, never stored.

        `known` is the hash that the store has of it: it may have been made with a former secret.
        """
        tokens = [_mac(secret, f"link {room} {seat}{salt}")[:40] for secret in self._all]
        return next((token for token in tokens if link_hash(token) == known), tokens[0])

    def door(self, room: str, person: str) -> str:
        """What shows that a person has given the password of a room."""
        return _mac(self._secret, f"door {room} {person}")[:32]

    def vouch(self, words: str) -> str:
        """A proof for our other processes that one of us says so."""
        return _mac(self._secret, f"relay {words}")

    def vouches(self, words: str, proof: str) -> bool:
        """Does one of us say so?"""
        proofs = [_mac(secret, f"relay {words}") for secret in self._all]
        return proof.isascii() and any(hmac.compare_digest(proof, right) for right in proofs)

    def _proof(self, person: str) -> str:
        return _mac(self._secret, f"person {person}")


def _mac(secret: bytes, words: str) -> str:
    return hmac.new(secret, words.encode(), hashlib.sha256).hexdigest()


def fresh_person() -> str:
    return secrets.token_urlsafe(18)


def fresh_room() -> str:
    """The name of a room: nobody guesses 128 bits, and no command takes it for an option."""
    name = secrets.token_urlsafe(16)
    return fresh_room() if name.startswith("-") else name


def link_hash(token: str) -> str:
    """What the store keeps of a link."""
    return hashlib.sha256(f"lapilli seat {token}".encode()).hexdigest()
