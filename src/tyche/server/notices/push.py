"""Web push: messages that a browser shows though no page of ours is open."""

import base64
import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

from tyche.server.notices.outside import Outside, Unreachable
from tyche.server.security import Signer
from tyche.server.store import PushSubscription

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256, which private keys stay below."""
KEPT_SECONDS: Final = 24 * 60 * 60
"""How long a push service keeps a message for a browser that is off."""
VALID_SECONDS: Final = 12 * 60 * 60
GONE: Final = (404, 410)
USUAL_CONTACT: Final = "mailto:nobody@example.org"


class Pusher:
    """Encrypts messages for browsers and hands them to their push services. The key comes from the server's secret."""

    def __init__(self, signer: Signer, outside: Outside, contact: str) -> None:
        number = int.from_bytes(signer.derived("push"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._outside = outside
        self._contact = contact or USUAL_CONTACT

    @property
    def public_key(self) -> str:
        """The key that browsers need to subscribe."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, subscription: PushSubscription, message: dict[str, Any]) -> bool:
        """Send a message; False if the browser has ended its subscription."""
        body = encrypted(subscription, json.dumps(message).encode())
        parts = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + VALID_SECONDS,
        }
        headers = Vapid02(self._key, {"no-strict": True}).sign(claims)
        headers |= {"Content-Encoding": "aes128gcm", "TTL": str(KEPT_SECONDS), "Urgency": "high"}
        status = await self._outside.post(subscription.endpoint, body, headers)
        if status in GONE:
            return False
        if status >= 300:
            raise Unreachable(f"the push service answered {status}")
        return True


def encrypted(subscription: PushSubscription, data: bytes) -> bytes:
    """A message that only the subscribed browser can read. Raises Unreachable if its keys are none."""
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    try:
        return bytes(WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(data)["body"])
    except (WebPushException, ValueError) as error:
        raise Unreachable(f"the keys of the subscription are wrong ({type(error).__name__})") from None
