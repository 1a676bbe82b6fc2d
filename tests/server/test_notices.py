"""Notices: who is told that it is their turn, how, and when not."""

import asyncio
import base64
import json
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.stage import LATER, Stage
from tests.server.web import serving
from tests.text.ftl import messages_in, variables
from tyche.server.http.persons import LANGUAGES
from tyche.server.notices import MOST_TRIES, QUIET
from tyche.server.notices.outside import Outside, Unreachable, is_public
from tyche.server.notices.texts import FOLDER

pytestmark = pytest.mark.anyio

HOME = "http://127.0.0.1:8765"


async def test_whoever_is_not_there_gets_a_mail_in_their_language(stage: Stage) -> None:
    host = await stage.member("Timaios")
    await host.ask("PATCH", "/api/me", {"language": "de"})
    table = await stage.table(host, "me", "me")
    await stage.send()
    (mail,) = stage.mail.mails
    assert mail["To"] == "timaios@example.org"
    assert mail["Subject"] == "Du bist am Zug: Babylon"
    assert f"{HOME}/t/{table}" in mail.get_content()
    await stage.send()
    assert len(stage.mail.mails) == 1


async def test_a_notice_waits_so_that_quick_hand_overs_send_none(stage: Stage) -> None:
    host = await stage.member("Timaios")
    await stage.table(host, "me", "me")
    await stage.send(after=50.0)
    assert not stage.mail.mails
    await stage.send(after=70.0)
    assert len(stage.mail.mails) == 1


async def test_one_notice_for_several_seats_and_hand_overs(stage: Stage) -> None:
    host = await stage.member("Timaios")
    table = await stage.table(host, "me", "me", "me")
    for _ in range(3):
        await stage.web.house.notices.on_news(table, "turn", [0, 1, 2])
    await stage.send()
    assert len(stage.mail.mails) == 1


async def test_who_does_not_come_is_not_told_again_and_again(stage: Stage) -> None:
    host = await stage.member("Timaios")
    table = await stage.table(host, "me", "me")
    store, told = stage.web.house.store, stage.web.house.notices.on_news
    person = await store.person_by_name("Timaios")
    assert person is not None
    sent = []
    for kind in ("turn", "asked"):  # an opponent takes back and decides again, or proposes and withdraws
        for _ in range(3):
            await told(table, kind, [0])
            await stage.send(after=100.0)
            sent.append(len(stage.mail.mails))
    assert sent == [1, 1, 1, 2, 2, 2]
    await store.drop_notices(table, person.id)  # as when they have come to the table
    await told(table, "turn", [0])
    await stage.send(after=100.0)
    assert len(stage.mail.mails) == 3
    await stage.send(after=QUIET + 200.0)
    await told(table, "turn", [0])
    await stage.send(after=QUIET + 400.0)
    assert len(stage.mail.mails) == 4, "after hours they are reminded"


