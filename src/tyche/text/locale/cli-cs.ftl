### Příkazová řádka.
###
### cli-COMMAND-help a cli-COMMAND-examples jsou nápověda příkazu, cli-arg-NAME nápověda údaje nebo volby.

cli-app-help = Starověké deskové hry: hrát, zkoumat a simulovat, s dodržením pravidel.

## Příkazy.

cli-play-help =
    Hraj hru u jedné obrazovky, proti botům nebo přátelům.

    První místo je tvé a ostatní mají boti, pokud --seats neřekne jinak. Během hry napiš help.
cli-play-examples =
    Příklady:
      tyche play successors
      tyche play --players 3 --seats blue=human,red=bot:random
      tyche play successors --options cavalry,short_game --save table.json
      tyche play --continue
      tyche play --resume table.json
      tyche play --watch --players 2 --seed actium
cli-replay-help =
    Projdi záznam, rozhodnutí po rozhodnutí, čímikoli očima.
cli-replay-examples =
    Příklady:
      tyche replay table.json
      tyche replay table.json --seat all --moment 120
      tyche replay table.json --auto
cli-simulate-help =
    Nech boty odehrát mnoho her a spočítej, kdo vítězí a jak.

    Stejné semínko dává stejné hry, s jakýmkoli počtem procesů. Od hry ke hře se boti posouvají o jedno místo.
cli-simulate-examples =
    Příklady:
      tyche simulate --bots strategos,random --games 100 --workers 2
      tyche simulate --players 2 --options short_game --out games.jsonl
cli-arena-help =
    Porovnat boty mezi sebou: každý sedí na každém místě se stejným štěstím.
    Podíly výher a hodnocení mají 95% intervaly; 400 bodů znamená šance deset ku jedné.
cli-arena-examples =
    Příklady:
      tyche arena hellas --challenger polemarchos --bots random
      tyche arena successors --deals 50 --workers 2 --out ladder.jsonl
cli-train-help =
    Naučit se z partií proti sobě, co pozice slibují: šanci každého místa na výhru.
    Složka uchovává partie, aby přerušený běh mohl pokračovat, a váhy.
cli-train-examples =
    Příklady:
      tyche train hellas --folder build/hellas --games 600 --workers 2
cli-learn-help =
    Naučit se hru hraním: krátké lekce, krok za krokem. Bez jména první, která ještě není hotová.
cli-learn-examples =
    Příklady:
      tyche learn successors
      tyche learn successors battle --language cs
cli-arg-lesson = Jméno lekce.
cli-lesson-enter = Enter: dál{" "}
cli-lesson-hint = To až později. Udělej, co říká lekce.
cli-lesson-show = Napiš „show me“ a lekce to udělá.
cli-lesson-no-undo = V lekci se nic nebere zpět; lze ji začít znovu.
cli-lesson-wrong = Ne tak docela. Zkus to znovu.
cli-lesson-all-done = Všechny lekce jsou hotové; napiš jméno té, kterou chceš hrát znovu.
cli-puzzle-help =
    Najdi vítězný tah: okamžik partie, v němž jedna možnost vysoko převyšuje ostatní. Bez hry úloha dne.
cli-puzzle-examples =
    Příklady:
      tyche puzzle
      tyche puzzle hellas
cli-puzzles-help =
    Hledat úlohy: boti hrají, a kde jedna možnost vyčnívá, dohraje se mnohokrát. Stejné semínko najde stejné úlohy.
cli-puzzles-examples =
    Příklady:
      tyche puzzles hellas --number 20 --out build/puzzles
