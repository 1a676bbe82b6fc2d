### Słowa opisu planszy i widoku: zob. board.py.

board-year = Rok
board-season = Pora roku
board-season-spring = Wiosna
board-season-summer = Lato
board-season-autumn = Jesień
board-season-winter = Zima
board-phase = Faza
board-vp = PZ
    .about = punkty zwycięstwa
board-fields = Pola
board-gold = Złoto
board-pr = Prestiż
    .about = punkty prestiżu
board-tp = Suma
    .about = suma punktów
board-ap = Rolnictwo
    .about = punkty rolne
board-settlements = Osady
board-units = Jednostki
board-mark-plundered = splądrowane
board-effect-good-winter = Łagodna zima
board-effect-bad-winter = Sroga zima
board-effect-sea = Zima na morzu
board-effect-frozen = Zamarznięte rzeki

## Fazy (T7.2-T7.5)

board-phase-first-player = Preludium
board-phase-claims = Preludium
board-phase-villages = Preludium
board-phase-factions = Preludium
board-phase-begin-placing = Preludium
board-phase-placing = Preludium
board-phase-round = Początek rundy
board-phase-enter = Wikingowie
board-phase-new-year = Nowy rok
board-phase-begin-offspring = Młode
board-phase-offspring = Młode
board-phase-begin-crop = Plon
board-phase-crop = Plon
board-phase-begin-harvest = Żniwa
board-phase-harvest = Żniwa
board-phase-winter-weather = Pogoda
board-phase-rivers = Rzeki
board-phase-begin-units = Ruch: jednostki
board-phase-units = Ruch: jednostki
board-phase-special-orders = Ruch: specjalny
board-phase-special = Ruch: specjalny
board-phase-begin-herds = Ruch: stada
board-phase-herds = Ruch: stada
board-phase-begin-retreat = Ruch: odwrót
board-phase-retreat = Ruch: odwrót
board-phase-begin-attrition = Zużycie
board-phase-attrition-choice = Zużycie
board-phase-attrition = Zużycie
board-phase-withdrawal = Walka: wycofanie
board-phase-begin-battles = Walka: bitwa
board-phase-battles = Walka: bitwa
board-phase-begin-sieges = Walka: oblężenie
board-phase-sieges = Walka: oblężenie
board-phase-begin-plunder = Walka: plądrowanie
board-phase-plunder = Walka: plądrowanie
board-phase-begin-experience = Zaplecze: doświadczenie
board-phase-experience = Zaplecze: doświadczenie
board-phase-work-orders = Zaplecze: budowa
board-phase-begin-diplomacy = Zaplecze: dyplomacja
board-phase-diplomacy = Zaplecze: dyplomacja
board-phase-begin-trade = Zaplecze: handel
board-phase-trade = Zaplecze: handel
board-phase-begin-wages = Zaplecze: żołd
board-phase-wages = Zaplecze: żołd
board-phase-begin-fishing = Zaplecze: połów
board-phase-fishing = Zaplecze: połów
board-phase-begin-sowing = Siew
board-phase-sowing = Siew
board-phase-taxes = Podatki
board-phase-tributes = Trybuty
board-phase-begin-festivities = Uroczystości
board-phase-festivities = Uroczystości
board-phase-begin-feeding = Karmienie
board-phase-feeding = Karmienie
board-phase-begin-salaries = Żołd
board-phase-salaries = Żołd
board-phase-surrender = Poddanie
board-phase-round-end = Koniec rundy

## Mapa

board-kind-land = ląd
board-kind-calm = spokojne morze
board-kind-stormy = wzburzone morze
board-kind-river = rzeka
board-port = wybrzeże
board-inside = wewnątrz
board-site = na placu budowy
board-yard = w stoczni
board-route-land = granica
board-route-black = nieprzekraczalna granica
board-route-river = rzeka
board-route-sea = morze
board-route-coast = wybrzeże

## Wyniki

board-group-seat = Miejsce
board-group-bot = Bot
board-result-victory = Zwycięstwo
board-victory-sovereignty = Suwerenność
    .about = Traktat z każdym innym graczem, za każdym razem jako odbiorca lub pan. Wygrywa od razu.
board-victory-supremacy = Przewaga
    .about = Wystarczająco wiele punktów zwycięstwa: ogłaszane na koniec rundy i nadal spełnione rundę później.
board-victory-power = Potęga
    .about = Dwa cele poboczne naraz: ogłaszane na koniec rundy i nadal spełnione rundę później.
board-victory-significance = Znaczenie
    .about = Najwięcej punktów łącznych na koniec ostatniego roku albo przewaga 12 na koniec wcześniejszego.
board-victory-last = Ostatni na planszy
board-race-announced = ogłoszone
board-result-year = Ostatni rok

## Co można nałożyć na mapę.

overlay-network = Połączenie
    .about = Pola połączone z osadą swojego gracza (T5.8).
overlay-cut-off = Odcięte
    .about = Ziemia bez połączenia i okrążone osady (T5.8, T5.11).
overlay-reach = Zasięg jednostek
    .about = Dokąd jednostki mogą dojść w tej podfazie ruchu albo w następnej; w podfazie jednostek także dokąd jednostki lądowe mogą pójść dalej w specjalnej (T8).
overlay-front = Linie frontu
    .about = Ziemie gracza obok ziem lub jednostek innego, z którym nie ma traktatu.
overlay-threatened = Zagrożone miejsca
    .about = Ziemie gracza, na które jednostki innych mogą wejść w trwającej lub następnej podfazie (T8).

## Skąd są punkty łączne (T19.9)

board-source-vp = Punkty zwycięstwa
board-source-settlements = Osady
board-source-towns = Miasta
board-source-fields = Pola
board-source-plundered = Splądrowane pola
board-source-units = Jednostki roku
board-source-treaty = Traktat
board-source-aid = Pomoc
board-source-agriculture = Rolnictwo
board-source-prestige = Prestiż

## What is at stake: stake-KIND.

stake-gold = złoto
stake-pr = prestiż
    .short = prestiż
stake-vp = punkty zwycięstwa
stake-grain = zboże
stake-fish = ryby
stake-herds = stada
stake-units = jednostki
stake-settlements = osady
stake-victory = zwycięstwo
board-group-people = Lud
