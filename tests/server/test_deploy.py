"""What is in `deploy`: units that systemd takes and finds safe, proxies that start, alerts on figures that exist."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.needs import missing
from tyche.server.metrics import Metrics
from tyche.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
MOST_EXPOSED = 20
"""What `systemd-analyze security` may find, in tenths: below 2.0 is its mark OK."""
PROGRAM = "/opt/tyche/bin/tyche"


def tool(name: str) -> str:
    """A program of this machine."""
    return shutil.which(name) or missing(f"{name} is not installed")


def placed(folder: Path, name: str) -> Path:
    """A file as somebody would place it, with the program of this environment."""
    path = folder / name
    text = (DEPLOY / name).read_text(encoding="utf-8").replace(PROGRAM, str(Path(sys.executable).parent / "tyche"))
    path.write_text(text, encoding="utf-8")
    return path


def run(*command: str) -> str:
    """What a program says; it must not complain."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    units = [str(placed(tmp_path, name)) for name in ("tyche.service", "tyche-backup.service", "tyche-backup.timer")]
    assert run(analyze, "verify", *units).strip() == ""


def test_systemd_finds_the_service_safe(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    unit = str(placed(tmp_path, "tyche.service"))
    run(analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit)


def test_nginx_starts_with_the_example(tmp_path: Path) -> None:
    nginx = tool("nginx")
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    made = ("-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=play.example.org")
    run(tool("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", *made)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("/etc/ssl/play.example.org.pem", certificate),
        ("/etc/ssl/play.example.org.key", key),
        ("/etc/nginx/tyche-proxy.conf", DEPLOY / "tyche-proxy.conf"),
    ):
        assert old in text
        text = text.replace(old, str(new))
    (tmp_path / "tyche.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    around = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {temporary} include tyche.conf; }}"
    )
    (tmp_path / "nginx.conf").write_text(around, encoding="utf-8")
    run(nginx, "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path))


def test_caddy_takes_the_example() -> None:
    run(tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def test_alerts_are_about_figures_that_exist() -> None:
    metrics = Metrics()
    metrics.requests.labels("GET", "/", "200").inc()
    metrics.seconds.labels("/").observe(1)
    metrics.notices.labels("mail", "sent").inc()
    told = set(re.findall(r"^(tyche_\w+)", metrics.text(), re.MULTILINE))
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    for rule in rules:
        assert rule["annotations"]["summary"]
        assert set(re.findall(r"tyche_\w+", rule["expr"])) <= told, rule["alert"]
    assert len({rule["alert"] for rule in rules}) == len(rules) >= 6


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_is_documented(name: str) -> None:
    assert f"TYCHE_{name.upper()}" in (ROOT / "docs/server.md").read_text(encoding="utf-8")