cli-arg-puzzle-game = Hra; bez ní úloha dne.
cli-arg-puzzle = Označení úlohy.
cli-arg-puzzles-out = Složka, kam se úlohy zapíšou.
cli-arg-puzzles-games = Kolik partií se odehraje.
cli-arg-puzzles-first = Číslo první partie, aby šlo navázat na dřívější hledání.
cli-arg-case = Otevřít zkušební stůl v pozici ze souboru s případem.
cli-arg-case-title = Který případ ze souboru: začátek jeho názvu (jinak první).
cli-puzzles-looking = Hledám úlohy
cli-puzzles-found = Zapsáno úloh: { $number }, složka { $folder }
cli-puzzle-about-soon = Hraješ za: { $seat }. Během jednoho kola tu vyhraje možností: { $right }. Najdi { $right ->
    [one] ji
   *[other] jednu z nich
}. „hint“ napoví.
cli-puzzle-solved-soon = To je ono: tak brzy vyhrála { $wins } ze 100 partií dohraných odtud.
cli-puzzle-wrong-soon = Odtud to tak brzy vyhraje { $wins } ze 100 partií; nejlepší možnost { $best }. Zkus to znovu.
cli-arg-puzzles-further = S --soon: dívat se o tolik dál, než hra jinak činí (Successors: 2 je celé kolo).
cli-arg-puzzles-soon = Hledat vítězství, která přijdou během jednoho kola.
cli-puzzle-about = Hraješ za: { $seat }. Jedna možnost tu vyhrává mnohem častěji než všechny ostatní: najdi ji. „hint“ napoví.
cli-puzzle-solved = To je ono: vyhrála { $wins } ze 100 partií dohraných odtud.
cli-puzzle-wrong = Při dohrání odtud vyhraje { $wins } ze 100 partií; nejlepší možnost { $best }. Zkus to znovu.
cli-puzzle-where = Podívej se sem: { $places }
cli-puzzle-rule = Pravidlo, na které je třeba myslet: { $clause }. „show me“ ukáže řešení.
cli-cases-help =
    Spusť případy pravidel: soubory YAML nebo složky s nimi. Co nesouhlasí, vypíše se se souborem a řádkem.
cli-cases-examples =
    Příklady:
      tyche cases
      tyche cases src/tyche/games/successors/cases/S15-sieges.yaml
cli-clauses-help =
    Vypiš klauzule pravidel s funkcemi, případy a testy, které je uvádějí.
cli-clauses-examples =
    Příklady:
      tyche clauses successors
      tyche clauses successors S15
      tyche clauses successors --missing
cli-rules-help =
    Čti pravidla: kapitoly, klauzuli se vším pod ní, nebo klauzule, které obsahují určitá slova.
cli-rules-examples =
    Příklady:
      tyche rules successors
      tyche rules successors S10.J
      tyche rules successors overrun champion
cli-reviews-help =
    Rozbory mnoha dohraných partií, za každou jeden řádek JSON; přerušený běh pokračuje tam, kde skončil.
cli-reviews-examples =
    Příklady:
      tyche reviews games/ --out reviews.jsonl --workers 2
cli-statistics-help =
    Jak hry dopadají: kdo čím vyhrává, jak končí, jak dlouho trvají. Z toho, co si server ponechal, nebo ze záznamů.
cli-statistics-examples =
    Příklady:
      tyche statistics hellas --who bots
      tyche statistics scharz games/ --only map:italia --csv figures.csv
cli-export-help =
    Zapsat hry jako sadu dat v souborech Parquet: ze záznamů, ze serveru, nebo sehrané boty k tomuto účelu.
    Týž příkaz pokračuje tam, kde byl přerušen, a přidá, co mezitím skončilo.
cli-export-examples =
    Příklady:
      tyche export dataset --sample hellas --games 50 --workers 2
      tyche export dataset games/
      tyche export dataset --server
cli-records-help =
    Zapsat hry sady dat jako záznamy, které lze ověřit a přehrát.
cli-records-examples =
    Příklady:
      tyche records dataset records/
cli-study-help =
    Rozbor dohrané partie: naděje, zlomové okamžiky, štěstí.
cli-study-examples =
    Příklad:
      tyche study table.json --html rozbor.html
cli-verify-help =
    Ověř záznam: slib kostek, každé rozhodnutí, každou kostku, konečné postavení a výsledek.
cli-verify-examples =
    Příklad:
      tyche verify table.json
cli-games-help =
    Vypiš nainstalované hry s počty hráčů a volbami.
cli-games-examples =
    Příklad:
      tyche games

## Údaje.

