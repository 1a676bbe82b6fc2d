# Panels of Lords of Hellas.

hellas-cards-of = cards { $number } of { $most }
hellas-deck-artifacts = artifacts
hellas-deck-attacks = attacks
hellas-deck-blessings = blessings
hellas-deck-combat = combat cards
hellas-deck-events = events
hellas-gods = Gods and quests
hellas-heroes = Heroes
hellas-hunt = The hunt for { $monster }
hellas-hunt-played = Played:
hellas-hunt-unplayed = Seen, not played:
hellas-in-supply = { $number } in supply
hellas-injured = injured
hellas-level = level { $level }, power { $power }
hellas-monsters = Monsters
hellas-region-attack = In the region:
hellas-slain = slain
hellas-special-attack = Special attack:
hellas-step = step { $step }
hellas-temple-drafts = A draft follows temple { $list }.
hellas-temples = Temples: { $built } of { $all } built
hellas-used = used
hellas-wounded = wounded
hellas-heroes-about = Every hero on the map with attributes, artifacts and blessings.
hellas-monsters-about = The monsters: where they are, how many wounds they have, and the hunt under way.
hellas-gods-about = The monuments of the gods, how far each is built, who prays there, and the quests.
