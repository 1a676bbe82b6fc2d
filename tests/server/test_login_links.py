"""Mailed links to sign in."""

import asyncio
import re

import pytest

from tests.server.stage import Stage
from tests.server.web import serving

pytestmark = pytest.mark.anyio


async def mailed_token(stage: Stage) -> str:
    """The token in the last mail."""
    for _ in range(200):
        if stage.mail.mails:
            found = re.search(r"/login/(\S+)", stage.mail.mails.pop().get_content())
            assert found is not None
            return found[1]
        await asyncio.sleep(0.02)
    pytest.fail("no mail came")


async def test_a_mailed_link_makes_an_account_once(stage: Stage) -> None:
    visitor, thief = stage.web.visitor(), stage.web.visitor()
    await visitor.post("/api/login-link", {"mail": " Hanno@Example.ORG "})
    token = await mailed_token(stage)
    me = await visitor.post(f"/api/login-link/{token}")
    assert (me["person"]["kind"], me["person"]["mail"]) == ("account", "hanno@example.org")
    assert await thief.refused("POST", f"/api/login-link/{token}") == "link.expired"
    await thief.post("/api/login-link", {"mail": "hanno@example.org"})
    again = await thief.post(f"/api/login-link/{await mailed_token(stage)}")
    assert again["person"]["id"] == me["person"]["id"]


async def test_a_guest_becomes_an_account_by_mailed_link(stage: Stage) -> None:
    visitor = stage.web.visitor()
    await visitor.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    await visitor.post("/api/login-link", {"mail": "hanno@example.org"})
    me = await visitor.post(f"/api/login-link/{await mailed_token(stage)}")
    assert me["person"]["kind"] == "account"
    assert len((await visitor.get("/api/tables"))["tables"]) == 1


async def test_an_address_counts_when_its_link_was_opened(stage: Stage) -> None:
    visitor = stage.web.visitor()
    registration = {"name": "Hanno", "password": "a long walk to Susa", "mail": "hanno@example.org"}
    assert (await visitor.post("/api/register", registration))["person"]["mail"] is None
    me = await visitor.post(f"/api/login-link/{await mailed_token(stage)}")
    assert (me["person"]["name"], me["person"]["mail"]) == ("Hanno", "hanno@example.org")
    other = stage.web.visitor()
    await other.post("/api/register", {"name": "Himilko", "password": "a long walk to Susa"})
    assert await other.refused("PATCH", "/api/me", {"mail": "no address"}) == "mail.malformed"
    assert (await visitor.ask("PATCH", "/api/me", {"mail": None})).json()["person"]["mail"] is None


async def test_links_that_do_not_work(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = stage.web.visitor()
    assert await visitor.refused("POST", "/api/login-link", {"mail": "a@b\r\nBcc: c@d.org"}) == "mail.malformed"
    await visitor.post("/api/login-link", {"mail": "hanno@example.org"})
    token = await mailed_token(stage)
    assert await visitor.refused("POST", f"/api/login-link/{token}x") == "link.wrong"
    monkeypatch.setattr("tyche.server.security.LINK_LIFETIME", -1)
    assert await visitor.refused("POST", f"/api/login-link/{token}") == "link.expired"


async def test_without_a_mail_server_there_are_no_links() -> None:
    async with serving() as web:
        assert await web.visitor().refused("POST", "/api/login-link", {"mail": "hanno@example.org"}) == "mail.off"
