### Słowa opisu planszy i widoku: zob. board.py.

## Stan gry.

board-turn = Tura
board-phase = Faza
board-active = Aktywny

board-phase-setup = Przygotowanie gry
board-phase-place = Przygotowanie gry
board-phase-turn = Początek tury
board-phase-regular = Akcje zwykłe
board-phase-artifacts = Użycie artefaktów
board-phase-hoplites = Ruch hoplitów
board-phase-battles = Bitwy
board-phase-special = Akcja specjalna
board-phase-extra = Dodatkowa akcja specjalna
board-phase-recruit = Rekrutacja
board-phase-march = Marsz
board-phase-temple = Budowa świątyni
board-phase-prepare = Przygotowania
board-phase-usurp = Uzurpacja
board-phase-hunt = Polowanie
board-phase-hunt-start = Początek polowania
board-phase-hunt-attack = Bohater atakuje
board-phase-hunt-monster = Potwór atakuje
board-phase-hunt-defend = Bohater się broni
board-phase-monument = Budowa monumentu
board-phase-monsters = Faza potworów
board-phase-event = Faza wydarzeń
board-phase-acted = Koniec akcji
board-phase-next = Koniec tury

## Liczby miejsca.

board-lands = Krainy
board-temples = Świątynie
board-slain = Potwory
board-regions = Reg.
    .about = kontrolowane regiony
board-leadership = Przyw.
    .about = przywództwo bohatera
board-strength = Siła
    .about = siła bohatera
board-speed = Szyb.
    .about = szybkość bohatera
board-injured = Obr.
    .about = obrażenia bohatera
board-priests = Kapł.
    .about = kapłani
board-hoplites-in-supply = Zap.
    .about = hoplici w zapasie
board-hand = Ręka
    .about = karty walki na ręce
board-artifacts = Art.
    .about = artefakty
board-blessings = Bł.
    .about = błogosławieństwa

## Mapa.

board-inside = w mieście
board-kind-country = bez miasta
board-kind-city = miasto
board-kind-sparta = Sparta
board-route-land = ląd
board-route-sea = szlak morski
board-population = siła populacji
board-shrine = sanktuarium
board-shrine-delphi = Delfy
board-shrine-shrine = na świątynię
board-province-red = Kraina Północna
board-province-yellow = Kraina Zachodnia
board-province-blue = Kraina Wschodnia
board-province-green = Kraina Peloponeska
board-province-brown = Kraina Południowa
board-monument = monument
board-mark-temple = świątynia
board-mark-oracle = Wyrocznia Delficka
board-mark-quest = zadanie

## Trwałe efekty.

board-effect-king-of-kings = Król królów
board-effect-tokens = Zostało żetonów

## Wyniki.

board-group-seat = Miejsce
board-group-bot = Bot
board-group-hero = Bohater
board-result-victory = Zwycięstwo
board-result-turn = Ostatnia tura
board-victory-warlord = Władca Hellady
    .about = Kontroluj wszystkie regiony wystarczającej liczby krain. Wygrywa od razu.
board-victory-favoured = Ulubieniec bogów
    .about = Kontroluj wystarczająco wiele regionów ze świątynią; wyrocznia się liczy. Wygrywa od razu.
board-victory-slayer = Pogromca potworów
    .about = Zabij wystarczająco wiele potworów. Wygrywa od razu.
board-victory-king-of-kings = Król królów
    .about = Po pierwszym ukończonym monumencie jego budowniczy wykonuje trzy akcje specjalne; wygrywa, kto wtedy kontroluje jego region.
board-race-region = kontroluje region monumentu

## Co można nałożyć na mapę.

overlay-hoplites = Zasięg hoplitów
    .about = Dokąd hoplici mogą dojść ruchem hoplitów albo marszem, dopóki ta akcja nie jest zaznaczona (H6.15, H7.2).
overlay-heroes = Zasięg bohaterów
    .about = Dokąd bohaterowie mogą dojść ruchem bohatera (H6.11).
overlay-lands = Całe krainy
    .about = Krainy, które gracz kontroluje w całości i które liczą się do zwycięstwa (H19.1).
overlay-front = Linie frontu
    .about = Regiony gracza, dzięki kontroli lub hoplitom, obok regionów innego gracza.
overlay-threatened = Zagrożone miejsca
    .about = Regiony gracza, do których hoplici innych mogą wejść w swojej następnej turze (H6.15, H7.2).
board-map-legend = ■ kontrolowana, □ nie: kraina, regiony każdego gracza / wszystkie regiony
