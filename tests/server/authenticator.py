"""A passkey as a device makes and uses it, with all that a thief would change about it."""

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as written

from tests.server.web import BASE

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40
HOST = "tyche.test"


class Authenticator:
    """A device with one key. It says of itself how often the key was used; not all that people have count that."""

    def __init__(self, ident: bytes = b"a key on a phone", counting: bool = True) -> None:
        self.ident = ident
        self.counting = counting
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge to make a passkey."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = self._about(PRESENT | VERIFIED | NEW_KEY, HOST) + bytes(16) + len(self.ident).to_bytes(2, "big")
        about += self.ident + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        return self._credential(
            clientDataJSON=written(self._said("webauthn.create", options["challenge"], BASE)),
            attestationObject=written(attested),
        )

    def used(
        self, options: dict[str, Any], origin: str = BASE, host: str = HOST, flags: int = PRESENT | VERIFIED
    ) -> dict[str, Any]:
        """The answer to a challenge to sign in."""
        self.uses += self.counting
        said = self._said("webauthn.get", options["challenge"], origin)
        about = self._about(flags, host)
        signed = self._key.sign(about + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=written(said), authenticatorData=written(about), signature=written(signed)
        )

    def _credential(self, **response: str) -> dict[str, Any]:
        ident = written(self.ident)
        return {"id": ident, "rawId": ident, "type": "public-key", "response": response}

    def _about(self, flags: int, host: str) -> bytes:
        return sha256(host.encode()).digest() + bytes((flags,)) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
