### Scharz: otázky, možnosti a záznam hry. Odmítnutí jsou v refusals-cs.ftl, názvy v names-cs.ftl a places-cs.ftl.

about =
    Scharz: válka a hospodářství na šesti historických mapách, pro dva až dvanáct hráčů, podle hry Jakuba Kunčíka.

    Toto je neoficiální provedení, které vytvořili hráči podle českých karet hráče (v0.994). Nevytvořil je ani neschválil autor. Všechny texty jsou naše vlastní slova.

    Z karet hráče: fáze, jednotky a jejich hodnoty, smlouvy a jejich body, čtyři vítězství, národy. Naše rekonstrukce, kde chybí obrázky nebo kniha pravidel: strany kostek, ceny staveb, tabulky počasí, zeměpis všech šesti map a 104 výkladů uvedených v pravidlech. Neber to jako fakta o tištěné hře.

## Volby stolu

opt-map = Mapa
    .about = Italia 290 př. n. l., Britannia 410, Vikingové 800, Taifas 1050, Orient 1550 př. n. l. nebo Hunové 373; hrací oblast se řídí počtem hráčů.
    .value-italia = Italia, 290 př. n. l.
    .value-britannia = Britannia, 410
    .value-vikings = Vikingové, 800
    .value-taifas = Taifas, 1050
    .value-orient = Orient, 1550 př. n. l.
    .value-huns = Hunové, 373
opt-mode = Režim
    .about = První hra pro nováčky, potom základní, bílý, zelený, žlutý a červený, každý s více pravidly.
    .value-first = První hra
    .value-basic = Základní
    .value-white = Bílý
    .value-green = Zelený
    .value-yellow = Žlutý
    .value-red = Červený
opt-bonuses = Národy
    .about = Počáteční výhody národů v základním a bílém režimu; zelený a vyšší je mají vždy.
opt-prelude_snake = Vesnice tam a zpět
    .about = Druhá vesnice a přesun vesnice jdou v opačném pořadí než první vesnice.
opt-huns_bank_literal = Břehy Dunaje jako v tisku
    .about = Římané získávají prestiž pleněním na pravém břehu, ostatní na levém, jak říká karta; jinak každý na břehu nepřítele.
opt-garrison_room = Pět a deset jako místo uvnitř
    .about = Meze 5 a 10 znamenají místo uvnitř vesnice a města; prodají 1 a 2 jednotky za kolo.
opt-vassal_share = Vazalové se dělí o daně
    .about = Vazal odevzdává pánovi polovinu daní; karty vazaly jmenují, jejich povinnosti ne.

## Otázky

ask-claim = Nárokuješ si národ nebo město s vlastním začátkem?
    .waiting = národ nebo město s vlastním začátkem
ask-village = { $number ->
        [1] Kde založíš svou první vesnici?
        [2] Kde založíš svou druhou vesnici?
        [3] Kde založíš svou třetí vesnici?
       *[other] Kde založíš svou další vesnici?
    }
    .waiting = { $number ->
        [1] místo první vesnice
        [2] místo druhé vesnice
        [3] místo třetí vesnice
       *[other] místo další vesnice
    }
ask-relocate = Přesuneš jednu ze svých vesnic?
    .waiting = přesun vesnice
ask-people = Který národ vedeš?
    .waiting = volba národa
ask-placing = Rozestav své počáteční figurky, jednu po druhé, a pak potvrď.
    .waiting = rozestavení počátečních figurek
ask-enter = Vstoupí tvoji Vikingové { $place-to }?
    .waiting = příchod Vikingů { $place-to }
ask-units = Přesuň jednu skupinu, nebo pasuj.
    .waiting = pohyb jedné skupiny
ask-special = Proveď speciální pohyb, nebo pasuj.
    .waiting = speciální pohyb
ask-retreat = Ustup s jednou skupinou, nebo pasuj.
    .waiting = ústup
ask-special-order = Vydáš rozkaz ke speciálním pohybům (prestiž: 14)?
    .waiting = rozkaz ke speciálním pohybům (prestiž: 14)
ask-work-order = Vydáš rozkaz stavět dvakrát (prestiž: 12)?
    .waiting = rozkaz stavět dvakrát (prestiž: 12)
