"""The player aid of Lords of Hellas: course of play, tables, cards."""

from typing import Final

from tyche.core.aids import DASH, Block, Cell, Row, Sheet, about, name, number, rule, rules, say, several
from tyche.games.hellas.data import CARDS, MAP, TRAYS
from tyche.games.hellas.rules.components import (
    ATTRIBUTE_NAMES,
    ATTRIBUTE_OF,
    HAND_LIMIT,
    HOPLITES,
    KING_TOKENS,
    LANDS_TO_WIN,
    MONSTERS_TO_WIN,
    MOST_ATTRIBUTE,
    MOST_LEADERSHIP,
    MOST_LEVEL,
    PRIESTS,
    QUEST_SLOTS,
    TEMPLES_IN_PLAY,
    TEMPLES_TO_WIN,
)

SPECIAL: Final = {
    "recruit": "H7.1a",
    "march": "H7.2a",
    "temple": "H7.3a",
    "prepare": "H7.4a",
    "usurp": "H7.5a",
    "hunt": "H7.6a",
    "monument": "H7.7a",
}


def sheets() -> list[Sheet]:
    """All sheets."""
    return [
        Sheet("play", say("play"), [_victory(), _turn(), _special(), _control(), _battle(), _hunt(), _heroes()]),
        Sheet("tables", say("tables"), [_regions(), _gods(), _monsters(), _die(), _limits(), _artifacts()]),
        Sheet("cards", say("cards"), [*_blessings(), _quests()], apart=True),
    ]


def _victory() -> Block:
    lands = {"lands": LANDS_TO_WIN[3], "lands-two": LANDS_TO_WIN[2]}
    return Block(
        "victory",
        [
            Row([name("victory", "warlord"), say("warlord", **lands)], "H19.1"),
            Row([name("victory", "favoured"), say("favoured", temples=TEMPLES_TO_WIN)], "H19.2"),
            Row([name("victory", "slayer"), say("slayer", monsters=MONSTERS_TO_WIN)], "H19.3"),
            Row([name("victory", "king-of-kings"), say("king", level=MOST_LEVEL, tokens=KING_TOKENS)], "H19.4"),
        ],
    )


def _turn() -> Block:
    return Block("turn", rules("H6.1", "H6.4", "H6.7", "H6.9", "H6.11", "H6.15"))


def _special() -> Block:
    return Block("special", [Row([name("action", id), rule(clause)], clause) for id, clause in SPECIAL.items()])


def _control() -> Block:
    return Block("control", rules("H14.1", "H14.2", "H14.3", "H14.4"))


def _battle() -> Block:
    return Block("battle", rules("H13.4", "H13.8", "H13.9", "H13.10", "H13.11", "H13.14"))


def _hunt() -> Block:
    return Block("hunt", rules("H10.5", "H10.6", "H10.7", "H10.8", "H10.13"))


def _regions() -> Block:
    rows: list[Row] = []
    lands = {region: land.id for land in MAP.lands for region in land.regions}
    for region in MAP.regions:
        signs: list[Cell] = []
        if region.city != "none":
            signs.append(say("sparta" if region.city == "sparta" else "city"))
        if region.shrine:
            signs.append(say("shrine"))
        if region.delphi:
            signs.append(say("oracle"))
        if region.monument is not None:
            signs.append(name("god", region.monument))
        rows.append(
            Row(
                [
                    name("place", region.id),
                    name("province", lands[region.id]),
                    number(region.population),
                    several(*signs),
                ],
                "H3.3",
            )
        )
    return Block("regions", rows, ["region", "land", "population", "sites"])


def _gods() -> Block:
    rows: list[Row] = []
    for place, (god, powers) in enumerate(TRAYS.powers.items()):
        attribute = name("attribute", ATTRIBUTE_NAMES[ATTRIBUTE_OF[place]])
        figures = [number(value) if value else DASH for value in powers]
        rows.append(Row([name("god", god), attribute, about(f"god-{god}", "power"), *figures], "H18.2"))
    return Block("gods", rows, ["god", "attribute", "power", *map(str, range(1, MOST_LEVEL + 1))])


def _monsters() -> Block:
    rows: list[Row] = []
    for monster in TRAYS.monsters:
        slots: list[Cell] = []
        for slot in monster.slots:
            symbol, _, reward = slot.partition("+")
            sign = name("symbol", symbol)
            slots.append({"with": [sign, say(f"slot-{reward}")]} if reward else sign)
        rows.append(Row([name("monster", monster.id), number(len(monster.slots)), several(*slots)], "H10.1"))
    return Block("monsters", rows, ["monster", "wounds", "slots"])


def _die() -> Block:
    faces = list(dict.fromkeys(TRAYS.die))
    return Block("die", [Row([name("face", face), number(TRAYS.die.count(face))], "H8.2") for face in faces])


def _limits() -> Block:
    return Block(
        "limits",
        [
            Row([say("limit-hoplites"), number(HOPLITES)], "H2.4"),
            Row([say("limit-priests"), number(PRIESTS)], "H2.5"),
            Row([say("limit-hand"), number(HAND_LIMIT)], "H2.6"),
            Row([say("limit-quests"), number(QUEST_SLOTS)], "H2.7"),
            Row([say("limit-leadership"), number(MOST_LEADERSHIP)], "H4.4"),
            Row([say("limit-attribute"), number(MOST_ATTRIBUTE)], "H4.4"),
            Row([say("limit-temples"), number(TEMPLES_IN_PLAY[4])], "H5.7"),
            Row([say("limit-temples-few"), number(TEMPLES_IN_PLAY[2])], "H5.7"),
        ],
    )


def _heroes() -> Block:
    rows = [
        Row([name("hero", hero.id), about(f"hero-{hero.id}", "bonus"), about(f"hero-{hero.id}", "ability")], "H4.1")
        for hero in CARDS.heroes
    ]
    return Block("heroes", rows, ["hero", "bonus", "ability"])


def _artifacts() -> Block:
    rows = [Row([name("artifact", one.id), about(f"artifact-{one.id}", "effect")]) for one in CARDS.artifacts]
    return Block("artifacts", rows)


def _blessings() -> list[Block]:
    return [
        Block(
            f"blessings-{god}",
            [
                Row([name("blessing", one.id), about(f"blessing-{one.id}", "effect")])
                for one in CARDS.blessings
                if one.god == god
            ],
            title={"with": [name("god", god), say("blessings")]},
        )
        for god in ("athena", "zeus", "hermes")
    ]


def _quests() -> Block:
    rows = [
        Row([name("quest", one.id), name("place", one.region), about(f"quest-{one.id}", "effect")], "H15.1")
        for one in CARDS.quests
    ]
    return Block("quests", rows, ["quest", "region", "text"])
