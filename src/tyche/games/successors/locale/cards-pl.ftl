### Successors: karty Tyche według tytułu; kopie mają wspólny tekst. Instrukcje pokazują niewiele drukowanych kart: te słowa
### oraz, przynajmniej w części, dwie trzecie efektów są nasze. Z pomocy gracza pochodzą tytuły Kielich z Cykutą, Rozruchy,
### Rozruchy się szerzą i Ich własne plany; pozostałe tytuły są naszymi tłumaczeniami.
###
### .effect   co robi karta
### .when     warunek jej Wydarzenia albo kiedy pasuje Karta Reakcji
### .cavalry  co zmienia się z opcjonalną Kawalerią (T-16)

## Karty Wydarzeń i Bonusu.

card-drinking_the_hemlock = Kielich z Cykutą
    .effect = Umiera jeden Członek Rodziny Królewskiej, kontrolowany lub nie, na tym samym obszarze co twój Oddział. Nie można wybrać Wozu Pogrzebowego ani grobowca.
    .when = Członek Rodziny Królewskiej jest na tym samym obszarze co twój Oddział.
card-diplomacy = Dyplomacja
    .effect = W Mieście bez wrogich Oddziałów zamień wrogi znacznik Kontroli (gracza lub Niezależny) na swój.
    .when = Jest takie Miasto.
card-epidemic = Epidemia
    .effect = Jedna Armia innego gracza ponosi Straty, w kolumnie swojej pełnej wielkości.
    .when = Inny gracz ma Armię.
card-greek_mercenaries = Greccy najemnicy
    .effect = Umieść 2 Oddziały Najemników na jednym kontrolowanym polu bez wrogich Oddziałów w Prowincji Hellas, Lydia lub Thessalia.
    .when = Kontrolujesz takie pole.
    .cavalry = W Prowincji Thessalia 1 Oddział Najemników i 1 Oddział Kawalerii.
card-thracian_mercenaries = Traccy najemnicy
    .effect = Umieść 2 Oddziały Najemników na jednym kontrolowanym polu bez wrogich Oddziałów w Prowincji Thrake.
    .when = Kontrolujesz takie pole.
    .cavalry = 1 Oddział Najemników i 1 Oddział Kawalerii.
card-cappadocian_mercenaries = Kapadoccy najemnicy
    .effect = Umieść 2 Oddziały Najemników na jednym kontrolowanym polu bez wrogich Oddziałów w Prowincji Kappadokia.
    .when = Kontrolujesz takie pole.
    .cavalry = 1 Oddział Najemników i 1 Oddział Kawalerii.
card-minor_raid = Mały najazd
    .effect = Usuń wrogi znacznik Kontroli (gracza lub Niezależny) z Miasta bez wrogich Oddziałów, oddalonego od twojej Armii najwyżej o 2 Punkty Ruchu szlakami Lądowymi, Przełęczami lub Cieśninami.
    .when = Jest takie Miasto.
card-macedonian_reinforcements = Macedońskie posiłki
    .effect = Umieść 1 Oddział Lojalnych Macedończyków jako Uzupełnienie.
    .cavalry = 1 Oddział Lojalnych Macedończyków lub 1 Oddział Kawalerii.
card-egyptian_military_colonists = Egipscy koloniści wojskowi
    .effect = Umieść 2 Oddziały Najemników lub 1 Oddział Lojalnych Macedończyków na jednym kontrolowanym polu bez wrogich Oddziałów w Prowincji Aigyptos.
    .when = Kontrolujesz takie pole.
    .cavalry = 2 Oddziały Najemników, 1 Oddział Lojalnych Macedończyków lub 1 Oddział Kawalerii.
card-support_of_the_persian_people = Poparcie ludu perskiego
    .effect = Do końca gry masz o 2 L mniej. Umieść 2 Oddziały Najemników jako Uzupełnienia na kontrolowanych polach w Prowincjach Persis, Media lub Sousiane. W każdej późniejszej Fazie Uzupełnień, w której kontrolujesz jedną z tych Prowincji, dostajesz o 1 Oddział Najemników więcej.
    .when = Kontrolujesz Prowincję Persis, Media lub Sousiane.
    .cavalry = Od razu 1 Oddział Najemników i 1 Oddział Kawalerii.
card-major_campaign = Wielka kampania
    .effect = Aktywuj kolejno dwie różne Armie lub dwóch różnych Wodzów, każdego z 4 Punktami Ruchu. Tylko jedno z nich może użyć Ruchu Morskiego.
    .when = Masz na mapie Wodza albo Oddziały, które może prowadzić Dowódca.
