"""Passkeys: keys on people's devices that sign them in, beside password and mail."""

import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tyche.server.http.call import NOBODY, PROOF_LIFETIME, Call
from tyche.server.http.errors import Problem
from tyche.server.http.me import BANNED, Token, me_of
from tyche.server.http.persons import Me, NewPasskey, NewPasskeyRequest, PasskeyCard, PasskeyChallenge, UsedPasskey
from tyche.server.http.routing import route
from tyche.server.store import Passkey, Taken

NAME: Final = "Tyche"
MAKE: Final = "make"
USE: Final = "use"
MOST: Final = 20
"""Passkeys of one account."""
ALWAYS: Final = UserVerificationRequirement.REQUIRED
"""A passkey stands for everything else that one knows: the device must ask for finger, face or PIN."""


def _origin(call: Call) -> str:
    """The address of the pages as the browser knows it."""
    url = call.request.url
    return call.house.settings.origin or f"{url.scheme}://{call.request.headers.get('host', url.netloc)}"


def _domain(call: Call) -> str:
    """The name of the server that passkeys are bound to."""
    return urlsplit(_origin(call)).hostname or ""


@route("GET", "/api/me/passkeys", errors=NOBODY)
async def list_passkeys(call: Call) -> list[PasskeyCard]:
    """My passkeys."""
    found = await call.house.store.passkeys(call.me().id)
    return [PasskeyCard(one.id, one.name, one.created, one.used) for one in found]


@route("POST", "/api/me/passkeys/new", limit="secret", errors=(*NOBODY, "person.guest", "password.wrong"))
async def ask_for_passkey(call: Call, body: NewPasskeyRequest) -> PasskeyChallenge:
    """What the browser needs to make a passkey for my account.

    Whoever sits down at a browser that somebody left open must not leave with a key: it needs the password, unless it
    was proven in the last half hour by mail or passkey who I am.
    """
    me = call.me()
    if me.kind == "guest":
        raise Problem("person.guest")
    if not call.has_proven():
        await call.house.accounts.check_password(me, body.password)
    token, challenge = call.house.signer.challenge(f"{MAKE} {me.id}")
    mine = await call.house.store.passkeys(me.id)
    options = generate_registration_options(
        rp_id=_domain(call),
        rp_name=NAME,
        user_id=me.id.encode(),
        user_name=me.name,
        user_display_name=me.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=ALWAYS
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in mine],
    )
    return PasskeyChallenge(token, json.loads(options_to_json(options)))


@route("POST", "/api/me/passkeys", limit="secret", status=201, errors=(*NOBODY, "passkey.wrong", "passkey.taken"))
async def add_passkey(call: Call, body: NewPasskey) -> PasskeyCard:
    """Keep a passkey that the browser has made."""
    me = call.me()
    challenge = await _challenge(call, body.token, f"{MAKE} {me.id}")
    try:
        found = verify_registration_response(
            credential=body.credential,
            expected_challenge=challenge,
            expected_rp_id=_domain(call),
            expected_origin=_origin(call),
            require_user_verification=True,
        )
    except Exception:  # whatever is made of rubbish
        raise Problem("passkey.wrong") from None
    passkey = Passkey(
        id=bytes_to_base64url(found.credential_id),
        person_id=me.id,
        public_key=found.credential_public_key,
        uses=found.sign_count,
        name=" ".join(body.name.split()) or NAME,
    )
    if len(await call.house.store.passkeys(me.id)) >= MOST:
        raise Problem("passkey.taken")
    try:
        await call.house.store.add_passkey(passkey)
    except Taken:
        raise Problem("passkey.taken") from None
    return PasskeyCard(passkey.id, passkey.name, passkey.created, None)


@route("DELETE", "/api/me/passkeys/{id}", errors=(*NOBODY, "passkey.unknown"))
async def drop_passkey(call: Call, id: Token) -> None:
    """Let a passkey sign me in no more."""
    if not await call.house.store.drop_passkey(call.me().id, id):
        raise Problem("passkey.unknown")


@route("POST", "/api/login-passkey/new", limit="secret")
async def ask_to_sign_in(call: Call) -> PasskeyChallenge:
    """What the browser needs to sign in with a passkey: it offers those that it has for this server."""
    token, challenge = call.house.signer.challenge(USE)
    options = generate_authentication_options(rp_id=_domain(call), challenge=challenge, user_verification=ALWAYS)
    return PasskeyChallenge(token, json.loads(options_to_json(options)))


@route("POST", "/api/login-passkey", limit="secret", errors=("passkey.wrong", *BANNED))
async def sign_in(call: Call, body: UsedPasskey) -> Me:
    """Sign in with a passkey."""
    challenge = await _challenge(call, body.token, USE)
    passkey = await call.house.store.passkey(str(body.credential.get("id", "")))
    person = None if passkey is None else await call.house.store.person(passkey.person_id)
    if passkey is None or person is None:
        raise Problem("passkey.wrong")
    uses = _verified(call, body.credential, challenge, passkey)
    await call.house.store.use_passkey(passkey.id, uses)
    await call.sign_in(person, "passkey")
    return me_of(call)


def _verified(call: Call, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """How many times the device says that a passkey was used, if it has signed the challenge."""
    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_domain(call),
            expected_origin=_origin(call),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        ).new_sign_count
    except Exception:  # whatever is made of rubbish
        raise Problem("passkey.wrong") from None


async def _challenge(call: Call, token: str, purpose: str) -> bytes:
    """The challenge of a token, which counts once."""
    challenge = call.house.signer.challenged(token, purpose)
    if challenge is None or not await call.house.store.use_link(token, time.time() + PROOF_LIFETIME):
        raise Problem("passkey.wrong")
    return challenge
