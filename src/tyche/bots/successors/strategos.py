"""Strategos: plays Successors to win, one question at a time, by the worth of each option."""

from collections.abc import Callable
from typing import Final

from tyche.bots.advising import advice
from tyche.bots.choosing import Chooser, weigh
from tyche.bots.sight import imagination
from tyche.bots.successors import activate, cards, realm, targets, war, words
from tyche.bots.successors.prospect import Rounds
from tyche.bots.successors.sight import Sight
from tyche.core.advice import Advice
from tyche.core.ask import Option
from tyche.core.seat import Glimpse

Scorer = Callable[[Sight, Option], float]

TOPICS: Final[dict[str, Scorer]] = {
    # S4, S5: set-up and phases
    "keep-general": realm.keep_general_choice,
    "start": realm.start_choice,
    "first-player": realm.first_player_choice,
    "direction": realm.direction_choice,
    "reinforce": realm.reinforce_choice,
    "place-general": realm.general_place_choice,
    "bury": realm.bury_choice,
    # S6: segments
    "surrender-remove": realm.surrender_choice,
    "surrender-place": realm.surrender_choice,
    "surrender-siege": realm.surrender_choice,
    "claim": war.yes_choice,
    "tyche": cards.card_choice,
    "spend": cards.spend_choice,
    "place-marker": targets.place_marker_choice,
    "train": targets.train_choice,
    "fleet": realm.fleet_choice,
    "recruit": realm.recruit_choice,
    "appear": realm.appear_choice,
    "marker": realm.marker_choice,
    "supply": realm.supply_choice,
    "supply-loss": war.loss_choice,
    # S9: activations
    "march": activate.army_choice,
    "armies": activate.army_choice,
    "activation": activate.activation_choice,
    "act": activate.act_choice,
    "keep-units": war.keep_units_choice,
    # S10-S12: meeting an enemy
    "redistribute": war.redistribute_choice,
    "free-passage": words.ask_passage_choice,
    "grant-passage": words.grant_choice,
    "honour-passage": words.honour_choice,
    "accept-passage": war.yes_choice,
    "intercept": war.intercept_choice,
    "intercept-with": war.company_choice,
    "withdraw": war.withdraw_choice,
    "avoid-battle": war.avoid_choice,
    "avoid-to": war.refuge_choice,
    "general-meets-general": war.meeting_choice,
    # S13, S14: battles
    "escort": war.escort_choice,
    "sea-battle": war.sea_battle_choice,
    "sea-card": war.poll_choice,
    "drop": war.drop_choice,
    "join-battle": war.join_choice,
    "battle-card": war.battle_card_choice,
    "oratory": war.poll_choice,
    "cancel": war.poll_choice,
    "price-of-failure": war.poll_choice,
    "mutiny": war.prize_choice,
    "reroll-elephant": war.reroll_choice,
    "succession": war.yes_choice,
    "losses": war.loss_choice,
    # S9.5: Independent armies
    "move-independents": war.independents_choice,
    "move-army": war.independent_step,
    # Events
    "diplomacy": targets.swap_choice,
    "raid": targets.raid_choice,
    "unrest": targets.unrest_choice,
    "epidemic": targets.epidemic_choice,
    "desertions": targets.desertions_choice,
    "desert": war.prize_choice,
    "contempt": targets.contempt_choice,
    "hemlock": targets.hemlock_choice,
    "olympias": targets.olympias_choice,
    "philippos": targets.own_army_choice,
    "plans": targets.plans_choice,
    "levy": realm.levy_choice,
    "troops": targets.troops_choice,
    "inside-or-outside": realm.home_choice,
    "helepolis": targets.place_choice,
    "plunder": targets.place_choice,
    "capital": targets.place_choice,
    "delivery": targets.place_choice,
    "deliver-unit": war.yes_choice,
    "pact": words.pact_choice,
    "ghost": war.ghost_choice,
    "ghost-army": targets.own_army_choice,
    "keep-card": targets.keep_card_choice,
}


class Strategos(Chooser):
    """A careful evaluation at one ply."""

    GAME: Final = "successors"

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What it thinks of the options."""
        return advice(self, self, Rounds(Strategos(self.seed), frozenset()), glimpse)

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option."""
        return weigh(Sight(glimpse, imagination("strategos", self.seed)), TOPICS)


class Prudent(Strategos):
    """Strategos without its worst habits: doomed voyages, markers that will be isolated, honour thrown away."""

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option."""
        return weigh(Sight(glimpse, imagination("prudent", self.seed), prudent=True), TOPICS)