card-plundered_treasure_city = Splądrowany skarbiec
    .effect = Oznacz pole Sousa, Persepolis lub Ekbatana jako splądrowane i umieść 2 Oddziały Najemników przy swojej Armii tam. Potem aktywuj jedną Armię lub Wodza z 4 Punktami Ruchu.
    .when = Kontrolujesz jedno z tych miast, masz przy nim Armię i nie jest ono splądrowane.
card-desertions = Dezercje
    .effect = Wybierz obszar z Oddziałami innego gracza. Traci on 1 z nich, wybrany przez ciebie; Wojska Królewskie i Srebrne Tarcze nigdy nie dezerterują.
    .when = Jest taki Oddział.
card-contempt = Pogarda
    .effect = Jeśli jakiś Wódz jest w pogardzie, zostaje od niej uwolniony i nic więcej się nie dzieje. W przeciwnym razie wybierz Wodza na mapie: jego Frakcja ma o 3 L mniej, dopóki on nie umrze lub nie zostanie uwolniony.
    .when = Jakiś Wódz jest w pogardzie albo na mapie jest Wódz.
card-the_helepolis = Helepolis
    .effect = Umieść Helepolis przy Stolicy, którą oblega twoja Armia. Rzuty na Szturm tego miasta mają +1, ktokolwiek go prowadzi. Zostaje tam, dopóki miasto nie padnie lub karta nie zostanie zagrana ponownie.
    .when = Twoja Armia oblega Stolicę.
card-elephants_from_india = Słonie z Indii
    .effect = Umieść razem 4 Oddziały Słoni jako Uzupełnienie na kontrolowanym polu lub przy swoim Wodzu w Prowincji Persis, Sousiane, Media lub Babylonia.
    .when = Słonie są jeszcze na swoim polu i jest takie miejsce.
card-kassandros = Kassandros
    .effect = Dołącza do ciebie Wódz Kassandros z 3 Oddziałami Najemników: na dowolnym polu Prowincji Makedonia, Thessalia lub Hellas bez wrogich Oddziałów i Wodzów, na zewnątrz murów, albo jako Uzupełnienie.
    .when = Kassandros nie wszedł jeszcze do gry.
    .cavalry = 2 Oddziały Najemników i 1 Oddział Kawalerii.
card-the_pontic_fleet = Flota pontyjska
    .effect = Aktywuj jedną Armię lub Wodza w czarnomorskim Porcie z 3 Punktami Ruchu. Raz może ona za 1 Punkt Ruchu popłynąć do dowolnego innego czarnomorskiego Portu, najwyżej z 8 Oddziałami. Nie zatrzyma jej żadna Bitwa Morska; liczy się to jako Ruch Morski segmentu.
    .when = Masz w czarnomorskim Porcie Wodza albo Oddziały, które może prowadzić Dowódca.
card-kilikian_pirates = Kilikijscy piraci
    .effect = Flota Kilikia jest twoja, na zwykłej stronie. Jeśli jest Rozbita, taką pozostaje.
card-olympias = Olympias
    .effect = Albo przenieś Olympias na pole Prowincji Epeiros bez wrogich Oddziałów i Wodzów i umieść tam 4 Oddziały Najemników z Dowódcą; twój znacznik Kontroli zastępuje tam każdy inny. Albo przenieś ją bez Oddziałów na kontrolowane pole lub do swojej Armii, gdzie nie ma wrogich Oddziałów. Kontrolujesz ją, jeśli na jej obszarze jest twój Wódz lub znacznik Kontroli.
    .when = Olympias żyje i nikt jej nie kontroluje.
    .cavalry = 3 Oddziały Najemników i 1 Oddział Kawalerii.
card-eurydike_speaks_for_philippos = Eurydike przemawia za Philipposem
    .effect = Umieść Dziedzica Philipposa przy swojej nieobleganej Armii z Wodzem. Kontrolujesz go.
    .when = Philippos jest jeszcze na swoim polu i masz taką Armię.
card-kleopatra_offers_marriage = Kleopatra proponuje małżeństwo
    .effect = Do końca Etapu: gdy tylko twoja Armia jest na obszarze niekontrolowanej Kleopatry i nie ma tam wrogiego Oddziału, który nie daje Zgody na Przejście, Kleopatra wchodzi przez małżeństwo do twojej Frakcji. Kontrolujesz ją i masz 3 L. Karta leży przed tobą, dopóki ją kontrolujesz.
    .when = Kleopatra żyje. Teraz ktoś może ją kontrolować, w chwili ślubu już nie.
