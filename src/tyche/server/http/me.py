"""Who somebody is: guests, accounts, sessions, and what they chose."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta

from tyche.server.accounts import checked_mail, settings_of, wanted_language
from tyche.server.agents import agent_of
from tyche.server.http.bodies import PushEndpoint, PushKey, PushSubscription
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.persons import (
    LANGUAGES,
    ChangeMe,
    Credentials,
    LinkCard,
    MailAddress,
    Me,
    NewPassword,
    PersonCard,
    PersonSettings,
    Registration,
    SessionCard,
)
from tyche.server.http.routing import route
from tyche.server.likeness import plain
from tyche.server.notices import Unreachable
from tyche.server.security import mailbox
from tyche.server.store import Person
from tyche.server.store import PushSubscription as StoredPush
from tyche.server.store.people import session_id
from tyche.server.work import Busy, Died, TooLong
from tyche.server.work.jobs import Refusal
from tyche.server.work.kinds import EXPORT_SECONDS, Asked, export_person

Token = Annotated[str, Meta(max_length=600)]
NAMES = ("name.malformed", "name.taken", "name.reserved")
MAILS = ("mail.malformed", "mail.off")
PASSWORDS = ("password.weak", "password.common")
BANNED = ("person.banned",)


def me_of(call: Call) -> Me:
    """The answer to everything that changes who somebody is."""
    person = call.person
    card = None
    if person is not None:
        has_password = person.password_hash is not None
        card = PersonCard(person.id, person.name, person.kind, person.mail, has_password, person.language)
    settings = call.house.settings
    return Me(
        person=card,
        csrf=call.house.signer.csrf(call.session),
        settings=settings_of(person),
        languages=list(LANGUAGES),
        mail=call.house.notices.mailer.on,
        push=settings.push,
        webhooks=settings.webhooks,
    )


def _language(call: Call) -> str:
    """The language of whoever asks."""
    return call.person.language if call.person else wanted_language(call.request.headers.get("accept-language", ""))


@route("GET", "/api/me")
async def get_me(call: Call) -> Me:
    """Who I am (nobody, at first), the token that my changes need, and my settings."""
    return me_of(call)


@route("PATCH", "/api/me", errors=(*NOBODY, *NAMES, *MAILS, "person.guest", "webhook.refused", "webhook.off"))
async def change_me(call: Call, body: ChangeMe) -> Me:
    """Change name, language, settings or mail address.

    A new mail address counts once the link that is sent to it was opened.
    """
    person = call.me()
    mail = await _new_mail(call, person, body.mail) if body.mail else None
    if body.settings is not UNSET:
        await _check_webhook(call, body.settings)
        person.settings = msgspec.to_builtins(body.settings)
    if body.name is not UNSET:
        person.name = await call.house.accounts.free_name(body.name, person, account=person.kind == "account")
    if body.language is not UNSET:
        person.language = body.language
    if body.mail is None:
        person.mail = None
    await call.house.accounts.update(person)
    await call.house.crier.cry()
    if mail is not None:
        call.house.notices.mail_link(mail, person.language, call.house.links.to_prove(person, mail))
    return me_of(call)


async def _new_mail(call: Call, person: Person, written: str) -> str | None:
    """An address that somebody wants to have; None if it is theirs already."""
    mail = checked_mail(written)
    if person.mail == mail:
        return None
    if person.kind == "guest":
        raise Problem("person.guest")
    if not call.house.notices.mailer.on:
        raise Problem("mail.off")
    await call.limit("mail", call.place)
    await _limit_target(call, mail)
    return mail


async def _limit_target(call: Call, mail: str) -> None:
    """Nobody's box is filled, from however many places it is tried."""
    await call.limit("target", mailbox(mail))


async def _check_webhook(call: Call, settings: PersonSettings) -> None:
    hook = settings.notices.webhook
    if hook is None or hook == settings_of(call.me()).notices.webhook:
        return
    if not call.house.settings.webhooks:
        raise Problem("webhook.off")
    await _check_outside(call, hook.url)


async def _check_outside(call: Call, url: str) -> None:
    """An address to send to must be in the public network."""
    try:
        await call.house.notices.outside.check(url)
    except Unreachable as problem:
        raise Problem("webhook.refused", problem=str(problem)) from None


@route("POST", "/api/register", limit="secret", errors=(*NAMES, *MAILS, *PASSWORDS, "person.account"))
async def register(call: Call, body: Registration) -> Me:
    """Make an account. A guest becomes it and keeps all seats."""
    if call.person is not None and call.person.kind == "account":
        raise Problem("person.account")
    accounts = call.house.accounts
    mail = None
    if body.mail is not None:
        mail = checked_mail(body.mail)
        if not call.house.notices.mailer.on:
            raise Problem("mail.off")
        await _limit_target(call, mail)
    person = await accounts.register(call.person, body.name, body.password, _language(call), mail or "")
    await call.sign_in(person, "register")
    if mail is not None:
        call.house.notices.mail_link(mail, person.language, call.house.links.to_prove(person, mail))
    return me_of(call)


