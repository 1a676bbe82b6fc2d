"""How a rules case gives a position of Scharz: the board, the players, and the phase that begins."""

from tyche.core.node import Node
from tyche.games.scharz.edges import case_names as names
from tyche.games.scharz.edges.case_words import words
from tyche.games.scharz.edges.case_written import CYCLES, PHASES
from tyche.games.scharz.edges.invariants import stock
from tyche.games.scharz.rules.atlas import CLIMATES
from tyche.games.scharz.rules.components import BUILDING_NAMES, COMMAND_NAMES, SEASON_NAMES
from tyche.games.scharz.rules.diplomacy.pacts import RANSOM, TREATY_NAMES, aid_of, pact, pair_of
from tyche.games.scharz.rules.kinds import VICTORY
from tyche.games.scharz.rules.move.reach import REFUSED
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.round import begin_round, program
from tyche.games.scharz.rules.units import GROWN, grains, kind_in, mark_of, site_of, sown


def set_position(t: Scharz, given: Node) -> None:
    """Set up everything that a case gives."""
    given.known(*[word.name for word in words(t)])
    set_players(t, given)
    set_settlements(t, given)
    set_pieces(t, given)
    set_treaties(t, given)
    set_phase(t, given)
    t.s.issued = stock(t)


def set_players(t: Scharz, given: Node) -> None:
    """``gold: {red: 5}``, ``people: {red: romans}``, ``rivals: {red: [blue]}``, ``command: {red: poor}``."""
    s = t.s
    tables = {"gold": s.gold, "pr": s.pr, "vp": s.vp, "vp_before": s.vp_before, "killed": s.killed, "lost": s.lost}
    for key, table in tables.items():
        for seat, entry in names.by_seat(t, given.at(key, {})):
            table[seat] = entry.number()
    if not given.has("vp_before"):
        s.vp_before[:] = s.vp
    for seat, entry in names.by_seat(t, given.at("people", {})):
        s.faction[seat] = names.people(t, entry)
    for seat, entry in names.by_seat(t, given.at("rivals", {})):
        for item in entry.items():
            s.rivals[seat] |= 1 << names.seat(t, item)
    for seat, entry in names.by_seat(t, given.at("command", {})):
        s.command[seat] = names.chosen(entry, COMMAND_NAMES, "level")
    for seat, entry in names.by_seat(t, given.at("announced", {})):
        s.announced[seat] = names.chosen(entry, VICTORY.words, "victory")


def set_settlements(t: Scharz, given: Node) -> None:
    """``settlements: {roma: {owner: red, kind: town, yard: port, fort: true, grain: 3, fish: 2}}``."""
    s = t.s
    for entry in given.at("settlements", {}).entries():
        place = names.key_place(t, entry)
        entry.known("owner", "kind", "yard", "fort", "grain", "fish")
        kind = names.chosen(entry.at("kind", "village"), ("", "village", "town"), "settlement")
        t.set_settlement(place, names.seat(t, entry.at("owner")), kind)
        if entry.has("yard"):
            t.set_yard(place, names.chosen(entry.at("yard"), ("", "dock", "port"), "shipyard"))
        if entry.at("fort", False).truth():
            s.forts |= 1 << place
        t.put_grain(place, entry.at("grain", 0).number())
        t.put_fish(place, entry.at("fish", 0).number())
    for entry in given.at("sites", {}).entries():
        entry.known("owner", "building", "progress")
        building = names.chosen(entry.at("building"), BUILDING_NAMES, "building")
        owner, progress = names.seat(t, entry.at("owner")), entry.at("progress", 0).number()
        s.sites[names.key_place(t, entry)] = site_of(owner, building, progress)


def set_pieces(t: Scharz, given: Node) -> None:
    """``units: {red: {roma: {light: 3}, roma/yard: {transport: 1}}}``, herds, grain, markers."""
    set_units_and_herds(t, given)
    set_fields(t, given)