async def test_nobody_is_told_who_is_at_the_table(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await stage.member("Timaios")
    await stage.table(host, "me", "me")

    async def here(table_id: str, person_id: str) -> bool:
        return True

    monkeypatch.setattr(stage.web.house.notices, "here", here)
    await stage.send()
    assert not stage.mail.mails


async def test_nobody_is_told_whom_the_table_no_longer_waits_for(stage: Stage) -> None:
    host = await stage.member("Timaios")
    table = await stage.table(host, "me", "me")
    await host.post(f"/api/tables/{table}/abandon")
    await stage.send()
    assert not stage.mail.mails


async def test_what_is_switched_off_is_not_sent(stage: Stage) -> None:
    host = await stage.member("Timaios", mail=False)
    await stage.table(host, "me", "me")
    await stage.send()
    assert not stage.mail.mails


async def test_a_notice_survives_a_mail_server_that_is_down(stage: Stage) -> None:
    host = await stage.member("Timaios")
    await stage.table(host, "me", "me")
    stage.mail.broken = True
    await stage.send()
    assert not stage.mail.mails
    stage.mail.broken = False
    await stage.send(after=LATER + 50)
    assert not stage.mail.mails, "the next try has to wait a little"
    await stage.send(after=2 * LATER)
    assert len(stage.mail.mails) == 1


async def test_a_notice_is_given_up_at_some_time(stage: Stage) -> None:
    host = await stage.member("Timaios")
    await stage.table(host, "me", "me")
    stage.mail.broken = True
    for n in range(1, MOST_TRIES + 1):
        await stage.send(after=n * LATER)
    assert await stage.planned() == 0


# Webhooks.


@pytest.mark.parametrize(("shape", "field"), [("json", "text"), ("discord", "content"), ("slack", "text")])
async def test_a_webhook_gets_what_its_service_understands(stage: Stage, shape: str, field: str) -> None:
    host = await stage.member("Timaios", mail=False, webhook={"url": f"{stage.sink.url}/hook?a=b", "shape": shape})
    table = await stage.table(host, "me", "me")
    await stage.send()
    (posted,) = stage.sink.posted
    body = json.loads(posted.body)
    assert posted.path == "/hook?a=b"
    assert posted.headers["host"] == stage.sink.url.removeprefix("http://")
    assert "Timaios" in body[field]
    assert f"{HOME}/t/{table}" in body[field]
    assert ("event" in body) == (shape == "json")


async def test_a_webhook_that_redirects_is_not_followed_but_tried_again(stage: Stage) -> None:
    host = await stage.member("Timaios", mail=False, webhook={"url": stage.sink.url})
    await stage.table(host, "me", "me")
    stage.sink.status = 302
    await stage.send()
    stage.sink.status = 200
    await stage.send(after=2 * LATER)
    assert len(stage.sink.posted) == 2


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://10.1.2.3/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://0x7f000001/",
        "https://user:secret@example.org/",
        "https://no.such.name.invalid/",
        "https://[half",
    ],
)
async def test_a_webhook_is_no_hole_into_the_network(url: str) -> None:
    async with serving() as web:
        visitor = web.visitor()
        await visitor.post("/api/register", {"name": "Timaios", "password": "a long walk to Susa"})
        settings = {"notices": {"webhook": {"url": url}}}
        assert await visitor.refused("PATCH", "/api/me", {"settings": settings}) == "webhook.refused"
        assert (await visitor.get("/api/me"))["settings"]["notices"]["webhook"] is None


async def test_a_name_that_moves_into_the_own_network_is_refused_when_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = ["93.184.215.14"]

    async def resolved(*arguments: object, **options: object) -> list[tuple[object, ...]]:
        return [(2, 1, 6, "", (number, 443)) for number in numbers]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
    outside = Outside(private=False)
    await outside.check("https://example.org/hook")
    numbers.append("10.0.0.1")
    with pytest.raises(Unreachable, match="not in the public network"):
        await outside.post("https://example.org/hook", b"{}", {})
    await outside.close()


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_numbers_are_public(number: str, public: bool) -> None:
    assert is_public(number) is public


# Push.


class Browser:
    """The keys of a browser's subscription, and what it reads with them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes 16"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """As a browser gives it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _base64(point), "auth": _base64(self._auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        found: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))
        return found


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_browser_gets_a_message_that_only_it_can_read(stage: Stage) -> None:
    host, browser = await stage.member("Timaios", mail=False), Browser()
    await host.post("/api/me/push", browser.subscription(f"{stage.sink.url}/push/1"))
    table = await stage.table(host, "me", "me")
    await stage.send()
    (posted,) = stage.sink.posted
    assert browser.read(posted.body)["url"] == f"{HOME}/t/{table}"
    assert Vapid02.verify(posted.headers["authorization"])
    key = (await host.get("/api/push-key"))["key"]
    assert f"k={key}" in posted.headers["authorization"]


async def test_a_subscription_that_is_gone_is_forgotten(stage: Stage) -> None:
    host, browser = await stage.member("Timaios", mail=False), Browser()
    await host.post("/api/me/push", browser.subscription(f"{stage.sink.url}/push/1"))
    await host.post("/api/me/push", browser.subscription(f"{stage.sink.url}/push/2"))
    response = await host.ask("DELETE", "/api/me/push", {"endpoint": f"{stage.sink.url}/push/2"})
    assert response.status_code == 204
    await stage.table(host, "me", "me")
    stage.sink.status = 410
    await stage.send()
    assert [posted.path for posted in stage.sink.posted] == ["/push/1"]
    person = (await host.get("/api/me"))["person"]["id"]
    assert await stage.web.house.store.pushes(person) == []


async def test_a_push_subscription_is_no_hole_either() -> None:
    async with serving() as web:
        visitor = web.visitor()
        await visitor.post("/api/register", {"name": "Timaios", "password": "a long walk to Susa"})
        subscription = Browser().subscription("https://127.0.0.1/push")
        assert await visitor.refused("POST", "/api/me/push", subscription) == "webhook.refused"


# Texts.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    english, here = messages_in(FOLDER / "locale", "en"), messages_in(FOLDER / "locale", language)
    said = {ident: variables(message) for ident, message in here.items()}
    assert said == {ident: variables(message) for ident, message in english.items()}
