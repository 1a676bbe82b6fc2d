### Lords of Hellas: names. Cards with their texts are in cards-en.ftl.

## Players

faction-a = Player A
faction-b = Player B
faction-c = Player C
faction-d = Player D
faction-none = nobody

## The map (H3)

place-epirus = Epirus
place-macedonia = Macedonia
place-thessaly = Thessaly
place-chalkidiki = Chalkidiki
place-acarnania = Acarnania
place-aetolia = Aetolia
place-locris = Locris
place-phocis = Phocis
place-euboea = Euboea
place-boeotia = Boeotia
place-attica = Attica
place-corinthia = Corinthia
place-achaea = Achaea
place-elis = Elis
place-arcadia = Arcadia
place-messenia = Messenia
place-argolis = Argolis
place-laconia = Laconia
place-crete = Crete
place-none = off the map

region-hellas = Hellas

province-red = the Northern land
province-yellow = the Western land
province-blue = the Eastern land
province-green = the Peloponnesian land
province-brown = the Southern land

## Pieces

unit-hoplite = hoplite
units-hoplite = { $number } { $number ->
        [one] hoplite
       *[other] hoplites
    }
hero-heracles = Heracles
    .bonus = Strength starts at 2.
    .ability = At the start of your turn you may give back one glory token you own (to the common supply): draw 2 neutral artifacts, keep one, shuffle the other back into the neutral artifact deck.
hero-perseus = Perseus
    .bonus = Take the glory token of the land in which Perseus is placed.
    .ability = After you have carried out the Prepare special action you may put Perseus into any region of the map. A quest cannot be started this way.
hero-achilles = Achilles
    .bonus = Speed starts at 2.
    .ability = In a battle fought in the region where Achilles stands, add the lower of his strength and speed to your army strength.
hero-helen = Helen
    .bonus = Draw 3 neutral artifacts, keep one, shuffle the other two back.
    .ability = Other players cannot move hoplites into the region where Helen stands unless the moving player's own hero is in that region too.
monster-cerberus = Cerberus
    .special = 2 injuries.
    .region = Kill 2 hoplites in the region.
monster-chimera = the Chimera
    .special = 1 injury; then 1 hoplite of the hunter in the chimera's region dies (if any).
    .region = The acting player chooses the chimera's region or a neighbouring region; kill 2 hoplites there.
monster-cyclops = the Cyclops
    .special = 1 injury; the hunter discards 1 combat card of their choice.
    .region = Kill 1 hoplite in the region.
monster-hydra = the Hydra
    .special = 1 injury; one wound token of the hydra's, chosen by the player to the hunter's left, is removed.
    .region = Kill 1 hoplite in the region, and 1 more if the hydra carries 3 or more wounds.
monster-medusa = Medusa
    .special = 1 injury; the hunter draws no combat card this round.
    .region = Passive: hoplites cannot leave Medusa's region by Hoplite Movement (stepping into or out of its city is allowed). Region attack: kill 1 hoplite in the region.
monster-minotaur = the Minotaur
    .special = 1 injury and the hunt ends.
    .region = Kill half of the hoplites in the region, rounded up.
monster-sphinx = the Sphinx
    .special = The hunter discards 2 combat cards with different symbols, or else the hunt ends (hunter's choice; it ends if they cannot).
    .region = The player with hoplites in the region loses 1 hoplite there or discards 1 combat card unseen; who built the monument says which. Without hoplites nothing happens.
god-zeus = Zeus
    .power = Draws combat cards from level 2 on.
god-athena = Athena
    .power = Recruits hoplites from level 2 on; ordinary recruiting rules, one may arrive fortified.
god-hermes = Hermes
    .power = Moves an army from level 2 on: real movement, you choose how many hoplites go, battles and monster effects are triggered on the way.

## Attributes, actions, symbols, colours

attribute-leadership = leadership
attribute-strength = strength
attribute-speed = speed
action-recruit = Recruit
    .about = Place up to 2 hoplites in every region with a city that you control (in Laconia 4); one of each may stand in the city at once.
action-march = March
    .about = Move any number of hoplites from one region to a neighbouring one; or put one into the city of a region that you control.
action-temple = Build Temple
    .about = Put a temple on the empty shrine of a region that you control: 1 priest more; some temples bring a blessing for everybody.
action-prepare = Prepare
    .about = Twice: heal 1 injury, draw 1 combat card, or recruit 1 hoplite where your hero stands.
action-usurp = Usurp
    .about = In the region of your hero, if you own the glory token of its land: enemy hoplites must leave, you take control and recruit 1 hoplite.
action-hunt = Hunt
    .about = Your hero hunts a monster in his region.
action-monument = Build Monument
    .about = Add a level to a monument. All priests come home, you get a priest for each temple you control, all special actions are free again; then the monsters act.
symbol-torch = torch
symbol-bow = bow
symbol-sword = sword
symbol-mace = mace
symbol-sickle = sickle
symbol-axe = axe
symbol-spear = spear
symbol-shield = shield
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
reward-artifact = a neutral artifact
reward-priest = a priest
reward-monster-artifact = the monster's own artifact
victory-warlord = Warlord of Hellas
victory-favoured = Favoured of the gods
victory-slayer = Monster slayer
victory-king-of-kings = King of kings
die-monster = Monster die
face-nothing = nothing
face-region_attack = region attack
face-move = move
face-move_or_region_attack = move or region attack
how-master-plan = Master Plan
card-kind-none = combat card
