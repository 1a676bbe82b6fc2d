"""Figures about the server for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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

    def text(self) -> str:
        """All figures in Prometheus' format."""
        return generate_latest(self.registry).decode()