def set_units_and_herds(t: Scharz, given: Node) -> None:
    """``units: {red: {roma: {light: 3}}}``, ``herds: {red: {roma: {sheep: 1}}}``."""
    for seat, owner in names.by_seat(t, given.at("units", {})):
        for entry in owner.entries():
            place, spot = names.key_spot(t, entry)
            for code, n in names.tally(entry, "unit"):
                t.add(seat, place, spot, kind_in(code), n)
    for seat, owner in names.by_seat(t, given.at("herds", {})):
        for entry in owner.entries():
            place, spot = names.key_spot(t, entry)
            for kind, n in names.tally(entry, "herd"):
                t.add_herd(seat, place, kind, 1 if spot else 0, 0, n)


def set_fields(t: Scharz, given: Node) -> None:
    """``grain: {roma: {owner: red, grain: 2}}``, ``markers: [roma]``, ``frozen: [roma]``."""
    s = t.s
    for entry in given.at("grain", {}).entries():
        entry.known("owner", "grain", "grown")
        owner_of = names.seat(t, entry.at("owner"))
        stack = sown(owner_of, entry.at("grain", 1).number(1))
        grown = entry.at("grown", grains(stack) > 1).truth()
        s.grain[names.key_place(t, entry)] = stack | GROWN if grown else stack
    for item in given.at("markers", []).items():
        s.markers |= 1 << names.place(t, item)
    for item in given.at("frozen", []).items():
        s.frozen |= 1 << names.place(t, item)


def set_treaties(t: Scharz, given: Node) -> None:
    """``treaties: [{treaty: tribute, receiver: red, payer: blue, gold: 2}]``, ``aid: [[red, blue]]``."""
    for item in given.at("treaties", []).items():
        item.known("treaty", "receiver", "payer", "gold", "until")
        one, other = names.seat(t, item.at("receiver")), names.seat(t, item.at("payer"))
        kind = names.chosen(item.at("treaty"), TREATY_NAMES, "treaty")
        gold, until = item.at("gold", 1).number(), item.at("until", 99).number()
        t.s.treaties[pair_of(one, other)] = pact(kind, one, gold, until if kind == RANSOM else 0)
    for item in given.at("aid", []).items():
        both = item.items()
        if len(both) != 2:
            raise item.fault("aid goes from one player to another: [red, blue]", "pair")
        t.s.aid[aid_of(names.seat(t, both[0]), names.seat(t, both[1]))] = t.s.year
    for item in given.at("treaty_marks", []).items():
        item.known("of", "with", "mark")
        t.s.treaty_year[pair_of(names.seat(t, item.at("of")), names.seat(t, item.at("with")))] = item.at(
            "mark"
        ).number()
    t.agree()


def set_phase(t: Scharz, given: Node) -> None:
    """``year: 2``, ``season: winter``, ``start: red``, ``phase: battle``: the phase that is about to begin."""
    s = t.s
    s.year = given.at("year", 1).number(1)
    s.season = names.chosen(given.at("season", "spring"), SEASON_NAMES, "season")
    s.start = names.seat(t, given.at("start", "red"))
    s.first = names.seat(t, given.at("first")) if given.has("first") else s.start
    frozen = s.frozen
    begin_round(t)
    s.frozen = frozen
    for item in given.at("bad_winter", []).items():
        s.bad_zones |= 1 << names.chosen(item, CLIMATES, "climate")
    for item in given.at("good_winter", []).items():
        s.good_zones |= 1 << names.chosen(item, CLIMATES, "climate")
    if given.has("sea_winter"):
        s.sea_winter = names.chosen(given.at("sea_winter"), ("", "good", "bad"), "winter")
    for item in given.at("ordered_moves", []).items():
        s.ordered_moves |= 1 << names.seat(t, item)
    for seat, entry in names.by_seat(t, given.at("held_before", {})):
        s.held_before[seat] = fields(t, entry)
    set_marks(t, given)
    set_deeds(t, given)
    begin_phase(t, given.at("phase", "round"))
    if given.has("cycle"):
        set_cycle(t, given, given.at("cycle"))