cli-arg-game = Hra; viz tyche games.
cli-arg-game-or-all = Hra, nebo všechny: all; viz tyche games.
cli-arg-players = Kolik jich hraje (4, není-li řečeno).
cli-arg-seats = Kdo kde sedí: MÍSTO=human nebo MÍSTO=bot:JMÉNO, oddělené čárkami.
cli-arg-options = Volby stolu, oddělené čárkami: název, nebo název=hodnota.
cli-arg-seed = Slovo nebo číslo; stejné semínko dává stejné kostky a karty.
cli-arg-save = Po každém rozhodnutí sem stůl ulož. Soubor obsahuje semínko: nech si ho pro sebe. Bez něj se poslední stůl uchová pro --continue.
cli-arg-resume = Pokračuj u uloženého stolu; řekni znovu, kdo kde sedí. Ukládá se do téhož souboru, pokud --save neřekne jinak.
cli-arg-components = Soubor s vlastními součástmi, pro hry, které ho berou.
cli-arg-continue = Pokračuj u stolu, u kterého se hrálo naposled, se stejnými místy.
cli-arg-watch = Jen boti; vypiš záznam hry.
cli-arg-language = Jazyk všech textů.
cli-arg-study-html = Zapsat rozbor jako stránku do tohoto souboru.
cli-arg-study-json = Zapsat rozbor jako JSON do tohoto souboru.
cli-arg-record = Záznam vytvořený pomocí tyche play --save.
cli-arg-seat = Číma očima: místo, all nebo none.
cli-arg-moment = Začni po tolika rozhodnutích.
cli-arg-auto = Vypiš celý záznam a poslední postavení a na nic se neptej.
cli-arg-bots = Boti zápasu, oddělení čárkami; opakují se, dokud nejsou obsazena všechna místa.
cli-arg-games = Kolik her.
cli-arg-workers = Kolik procesů.
cli-arg-match-seed = Jiné semínko dává jiné hry.
cli-arg-out = Zapiš za každou hru jeden řádek JSON.
cli-arg-arena-bots = Boti oddělení čárkami (bez udání všichni, kdo hru hrají); u vyzyvatele jeho soupeři.
cli-arg-challenger = Jeden bot proti stolu plnému ostatních.
cli-arg-deals = Kolik rozdání; každé se hraje jednou pro každé místo.
cli-arg-ladder = Každý proti stolu plnému botů o úroveň níž; rychlí hrají desetkrát více rozdání.
cli-arg-anchor = Bot s hodnocením 0 (bez udání nejslabší).
cli-arg-arena-out = Pro každou partii zapsat řádek JSON. Co už v souboru je, se znovu nehraje.
cli-arg-ray = Adresa clusteru Ray, nebo local pro spuštění zde.
cli-arg-train-folder = Složka pro partie a váhy.
cli-arg-train-players = Počty hráčů oddělené čárkami; střídají se (bez udání všechny, které hra dovoluje).
cli-arg-reviews-out = Soubor pro rozbory.
cli-reviewing = Rozebírají se partie
cli-reviewed = Rozborů v souboru { $file }: { $number }.
cli-arg-dataset = Složka sady dat.
cli-arg-export-records = Záznamy, nebo složky s nimi.
cli-arg-export-server = Dohrané hry serveru; osoby dostanou krycí jména.
cli-arg-sample = Boti k tomuto účelu sehrají tuto hru.
cli-arg-export-only = Druhy řádků oddělené čárkami (games, outcomes, decisions, options, features; bez udání všechny).
cli-arg-statistics-who = Kdo hrál: persons, mixed nebo bots (u serveru; záznamy to neříkají).
cli-arg-statistics-players = Jen hry s tolika hráči.
cli-arg-statistics-days = Jen hry z posledních tolika dní.
cli-arg-statistics-only = Jen hry s těmito volbami, třeba map:italia,mode:first.
cli-arg-statistics-csv = Zapsat čísla do tohoto souboru oddělená čárkami.
cli-arg-statistics-json = Zapsat čísla do tohoto souboru jako JSON.
cli-statistics-who = Kdo hrál, je jedno z { $known }.
cli-statistics-one-source = Řekni, odkud hry jsou: ze záznamů, nebo z databáze, ne z obojího.
cli-statistics-only = Řekni VOLBA:HODNOTA, s volbami z { $known }.
cli-statistics-not-over = hra není u konce
cli-statistics-counting = Počítám hry
cli-export-one-source = Řekni, odkud hry jsou: záznamy, --server, nebo --sample s hrou; jedno z toho.
cli-no-rows = Řádky { $kind } neexistují; existují { $kinds }.
cli-exporting = Zapisují se hry
cli-exported = Her ve složce { $folder }: { $games }; vynecháno: { $left }.
cli-left-out = Vynecháno: { $game }: { $why }
cli-records-written = Záznamů ve složce { $folder }: { $number }.
cli-arg-records = Zapiš záznam každé hry do této složky.
cli-arg-words = Klauzule, nebo slova k hledání.
cli-arg-paths = Soubory nebo složky; bez nich případy všech her.
cli-arg-clause = Jen tato klauzule a ty pod ní.
cli-arg-missing = Jen klauzule, které neuvádí žádný případ ani test; neměly by být žádné.
cli-arg-pairs = Spočítá v náhodných hrách a hrách botů, které klauzule různých kapitol se sejdou v jednom postupu, a vypíše nejčastější dvojice bez společného případu.
cli-arg-pair-games = S --pairs: kolik náhodných her a kolik her botů.
cli-arg-search-rules = Co se hledá, tak jak by se ptal hráč.
cli-arg-cases = Složka případů, není-li to složka hry.
cli-arg-tests = Složka testů.

