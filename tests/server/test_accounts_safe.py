"""What protects accounts: whose a mailed link is, whose a name is, which passwords, how long a socket lasts."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

from tests.server.sinks import MailSink, listening
from tests.server.web import Visitor, Web, serving
from tyche.server.likeness import keys_of

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Susa"
VICTIM = "victim@example.org"


class Post:
    """A server that sends mail, and the box that all of it comes to."""

    def __init__(self, web: Web, sink: MailSink) -> None:
        self.web = web
        self.sink = sink

    async def token(self) -> str:
        """The token in the next mail."""
        for _ in range(500):
            if self.sink.mails:
                found = re.search(r"/login/(\S+)", self.sink.mails.pop().get_content())
                assert found is not None
                return found[1]
            await asyncio.sleep(0.02)
        pytest.fail("no mail came")

    async def member(self, name: str, mail: str | None = None) -> Visitor:
        """Somebody with an account, and with a proven address if there is one."""
        visitor = self.web.visitor()
        body = {"name": name, "password": PASSWORD}
        await visitor.post("/api/register", body if mail is None else {**body, "mail": mail})
        if mail is not None:
            await visitor.post(f"/api/login-link/{await self.token()}")
        return visitor


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    """A server with mail."""
    async with listening(MailSink()) as sink, serving(mail=sink.url, mail_from="tyche@example.org") as web:
        yield Post(web, sink)


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def person(visitor: Visitor) -> dict[str, str | None] | None:
    """Who somebody is."""
    found: dict[str, str | None] | None = (await visitor.get("/api/me"))["person"]
    return found


# Mailed links.


async def test_a_link_asked_for_by_somebody_else_signs_in_only_who_opens_it(post: Post) -> None:
    attacker, victim = post.web.visitor(), post.web.visitor()
    await attacker.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    await attacker.post("/api/login-link", {"mail": VICTIM})
    token = await post.token()
    assert (await victim.get(f"/api/login-link/{token}"))["outcome"] == "new"
    mine = (await victim.post(f"/api/login-link/{token}"))["person"]
    theirs = await person(attacker)
    assert theirs is not None
    assert mine["mail"] == VICTIM
    assert mine["id"] != theirs["id"]
    assert theirs["kind"] == "guest"
    assert (await victim.get("/api/tables"))["tables"] == []


async def test_whoever_opens_a_link_does_not_bring_a_stranger_their_seats(post: Post) -> None:
    attacker, victim = post.web.visitor(), post.web.visitor()
    await victim.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    await attacker.post("/api/login-link", {"mail": "attacker@example.org"})
    await victim.post(f"/api/login-link/{await post.token()}")
    assert (await victim.get("/api/tables"))["tables"] == [], "an account that a stranger can sign in to has no seats"


async def test_the_guest_who_asked_and_opens_becomes_the_account(post: Post) -> None:
    visitor = post.web.visitor()
    await visitor.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    await visitor.post("/api/login-link", {"mail": VICTIM})
    token = await post.token()
    assert (await visitor.get(f"/api/login-link/{token}"))["outcome"] == "become"
    await visitor.post(f"/api/login-link/{token}")
    assert len((await visitor.get("/api/tables"))["tables"]) == 1


async def test_an_account_registered_with_somebody_elses_address_passes_to_its_reader(post: Post) -> None:
    attacker, victim = post.web.visitor(), post.web.visitor()
    await attacker.post("/api/register", {"name": "Hanno", "password": PASSWORD, "mail": VICTIM})
    token = await post.token()
    card = await victim.get(f"/api/login-link/{token}")
    assert (card["outcome"], card["name"], card["mail"]) == ("take-over", "Hanno", VICTIM)
    me = await victim.post(f"/api/login-link/{token}")
    assert (me["person"]["mail"], me["person"]["password"]) == (VICTIM, False)
    assert await person(attacker) is None, "other sessions end with the first proof"
    for name in ("Hanno", VICTIM):
        assert await attacker.refused("POST", "/api/login", {"name": name, "password": PASSWORD}) == "password.wrong"


async def test_an_unproven_address_gives_no_rights(post: Post) -> None:
    attacker, victim = post.web.visitor(), post.web.visitor()
    await attacker.post("/api/register", {"name": "Hanno", "password": PASSWORD, "mail": VICTIM})
    await post.token()
    assert await attacker.refused("POST", "/api/login", {"name": VICTIM, "password": PASSWORD}) == "password.wrong"
    await victim.post("/api/login-link", {"mail": VICTIM})
    me = await victim.post(f"/api/login-link/{await post.token()}")
    assert me["person"]["name"] != "Hanno", "whoever reads the mail has an account of their own"


async def test_in_the_same_browser_a_proof_keeps_the_password_and_ends_other_sessions(post: Post) -> None:
    here, there = post.web.visitor(), post.web.visitor()
    await here.post("/api/register", {"name": "Hanno", "password": PASSWORD, "mail": VICTIM})
    await there.post("/api/login", {"name": "Hanno", "password": PASSWORD})
    me = await here.post(f"/api/login-link/{await post.token()}")
    assert (me["person"]["name"], me["person"]["mail"], me["person"]["password"]) == ("Hanno", VICTIM, True)
    assert await person(there) is None


async def test_a_proven_account_changes_its_address_only_where_it_is_signed_in(post: Post) -> None:
    owner, stranger = await post.member("Hanno", "hanno@example.org"), post.web.visitor()
    await owner.ask("PATCH", "/api/me", {"mail": "typo@example.org"})
    token = await post.token()
    assert await stranger.refused("POST", f"/api/login-link/{token}") == "link.elsewhere"
    assert ((await person(owner)) or {})["mail"] == "hanno@example.org"
    await owner.post(f"/api/login-link/{token}")
    assert ((await person(owner)) or {})["mail"] == "typo@example.org"


async def test_nobody_learns_whether_an_address_is_known(post: Post) -> None:
    await post.member("Hanno", "hanno@example.org")
    other = await post.member("Himilko")
    for address in ("hanno@example.org", "nobody@example.org"):
        answer = await other.ask("PATCH", "/api/me", {"mail": address})
        assert (answer.status_code, answer.json()["person"]["mail"]) == (200, None)
        token = await post.token()
    for name, address in (("Mago", "hanno@example.org"), ("Bomilkar", "nobody@example.org")):
        me = await post.web.visitor().post("/api/register", {"name": name, "password": PASSWORD, "mail": address})
        assert (me["person"]["name"], me["person"]["mail"]) == (name, None)
        await post.token()
    known = post.web.visitor()
    await other.ask("PATCH", "/api/me", {"mail": "hanno@example.org"})
    token = await post.token()
    assert (await known.post(f"/api/login-link/{token}"))["person"]["name"] == "Hanno", "its reader gets their own"


async def test_one_address_gets_few_mails_from_however_many_places() -> None:
    async with (
        listening(MailSink()) as sink,
        serving(mail=sink.url, mail_from="t@example.org", proxies=["203.0.113.7"], limits=True) as web,
    ):
        codes = []
        for number in range(6):
            visitor = web.visitor(**{"X-Forwarded-For": f"198.51.100.{number}"})
            answer = await visitor.ask("POST", "/api/login-link", {"mail": f"victim+{number}@example.org"})
            codes.append(answer.status_code)
        assert codes == [204, 204, 204, 429, 429, 429]
        registered = web.visitor(**{"X-Forwarded-For": "198.51.100.99"})
        body = {"name": "Hanno", "password": PASSWORD, "mail": VICTIM}
        assert await registered.refused("POST", "/api/register", body) == "request.rate"
        del body["mail"]
        await registered.post("/api/register", body)
        assert await registered.refused("PATCH", "/api/me", {"mail": VICTIM}) == "request.rate"


# Names.


async def test_guests_cannot_take_the_names_of_accounts(web: Web) -> None:
    owner, guest = web.visitor(), web.visitor()
    await owner.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    await guest.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    for name in ("Timaios", "timaios", "TIMAIOS", "Tіmaios", "T imaios", "Tirnaios", "Τimaios", "Tima-ios"):
        assert await guest.refused("PATCH", "/api/me", {"name": name}) == "name.taken", name
    assert (await guest.ask("PATCH", "/api/me", {"name": "Timaia"})).status_code == 200


@pytest.mark.parametrize(
    ("first", "second"), [("Anna", "Аnna"), ("Iris", "lris"), ("Bob", "B0b"), ("Bill", "BiIl"), ("Marn", "Mam")]
)
async def test_names_that_look_alike_are_one(web: Web, first: str, second: str) -> None:
    await web.visitor().post("/api/register", {"name": first, "password": PASSWORD})
    visitor = web.visitor()
    assert await visitor.refused("POST", "/api/register", {"name": second, "password": PASSWORD}) == "name.taken"


@pytest.mark.parametrize(
    ("first", "second"), [("Jana", "Jána"), ("Zofie", "Žofie"), ("Anna", "Anne"), ("Łucja", "Lucja")]
)
def test_names_that_differ_are_two(first: str, second: str) -> None:
    assert not keys_of(first) & keys_of(second)


async def test_nobody_speaks_for_the_house(web: Web) -> None:
    visitor = web.visitor()
    for name in ("Admin", "аdmin", "Tyche", "Opera-tor", "Guest Zenon 12", "Guеst 1"):
        body = {"name": name, "password": PASSWORD}
        assert await visitor.refused("POST", "/api/register", body) == "name.reserved", name


async def test_of_two_who_want_to_look_alike_at_once_one_gets_the_name(web: Web) -> None:
    names = ("Hanno", "Hаnno", "HANNO", "H anno")
    bodies = [{"name": name, "password": PASSWORD} for name in names]
    visitors = [web.visitor() for _ in names]
    answers = await asyncio.gather(*(v.ask("POST", "/api/register", b) for v, b in zip(visitors, bodies, strict=True)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_a_guest_who_had_the_name_of_a_new_account_is_called_a_guest(web: Web) -> None:
    guest = web.visitor()
    await guest.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    await guest.ask("PATCH", "/api/me", {"name": "Hаnno"})
    await web.visitor().post("/api/register", {"name": "Hanno", "password": PASSWORD})
    assert ((await person(guest)) or {})["name"] == "Guest Hаnno"


async def test_a_name_that_was_given_up_is_free_again(web: Web) -> None:
    owner = web.visitor()
    await owner.post("/api/register", {"name": "Hanno", "password": PASSWORD})
    await owner.ask("PATCH", "/api/me", {"name": "Himilko"})
    await web.visitor().post("/api/register", {"name": "Hanno", "password": PASSWORD})


# Passwords.


@pytest.mark.parametrize(
    "password",
    [
        "1234567890", "0987654321", "qwertyuiop", "Password123", "iloveyou1234", "abcabcabcabc", "aaaaaaaaaa",
        "abcdefghijkl", "Timaios2024", "timaios12345", "1q2w3e4r5t6y", "qwerty12345678", "tyche12345", "asdfghjkl123",
    ],
)  # fmt: skip
async def test_what_is_guessed_first_is_no_password(web: Web, password: str) -> None:
    visitor = web.visitor()
    body = {"name": "Timaios", "password": password}
    assert await visitor.refused("POST", "/api/register", body) == "password.common"


@pytest.mark.parametrize(
    "password", [PASSWORD, "Xk29-qmVt7", "timaios walks to Susa", "dragon breath at noon", "1815 Waterloo"]
)
async def test_what_is_not_guessed_first_is_one(web: Web, password: str) -> None:
    await web.visitor().post("/api/register", {"name": "Timaios", "password": password})


# Passkeys; what a browser makes of them is tested in a browser.


async def test_a_passkey_needs_an_account_and_its_password(web: Web) -> None:
    guest, owner = web.visitor(), web.visitor()
    assert await guest.refused("POST", "/api/me/passkeys/new", {}) == "person.nobody"
    await guest.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    assert await guest.refused("POST", "/api/me/passkeys/new", {}) == "person.guest"
    await owner.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    assert await owner.refused("POST", "/api/me/passkeys/new", {}) == "password.wrong"
    options = (await owner.post("/api/me/passkeys/new", {"password": PASSWORD}))["options"]
    assert options["rp"]["id"] == "tyche.test"
    assert options["authenticatorSelection"]["userVerification"] == "required"


async def test_what_is_no_answer_to_a_challenge_is_refused(web: Web) -> None:
    owner, thief = web.visitor(), web.visitor()
    await owner.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    rubbish: list[dict[str, object]] = [{}, {"id": 1}, {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}]
    for credential in rubbish:
        token = (await owner.post("/api/me/passkeys/new", {"password": PASSWORD}))["token"]
        body = {"token": token, "name": "phone", "credential": credential}
        assert await owner.refused("POST", "/api/me/passkeys", body) == "passkey.wrong"
        token = (await thief.post("/api/login-passkey/new"))["token"]
        answer = {"token": token, "credential": credential}
        assert await thief.refused("POST", "/api/login-passkey", answer) == "passkey.wrong"
    assert await owner.get("/api/me/passkeys") == []
    assert await owner.refused("DELETE", "/api/me/passkeys/x") == "passkey.unknown"


async def test_a_mailed_link_proves_enough_for_a_new_password(post: Post) -> None:
    owner, elsewhere = await post.member("Hanno", "hanno@example.org"), post.web.visitor()
    await elsewhere.post("/api/login", {"name": "Hanno", "password": PASSWORD})
    new = {"new": "another long walk"}
    assert await elsewhere.refused("POST", "/api/me/password", new) == "password.wrong"
    await elsewhere.post("/api/login-link", {"mail": "hanno@example.org"})
    await elsewhere.post(f"/api/login-link/{await post.token()}")
    await elsewhere.post("/api/me/password", new)
    assert await person(owner) is None