ask-group = Které jednotky odejdou { $place-from }?
    .waiting = kdo odejde { $place-from }
ask-ships = Které lodě vyplují { $place-from }?
    .waiting = které lodě vyplují { $place-from }
ask-cargo = Kdo se nalodí { $place-at }?
    .waiting = kdo se nalodí { $place-at }
ask-let-in = Pustíš { $faction-acc } { $place-to }?
    .waiting = zda { $faction } smí { $place-to }
ask-herds = Přesuň stáda a zásoby.
    .waiting = přesun stád a zásob
ask-attrition-choice = Jak se tvé jednotky protlučou?
    .waiting = jak se jednotky protlučou
ask-attrition = Opotřebení: hrozí ti ztráta. Co s ní uděláš?
    .waiting = co se ztrátou opotřebením
ask-withdraw = Co se stáhne do osady { $place-at }?
    .waiting = co se stáhne do osady { $place-at }
ask-sally = Kdo podnikne výpad { $place-from }?
    .waiting = kdo podnikne výpad { $place-from }
ask-leave-site = Opustí posádka staveniště { $place-at }?
    .waiting = zda posádka opustí staveniště { $place-at }
ask-declare = Na koho zaútočíš { $place-at }?
    .waiting = útok { $place-at }
ask-charge = Podnikne tvé jezdectvo { $place-at } steč?
    .waiting = steč jezdectva { $place-at }
ask-reroll = Meče { $place-at }: tvé { $swords }, proti tobě { $against }. Kterou kostku přehodíš?
    .waiting = přehození kostky { $place-at }
ask-pay-reroll = Meče { $place-at }: tvé { $swords }, proti tobě { $against }. Zaplatíš 4 body prestiže za přehození dvou svých kostek?
    .waiting = přehození dvou kostek { $place-at } (prestiž: 4)
ask-convert = Tvé meče { $place-at }: { $swords }. Změníš některé na štíty, nebo je ušetříš?
    .waiting = co bude s meči { $place-at } ({ $swords })
    .done = Udeřit všemi meči
ask-aim = Zaplatíš 6 bodů prestiže, abys { $place-at } mířil na jednotku vzadu?
    .waiting = míření na jednotku vzadu { $place-at } (prestiž: 6)
ask-victims = Meče { $place-at }: { $swords }. Kdo padne?
    .waiting = kdo padne { $place-at } (meče: { $swords })
ask-drown = Který náklad se { $place-at } ztratí?
    .waiting = který náklad se { $place-at } ztratí
ask-go-on = Pokračuješ v bitvě { $place-at }?
    .waiting = zda bude bitva { $place-at } pokračovat
ask-counter = Zaútočíš { $place-at } také ty?
    .waiting = protiútok { $place-at }
ask-assault = Zaútočíš na osadu { $place-at } (štíty: { $walls })?
    .waiting = útok na osadu { $place-at } (štíty: { $walls })
ask-sack = Co bude s osadou { $place-at }?
    .waiting = co bude s osadou { $place-at }
ask-remove-site = Odstraníš staveniště { $place-at }?
    .waiting = zda se odstraní staveniště { $place-at }
ask-plunder = Co vypleníš?
    .waiting = co se vyplení
    .done = Ušetřit zemi
ask-experience = Která jednotka postoupí?
    .waiting = která jednotka postoupí
ask-talks = S kým chceš mluvit?
    .waiting = přání s někým mluvit
ask-terms = Jaké podmínky nabídneš? Mluvíš s hráčem { $other }.
    .waiting = podmínky pro hráče { $other }
ask-sum = Kolik zlata? Jednáš s hráčem { $other } ({ $terms }).
    .waiting = zlato při jednání s hráčem { $other } ({ $terms })
ask-answer = { $faction } { $terms-does } (zlato: { $gold }). Souhlasíš?
    .waiting = odpověď hráči { $faction } ({ $terms }, zlato: { $gold })
ask-aid = { $faction } ti nabízí pomoc (zlato: { $gold }) za 8 bodů prestiže. Přijmeš ji?
    .waiting = přijetí pomoci (zlato: { $gold }) od hráče { $faction }
