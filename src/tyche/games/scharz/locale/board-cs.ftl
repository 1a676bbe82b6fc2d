### Slova popisu herního plánu a pohledu: viz board.py.

board-year = Rok
board-season = Období
board-season-spring = Jaro
board-season-summer = Léto
board-season-autumn = Podzim
board-season-winter = Zima
board-phase = Fáze
board-vp = VB
    .about = vítězné body
board-fields = Pole
board-gold = Zlato
board-pr = Prestiž
    .about = body prestiže
board-tp = Význam
    .about = body významu
board-ap = Rolnictví
    .about = zemědělské body
board-settlements = Osady
board-units = Jednotky
board-mark-plundered = vypleněno
board-effect-good-winter = Mírná zima
board-effect-bad-winter = Krutá zima
board-effect-sea = Zima na moři
board-effect-frozen = Zamrzlé řeky

## Fáze (T7.2-T7.5)

board-phase-first-player = Předehra
board-phase-claims = Předehra
board-phase-villages = Předehra
board-phase-factions = Předehra
board-phase-begin-placing = Předehra
board-phase-placing = Předehra
board-phase-round = Začátek kola
board-phase-enter = Vikingové
board-phase-new-year = Nový rok
board-phase-begin-offspring = Mláďata
board-phase-offspring = Mláďata
board-phase-begin-crop = Úroda
board-phase-crop = Úroda
board-phase-begin-harvest = Sklizeň
board-phase-harvest = Sklizeň
board-phase-winter-weather = Počasí
board-phase-rivers = Řeky
board-phase-begin-units = Pohyb: jednotky
board-phase-units = Pohyb: jednotky
board-phase-special-orders = Pohyb: speciální
board-phase-special = Pohyb: speciální
board-phase-begin-herds = Pohyb: stáda
board-phase-herds = Pohyb: stáda
board-phase-begin-retreat = Pohyb: ústup
board-phase-retreat = Pohyb: ústup
board-phase-begin-attrition = Opotřebení
board-phase-attrition-choice = Opotřebení
board-phase-attrition = Opotřebení
board-phase-withdrawal = Boj: stažení
board-phase-begin-battles = Boj: bitva
board-phase-battles = Boj: bitva
board-phase-begin-sieges = Boj: obléhání
board-phase-sieges = Boj: obléhání
board-phase-begin-plunder = Boj: plenění
board-phase-plunder = Boj: plenění
board-phase-begin-experience = Zázemí: zkušenosti
board-phase-experience = Zázemí: zkušenosti
board-phase-work-orders = Zázemí: stavění
board-phase-begin-diplomacy = Zázemí: diplomacie
board-phase-diplomacy = Zázemí: diplomacie
board-phase-begin-trade = Zázemí: obchod
board-phase-trade = Zázemí: obchod
board-phase-begin-wages = Zázemí: platy
board-phase-wages = Zázemí: platy
board-phase-begin-fishing = Zázemí: rybolov
board-phase-fishing = Zázemí: rybolov
board-phase-begin-sowing = Setba
board-phase-sowing = Setba
board-phase-taxes = Daně
board-phase-tributes = Tributy
board-phase-begin-festivities = Slavnosti
board-phase-festivities = Slavnosti
board-phase-begin-feeding = Krmení
board-phase-feeding = Krmení
board-phase-begin-salaries = Platy
board-phase-salaries = Platy
board-phase-surrender = Kapitulace
board-phase-round-end = Konec kola

## Mapa

board-kind-land = země
board-kind-calm = klidné moře
board-kind-stormy = bouřlivé moře
board-kind-river = řeka
board-port = pobřeží
board-inside = uvnitř
board-site = na staveništi
board-yard = v loděnici
board-route-land = hranice
board-route-black = neprostupná hranice
board-route-river = řeka
board-route-sea = moře
board-route-coast = pobřeží

## Výsledky

board-group-seat = Místo
board-group-bot = Bot
board-result-victory = Vítězství
board-victory-sovereignty = Suverenita
    .about = Smlouva s každým dalším hráčem, pokaždé jako příjemce nebo pán. Vítězí se okamžitě.
board-victory-supremacy = Převaha
    .about = Dostatek vítězných bodů: ohlásí se na konci kola a o kolo později musí stále platit.
board-victory-power = Moc
    .about = Dva vedlejší cíle zároveň: ohlásí se na konci kola a o kolo později musí stále platit.
board-victory-significance = Významnost
    .about = Nejvíce celkových bodů na konci posledního roku, nebo náskok 12 bodů na konci některého dřívějšího.
board-victory-last = Poslední, kdo zbyl
board-race-announced = ohlášeno
board-result-year = Poslední rok

## Co lze položit přes mapu.

overlay-network = Propojení
    .about = Pole propojená s osadou svého hráče (T5.8).
overlay-cut-off = Odříznuto
    .about = Země bez propojení a obklíčené osady (T5.8, T5.11).
overlay-reach = Dosah jednotek
    .about = Kam mohou jednotky dojít v této podfázi pohybu nebo v té příští; v podfázi jednotek i kam mohou pozemní jednotky pokračovat ve speciální (T8).
overlay-front = Fronty
    .about = Území hráče vedle území nebo jednotek jiného, který není smluvním partnerem.
overlay-threatened = Ohrožená místa
    .about = Území hráče, na něž mohou vstoupit jednotky ostatních v probíhající nebo příští podfázi (T8).

## Odkud jsou celkové body (T19.9)

board-source-vp = Vítězné body
board-source-settlements = Osady
board-source-towns = Města
board-source-fields = Pole
board-source-plundered = Vypleněná pole
board-source-units = Jednotky roku
board-source-treaty = Smlouva
board-source-aid = Pomoc
board-source-agriculture = Zemědělství
board-source-prestige = Prestiž

## What is at stake: stake-KIND.

stake-gold = zlato
stake-pr = prestiž
    .short = prestiž
stake-vp = vítězné body
stake-grain = obilí
stake-fish = ryby
stake-herds = stáda
stake-units = jednotky
stake-settlements = osady
stake-victory = vítězství
board-group-people = Národ
