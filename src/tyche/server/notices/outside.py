"""Requests to addresses that persons have named: they must not become a way into the host's own network."""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

TIMEOUT: Final = 10.0
PORTS: Final = {"https": 443, "http": 80}


class Unreachable(Exception):
    """An address that is refused or does not answer; the message says why."""


class Outside:
    """Sends requests to the world outside. `private` also allows http and addresses of the own network."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()

    async def check(self, url: str) -> None:
        """Refuse an address that nothing may be sent to."""
        await self._resolved(url)

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer. What the answer says is not read.

        The name is resolved here, once, and the connection goes to that very address: a name that means another
        address a moment later gains nothing.
        """
        parts, address = await self._resolved(url)
        host = f"[{address}]" if ":" in address else address
        pinned = parts._replace(netloc=f"{host}:{parts.port or PORTS[parts.scheme]}")
        named = {**headers, "Host": parts.netloc.rpartition("@")[2]}
        extensions = {"sni_hostname": parts.hostname or ""}
        request = self._client.build_request(
            "POST", pinned.geturl(), content=content, headers=named, extensions=extensions
        )
        try:
            response = await self._client.send(request, stream=True)
            await response.aclose()
        except httpx.HTTPError as error:
            raise Unreachable(f"{parts.hostname} does not answer ({type(error).__name__})") from None
        return response.status_code

    async def _resolved(self, url: str) -> tuple[SplitResult, str]:
        """The parts of an address and the number to connect to; every number the name has must be allowed."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Unreachable("it is no address") from None
        if not host or not port or parts.username is not None:
            raise Unreachable("it is no address such as https://example.org/hook")
        if parts.scheme != "https" and not self._private:
            raise Unreachable("it must begin with https://")
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable(f"the name {host} is not known") from None
        numbers = [str(entry[4][0]) for entry in found]
        if not self._private and not all(is_public(number) for number in numbers):
            raise Unreachable(f"{host} is not in the public network")
        return parts, numbers[0]


def is_public(number: str) -> bool:
    """Whether an address is one of the public network, also behind the ways IPv6 wraps older ones."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if wrapped is not None:
            return is_public(str(wrapped))
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
    return address.is_global and not address.is_multicast
