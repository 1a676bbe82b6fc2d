### Slova popisu herního plánu a pohledu: viz board.py.

## Stav hry.

board-turn = Kolo hry
board-round = Strategické kolo
board-phase = Fáze
board-active = Na tahu
board-usurper = Uchvatitel

board-phase-deal-generals = Rozdávání vojevůdců
board-phase-swap-generals = Výměna vojevůdců
board-phase-place-generals = Příprava hry
board-phase-choose-seats = Příprava hry
board-phase-prepare = Příprava kola hry
board-phase-turn-order = Pořadí hráčů
board-phase-reinforce = Posily
board-phase-cards = Karty Tyche
board-phase-surrender = Kapitulace
board-phase-tyche = Tyche
board-phase-activation = Aktivace
board-phase-supply = Zásobování
board-phase-reveal = Karty na stole
board-phase-isolation = Izolace
board-phase-end = Konec kola hry

board-faction-independent = Nezávislí

## Čísla místa.

board-vp = V
    .about = vítězné body
board-legitimacy = L
    .about = legitimita
board-champion = Ochránce
board-hand = Karty
board-fleet-strength = Loďstva
board-minors = Méně význ.
    .about = nenasazení méně významní vojevůdci
board-initiative = strategická úroveň
board-battle = bitevní úroveň
board-seniority = postavení
board-popularity = popularita
board-need = potřebné žetony
board-region = oblast
board-major = významné město
board-province = provincie
board-kind = druh

## Zdroje bodů (T-6, T-17); provincie, královská rodina, vojevůdci a pole mají svá jména.

board-source-master-of-asia = Pán Asie
board-source-largest-fleet = Největší loďstvo
board-source-hellespont = Helléspontos
board-source-captured-capitals = Dobytá hlavní města
board-source-champion = Ochránce
board-source-strategos = Stratég Makedonie
board-source-buried-at-pella = Alexandr pohřben v Pelle
board-source-oracle = Věštírna
board-source-persian-support = Perská podpora

## Mapa.

board-inside = uvnitř
board-sea = Na moři
board-port = přístav
board-kind-minor = méně významné město
board-kind-stronghold = mocenská bašta
board-kind-major = významné město
board-kind-transit = průchozí území
board-route-land = po souši
board-route-mountain = přes hory
board-route-strait = přes úžinu
board-route-sea = po moři
board-route-transmed = přes Středozemní moře
board-mark-helepolis = helépolis
board-mark-tomb = Alexandrova hrobka
board-mark-plundered = vypleněno
board-mark-construction = hlavní město ve výstavbě
board-mark-capital = hlavní město

## Trvalé účinky.

board-effect-contempt = Zavržení
board-effect-orator = Řečník
board-effect-oracle = Věštírna
board-effect-persian-support = Perská podpora
board-effect-buried-at-pella-by = Alexandr pohřben v Pelle
board-effect-pacts = Mír
board-effect-offers = Nabídky sňatku

## Výsledky.

board-group-seat = Místo
board-group-bot = Bot
board-group-general = Počáteční vojevůdce
board-result-victory = Vítězství
board-result-turn = Poslední kolo hry
board-victory-legitimacy = Legitimita
    .about = Dostatek legitimity vyhrává okamžitě, ne však v I. kole hry.
board-victory-victory-points = Vítězné body
    .about = Dostatek vítězných bodů vyhrává okamžitě, ne však v I. kole hry.
board-victory-regency = Regentství
    .about = Na začátku IV. kola hry (Alexandros) a V. kola (Herakles): vyhrává nejvíce vítězných bodů a legitimity dohromady, pokud dotyčný ovládá dědice, nebo pokud ho neovládá nikdo.
board-victory-end-of-game = Konec hry
    .about = Nejvíce vítězných bodů na konci V. kola hry.
board-race-heir = ovládá dědice

## Co lze položit přes mapu.

overlay-isolation = Izolované žetony
    .about = Žetony politické nadvlády, které by při tomto stavu odstranila fáze izolace (S5.5).
overlay-oversupply = Příliš mnoho jednotek
    .about = Pole, na nichž má hráč víc bojových jednotek, než kolik je tam zásobováno (S6.4).
overlay-reach = Dosah po souši
    .about = Kam mohou vojska dojít ve svém příštím segmentu aktivace nebo ve zbytku toho současného: s nejlepším hodem, dokud se nehodilo, a nejdál k jednotkám, které nepřemohou drtivou převahou (S9, S10). Reakce a karty to mohou změnit.
overlay-front = Fronty
    .about = Kde má hráč žeton nebo jednotky vedle žetonů či jednotek jiného hráče.
overlay-threatened = Ohrožená místa
    .about = Místa s žetonem nebo jednotkami hráče, kam mohou vojska ostatních dojít po souši ve svém příštím segmentu aktivace s nejlepším hodem (S9, S10).

# What is at stake: stake-KIND.

stake-vp = vítězné body
stake-legitimacy = legitimita
stake-status = postavení
stake-movement = pohybové body
    .short = BP
stake-points = operační body
    .short = OB
stake-cards = karty
stake-units = bojové jednotky
stake-fleets = loďstva
stake-defeat = porážka
    .lost = hra je prohraná
board-map-legend = ■ ovládáno, □ neovládáno: provincie, její body, žetony každé strany / pole
