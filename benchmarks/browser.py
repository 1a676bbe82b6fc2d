"""How long a click takes in a browser: from the click to the next question on the screen, at tables of every game.

    python -m benchmarks.browser [--clicks 60] [--compiled]

The real server and Chromium without a window. A person has a seat at a table that goes on from the middle of a
recorded game, and chooses by chance in the list of actions; bots have the other seats, and what they do is skipped. For
each click there is the time of the browser alone (from the click until the decision is sent, and from the answer of the
server until the next picture is drawn), and the time of the processor that its main thread spent: until that picture,
and with all that follows within half a second (questions to the server about the new options, and moves of bots, if
they come so soon). Other programs on the machine lengthen the first and hardly the second. Tasks of more than 50 ms are
what the browser calls long; they are measured by the clock.
"""

import argparse
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from benchmarks.stage import Server, cores
from tyche.core.record import load_record, table_from

RECORDS: Final = Path(__file__).resolve().parents[1] / "tests" / "records"
TABLES: Final = {"successors-4": 700, "hellas-4": 380, "scharz-4": 250, "scharz-12": 1300}
"""The records, and the moments from which the tables go on."""
CHROMIUM: Final = Path("/usr/bin/chromium")
SIZE: Final = (1440, 900)
WANTED_MS: Final = 150
LONGEST_MS: Final = 200
QUIET_MS: Final = 450
"""Between clicks: clicks sooner than 250 ms after a new question are taken for slips."""
PATIENCE_MS: Final = 20_000
TURNS_S: Final = 300.0
"""How long the bots of all other seats may take until it is the person's turn again."""
TRIES: Final = 20
COLUMNS: Final = {"browser": "browser", "processor": "processor", "after": "with what follows", "server": "server"}
"""What is measured of a click, and what it is called."""
WATCH: Final = """
(() => {
  const clock = { click: 0, sent: 0, heard: 0, shown: 0, tasks: [] };
  window.clock = clock;
  const settings = '{"toured": true, "grave": false, "speed": "jump"}';
  try { localStorage["tyche-settings"] ??= settings } catch { /* an empty page has none */ }
  addEventListener("click", (event) => { if (event.isTrusted) clock.click = event.timeStamp; }, true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) clock.tasks.push([startTime, duration]);
  }).observe({ type: "longtask" });
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", ({ data }) => {
        if (clock.sent && !clock.heard && data.includes('"type":"delta"')) clock.heard = performance.now();
      });
    }
    send(data) {
      if (String(data).includes('"type":"decide"')) clock.sent = performance.now();
      super.send(data);
    }
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!clock.heard || clock.shown) return;
    clock.shown = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { clock.shown = performance.now(); };
      port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
})();
"""
"""Notes when a click came, when its decision was sent, when the server answered and when the next picture was drawn."""


class Click:
    """What one click took, in milliseconds."""

    def __init__(self, clock: dict[str, Any], processor: float, after: float) -> None:
        """What the page noted, and the time of the processor until the next picture and in all."""
        self.browser: Final = float(clock["sent"] - clock["click"] + clock["shown"] - clock["heard"])
        self.server: Final = float(clock["heard"] - clock["sent"])
        self.processor: Final = processor
        self.after: Final = after
        self.longest: Final = max((float(duration) for _, duration in clock["tasks"]), default=0.0)