card-thessalonike_offers_marriage = Thessalonike proponuje małżeństwo
    .effect = Do końca Etapu: gdy tylko twoja Armia jest na obszarze niekontrolowanej Thessalonike i nie ma tam wrogiego Oddziału, który nie daje Zgody na Przejście, Thessalonike wchodzi przez małżeństwo do twojej Frakcji. Kontrolujesz ją i masz 2 L. Karta leży przed tobą, dopóki ją kontrolujesz.
    .when = Thessalonike żyje. Teraz ktoś może ją kontrolować, w chwili ślubu już nie.
card-plans_of_their_own = Ich własne plany
    .effect = Każda niekontrolowana Krewna może raz zostać przeniesiona na pole bez Oddziałów, na zewnątrz murów, w swojej lub sąsiedniej Prowincji. Tutaj sąsiadują też Prowincje połączone morzem.
    .when = Jakaś Krewna żyje i nikt jej nie kontroluje.
card-peukestas_satrap_of_persis = Peukestas, satrapa Persis
    .effect = Dołącza do ciebie Wódz Peukestas z 3 Oddziałami Najemników: na dowolnym polu Prowincji Persis bez wrogich Oddziałów i Wodzów, na zewnątrz murów, gdzie twój znacznik Kontroli zastępuje każdy inny, albo jako Uzupełnienie.
    .when = Od Etapu II, jeśli Peukestas nie wszedł jeszcze do gry.
    .cavalry = 2 Oddziały Najemników i 1 Oddział Kawalerii.
card-neoptolemos_satrap_of_armenia = Neoptolemos, satrapa Armenii
    .effect = Umieść 3 Oddziały Najemników i Dowódcę na polu Prowincji Armenia bez wrogich Oddziałów i Wodzów. Twój znacznik Kontroli zastępuje tam każdy inny.
    .when = Jest takie pole.
    .cavalry = 2 Oddziały Najemników i 1 Oddział Kawalerii.
card-greek_soldiers = 23 000 greckich żołnierzy
    .effect = Philon staje się aktywny, jeśli jest na swoim polu startowym. Potem możesz kolejno poruszyć każdą aktywną Niezależną Armię, każdą z 3 Punktami Ruchu.
card-migration_of_illyrian_tribes = Wędrówka plemion iliryjskich
    .effect = Glaukias staje się aktywny, jeśli jest na swoim polu startowym. Potem możesz kolejno poruszyć każdą aktywną Niezależną Armię, każdą z 3 Punktami Ruchu.
card-scythian_invasion = Najazd Scytów
    .effect = Seuthes staje się aktywny, jeśli jest na swoim polu startowym. Potem możesz kolejno poruszyć każdą aktywną Niezależną Armię, każdą z 3 Punktami Ruchu.
card-unrest = Rozruchy
    .effect = Rzuć raz na Tabelę Rozruchów; po 7 rzuć ponownie. Niezależny znacznik Kontroli trafia na pole wskazanej Prowincji, a jeśli się nie da, sąsiedniej, na którym nie ma Oddziałów i które nie jest Niezależne.
card-unrest_spreads = Rozruchy się szerzą
    .effect = Rzuć dwa razy na Tabelę Rozruchów; po 7 rzuć ponownie. Za każdym razem Niezależny znacznik Kontroli trafia na pole wskazanej Prowincji, a jeśli się nie da, sąsiedniej, na którym nie ma Oddziałów i które nie jest Niezależne.
card-silver_shields = Srebrne Tarcze
    .effect = Umieść 2 Oddziały Srebrnych Tarcz przy swoim Wodzu w Azji albo jako Uzupełnienie w Azji. Ta karta opuszcza grę; jej druga strona trafia na stos kart odrzuconych.
    .when = Jest dla nich takie miejsce.

## Karty Reakcji.

card-silver_shields_betrayal = Srebrne Tarcze (zdrada)
    .effect = Zniszcz 1 Oddział Srebrnych Tarcz po stronie wroga. Jeśli jeden zostanie, dołącza do ciebie i walczy w tej bitwie po twojej stronie.
    .when = Przed Bitwą Lądową z graczem, który ma Srebrne Tarcze.
