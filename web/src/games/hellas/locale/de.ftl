# Panels of Lords of Hellas.

hellas-cards-of = Karten { $number } von { $most }
hellas-deck-artifacts = Artefakte
hellas-deck-attacks = Angriffe
hellas-deck-blessings = Segen
hellas-deck-combat = Kampfkarten
hellas-deck-events = Ereignisse
hellas-gods = Götter und Quests
hellas-heroes = Helden
hellas-hunt = Die Jagd: { $monster }
hellas-hunt-played = Gespielt:
hellas-hunt-unplayed = Gesehen, nicht gespielt:
hellas-in-supply = { $number } im Vorrat
hellas-injured = verletzt
hellas-level = Stufe { $level }, Macht { $power }
hellas-monsters = Monster
hellas-region-attack = Im Gebiet:
hellas-slain = erlegt
hellas-special-attack = Spezialangriff:
hellas-step = Schritt { $step }
hellas-temple-drafts = Nach Tempel { $list } folgt ein Segensdraft.
hellas-temples = Tempel: { $built } von { $all } gebaut
hellas-used = benutzt
hellas-wounded = verwundet
hellas-heroes-about = Alle Helden auf der Karte mit ihren Werten, Artefakten und Segen.
hellas-monsters-about = Die Monster: wo sie sind, wie viele Wunden sie haben, und die laufende Jagd.
hellas-gods-about = Die Monumente der Götter, wie weit jedes gebaut ist, wer dort betet, und die Quests.