class Visit:
    """A person at one table."""

    def __init__(self, browser: Browser, address: str, record: str, moment: int) -> None:
        width, height = SIZE
        # What the page may not evaluate cannot be waited for either.
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(viewport=size, service_workers="block", bypass_csp=True)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WATCH)
        self.page: Final[Page] = context.new_page()
        self.address: Final = address
        self.luck: Final = random.Random(record)
        self.table: Final = self._branch(record, moment)
        self.page.goto(f"{address}/t/{self.table}")
        expect(self.page.locator("svg .place").first).to_be_attached()
        self.meter: Final[CDPSession] = context.new_cdp_session(self.page)
        self.meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _call(self, path: str, body: object) -> Any:
        token = self.page.request.get(f"{self.address}/api/me").json()["csrf"]
        headers = {"Origin": self.address, "Content-Type": "application/json", "X-CSRF-Token": token}
        for _ in range(TRIES):
            answer = self.page.request.post(self.address + path, data=json.dumps(body), headers=headers, timeout=90_000)
            if answer.ok:
                return answer.json()
            self.page.wait_for_timeout(5000)  # its workers may not have begun yet
        raise SystemExit(answer.text())

    def _branch(self, record: str, moment: int) -> str:
        """A table of one's own that goes on from a moment of a recorded game."""
        written = (RECORDS / f"{record}.json").read_bytes()
        seat = table_from(load_record(written)).at(moment).awaited()[0]
        whole = self._call("/api/records", json.loads(written))["id"]
        return str(self._call(f"/api/tables/{whole}/branch", {"moment": moment, "seat": seat})["id"])

    def ready(self) -> bool:
        """Wait until something can be chosen; whatever lies over the table is put away. False if the game is over."""
        page = self.page
        end = time.monotonic() + TURNS_S
        while time.monotonic() < end:
            for name in ("I am", "Continue"):
                button = page.get_by_role("button", name=name)
                if button.first.is_visible():
                    button.first.click()
            page.get_by_role("tab", name="Actions").click()
            page.wait_for_timeout(QUIET_MS)
            if page.locator(".all:not([inert]) button:visible").count():
                return True
            if page.request.get(f"{self.address}/api/tables/{self.table}").json()["status"] == "finished":
                return False
        raise SystemExit(
            f"nothing can be chosen: {page.get_by_role('group', name='What is to be decided').inner_text()}"
        )

    def busy(self) -> float:
        """The time that the main thread has spent on a core, in milliseconds."""
        metrics = self.meter.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def click(self) -> Click | None:
        """Choose something, when it is asked; None if that decided nothing, because it is asked about once more."""
        page = self.page
        buttons = page.locator(".all button:visible:not([aria-disabled=true])")
        button = buttons.nth(self.luck.randrange(buttons.count()))
        button.scroll_into_view_if_needed()
        button.hover()
        page.wait_for_timeout(QUIET_MS)
        page.evaluate("Object.assign(clock, { click: 0, sent: 0, heard: 0, shown: 0, tasks: [] })")
        before = self.busy()
        button.click()
        try:
            page.wait_for_function("clock.shown > 0", timeout=3000)
        except PlaywrightTimeout:  # a stepper, or something that is asked again
            page.keyboard.press("Escape")
            return None
        shown = self.busy()
        page.wait_for_timeout(QUIET_MS)
        return Click(page.evaluate("clock"), shown - before, self.busy() - before)


def share(values: list[float], part: float) -> float:
    """The value below which that part of them lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def measured(browser: Browser, address: str, record: str, clicks: int) -> list[Click]:
    """What some clicks at a table took; a game that is over begins again at the same moment."""
    visit = Visit(browser, address, record, TABLES[record])
    found: list[Click] = []
    for _ in range(3 * clicks):
        if len(found) == clicks:
            break
        if not visit.ready():
            visit.page.context.close()
            visit = Visit(browser, address, record, TABLES[record])
        elif (taken := visit.click()) is not None:
            found.append(taken)
    visit.page.context.close()
    return found


def row(record: str, found: list[Click]) -> str:
    """A line of the table of results."""
    parts = [[getattr(one, kind) for one in found] for kind in COLUMNS]
    figures = [f"{share(values, 0.5):.0f} | {share(values, 0.95):.0f}" for values in parts]
    longest = max(one.longest for one in found)
    return f"| {record} | {len(found)} | {' | '.join(figures)} | {f'{longest:.0f}' if longest else 'none'} |"


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--compiled", action="store_true", help="the server on the compiled rules (make compiled)")
    parser.add_argument("--record", action="append", choices=list(TABLES), help="only these tables")
    chosen = parser.parse_args()
    theirs, _ = cores(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/bench.db", theirs[0], chosen.compiled)
        try:
            server.reach()
            path = str(CHROMIUM) if CHROMIUM.exists() else None
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            print(f"wanted: browser {WANTED_MS} ms at the 95th percentile, no task over {LONGEST_MS} ms")
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            figures = [f"{what}, median ms | 95 %" for what in COLUMNS.values()]
            print(f"| table | clicks | {' | '.join(figures)} | longest task, ms |")
            print("|---" * 11 + "|")
            address = f"http://127.0.0.1:{server.port}"
            for record in chosen.record or TABLES:
                print(row(record, measured(browser, address, record, chosen.clicks)), flush=True)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
