### Słowa opisu planszy i widoku: zob. board.py.

## Stan gry.

board-turn = Etap
board-round = Runda
board-phase = Faza
board-active = Aktywny
board-usurper = Uzurpator

board-phase-deal-generals = Rozdanie Wodzów
board-phase-swap-generals = Wymiana Wodzów
board-phase-place-generals = Przygotowanie gry
board-phase-choose-seats = Przygotowanie gry
board-phase-prepare = Przygotowania Etapu
board-phase-turn-order = Kolejność
board-phase-reinforce = Uzupełnienia
board-phase-cards = Karty Tyche
board-phase-surrender = Poszerzanie Wpływów
board-phase-tyche = Tyche
board-phase-activation = Aktywacja
board-phase-supply = Zaopatrzenie
board-phase-reveal = Karty na stole
board-phase-isolation = Izolacja
board-phase-end = Koniec Etapu

board-faction-independent = Niezależni

## Liczby miejsca.

board-vp = PZ
    .about = punkty zwycięstwa
board-legitimacy = L
    .about = legitymacja
board-champion = Obrońca
board-hand = Karty
board-fleet-strength = Floty
board-minors = Dowódcy
    .about = dowódcy jeszcze niewystawieni
board-initiative = Zdolność Strategiczna
board-battle = Zdolność Taktyczna
board-seniority = Starszeństwo
board-popularity = Popularność
board-need = wymagane znaczniki
board-region = region
board-major = Stolica
board-province = Prowincja
board-kind = rodzaj

## Źródła punktów (T-6, T-17); Prowincje, Rodzina Królewska, Wodzowie i pola mają swoje nazwy.

board-source-master-of-asia = Władca Azji
board-source-largest-fleet = Najsilniejsza Flota
board-source-hellespont = Hellespont
board-source-captured-capitals = Zdobyte założone Stolice
board-source-champion = Obrońca Dynastii
board-source-strategos = Strateg Makedonia
board-source-buried-at-pella = Aleksander pochowany na polu Pella
board-source-oracle = Wyrocznia
board-source-persian-support = Perskie poparcie

## Mapa.

board-inside = wewnątrz murów
board-sea = Na morzu
board-port = Port
board-kind-minor = Miasto
board-kind-stronghold = Warownia
board-kind-major = Stolica
board-kind-transit = Rozstaje
board-route-land = szlak Lądowy
board-route-mountain = Przełęcz
board-route-strait = Cieśnina
board-route-sea = szlak Morski
board-route-transmed = szlak Dalekomorski
board-mark-helepolis = Helepolis
board-mark-tomb = grobowiec Aleksandra
board-mark-plundered = splądrowane
board-mark-construction = Stolica w budowie
board-mark-capital = założona Stolica

## Trwałe efekty.

board-effect-contempt = Pogarda
board-effect-orator = Mówca
board-effect-oracle = Wyrocznia
board-effect-persian-support = Perskie poparcie
board-effect-buried-at-pella-by = Aleksander pochowany na polu Pella
board-effect-pacts = Pokój
board-effect-offers = Propozycje małżeństwa

## Wyniki.

board-group-seat = Miejsce
board-group-bot = Bot
board-group-general = Początkowy Wódz
board-result-victory = Zwycięstwo
board-result-turn = Ostatni Etap
board-victory-legitimacy = Legitymacja
    .about = Wystarczająca Legitymacja wygrywa od razu, ale nie w Etapie I.
board-victory-victory-points = Punkty Zwycięstwa
    .about = Wystarczająco wiele Punktów Zwycięstwa wygrywa od razu, ale nie w Etapie I.
board-victory-regency = Regencja
    .about = Na początku Etapów IV (Alexandros) i V (Herakles): najwięcej Punktów Zwycięstwa i Legitymacji razem wygrywa temu, kto kontroluje następcę, albo każdemu, gdy nie kontroluje go nikt.
board-victory-end-of-game = Koniec gry
    .about = Najwięcej Punktów Zwycięstwa na koniec Etapu V.
board-race-heir = kontroluje następcę

## Co można nałożyć na mapę.

overlay-isolation = Odizolowane znaczniki
    .about = Znaczniki Kontroli, które przy tym stanie planszy usunęłaby Faza Izolacji (S5.5).
overlay-oversupply = Zbyt wiele oddziałów
    .about = Pola, na których gracz ma więcej oddziałów, niż można tam zaopatrzyć (S6.4).
overlay-reach = Zasięg na lądzie
    .about = Dokąd armie mogą dojść w swoim następnym Segmencie Aktywacji albo w pozostałej części obecnego: z najlepszym rzutem, dopóki nie rzucono kostką, i najdalej do oddziałów, których nie zniosą (S9, S10). Reakcje i karty mogą to zmienić.
overlay-front = Linie frontu
    .about = Gdzie gracz ma znacznik lub Oddziały obok cudzych.
overlay-threatened = Zagrożone miejsca
    .about = Miejsca ze znacznikiem lub Oddziałami gracza, do których Armie innych mogą dojść lądem w swoim następnym segmencie Aktywacji przy najlepszym rzucie (S9, S10).

# What is at stake: stake-KIND.

stake-vp = Punkty Zwycięstwa
stake-legitimacy = Legitymacja
stake-status = status
stake-movement = Punkty Ruchu
    .short = PR
stake-points = Punkty Operacyjne
    .short = PO
stake-cards = karty
stake-units = Oddziały
stake-fleets = Floty
stake-defeat = porażka
    .lost = gra jest przegrana
board-map-legend = ■ kontrolowana, □ nie: prowincja, jej punkty, znaczniki każdej strony / pola