ask-vassal-treaty = Dovolíš svému vazalovi ({ $faction }) smlouvu s hráčem { $other }?
    .waiting = svolení vazalovi ({ $faction }) ke smlouvě s hráčem { $other }
ask-vassalage = Podřídíš se pánovi, propustíš vazala, nebo si s někým promluvíš?
    .waiting = páni, vazalové a rozhovory
ask-accept-vassal = { $faction } se ti podřizuje. Přijmeš?
    .waiting = přijetí vazala ({ $faction })
ask-revolt = Vzbouříš se proti svému pánovi ({ $other }, prestiž: 8)?
    .waiting = vzpoura proti pánovi ({ $other }, prestiž: 8)
ask-belgica = Postavíš v Belgice těžkou pěchotu?
    .waiting = těžká pěchota v Belgice
ask-trade = Co koupíš, prodáš nebo postavíš?
    .waiting = nákup, prodej a stavba
ask-wages = Zaplať žoldnéře a velitele.
    .waiting = výplata žoldnéřů a velitelů
ask-salaries = Vyplať platy, nebo propusť, koho nemůžeš zaplatit.
    .waiting = výplata platů
ask-surrender = { $place } se vzdává. Zaopatříš osadu a převezmeš ji?
    .waiting = zaopatření a převzetí osady ({ $place })
ask-fishing = Tvé sítě zůstaly prázdné. Zkusíš to znovu?
    .waiting = další pokus o rybolov
ask-sowing = Kde zaseješ?
    .waiting = setí
ask-crop = Smíříš se s počasím, nebo zaplatíš za nový hod?
    .waiting = zda bude počasí přijato
ask-harvest = Která sýpka přijme sklizeň?
    .waiting = která sýpka přijme sklizeň
ask-offspring = Kam přijde nové stádo?
    .waiting = místo pro nové stádo
ask-tributes = Co uděláš s tributem?
    .waiting = co bude s tributem
ask-festivities = Jak velké budou tvé slavnosti?
    .waiting = velikost slavností
ask-feeding = Kdo co jí?
    .waiting = kdo co jí
ask-announce = Ohlásíš své vítězství?
    .waiting = ohlášení vítězství
ask-late-herd = Kam přijde stádo, které čekalo?
    .waiting = místo pro stádo, které čekalo
ask-rivers = Zaplatíš za nový hod pro některou řeku?
    .waiting = zda někdo zaplatí nový hod pro řeku
ask-winter = Zaplatíš za nový hod pro zimu?
    .waiting = zda někdo zaplatí nový hod pro zimu

## Možnosti

option-abandon = Vzdát se: { $place }
option-accept-tribute = Přijmout tribut od { $faction-gen }
option-aid = Poskytnout pomoc
option-aim = Mířit na: { $unit }
option-all = Všechny
option-also = A kostku jednotky: { $unit }, meče: { $swords }
option-announce = Ohlásit: { $victory }
option-ashore = Vzdát se { $place-at }: { $type }; posádka jde { $to-to }
option-attack = { $faction-id ->
        [none] Zaútočit
       *[other] Zaútočit na { $faction-acc }
    }
