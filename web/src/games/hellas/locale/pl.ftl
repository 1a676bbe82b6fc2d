# Panels of Lords of Hellas.

hellas-cards-of = karty { $number } z { $most }
hellas-deck-artifacts = artefakty
hellas-deck-attacks = ataki
hellas-deck-blessings = błogosławieństwa
hellas-deck-combat = karty walki
hellas-deck-events = wydarzenia
hellas-gods = Bogowie i zadania
hellas-heroes = Bohaterowie
hellas-hunt = Polowanie: { $monster }
hellas-hunt-played = Zagrane:
hellas-hunt-unplayed = Widziane, niezagrane:
hellas-in-supply = { $number } w zapasie
hellas-injured = obrażenie
hellas-level = poziom { $level }, moc { $power }
hellas-monsters = Potwory
hellas-region-attack = W regionie:
hellas-slain = zgładzony
hellas-special-attack = Atak specjalny:
hellas-step = krok { $step }
hellas-temple-drafts = Po świątyni { $list } następuje draft błogosławieństw.
hellas-temples = Świątynie: { $built } z { $all }
hellas-used = użyte
hellas-wounded = rana
hellas-heroes-about = Wszyscy bohaterowie na mapie z atrybutami, artefaktami i błogosławieństwami.
hellas-monsters-about = Potwory: gdzie są, ile mają ran, oraz trwające polowanie.
hellas-gods-about = Monumenty bogów, stan ich budowy, kto się przy nich modli, oraz zadania.
