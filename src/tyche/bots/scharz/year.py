"""The special phases (T15), fishing (T14), pay and feeding (T16)."""

from typing import Final

from tyche.bots.scharz.fields import NEVER
from tyche.bots.scharz.larder import SEED, stored
from tyche.bots.scharz.odds import number, worth
from tyche.bots.scharz.sight import Sight
from tyche.core.ask import DONE, PASS, Option
from tyche.games.scharz.rules.components import MEAT
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.units import herd_kind, herd_shifts
from tyche.games.scharz.rules.year.feeding import eats, larder, needs, next_herd
from tyche.games.scharz.rules.year.taxes import feast_grain

SETTLED: Final = 20.0
NEEDLESS: Final = 50.0
"""What speaks against letting a unit perish for which there is food."""


def sowing_choice(sight: Sight, option: Option) -> float:
    """T15.3. The best soil first, all that can be sown: sown fields stay one's own."""
    if option == DONE:
        return 0.0
    place = sight.place(option[1])
    gain = sight.t.a.crop[place] + 0.1
    if sight.s.markers >> place & 1:
        gain -= 1.0
    return gain if stored(sight.t, sight.seat) > 1 else -1.0


def offspring_choice(sight: Sight, option: Option) -> float:
    """T15.2. Young herds go to poor soil under guard; a die is not worth prestige."""
    if option[0] != "herd":
        return 0.5 if option[0] == "no-young" else 0.0
    place = sight.place(option[2])
    guarded = bool((sight.cu | sight.s.out[sight.seat]) >> place & 1)
    return 1.0 * guarded + sight.t.herds_on(place) - sight.t.a.crop[place] - sight.threat(place)


def weather_choice(sight: Sight, option: Option) -> float:
    """T15.4. The weather is taken as it comes, unless prestige is plenty."""
    rich = sight.s.pr[sight.seat] >= 40
    return 1.0 if (option[0] == "reroll-weather") == rich else 0.0


def common_die_choice(sight: Sight, option: Option) -> float:
    """T8.21. The weather is everybody's: prestige is better spent elsewhere."""
    return 1.0 if option == PASS else 0.0


def harvest_choice(sight: Sight, option: Option) -> float:
    """T15.7. Into safe stores first, as much as they take; grain on a field is soon somebody else's."""
    if option[0] == "leave":
        return NEVER
    place = sight.place(option[1])
    return int(option[2]) - 10.0 * min(2, sight.threat(place))


def festivities_choice(sight: Sight, option: Option) -> float:
    """T15.8. Larger ones when the winter leaves enough grain."""
    size = int(option[1])
    cost = feast_grain(sight.t, sight.seat) * (size - 1)
    left = stored(sight.t, sight.seat) - cost
    mouths = sum(sight.s.units[sight.seat].values()) + sight.s.towns[sight.seat].bit_count()
    return float(size) if left >= mouths + SEED or size == 1 else 0.0


def nets_choice(sight: Sight, option: Option) -> float:
    """T14.1. Fish is not worth prestige."""
    return 1.0 if option[0] == "no-catch" else 0.0


# --- feeding (T16.3-T16.8) ---


def feeding_choice(sight: Sight, option: Option) -> float:
    """T16.4, T16.6, T16.7. Everybody eats; herds are slaughtered for those who would starve."""
    verb = option[0]
    if verb in ("feed-herd", "graze", "slaughter"):
        kept = herd_kept(sight)
        return 1.0 if (verb != "slaughter") == kept else 0.0
    if verb == "eat-fish":
        return float(int(option[1]))
    if verb == "eat-meat":
        portions, extra = needs(sight.t, sight.seat)
        short = larder(sight.t, sight.seat)[0] - (portions + extra) < 2 * SEED
        return float(int(option[1])) if short else -float(int(option[1]))
    if verb == "abandon":
        return -SETTLED * sight.s.settle[sight.place(option[1])]
    return -loss(sight, option) - (NEEDLESS if sight.options[0][0] == "eat-fish" else 0.0)


def herd_kept(sight: Sight) -> bool:
    """T16.4. Whether there is food for the herd once everybody else has eaten."""
    t, seat = sight.t, sight.seat
    portions, extra = needs(t, seat)
    grain, fish = larder(t, seat)
    meat = t.s.sub[seat][1]
    key = next_herd(t, seat)
    seed = SEED if sight.left else 0
    feed = 1 if eats(t, seat, key) else 0
    if grain + fish + meat >= portions + extra + feed + (seed if feed else 0):
        return True
    # Would the other herds feed everybody? The least meat goes last, so that few are slaughtered.
    herds = [MEAT[herd_kind(k)] for k, n in t.s.herds[seat].items() if not herd_shifts(k) for _ in range(n)]
    short = portions + extra + feed + seed - grain - fish - meat
    return MEAT[herd_kind(key)] > short and any(flesh >= short and flesh < MEAT[herd_kind(key)] for flesh in herds)


def loss(sight: Sight, option: Option) -> float:
    """What is lost with a unit: itself, and its field if nobody else holds it."""
    kind, place = UNIT.of(option), sight.place(option[2])
    gone = worth([(kind, 1)])
    if place >= sight.t.a.n_land:
        return gone + 0.5
    alone = number(sight.force(sight.seat, place)) <= 1
    if alone and not sight.s.towns[sight.seat] >> place & 1 and not sight.own_goods(place):
        gone += sight.hold(place, True)
    if sight.crew(place):
        gone += 1.0
    if sight.threat(place) and sight.s.towns[sight.seat] >> place & 1:
        gone += 2.0 if alone else 0.7
    return gone


# --- pay (T13.13, T16.1) ---


def salary_choice(sight: Sight, option: Option) -> float:
    """T16.1, T16.2. Pay everybody; if that cannot be, the least loss first."""
    verb = option[0]
    if verb == "pay":
        return 100.0
    if verb == "withhold":
        return NEVER
    if verb == "abandon":
        return -SETTLED * sight.s.settle[sight.place(option[1])]
    return -loss(sight, option)


def wage_choice(sight: Sight, option: Option) -> float:
    """T13.13, T13.14. Pay, or dismiss mercenaries before commanders."""
    return 100.0 if option[0] == "pay" else 0.0 if option[0] == "dismiss" else -1.0