option-beach = Plout { $place-from } { $to-to }, mimo loděnici
option-board = Nalodit se { $place-from } { $to-to }
option-bring-in = Přivézt dovnitř obilí z pole: { $number }
option-build = Začít stavět { $place-at }: { $building }
option-buy = Koupit { $place-at }: { $unit }
option-buy-fish = Koupit ryby { $place-at }: { $number }
option-buy-grain = Koupit obilí { $place-at }: { $number }
option-buy-herd = Koupit { $herd } { $place-to }
option-carry-fish = Převézt ryby { $place-from } { $to-to }: { $number }
option-carry-grain = Převézt obilí { $place-from } { $to-to }: { $number }
option-claim = Nárokovat: { $people }
option-clear = Odstranit červený žeton { $place-at }
option-command = Najmout: { $level }
option-continue = Pokračovat
option-convert = Štíty: { $shields }, meče do příštího kola: { $swords }
option-corsairs = { $unit } { $place-at } za zlato
option-degrade = Degradovat { $place-at }: { $unit }
option-demand-ransom = Žádat výkupné
option-demand-tribute = Žádat tribut
option-destroy-grain = Zničit obilí { $place-at }
option-destroy-herd = Zničit { $place-at } { $herd } ({ $faction })
option-dismantle = Zbourat osadu { $place-at }
option-dismiss = Propustit { $place-at }: { $unit }
option-dismiss-command = Propustit velitele
option-dismount = Vzdát se slonů { $place-at }
option-dock = Dok { $place-at }
option-double = Dvojnásobný nákup { $place-at } (prestiž: 2)
option-drive = Zahnat dovnitř: { $herd }
option-drown = Ztratit { $place-at }: { $unit }
option-eat-fish = Porce ryb: { $number }
option-eat-meat = Porce masa: { $number }
option-enter = Na staveniště { $place-at }: { $unit }
option-feed-herd = Nakrmit { $herd } { $place-at }
option-feed-place = Nakrmit nebo zaplatit hned: { $place }
option-feed-unit = Nakrmit nebo zaplatit hned { $place-at }: { $unit }
option-ferry = Převézt { $place-from } { $to-to }
option-festivities = { $number ->
        [1] Malé slavnosti
        [2] Dvojité slavnosti
       *[other] Trojité slavnosti
    }
option-forage = Žít z plenění { $place-at }
option-fort = Opevnění { $place-at }
option-free = Propustit vazala: { $faction }
option-give-up = Vzdát se staveniště { $place-at }
option-graze = Nechat pást { $herd } { $place-at }
option-guide = Bezpečný průchod { $place-at } pro jednotku: { $unit } (1 zlato)
option-hand-over = Zaplatit tribut { $faction-dat }
option-harbour = Vesnice s přístavem { $place-at }
option-herd = { $herd } { $place-to }
option-hire = Naverbovat { $place-at } za prestiž: { $unit }
option-hit = { $unit }
option-hurry = Urychlit stavbu { $place-at }
option-inside = Dovnitř: { $unit }
option-instead = Místo pole { $place } trpí { $unit }
option-keep = Nechat jako vesnici{ $what ->
        [yard] {" "}s dokem
       *[other] {""}
    }
option-land = Vylodit se { $place-from } { $to-to }
option-leave = Nechat zbytek na poli { $place-at }
option-leave-site = Ze staveniště { $place-at } pryč: { $unit }
option-lose-place = Ztratí se: { $place }
option-lose-unit = Ztratit { $place-at }: { $unit }
option-march = Pochodovat { $place-from } { $to-to }
option-no-catch = Žádný úlovek { $place-at }
option-no-young = Žádná mláďata: { $herd }
option-passage = Zaplatit za bezpečný průchod { $place-at }
option-pay = Zaplatit vše
option-pay-long-ransom = Nabídnout výkupné na celou hru
option-pay-ransom = Nabídnout výkupné
option-pay-reroll = Přehodit kostku jednotky: { $unit }, meče: { $swords }
option-pay-tribute = Nabídnout tribut
option-people = { $people }
option-place = { $unit } { $place-to }
option-plunder = Vyplenit: { $place }
option-privateers = { $unit } { $place-at } za prestiž
option-range = { $low } až { $high } zlata
option-raze = Zničit
option-recruit = Verbovat lehkou pěchotu (jednu na pole) { $place-at }
option-refuse-tribute = Odmítnout tribut od { $faction-gen }
option-relocate = Přesunout { $place-from } { $to-to }
option-reroll = Přehodit kostku jednotky: { $unit }, meče: { $swords }
option-reroll-nets = Jiná kostka, { $place } (prestiž: 4)
option-reroll-place = Jiná kostka, { $place } (prestiž: 4)
option-reroll-river = Jiná kostka, { $place } (prestiž: 4)
option-reroll-unit = Jiná kostka { $place-at }, { $unit } (prestiž: 4)
option-reroll-weather = Jiná kostka, { $place } (prestiž: 4)
option-reroll-winter = Jiná kostka, { $zone } (prestiž: 4)
option-reroll-young = Jiná kostka, { $herd } (prestiž: 4)
option-rise = { $unit }
option-risk = Riskovat { $place-at }
option-rival = Učinit rivalem (prestiž: 8)
option-sail = Plout { $place-from } { $to-to }
option-sally = Na výpad: { $unit }
option-sell = Prodat { $place-at }: { $unit }
option-sell-grain = Prodat obilí { $place-at }: { $number }
option-sell-herd = Prodat { $herd } { $place-at }
option-shield = Štít
option-shift = { $herd } { $place-from } { $to-to }
option-slaughter = Porazit { $herd } { $place-at }
option-sow = Zasít { $place-at }
option-starve = Hladoví { $place-at }: { $unit }
option-steal-grain = Ukrást obilí { $place-at }
option-steal-herd = Ukrást { $place-at } { $herd } ({ $faction })
option-stop = Přestat
option-store = Uložit obilí { $place-at }: { $number }
option-submit = Podřídit se: { $faction }
option-sum = Zlato: { $gold }
option-take = { $units }
option-take-weather = Smířit se s počasím { $place-at }
option-train = Vycvičit { $place-at }: { $unit }
option-treat = Promluvit si: { $faction }
option-upgrade = { $unit } { $place-at } bude { $type }
option-village = { $place }
option-wait = Čekat
option-withhold = { $faction-id ->
        [none] Nechat někoho odejít
       *[other] Nezaplatit tribut { $faction-dat }
    }

