"""The socket of a page, as a bad connection treats it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """The line between a page and the server, which can go dead and come back, or fall silent without being closed."""

    def __init__(self, page: Page, hear: Callable[[str], None], send: Callable[[str], None]) -> None:
        self.dead = False
        self.silent = False
        self.silent_after = ""
        self.dies_after = ""
        self._hear, self._send = hear, send
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def cut(self) -> None:
        """Nothing passes from now on."""
        self.dead = True
        for end in self._ends:
            end.close()
        self._ends.clear()

    def _connect(self, end: WebSocketRoute) -> None:
        if self.dead or self.silent:
            end.close()
            return
        server = end.connect_to_server()
        self._ends = [end, server]
        end.on_message(lambda message: self._up(server, str(message)))
        server.on_message(lambda message: self._down(end, str(message)))

    def _up(self, server: WebSocketRoute, message: str) -> None:
        self._send(message)
        if self.silent:
            return
        server.send(message)
        if self.silent_after and f'"type":"{self.silent_after}"' in message:
            self.silent, self.silent_after = True, ""
        if self.dies_after and f'"type":"{self.dies_after}"' in message:
            self.dies_after = ""
            self.cut()

    def _down(self, end: WebSocketRoute, message: str) -> None:
        if not self.dead and not self.silent:
            self._hear(message)
            end.send(message)
