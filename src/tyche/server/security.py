"""Secrets, signatures, passwords and limits: what keeps one person's things from another."""

import hmac
import ipaddress
import os
import re
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from tyche.server.settings import MEMORY, Settings, SettingsError

SECRET_FILE: Final = "secret.key"
LEAST_SECRET: Final = 32
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
LINK_LIFETIME: Final = 30 * 60
"""How long a mailed link can be used, in seconds."""
PORT: Final = re.compile(r":[0-9]*\s*$")

CHALLENGE: Final = 32
CHALLENGE_LIFETIME: Final = 5 * 60

LinkKind = Literal["sign-in", "proof"]
"""A mailed link signs somebody in, or proves that an account's new address is theirs."""


class Mailed(NamedTuple):
    """What a mailed link says: what it is for, who asked for it (perhaps nobody), and the address it was sent to."""

    kind: LinkKind
    person: str
    mail: str


# The secret of the server.


def secret_of(settings: Settings) -> bytes:
    """The secret key: as it is set, else the one in the data folder, which is made the first time."""
    if settings.secret_key:
        if len(settings.secret_key) < LEAST_SECRET:
            raise SettingsError(
                f"secret_key needs at least {LEAST_SECRET} characters, for example from openssl rand -hex 32"
            )
        return settings.secret_key.encode()
    if settings.database_url == MEMORY:
        return secrets.token_hex().encode()
    return kept_secret(settings.folder / SECRET_FILE)


def kept_secret(path: Path) -> bytes:
    """The secret in a file that only its owner can read; made if it is not there yet."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    if not path.exists():
        fresh.touch(mode=PRIVATE_FILE)
        fresh.write_text(secrets.token_hex(), encoding="ascii")
        try:
            os.link(fresh, path)  # atomic: of two servers that start at once, one makes the secret
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    keep_private(path)
    return path.read_bytes().strip()


def keep_private(path: Path) -> None:
    """Nobody but the owner reads or writes a file, whoever made it; files of others are left as they are."""
    if os.name == "posix" and path.exists() and path.stat().st_uid == os.geteuid():
        if path.stat().st_mode & 0o077:
            path.chmod(PRIVATE_FILE)


class Signer:
    """Signs what goes out and comes back: invitations to seats, mailed links, tokens against forged requests."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._invitations = URLSafeSerializer(secret, salt="tyche-seat")
        self._mailed = URLSafeTimedSerializer(secret, salt="tyche-mail")
        self._challenges = URLSafeTimedSerializer(secret, salt="tyche-passkey")

    def invitation(self, table: str, seat: int, version: int) -> str:
        """The key of an invitation to a seat; a later version of the link makes it void."""
        return str(self._invitations.dumps([table, seat, version]))

    def invited(self, key: str) -> tuple[str, int, int] | None:
        """Table, seat and version of an invitation; None if it is not ours."""
        try:
            table, seat, version = self._invitations.loads(key)
        except (BadSignature, ValueError):
            return None
        return str(table), int(seat), int(version)

    def mailed(self, kind: LinkKind, person: str, mail: str) -> str:
        """A token for a mailed link, which proves that its bearer reads this mail; `person` asked for it."""
        return str(self._mailed.dumps([kind, person, mail, secrets.token_urlsafe(9)]))

    def read_mailed(self, token: str) -> Mailed | Literal["expired", "wrong"]:
        """What a mailed link says, or what is wrong with it."""
        try:
            kind, person, mail, _ = self._mailed.loads(token, max_age=LINK_LIFETIME)
        except SignatureExpired:
            return "expired"
        except (BadSignature, ValueError):
            return "wrong"
        return Mailed(kind, str(person), str(mail))

    def challenge(self, purpose: str) -> tuple[str, bytes]:
        """A token and the challenge in it, which a passkey has to sign within a few minutes."""
        fresh = secrets.token_hex(CHALLENGE)
        return str(self._challenges.dumps([purpose, fresh])), bytes.fromhex(fresh)

    def challenged(self, token: str, purpose: str) -> bytes | None:
        """The challenge in a token; None if it is too old, or not ours, or for something else."""
        try:
            meant, fresh = self._challenges.loads(token, max_age=CHALLENGE_LIFETIME)
        except (BadSignature, ValueError):
            return None
        return bytes.fromhex(fresh) if meant == purpose else None

    def csrf(self, session: str) -> str:
        """The token that requests of a session must show; one without session has an empty name."""
        return hmac.new(self._secret, b"tyche-csrf:" + session.encode(), sha256).hexdigest()

    def fits_csrf(self, session: str, token: str) -> bool:
        """Whether a token belongs to a session."""
        return hmac.compare_digest(self.csrf(session).encode(), token.encode())

    def blurred(self, text: str) -> bytes:
        """Enough to know a text again, not enough to guess it."""
        return hmac.new(self._secret, b"tyche-blurred:" + text.encode(), sha256).digest()

    def derived(self, purpose: str) -> bytes:
        """32 bytes for another purpose that nobody can guess without the secret."""
        return hmac.new(self._secret, f"tyche-{purpose}".encode(), sha256).digest()