card-mutiny = Bunt
    .effect = Jeśli twój Prestiż jest wyższy niż wroga, 1 wybrany przez ciebie Oddział Lojalnych Macedończyków lub Wojsk Królewskich po jego stronie dołącza do ciebie i walczy po twojej stronie.
    .when = Przed Bitwą Lądową z innym graczem.
    .cavalry = 1 Oddział Lojalnych Macedończyków, Wojsk Królewskich lub Kawalerii.
card-elephant_defence = Obrona przed słoniami
    .effect = Wszystkie wrogie Słonie mają w tej bitwie siłę 0.
    .when = Przed Bitwą Lądową, w której bierzesz udział.
card-cretan_liar = Kreteński kłamca
    .effect = Anuluj właśnie zagraną Kartę Reakcji.
    .when = Zaraz po Karcie Reakcji innego gracza.
card-storm_at_sea = Sztorm na morzu
    .effect = Wszystkie Bitwy Morskie ogłoszone przeciw temu Ruchowi Morskiemu są odwołane. Armia wraca do Portu Zaokrętowania, a jej Aktywacja się kończy.
    .when = Gdy inny gracz ogłosił Ruch Morski, przed rzutami Bitwy Morskiej.
card-fog = Mgła
    .effect = Wszystkie Bitwy Morskie ogłoszone w tym miejscu przeciw płynącej Armii są odwołane, a ona płynie dalej.
    .when = Przed rzutami Bitwy Morskiej.
card-traitor_in_the_city = Zdrajca w mieście
    .effect = +3 do rzutu na Szturm Stolicy przez twoją Armię.
    .when = Razem z rzutem na Szturm.
card-gift_of_oratory = Dar wymowy
    .effect = Jeden z twoich Głównodowodzących ma +5 Popularności do końca Tury Gracza.
    .when = W dowolnej chwili Fazy Strategii.
card-ahura_mazda_and_ahriman = Ahura Mazda i Aryman
    .effect = Dobierz 2 karty Tyche, jedną zatrzymaj, drugą odrzuć. W miejsce tej karty nie dobiera się nowej.
    .when = W dowolnej chwili Fazy Strategii.

## Karty opcjonalne (S16.1).

card-superior_cavalry = Przewaga kawalerii
    .effect = +1 do twojego rzutu w bitwie, po podniesieniu kości do Zdolności Taktycznej.
    .when = Przed Bitwą Lądową, w której bierzesz udział.
card-founding_a_capital = Założenie Stolicy
    .effect = Zacznij zakładać Stolicę w kontrolowanym Mieście bez wrogich Oddziałów. Jeśli w następnej Fazie Uzupełnień nadal je kontrolujesz, Stolica jest gotowa i daje ci 2 PZ. Kto ci ją odbierze, ma 1 PZ, a pole znów jest Miastem.
    .when = Nie masz jeszcze założonej Stolicy.
card-diplomatic_marriage = Małżeństwo dyplomatyczne
    .effect = Wybierz innego gracza. Do końca Etapu żaden z was nie może zacząć przeciw drugiemu Bitwy Lądowej, Zniesienia, Szturmu ani Bitwy Morskiej.
card-oracle = Wyrocznia
    .effect = Do końca gry masz o 1 L więcej.
    .when = Kontrolujesz pole Aitolia, Molossia, Ephesos lub Alexandreia.
card-alexanders_ghost = Duch Aleksandra
    .effect = Wybierz wrogą Armię z Oddziałami Wojsk Królewskich, najwyżej o jeden szlak Lądowy, Przełęcz lub Cieśninę od twojej Armii. Jeśli twój Prestiż przy twojej Armii jest wyższy, dołącza do niej 1 Oddział Wojsk Królewskich.
    .when = Jest taka Armia.
card-superior_admiral = Znakomity admirał
    .effect = +2 do twojego rzutu w Bitwie Morskiej.
    .when = Przed rzutami Bitwy Morskiej, w której bierzesz udział.
card-price_of_failure = Cena porażki
    .effect = Rzuć kością za Wodza, który był Głównodowodzącym gracza przegrywającego Bitwę Lądową: przy 4 do 6 ginie.
    .when = Zaraz po Bitwie Lądowej.
card-new_delivery_at_the_port = Nowa dostawa w porcie
    .effect = Usuń wszystkie Punkty Oblężenia przy swojej obleganej Stolicy, która jest Portem. Możesz umieścić wewnątrz murów 1 Oddział Najemników; nie może tam być więcej niż 2 Oddziały.
    .when = Masz takie miasto i dostępną Flotę.