## Záznam hry

telling-first-player = { $faction } začíná.
telling-rival = { $other } je rival { $faction-gen }.
telling-claimed = { $faction } si nárokuje: { $people }.
telling-village-placed = { $faction } zakládá { $place-at } vesnici.
telling-village-moved = { $faction } stěhuje vesnici { $place-from } { $to-to }.
telling-people = { $faction } vede národ: { $people }.
telling-entered = Vikingové { $faction-gen } se objevují { $place-at }.
telling-round = Rok { $year }, { $season }.
telling-new-year = Začíná nový rok: { $year }.
telling-frozen = Zamrzlo: { $place }.
telling-winter = Zima { $zone-at } je { $weather ->
        [good] mírná
        [bad] krutá
       *[normal] obyčejná
    } (kostka: { $die }).
telling-winter-at-sea = Zima na moři je { $bad ->
        [yes] krutá
       *[other] mírná
    } (kostka: { $die }).
telling-dice = { $purpose ->
        [crop] { $faction } hází za počasí na polích: { $dice }.
        [fishing] { $faction } hází za rybolov: { $dice }.
        [offspring] { $faction } hází za mláďata stád: { $dice }.
        [attrition] { $faction } hází za opotřebení: { $dice }.
        [winter] Hází se za zimu: { $dice }.
        [again] { $faction } platí za jinou kostku: { $dice }.
       *[rivers] Hází se za řeky: { $dice }.
    }