@route("POST", "/api/login", limit="secret", errors=("password.wrong", *BANNED))
async def login(call: Call, body: Credentials) -> Me:
    """Sign in with name (or mail address) and password."""
    await call.limit("secret", f"name:{plain(body.name)}")
    await call.sign_in(await call.house.accounts.with_password(body.name, body.password), "password")
    return me_of(call)


@route("POST", "/api/logout")
async def logout(call: Call) -> None:
    """End this session."""
    await call.sign_out()


@route("POST", "/api/login-link", limit="mail", errors=("mail.malformed", "mail.off"))
async def send_link(call: Call, body: MailAddress) -> None:
    """Send a link to sign in by mail. The answer does not tell whether the address is known."""
    mail = checked_mail(body.mail)
    if not call.house.notices.mailer.on:
        raise Problem("mail.off")
    await _limit_target(call, mail)
    token, language = await call.house.links.to_sign_in(mail, call.person)
    call.house.notices.mail_link(mail, language, token)


LINKS = ("link.expired", "link.wrong", "link.elsewhere")


@route("GET", "/api/login-link/{token}", errors=LINKS)
async def look_at_link(call: Call, token: Token) -> LinkCard:
    """What a mailed link would do in this browser, before anybody follows it."""
    await call.limit("secret", call.place)
    outcome, mail, person = await call.house.links.look(token, call.person)
    return LinkCard(outcome, mail, person.name if person is not None else None)


@route("POST", "/api/login-link/{token}", limit="secret", errors=(*LINKS, "name.taken", *BANNED))
async def follow_link(call: Call, token: Token) -> Me:
    """Sign in this browser with a mailed link, which works once. An unknown address gets an account."""
    person = await call.house.links.follow(token, call.person, _language(call))
    await call.sign_in(person, "link")
    return me_of(call)


@route("POST", "/api/me/password", limit="secret", errors=(*NOBODY, "person.guest", *PASSWORDS, "password.wrong"))
async def change_password(call: Call, body: NewPassword) -> Me:
    """Set another password; all other sessions end.

    The old one need not be known for half an hour after signing in by mailed link or passkey.
    """
    person = call.me()
    if person.kind == "guest":
        raise Problem("person.guest")
    await call.house.accounts.change_password(person, body.old, body.new, call.has_proven())
    await call.house.store.end_sessions(person.id)
    await call.sign_in(person, "password")
    return me_of(call)


@route("GET", "/api/me/sessions", errors=NOBODY)
async def list_sessions(call: Call) -> list[SessionCard]:
    """Where I am signed in."""
    found = await call.house.store.sessions(call.me().id)
    here = session_id(call.session)
    return [
        SessionCard(row.id, row.created, row.expires, row.seen, row.way, agent_of(row.agent), row.id == here)
        for row in found
    ]


@route("DELETE", "/api/me/sessions", errors=NOBODY)
async def end_other_sessions(call: Call) -> None:
    """Sign out everywhere else."""
    await call.house.store.end_sessions(call.me().id, but=call.session)
    await call.house.crier.cry()


@route("DELETE", "/api/me/sessions/{id}", errors=(*NOBODY, "session.unknown"))
async def end_session(call: Call, id: Token) -> None:
    """Sign out elsewhere."""
    if not await call.house.store.end_session_of(call.me().id, id):
        raise Problem("session.unknown")
    await call.house.crier.cry()


@route("GET", "/api/me/export", errors=NOBODY)
async def export(call: Call) -> msgspec.Raw:
    """All data that is kept about me."""
    me, house = call.me().id, call.house
    try:
        found = await house.pool.run(export_person, Asked(house.store.url, me), owner=me, seconds=EXPORT_SECONDS)
    except (TooLong, Died):
        raise Busy(int(EXPORT_SECONDS)) from None
    if isinstance(found, Refusal):  # somebody who has just been forgotten
        raise Problem(NOBODY[0])
    return msgspec.Raw(found)


@route("DELETE", "/api/me", limit="secret", errors=NOBODY)
async def forget(call: Call) -> None:
    """Forget me: my account, sessions and subscriptions. Bots take my seats; what I said stays without my name."""
    person = call.me()
    await call.house.rooms.forget(person.id)
    await call.sign_out()


@route("GET", "/api/push-key", errors=("push.off",))
async def push_key(call: Call) -> PushKey:
    """The key a browser needs to subscribe to push messages."""
    if not call.house.settings.push:
        raise Problem("push.off")
    return PushKey(call.house.notices.pusher.public_key)


@route("POST", "/api/me/push", errors=(*NOBODY, "push.off", "webhook.refused"))
async def subscribe(call: Call, body: PushSubscription) -> None:
    """Send push messages to this browser."""
    person = call.me()
    if not call.house.settings.push:
        raise Problem("push.off")
    await _check_outside(call, body.endpoint)
    keys = body.keys
    await call.house.store.add_push(
        StoredPush(endpoint=body.endpoint, person_id=person.id, p256dh=keys.p256dh, auth=keys.auth)
    )


@route("DELETE", "/api/me/push", errors=NOBODY)
async def unsubscribe(call: Call, body: PushEndpoint) -> None:
    """Send no more push messages to a browser."""
    await call.house.store.drop_push(body.endpoint, call.me().id)
