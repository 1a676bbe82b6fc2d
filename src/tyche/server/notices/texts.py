"""What notices and mails say, in the language of whoever gets them."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tyche.text.catalogue import Catalogue

FOLDER = Path(__file__).parent.parent
"""Its folder ``locale`` has the texts."""


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(FOLDER, language)


def text(language: str, ident: str, **arguments: object) -> str:
    """A text of the server."""
    return _catalogue(language).text(ident, arguments)


class News(NamedTuple):
    """Something that concerns somebody: of what kind, who, at which table, and where that is."""

    kind: str
    person: str
    language: str
    table_id: str
    table: str
    url: str
    settings_url: str

    def _text(self, ident: str) -> str:
        return text(
            self.language, ident, person=self.person, table=self.table, url=self.url, settings=self.settings_url
        )

    def subject(self) -> str:
        """One line."""
        return self._text(f"{self.kind}-subject")

    def mail(self) -> str:
        """The text of a mail."""
        return f"{self._text('mail-greeting')}\n\n{self._text(f'{self.kind}-mail')}\n\n{self._text('mail-end')}"

    def push(self) -> dict[str, Any]:
        """What the client's service worker shows."""
        return {
            "title": self.subject(),
            "body": self._text(f"{self.kind}-push"),
            "url": self.url,
            "table": self.table_id,
        }

    def webhook(self, shape: str) -> dict[str, Any]:
        """The body for a webhook: plain facts, or what Discord or Slack show."""
        if shape == "discord":
            return {"content": self._text(f"{self.kind}-line"), "allowed_mentions": {"parse": []}}
        if shape == "slack":
            return {"text": self._text(f"{self.kind}-line")}
        return {
            "event": self.kind, "person": self.person, "table": self.table_id, "title": self.table, "url": self.url,
            "text": self._text(f"{self.kind}-line"),
        }  # fmt: skip