# Passwords.


class Passwords:
    """Argon2 hashes. Checking an unknown name takes as long as checking a known one."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex())

    def hash(self, password: str) -> str:
        """What is stored of a password."""
        return self._hasher.hash(password)

    def fits(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; takes its time in any case. Slow: call it in a thread."""
        try:
            self._hasher.verify(stored or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None


# Limits.


class Rate:
    """A bucket of `burst` requests that is filled again by `per_second`."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second


RATES: Final = {
    "any": Rate(120, 20.0),
    "change": Rate(40, 4.0),
    "create": Rate(12, 1 / 20),
    "guest": Rate(20, 1 / 30),
    "secret": Rate(8, 1 / 15),
    "mail": Rate(4, 1 / 120),
    "target": Rate(3, 1 / 1200),
    "report": Rate(5, 1 / 600),
    "socket": Rate(60, 2.0),
    "cold": Rate(60, 2.0),
}
"""What is limited: any request, changes, new tables, new guests, attempts to sign in, mails from one place and to
one address, reports, sockets, tables that have to be played again before anything can be said of them."""
SHARED: Final = frozenset({"secret", "mail", "target", "report"})
"""What all processes of a house count together: rare, and what matters is that there is no way around it."""

KEPT_BUCKETS: Final = 20_000
NETWORK: Final = 64
"""Bits of an IPv6 address that one household has for itself: whoever has one address there has them all."""


def neighbourhood(address: str) -> str:
    """What is counted of an address: all of IPv4, the network of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False))


def mailbox(mail: str) -> str:
    """The box behind a mail address: what follows a plus sign is the reader's own note."""
    name, _, domain = mail.rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


class Limits:
    """How many requests everybody has left, in the memory of this process; the longest unused are forgotten."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, who: str) -> float:
        """Take one request of a kind; the seconds to wait if there is none left, else 0."""
        if not self.on:
            return 0.0
        rate = RATES[kind]
        now = self._clock()
        left, then = self._buckets.pop((kind, who), (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - then) * rate.per_second)
        allowed = left >= 1.0
        self._buckets[kind, who] = (left - 1.0 if allowed else left, now)
        if len(self._buckets) > KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1.0 - left) / rate.per_second


# Origins.


def fits_origin(origin: str | None, host: str, public: str, site: str | None) -> bool:
    """Whether a request comes from our own pages; programs other than browsers say no origin at all.

    `public` is the configured origin, `host` the header of that name, `site` the header ``Sec-Fetch-Site``.
    """
    if origin is None:
        return site in (None, "same-origin", "none")
    if public:
        return origin == public
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


class Hosts:
    """The names that this server is known by: whoever asks for another has been led here by somebody else.

    Without a public address those who play in the own network use numbers, which nobody can make lead elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        self._named = {"localhost", settings.host.lower(), *(name.lower() for name in settings.hosts)}
        self._numbers = not settings.public_url
        if settings.public_url:
            self._named.add(urlsplit(settings.public_url).hostname or "")
        else:
            self._named.add(socket.gethostname().lower())

    def know(self, header: str) -> bool:
        """Whether the value of the header ``Host`` is one of them, with whatever port."""
        name = PORT.sub("", header).strip().lower().rstrip(".")
        if name in self._named:
            return True
        try:
            address = ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return self._numbers or address.is_loopback