def set_marks(t: Scharz, given: Node) -> None:
    """``units: {red: {roma: {light+used: 1}}}``: what units have done in this round, and what players have."""
    s = t.s
    for seat, owner in names.by_seat(t, given.at("units", {})):
        for entry in owner.entries():
            place, spot = names.key_spot(t, entry)
            for code, n in names.tally(entry, "unit"):
                if code != kind_in(code) and n:
                    t.recode(seat, place, spot, kind_in(code), code, n)
    for entry in given.at("holders", {}).entries():
        place = names.key_place(t, entry)
        if place < len(s.holder):
            s.holder[place] = names.seat(t, entry)
    for seat, entry in names.by_seat(t, given.at("bought", {})):
        s.bought[seat] = entry.number()
    for seat, entry in names.by_seat(t, given.at("opening", {})):
        s.opening[seat] = entry.number()
    s.ordered_work = seats(t, given.at("ordered_work", []))
    s.entered = seats(t, given.at("entered", []))
    s.out_of_game = seats(t, given.at("out", []))


def seats(t: Scharz, node: Node) -> int:
    """Several players as a bit set."""
    return sum({1 << names.seat(t, item) for item in node.items()})


def fields(t: Scharz, node: Node) -> int:
    """Several fields as a bit set."""
    return sum({1 << names.place(t, item) for item in node.items()})


def set_cycle(t: Scharz, given: Node, words: Node) -> None:
    """``cycle: {next: red, turns: 3, passes: 1}``: in MOVE, between two moves; ``locked``, ``treated``, ``ambushed``
    and ``refused`` are what has come of it so far.
    """
    s = t.s
    words.known("next", "turns", "passes")
    phase = given.at("phase", "round").word()
    if phase not in CYCLES:
        raise words.fault(f"'cycle' needs one of the phases {', '.join(CYCLES)}", "needs", needed=", ".join(CYCLES))
    order = t.seats()
    turn = words.at("turns", 0).number(0)
    if words.has("next"):
        turn += (order.index(names.seat(t, words.at("next"))) - turn) % len(order)
    s.step, s.at, s.passes = CYCLES[phase], turn, words.at("passes", 0).number(0)
    for seat in range(t.players):
        s.locked[seat] = 0
    for seat, entry in names.by_seat(t, given.at("locked", {})):
        s.locked[seat] = fields(t, entry)
    s.treated = [0] * t.players
    for seat, entry in names.by_seat(t, given.at("treated", {})):
        s.treated[seat] = seats(t, entry)
    s.ambushed = {}
    for word, mark in (("ambushed", 0), ("refused", REFUSED)):
        for seat, entry in names.by_seat(t, given.at(word, {})):
            for item in entry.items():
                s.ambushed[mark | mark_of(seat, names.place(t, item))] = 1


def set_deeds(t: Scharz, given: Node) -> None:
    """``deeds: {red: {roma: 2}}``: enemies destroyed this round, for Experience."""
    for seat, entry in names.by_seat(t, given.at("deeds", {})):
        for deed in entry.entries():
            t.s.feats.append([seat, names.key_place(t, deed), deed.number()])


def begin_phase(t: Scharz, phase: Node) -> None:
    """The phase that a case names, if the season and the mode have it."""
    name = phase.word()
    if name not in PHASES:
        raise phase.fault(
            f"there is no phase {name!r}; there are {', '.join(PHASES)}", "one-of", word=name, known=", ".join(PHASES)
        )
    t.s.step = PHASES[name]
    if t.s.step == "round":
        return
    steps = program(t)
    if t.s.step not in steps:
        raise phase.fault(
            f"there is no such phase in this season and mode; there are {', '.join(steps)}",
            "one-of",
            word=name,
            known=", ".join(steps),
        )
    t.s.phase = steps.index(t.s.step)