telling-marched = { $faction } pochoduje { $place-from } { $to-to }: { $units }.
telling-boarded = { $faction } se naloďuje { $place-from } { $to-to }: { $units }.
telling-landed = { $faction } se vyloďuje { $place-from } { $to-to }: { $units }.
telling-sailed = { $faction } pluje { $place-from } { $to-to }: { $units }.
telling-ferried = { $faction } převáží { $place-from } { $to-to }: { $units }.
telling-ship-given-up = Posádka { $faction-gen } jde { $place-at } na břeh.
telling-dismounted = { $faction } se { $place-at } vzdává slonů.
telling-not-let-in = { $other } nepouští { $faction-acc } { $place-to }.
telling-special-order = { $faction } vydává rozkaz ke speciálním pohybům.
telling-ambush = Přepadení { $place-at }: { $faction } proti { $other-dat }, meče: { $swords }.
telling-herd-shifted = { $faction } žene { $herd } { $place-from } { $to-to }.
telling-safe-passage = { $faction } platí za bezpečný průchod { $place-at }, zlato: { $gold }.
telling-attrition = { $faction } ztrácí { $place-at }: { $unit }.
telling-battle = { $faction } útočí { $place-at } na { $other-acc }.
telling-swords = { $place }, meče: { $faction } { $swords }, { $other } { $against }.
telling-charge = { $faction } podniká { $place-at } steč, meče: { $swords }.
telling-losses = { $faction } ztrácí { $place-at }: { $units }.
telling-battle-won = { $faction } vítězí { $place-at } proti { $other-dat }.
telling-battle-drawn = Bitva { $place-at } ({ $faction } a { $other }) končí nerozhodně.
telling-prestige = { $faction } získává { $place-at } prestiž: { $points }.
telling-prestige-lost = { $faction } přichází za ztracené vítězné body o prestiž: { $points }.
telling-stormed = { $faction } útočí na osadu { $place-at }, meče: { $swords }, štíty: { $walls }.
telling-occupied = { $faction } bere { $loser-dat } osadu { $place-at }.
telling-destroyed = Osada { $loser-gen } { $place-at } je zničena.
telling-degraded = { $faction } si nechává osadu { $loser-gen } { $place-at } jako vesnici.
telling-sacked = { $faction } bere { $place-at } zlato: { $gold }.
telling-site-removed = { $faction } odstraňuje staveniště { $place-at }.
telling-site-left = Posádka { $faction-gen } opouští staveniště { $place-at }.
telling-plundered = { $faction } plení: { $place }.
telling-stolen = { $faction } krade { $place-at } zboží { $other-gen }.
telling-goods-destroyed = { $faction } ničí { $place-at } zboží { $other-gen }.
telling-rises = Jednotka { $faction-gen } { $place-at } postupuje: { $unit }.
telling-built = { $faction } dokončuje { $place-at } { $building-acc }.
telling-site = { $faction } začíná stavět { $place-at } { $building-acc }.
telling-site-given-up = { $faction } se vzdává staveniště { $place-at }.
telling-marker-cleared = { $faction } odstraňuje červený žeton { $place-at }.
telling-dismantled = { $faction } bourá osadu { $place-at }.
telling-bought = { $faction } kupuje { $place-at }: { $unit }.
telling-recruited = { $faction } verbuje { $place-at }.
telling-unit-upgrade = { $faction } vylepšuje { $place-at }: { $unit }.
telling-unit-degrade = { $faction } degraduje { $place-at }: { $unit }.
telling-unit-train = { $faction } cvičí { $place-at }: { $unit }.
telling-unit-sell = { $faction } prodává { $place-at }: { $unit }.
telling-buy-grain = { $faction } kupuje { $place-at } obilí: { $what }.
telling-sell-grain = { $faction } prodává { $place-at } obilí: { $what }.
telling-buy-fish = { $faction } kupuje { $place-at } ryby: { $what }.
telling-buy-herd = { $faction } kupuje { $what ->
        [sheep] stádo ovcí
        [pigs] stádo prasat
        [cattle] stádo krav
       *[horses] stádo koní
    } { $place-to }.
telling-sell-herd = { $faction } prodává { $place-at } { $what ->
        [sheep] stádo ovcí
        [pigs] stádo prasat
        [cattle] stádo krav
       *[horses] stádo koní
    }.
telling-slaughter = { $faction } poráží { $place-at } stádo.
telling-slaughtered = { $faction } poráží { $place-at } { $herd }.
telling-command = { $faction } najímá: { $level }.
telling-treaty = { $treaty-id ->
        [tribute] { $other } slibuje { $faction-dat } tribut, zlato: { $gold }.
        [ransom] { $other } platí { $faction-dat } výkupné, zlato: { $gold }.
       *[vassalage] { $other } se stává vazalem { $faction-gen }.
    }
telling-treaty-ends = Smlouva končí: { $treaty } ({ $faction } a { $other }).
telling-refused = { $faction } odmítá: { $other } { $terms-does } (zlato: { $gold }).
telling-vassal-refused = { $faction } nepřijímá za vazala: { $other }.
telling-aid-given = { $faction } poskytuje { $other-dat } pomoc, zlato: { $gold }.
telling-taxes = { $faction } vybírá na daních { $gold ->
        [one] 1 zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }.
telling-festivities = { $faction } slaví a získává prestiž: { $points }.
telling-sown = { $faction } seje { $place-at }.
telling-dismissed = { $faction } propouští { $place-at }: { $unit }.
telling-disbanded = Rozchází se { $place-at }: { $unit } ({ $faction }).
telling-eliminated = { $faction } je ze hry venku.
telling-announced = { $faction } ohlašuje: { $victory }.
telling-announcement-checked = Ohlášení { $faction-gen } se ověřuje.
telling-won = { $faction } vítězí: { $victory }.

