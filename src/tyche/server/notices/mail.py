"""Mail, if a mail server is set."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tyche.server.notices.outside import Unreachable
from tyche.server.settings import Settings

TIMEOUT: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}


class Mailer:
    """Sends plain mails through the server that the settings name."""

    def __init__(self, settings: Settings) -> None:
        self._url = urlsplit(settings.mail)
        self._sender = settings.mail_from

    @property
    def on(self) -> bool:
        """Whether mail can be sent at all."""
        return bool(self._url.hostname)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail. Raises Unreachable if the mail server does not take it."""
        message = EmailMessage()
        message["From"], message["To"] = self._sender, to
        message["Subject"] = " ".join(subject.split())
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self._sender.rpartition("@")[2].strip(">")),
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        url = self._url
        try:
            await aiosmtplib.send(
                message,
                hostname=url.hostname,
                port=url.port or PORTS[url.scheme],
                username=unquote(url.username) if url.username else None,
                password=unquote(url.password) if url.password else None,
                use_tls=url.scheme == "smtps",
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unreachable(f"the mail server did not take the mail ({type(error).__name__})") from None
