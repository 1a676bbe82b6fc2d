### Slova popisu herního plánu a pohledu: viz board.py.

## Stav hry.

board-turn = Tah
board-phase = Fáze
board-active = Na tahu

board-phase-setup = Příprava hry
board-phase-place = Příprava hry
board-phase-turn = Začátek tahu
board-phase-regular = Základní akce
board-phase-artifacts = Použití artefaktů
board-phase-hoplites = Pohyb hoplitů
board-phase-battles = Bitvy
board-phase-special = Zvláštní akce
board-phase-extra = Další zvláštní akce
board-phase-recruit = Nábor
board-phase-march = Pochod
board-phase-temple = Stavba chrámu
board-phase-prepare = Přípravy
board-phase-usurp = Uzurpace
board-phase-hunt = Lov
board-phase-hunt-start = Začátek lovu
board-phase-hunt-attack = Hrdina útočí
board-phase-hunt-monster = Nestvůra útočí
board-phase-hunt-defend = Hrdina se brání
board-phase-monument = Budování monumentu
board-phase-monsters = Fáze nestvůr
board-phase-event = Fáze událostí
board-phase-acted = Konec akce
board-phase-next = Konec tahu

## Čísla místa.

board-lands = Území
board-temples = Chrámy
board-slain = Nestvůry
board-regions = Reg.
    .about = ovládané regiony
board-leadership = Vůd.
    .about = vůdcovství hrdiny
board-strength = Síla
    .about = síla hrdiny
board-speed = Rych.
    .about = rychlost hrdiny
board-injured = Zran.
    .about = zranění hrdiny
board-priests = Kněží
    .about = kněží
board-hoplites-in-supply = Zás.
    .about = hoplité v zásobě
board-hand = Ruka
    .about = bojové karty v ruce
board-artifacts = Art.
    .about = artefakty
board-blessings = Pož.
    .about = požehnání

## Mapa.

board-inside = ve městě
board-kind-country = bez města
board-kind-city = město
board-kind-sparta = Sparta
board-route-land = po zemi
board-route-sea = námořní cesta
board-population = vzdor obyvatel
board-shrine = svatyně
board-shrine-delphi = Delfy
board-shrine-shrine = pro chrám
board-province-red = Severní území
board-province-yellow = Západní území
board-province-blue = Východní území
board-province-green = Peloponéské území
board-province-brown = Jižní území
board-monument = monument
board-mark-temple = chrám
board-mark-oracle = delfská věštírna
board-mark-quest = hrdinský skutek

## Trvalé účinky.

board-effect-king-of-kings = Král králů
board-effect-tokens = Zbývá žetonů

## Výsledky.

board-group-seat = Místo
board-group-bot = Bot
board-group-hero = Hrdina
board-result-victory = Vítězství
board-result-turn = Poslední tah
board-victory-warlord = Dobyvatel Hellady
    .about = Ovládat všechny regiony dostatečného počtu území. Vítězí se okamžitě.
board-victory-favoured = Miláček bohů
    .about = Ovládat dostatek regionů s chrámem; věštírna se počítá. Vítězí se okamžitě.
board-victory-slayer = Lovec nestvůr
    .about = Zabít dostatek nestvůr. Vítězí se okamžitě.
board-victory-king-of-kings = Král králů
    .about = Po prvním dokončeném monumentu provede jeho stavitel tři zvláštní akce; kdo pak ovládá jeho region, vyhrává.
board-race-region = ovládá region monumentu

## Co lze položit přes mapu.

overlay-hoplites = Dosah hoplitů
    .about = Kam mohou hoplité dojít pohybem hoplitů, nebo pochodem, dokud tato akce není označena (H6.15, H7.2).
overlay-heroes = Dosah hrdinů
    .about = Kam mohou hrdinové dojít pohybem hrdiny (H6.11).
overlay-lands = Celá území
    .about = Území, která hráč ovládá celá a která se počítají k vítězství (H19.1).
overlay-front = Fronty
    .about = Regiony hráče, s nadvládou nebo hoplíty, vedle regionů jiného hráče.
overlay-threatened = Ohrožená místa
    .about = Regiony hráče, kam mohou přijít hoplité ostatních v jejich příštím tahu (H6.15, H7.2).
board-map-legend = ■ ovládáno, □ neovládáno: země, regiony každého hráče / všechny regiony