## Hraní.

cli-welcome = Stůl hry { $game }, hráčů: { $players }.
cli-commitment = Kostky jsou slíbeny: { $commitment }
cli-seated = { $number ->
        [0] U této obrazovky: { $people }.
       *[other] Hraješ za: { $people }; boti hrají za: { $bots }.
    }
cli-hint = Vybírej číslem nebo slovy. Napiš help pro vše ostatní, about pro to, co je to za hru.
cli-help =
    ČÍSLO nebo SLOVA    vyber možnost: 3, nebo { $words }, nebo jen { $name }, hodí-li se to k jediné
    { "*" }                   vyber označenou možnost: co by udělal nepřítomný hráč
    more (nebo Enter)   možnosti znovu, nebo jejich další stránka
    why SLOVA           proč něco není dovoleno: why { $words }
    hint                co by tu udělal silný bot a proč
    undo                vezmi zpět své poslední rozhodnutí, pokud se od té doby nic neodhalilo
    back [N]            zpět před své poslední rozhodnutí, nebo N-té od konce, ať se odhalilo cokoli:
                        všichni u této obrazovky musí souhlasit a co přijde pak, je nově náhodné
    map [JMÉNO]         celý stůl, nebo část mapy se svými trasami
    show JMÉNO          položit něco přes mapu, třeba dosah; beze jména, co je na výběr
    hand                tvé karty
    score               odkud mají všichni body
    log [N]             poslední záznamy hry
    card ČÍSLO          co říká karta, podle čísla nebo názvu
    rules [KLAUZULE]    kapitoly, klauzule, nebo slova k hledání: rules { $clause }
    about [JMÉNO]       o této hře, nebo o čemkoli, co má jméno
    aside MÍSTO SLOVA   někdo jiný u této obrazovky zahraje kartu: aside { $seat } …
    save SOUBOR         zapiš stůl do vlastního souboru
    quit                opusť stůl; zůstane uchován
cli-hint-chance = naděje na výhru { $number } %
cli-hint-caution = Odhad silného bota, který zná jen to, co smíš znát ty.
cli-hint-alone = Rady dostane jen ten, kdo hraje sám proti botům.
cli-hand-over = Rozhoduje { $seat }. Předej obrazovku a stiskni Enter.
cli-seat = Místo
cli-hand = Tvá ruka
cli-no-hand = Nemáš žádné karty.
cli-map-legend = ■ ovládáno, □ neovládáno: oblast, pole každé strany / všechna pole
cli-pieces = Figurky
cli-card-points = { $points } OB
cli-siege = obléhá { $by }, obléhací body { $points } z { $needed }
cli-province = { $vp } V, potřebné žetony: { $need }
cli-army = Vojsko: { $pieces } ({ $area })
cli-army-staying = ; zůstává tam: { $pieces }
cli-army-points = ; zbývající body pohybu: { $points } z { $all }
cli-any-time = Kdykoli:
cli-page = Stránka { $page } z { $pages }: stiskni Enter pro další
cli-log-earlier = … předtím { $number } (log { $all } ukáže vše)
cli-ambiguous = { $words } se hodí k více možnostem ({ $number }):
cli-no-number = Možnost { $number } není; jsou od 1 do { $most }.
cli-not-understood = Nerozumím: { $words }. Napiš help pro vše, co můžeš dělat.
cli-undone = Vzato zpět.
cli-went-back = Stůl se vrátil zpět. Co přijde teď, je nově náhodné; záznam to uvádí.
cli-back-where = Zpět kam? Rozhodnutí, která jsi učinil: { $most }. Řekni back, nebo back a číslo až do toho.
cli-back-refused = Ne všichni souhlasí: nic se nezměnilo.
cli-back-agree = { $seat } chce vzít zpět { $number ->
    [one] jedno rozhodnutí
    [few] { $number } rozhodnutí
    [many] { $number } rozhodnutí
   *[other] { $number } rozhodnutí
}. Co přijde pak, je nově náhodné. Toto se od té doby odhalilo; souhlasíš (ano nebo ne)?
cli-why-what = Proč co? Řekni to jako možnost: why { $words }.
cli-allowed = To je dovoleno:
cli-aside-who = Kdo se hlásí? U této obrazovky sedí { $seats }.
cli-save-where = Kam uložit? Řekni save SOUBOR.
cli-saved = Uloženo: { $file }
cli-go-on = Stůl je uchován. Pokračuj pomocí: tyche play --continue
cli-resume = Stůl je uchován. Pokračuj pomocí: tyche play --resume { $file }
cli-bye = Na shledanou.
cli-winner = Vítězí { $winner }.
cli-no-clause = Žádná klauzule se tak nejmenuje ani neobsahuje: { $words }.
cli-more-clauses = … a dalších { $number }; přidej slovo a bude jich méně.
cli-no-card = Žádná karta se nejmenuje: { $words }.
cli-no-province = Žádná provincie se nejmenuje: { $words }.
cli-show-what = Co ukázat? Na výběr je { $overlays }.
cli-no-name = Nic se nejmenuje: { $words }.

