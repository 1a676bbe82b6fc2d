"""Figures about the server for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tyche.server.room.trouble import KINDS


class Metrics:
    """The figures of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tyche_requests", "HTTP requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("tyche_request_seconds", "Time to answer a request", ["route"], registry=self.registry)
        self.sockets = Gauge("tyche_sockets", "Open sockets", registry=self.registry)
        self.notices = Counter(
            "tyche_notices", "Notices by way and outcome", ["way", "outcome"], registry=self.registry
        )
        self.started = Gauge("tyche_started", "When the server was started", registry=self.registry)
        self.delay = Gauge("tyche_loop_delay_seconds", "How long work waits for its turn", registry=self.registry)
        self.removed = Counter("tyche_removed", "What was removed for its age", ["kind"], registry=self.registry)
        self.reports = Counter("tyche_reports", "Reports about persons", registry=self.registry)
        self._troubles = Counter("tyche_troubles", "Failures at tables, by kind", ["kind"], registry=self.registry)
        for kind in KINDS:
            self._troubles.labels(kind)

    def trouble(self, kind: str) -> None:
        """Something went wrong at a table."""
        self._troubles.labels(kind).inc()

    def text(self) -> str:
        """All figures in Prometheus' format."""
        return generate_latest(self.registry).decode()
