"""All Tyche events by the title of their card (S6.2.A)."""

from typing import Final

from tyche.games.successors.rules.events import armies, family, politics, troops
from tyche.games.successors.rules.events.event import Event

EVENTS: Final[dict[str, Event]] = {**troops.EVENTS, **politics.EVENTS, **family.EVENTS, **armies.EVENTS}