## Přehrávání.

cli-replay-commands =
    next (Enter), back, turn, turn-back, go N, end, seat JMÉNO|all|none, map, show JMÉNO, score, about JMÉNO, log [N], card ČÍSLO, rules KLAUZULE, quit
cli-decided = { $seat } volí: { $option }

## Tabulky.

cli-column-place = Pole
cli-column-kind = Druh
cli-column-controller = Ovládá
cli-column-pieces = Figurky
cli-column-routes = Trasy
cli-column-wins = Výhry
cli-column-games = Hry
cli-column-share = Podíl
cli-column-gap = Nad dalším
cli-column-rating = Hodnocení
cli-column-thinking = Na rozhodnutí
cli-column-longest = Nejdéle
cli-column-foretold = Předpověď
cli-column-positions = Pozice
cli-column-feature = Rys
cli-column-early = Zpočátku
cli-column-late = Ke konci
cli-column-clause = Klauzule
cli-column-functions = Funkce
cli-column-cases = Případy
cli-column-tests = Testy
cli-column-option = Volba
cli-column-values = Hodnoty (* obvyklá)
cli-column-about = O čem
cli-column-bot = Bot (* obvyklý)
cli-column-level = Síla
cli-level-learner = učeň
cli-level-practised = zkušený
cli-level-skilled = silný
cli-level-master = mistr
cli-style-learner = ví, co je rozumné, leccos odpustí, hraje hned
cli-style-practised = každý tah zváží podle zkušenosti a hrubé chyby potrestá
cli-style-skilled = důležité tahy si v duchu dohraje, než se rozhodne
cli-style-master = promyslí vše, na čem záleží, i to, co z toho udělají ostatní; až sekundu

## Ověřování a počítání.

cli-simulating = Hraje se
cli-arena-note = V závorkách: 95% intervaly z opakovaného losování rozdání.
cli-trained = Naučeno z { $games } partií. Logaritmická ztráta na { $kept } odložených partiích: { $loss }; hádání má { $guess }.
cli-lengths = Rozhodnutí ve hře: { $least } až { $most }, medián { $median }, průměr { $mean }.
cli-speed = Hry: { $games }, { $decisions } rozhodnutí za { $seconds } s: { $rate } rozhodnutí za sekundu.
cli-cases-summary = Případy: { $run }, { $failed ->
        [0] všechny souhlasí
       *[other] nesouhlasí { $failed }
    }.
cli-no-cases = Nejsou tu žádné případy.
cli-pairs-summary = Postupů: { $procedures }, dvojic klauzulí, které se sešly: { $pairs }; z nich bez společného případu: { $lacking }.
cli-missing-summary = { $number ->
        [0] Každou klauzuli, která musí být uvedena, uvádí některý případ nebo test.
       *[other] Klauzule, které neuvádí žádný případ ani test: { $number }.
    }
cli-stray = Taková klauzule není: { $stray }
cli-check-commitment = Semínko odpovídá slibu.
cli-check-decisions = Každé rozhodnutí je podle pravidel.
cli-check-dice = Každá kostka je ze semínka.
cli-check-digest = Konečné postavení souhlasí.
cli-check-result = Výsledek souhlasí.
cli-turnings = { $number ->
    [one] Stůl se jednou vrátil před to, co se odhalilo; kostky a balíčky byly odtud nově náhodné.
    [few] Stůl se { $number }krát vrátil před to, co se odhalilo; kostky a balíčky byly pokaždé nově náhodné.
    [many] Stůl se { $number }krát vrátil před to, co se odhalilo; kostky a balíčky byly pokaždé nově náhodné.
   *[other] Stůl se { $number }krát vrátil před to, co se odhalilo; kostky a balíčky byly pokaždé nově náhodné.
}
cli-verified = Záznam souhlasí: { $decisions } rozhodnutí, kostky: { $dice }.
cli-not-verified = Záznam nesouhlasí.
cli-for-players = pro { $least } až { $most } hráčů
