"""The OpenAPI document, made from the table of routes and the types of their bodies and answers."""

from collections import defaultdict
from typing import Any, Final

import msgspec

import tyche
from tyche.server.http.errors import CODES, ErrorAnswer
from tyche.server.http.routing import JSON, SAFE, Endpoint

TEMPLATE: Final = "#/components/schemas/{name}"


def openapi_of(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    schemas = Schemas(endpoints)
    paths: dict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint in endpoints:
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tyche",
            "version": tyche.__version__,
            "description": "Tables for ancient board games. The socket is described in docs/web-protocol.md.",
        },
        "paths": dict(paths),
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "tyche-session"}},
        },
        "security": [{}, {"session": []}],
    }


class Schemas:
    """The schemas of all types that routes take and give."""

    def __init__(self, endpoints: list[Endpoint]) -> None:
        kinds: list[Any] = [ErrorAnswer]
        for endpoint in endpoints:
            kinds += [endpoint.answers, endpoint.body, endpoint.query, *endpoint.parameters.values()]
        kinds = [kind for kind in kinds if kind not in (None, type(None))]
        found, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
        self._of = list(zip(kinds, found, strict=True))
        self.components = components

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of a type."""
        return next(schema for known, schema in self._of if known is kind)

    def fields(self, kind: Any) -> dict[str, Any]:
        """The schemas of the fields of a struct."""
        name = str(self.of(kind)["$ref"]).rpartition("/")[2]
        fields: dict[str, Any] = self.components[name]["properties"]
        return fields


def _operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    first, _, rest = endpoint.about.partition("\n")
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}{endpoint.path.translate(str.maketrans('/-.{}', '_____'))}",
        "summary": first.strip(),
        "parameters": _parameters(endpoint, schemas),
        "responses": _responses(endpoint, schemas),
    }
    if rest.strip():
        operation["description"] = rest.strip()
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas.of(endpoint.body)}}
        operation["requestBody"] = {"required": endpoint.body_needed, "content": content}
    return operation


def _parameters(endpoint: Endpoint, schemas: Schemas) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": schemas.of(kind)}
        for name, kind in endpoint.parameters.items()
    ]
    if endpoint.query is not None:
        for name, schema in schemas.fields(endpoint.query).items():
            found.append({"name": name, "in": "query", "required": False, "schema": schema})
    if endpoint.method not in SAFE:
        about = "The token that GET /api/me gave, or that came with the answer that began the session."
        found.append(
            {
                "name": "X-CSRF-Token",
                "in": "header",
                "required": True,
                "description": about,
                "schema": {"type": "string"},
            }
        )
    return found


def _responses(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    """The answer if all goes well, and one for each status that a listed error has."""
    fine: dict[str, Any] = {"description": "Done."}
    if endpoint.answers is not type(None):
        fine["content"] = {endpoint.media: {"schema": schemas.of(endpoint.answers)}}
    responses: dict[str, Any] = {str(endpoint.status): fine}
    if endpoint.kept:
        responses["304"] = {"description": "The answer that is kept still holds."}
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in dict.fromkeys(endpoint.errors):
        by_status[CODES[code][0]].append(code)
    for status, codes in sorted(by_status.items()):
        error = {"type": "object", "properties": {"code": {"enum": codes}}}
        refined = {"allOf": [schemas.of(ErrorAnswer), {"type": "object", "properties": {"error": error}}]}
        responses[str(status)] = {
            "description": f"Refused: {', '.join(codes)}.",
            "content": {JSON: {"schema": refined}},
        }
    return responses