## Co lze předvídat

foresee-ambush = Opevnění { $place-at } tě přepadne ({ $other }), modré kostky: { $number }.
foresee-attrition = Opotřebení { $place-at }: hází se za { $number } { $number ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    }, ztracena je při { $face ->
        [6] šestce
       *[other] { $face } a více
    }.
foresee-battle-odds = Bitva až do konce, nepřítel je { $other }, bez steče a prestiže: výhra { $won } %, remíza { $drawn } %, prohra { $lost } %.
foresee-breach-odds = Štíty: { $walls }, naděje na prolomení { $place-at } hned: { $chance } %; obránci: { $number }.
foresee-crew = Stavba ({ $building }) potřebuje posádku nejméně { $number }.
foresee-meal = Potřebné porce: { $number }. Zásoby: obilí { $grain }, ryby { $fish }, maso { $meat }.
foresee-short-of-pay = Na platy je třeba { $price } zlata, máš { $gold }.
foresee-disbands = Kdo zůstane do konce zimy { $place-at }, není propojen a rozejde se.
foresee-encircles = Obklíčí osadu { $place-at } ({ $other }): štíty: { $walls }, naděje na prolomení jedním útokem: { $chance } %.
foresee-meets-army = Potká { $place-at } { $other-acc }: { $units }.
foresee-needs-leave = { $other } tě musí pustit { $place-to }.
foresee-peace = { $treaty-id ->
        [tribute] Ty a { $other } máte mír, dokud se platí tribut: hned a při daních každého období.
        [ransom] Ty a { $other } máte mír na čtyři období.
       *[vassalage] Ty a { $other } máte mír, dokud pán vazala nepropustí nebo vazal na Nový rok nepovstane.
    }
foresee-rounds = S touto posádkou bude stavba ({ $building }) hotova za { $number } { $number ->
        [one] kolo
        [few] kola
       *[other] kol
    }.
foresee-stands-there = { $place }: stojí tam { $other }.
foresee-stops = Některé jednotky se v tomto kole dál nepohnou: { $place }.
foresee-tribute-due = Tribut činí { $gold } zlata; dokud se platí a přijímá, ty a { $other } máte mír.
foresee-tribute-ends = Ty a { $other } už nemáte mír.
foresee-sovereign = Tato smlouva hned ukončí hru: { $faction } v ní vítězí.
foresee-treaty-points = Bude-li { $other } souhlasit, příjemce získá 2 VB a kdo platí nebo se poddá, 1 ztratí.
foresee-vassal-share = Ze zlata každých daní odvádí { $other } polovinu. Příjemce: { $faction }.
foresee-field-won = Pole { $place } pak držíš ty.
foresee-field-lost = Nezůstane-li nikdo, pole { $place } už nedržíš.
foresee-asked-again = Kdo pasuje, je tázán znovu, dokud ostatní táhnou; fáze končí, když všichni po sobě pasují.
foresee-units-lost = Ztracené jednotky: { $number }.
foresee-feeds = Nasytí o { $number ->
        [one] jednu jednotku
        [few] { $number } jednotky
       *[other] { $number } jednotek
    } víc.
foresee-near-victory = { $other } ohlašuje vítězství ({ $victory }) a na konci kola zvítězí, pokud se nic nezmění.
foresee-fertile = 
    { $number ->
        [0] { $place }: zde nelze sít.
       *[other] { $place }: každé zaseté obilí vynese další { $number }.
    }
foresee-shut-in = Nikdo nezůstává venku: { $place } je v obklíčení ({ $other }) a k bitvě nedojde. { $walls ->
        [0] Žádné štíty
        [one] 1 štít
        [few] { $walls } štíty
       *[other] { $walls } štítů
    }; { $chance } % na prolomení jedním útokem.
foresee-stack = Právě se sklízí: { $place }, obilí { $number }.
foresee-checked-again = Oznámení se ověří na konci příštího kola: kdo je bude stále splňovat a dokáže zajistit všechna sídla, zvítězí.
foresee-hunger = Jak to teď vypadá, na konci zimy nebude dost dosažitelné potravy: kdo nedostane najíst, je ztracen.
