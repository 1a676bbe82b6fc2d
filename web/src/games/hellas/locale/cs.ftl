# Panels of Lords of Hellas.

hellas-cards-of = karty { $number } z { $most }
hellas-deck-artifacts = artefakty
hellas-deck-attacks = útoky
hellas-deck-blessings = požehnání
hellas-deck-combat = bojové karty
hellas-deck-events = události
hellas-gods = Bohové a hrdinské skutky
hellas-heroes = Hrdinové
hellas-hunt = Lov: { $monster }
hellas-hunt-played = Zahráno:
hellas-hunt-unplayed = Viděno, nezahráno:
hellas-in-supply = { $number } v zásobě
hellas-injured = zraněno
hellas-level = stupeň { $level }, moc { $power }
hellas-monsters = Nestvůry
hellas-region-attack = V regionu:
hellas-slain = skolena
hellas-special-attack = Zvláštní útok:
hellas-step = krok { $step }
hellas-temple-drafts = Po chrámu { $list } následuje výběr požehnání.
hellas-temples = Chrámy: postaveno { $built } z { $all }
hellas-used = použito
hellas-wounded = zranění
hellas-heroes-about = Všichni hrdinové na mapě s vlastnostmi, artefakty a požehnáními.
hellas-monsters-about = Nestvůry: kde jsou, kolik mají ran, a právě probíhající lov.
hellas-gods-about = Monumenty bohů, jak daleko je který postaven, kdo se u něj modlí, a hrdinské skutky.
