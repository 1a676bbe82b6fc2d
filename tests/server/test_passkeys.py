"""Passkeys against whoever tries with what is not theirs; how a browser makes them is tested in a browser."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.authenticator import PRESENT, Authenticator
from tests.server.web import Visitor, Web, serving

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Susa"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def member(web: Web, name: str, device: Authenticator) -> Visitor:
    """Somebody with an account and a passkey."""
    visitor = web.visitor()
    await visitor.post("/api/register", {"name": name, "password": PASSWORD})
    answer = await added(visitor, await challenge(visitor), device)
    assert answer.status_code == 201, answer.text
    return visitor


async def challenge(visitor: Visitor) -> dict[str, Any]:
    """What a new passkey needs."""
    found: dict[str, Any] = await visitor.post("/api/me/passkeys/new", {"password": PASSWORD})
    return found


async def added(visitor: Visitor, asked: dict[str, Any], device: Authenticator) -> Any:
    """What comes of a new passkey."""
    body = {"token": asked["token"], "name": "phone", "credential": device.made(asked["options"])}
    return await visitor.ask("POST", "/api/me/passkeys", body)


async def enters(visitor: Visitor, body: dict[str, Any]) -> bool:
    """Whether somebody is signed in by what they show."""
    answer = await visitor.ask("POST", "/api/login-passkey", body)
    assert answer.status_code == 200 or answer.json()["error"]["code"] == "passkey.wrong"
    return answer.status_code == 200


async def test_a_passkey_signs_in_and_its_answer_works_once(web: Web) -> None:
    device = Authenticator(counting=False)
    await member(web, "Timaios", device)
    elsewhere, thief = web.visitor(), web.visitor()
    asked = await elsewhere.post("/api/login-passkey/new")
    body = {"token": asked["token"], "credential": device.used(asked["options"])}
    assert await enters(elsewhere, body)
    assert (await elsewhere.get("/api/me"))["person"]["name"] == "Timaios"
    assert not await enters(thief, body), "the same answer again"
    fresh = await thief.post("/api/login-passkey/new")
    assert not await enters(thief, {**body, "token": fresh["token"]}), "the answer to another challenge"
    assert (await thief.get("/api/me"))["person"] is None


async def test_what_the_device_has_not_signed_for_this_place_is_refused(web: Web) -> None:
    device, copy = Authenticator(), Authenticator()
    await member(web, "Timaios", device)
    thief = web.visitor()

    async def tried(credential: dict[str, Any], asked: dict[str, Any]) -> bool:
        return await enters(thief, {"token": asked["token"], "credential": credential})

    wrong: list[tuple[Authenticator, dict[str, Any]]] = [
        (copy, {}),
        (device, {"origin": "https://tyche.example"}),
        (device, {"host": "tyche.example"}),
        (device, {"flags": PRESENT}),
    ]
    for one, more in wrong:
        asked = await thief.post("/api/login-passkey/new")
        assert not await tried(one.used(asked["options"], **more), asked), more
    asked = await thief.post("/api/login-passkey/new")
    assert await tried(device.used(asked["options"]), asked), "as it is, it is taken"
    asked = await thief.post("/api/login-passkey/new")
    device.uses -= 2
    assert not await tried(device.used(asked["options"]), asked), "a copy of the device that was used less"


async def test_a_challenge_is_for_one_purpose_and_one_person(web: Web) -> None:
    device, other = Authenticator(), Authenticator(b"another key")
    owner = await member(web, "Timaios", device)
    stranger = web.visitor()
    await stranger.post("/api/register", {"name": "Kallias", "password": PASSWORD})
    to_sign_in = await owner.post("/api/login-passkey/new")
    for visitor, asked in ((owner, to_sign_in), (stranger, await challenge(owner))):
        assert (await added(visitor, asked, other)).json()["error"]["code"] == "passkey.wrong"
    to_make = await challenge(owner)
    body = {"token": to_make["token"], "credential": device.used(to_make["options"])}
    assert not await enters(web.visitor(), body)
    assert (await added(stranger, await challenge(stranger), device)).json()["error"]["code"] == "passkey.taken"


async def test_only_its_owner_drops_a_passkey_and_then_it_opens_nothing(web: Web) -> None:
    device = Authenticator()
    owner, stranger = await member(web, "Timaios", device), web.visitor()
    await stranger.post("/api/register", {"name": "Kallias", "password": PASSWORD})
    (listed,) = await owner.get("/api/me/passkeys")
    assert await stranger.refused("DELETE", f"/api/me/passkeys/{listed['id']}") == "passkey.unknown"
    assert len(await owner.get("/api/me/passkeys")) == 1
    assert (await owner.ask("DELETE", f"/api/me/passkeys/{listed['id']}")).status_code == 204
    thief = web.visitor()
    asked = await thief.post("/api/login-passkey/new")
    assert not await enters(thief, {"token": asked["token"], "credential": device.used(asked["options"])})
