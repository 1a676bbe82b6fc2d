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
