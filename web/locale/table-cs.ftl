### Stůl během hry.

table-title = Stůl
table-loading = Otevírám stůl …
table-over = Server tento stůl zavřel.
table-home = Všechny stoly
table-menu = Nabídka
table-rules = Pravidla
table-about = O této hře
table-yes = Ano
table-no = Ne
table-cancel = Zrušit
table-dismiss = Zavřít
table-copied = Zkopírováno.
table-clause = Pravidla, článek { $clause }

## The turn light and the question.

table-prompt = O čem se rozhoduje
table-light-mine = Jsi na tahu
table-light-wait = Čeká se na: { $who }
table-light-busy = Odesílám rozhodnutí …
table-light-lost = Není spojení – zkouším to znovu
table-light-past = Pohled zpět: okamžik { $moment } z { $last }
table-light-over = Hra skončila
table-targets = { $number ->
    [one] 1 cíl na mapě
    [few] { $number } cíle na mapě
   *[other] { $number } cílů na mapě
 }
table-next-game = Další hra ({ $number })
table-undo = Vzít zpět
table-undo-about = Vzít zpět své poslední rozhodnutí
table-undo-not = Není co vzít zpět: od tvého posledního rozhodnutí se něco odhalilo, nebo rozhodl někdo jiný.

## Choosing.

table-actions = Akce
table-any-time = Kdykoli
table-pass-on = Pasovat do konce fáze
table-pass-on-about = Jakmile se tě něco dotkne, budeš tázán znovu.
table-default-mark = ◷ se stane, když dojde čas
table-nothing-to-choose = Teď nemáš o čem rozhodovat.
table-not-now = Teď nelze; klepnutím zjistíš proč:
table-map-first = Na mapě: nejdřív vyber odkud, potom kam.
table-forecast = Co to stojí a k čemu to může vést
table-command = Napiš, co udělat
table-command-example = Napiš, co udělat, třeba „{ $example }“
table-command-none = Nic takového se nenabízí. Enter se zeptá proč.
table-command-more = a ještě { $number }
table-command-unknown = To není akce této hry. Začni slovem ze seznamu akcí.
table-from = Odkud: { $place }. Zvol kam.
table-grave = To se nedá snadno napravit. Opravdu?
table-grave-ask = Před trvalými ztrátami se ještě jednou zeptat
table-regrets = Upozornit, když svým tahem hodně ztratím (jen proti botům)
table-grave-title = { $what }?
table-grave-certain = Jisté
table-grave-possible = Možné
table-grave-notes = Dobré vědět
table-grave-instead = Co by pomohlo
table-grave-show = Ukázat
table-grave-no = Nedělat
table-grave-yes = Udělat
table-grave-silent = Už se neptat
table-perhaps = možná

table-muster = Kdo vyrazí
table-muster-all = Vzít všechno
table-muster-go = Vyrazit
table-times = Kolik jich jde
table-times-fewer = O jednoho méně
table-times-more = O jednoho víc
table-muster-stays = { $number ->
    [one] 1 zůstane
    [few] { $number } zůstanou
   *[other] { $number } zůstane
 }
table-muster-fewer = Nechat o jedno víc: { $what }
table-muster-more = Vzít o jedno víc: { $what }
table-muster-whole = Vyráží celé vojsko, dokud někoho nenechám
table-forced = Jedinou možnou odpověď dát samočinně, pokud se tím nic neprozradí ani neriskuje

## Going back together.

table-proposal = { $who } navrhuje vrátit se k okamžiku { $moment }.
table-proposal-look = Podívat se
table-consent = Souhlasím
table-dissent = Odmítnout
table-withdraw = Stáhnout návrh
table-proposal-title = Návrh
table-proposal-anew = Co přijde potom, bude nově náhodné a záznam to uvede.
table-proposal-revealed = { $number ->
    [one] Od té doby odhaleno: 1 záznam
    [few] Od té doby odhaleno: { $number } záznamy
   *[other] Od té doby odhaleno: { $number } záznamů
 }
table-proposal-bot = { $who } navrhuje, aby za hráče { $seat } hrál bot.

## Players.

table-race = Závod o vítězství
table-race-near = krok od tohoto vítězství
table-players = Hráči
table-seat-open = volné místo
table-stood-in = zastupuje bot
table-resigned = vzdal se; dál hraje bot
table-here = u stolu
table-away = pryč
table-to-act = na tahu
table-to-win = (k vítězství chybí { $number })
table-sources = Odkud jsou body
table-spectators = { $number ->
    [one] 1 divák
    [few] { $number } diváci
   *[other] { $number } diváků
 }
table-clock = Zbývající čas:
table-clock-days = { $days } d { $hours } h

## The log.

table-side = Záznam, hovor a další
table-log = Záznam
table-log-filter = Co ukázat v záznamu
table-log-all = Vše
table-log-loud = Jen to nejdůležitější
table-log-copy = Kopírovat jako text
table-log-older = Starší záznamy ({ $number })
table-log-newer = Pozdější záznamy ({ $number })
table-log-here = Zobrazený okamžik: { $moment }
table-log-empty = Zatím se nic nestalo.
table-show-moment = Ukázat okamžik { $moment } na mapě
table-new-since = Nové od tvé poslední návštěvy
table-details = { $number ->
    [one] 1 podrobnost
    [few] { $number } podrobnosti
   *[other] { $number } podrobností
 }

## Looking back.

table-speed = Jak rychle se ukazují tahy ostatních
table-speed-slow = krok za krokem
table-speed-fast = čtyřikrát rychleji
table-speed-jump = hned
table-speed-skip = Hned
table-replay = Pohled zpět
table-replay-first = Na začátek
table-replay-back = O krok zpět
table-replay-on = O krok dál
table-replay-play = Přehrát
table-replay-stop = Pozastavit
table-replay-live = Zpět do přítomnosti
table-replay-moment = Okamžik
table-chronicle = Co se zatím stalo
table-chronicle-mine = Co se týká tebe
table-chronicle-board = Ukázat na plánu
table-replay-since = Od mého posledního tahu
table-replay-start = Přehrát od začátku
table-review = Rozbor
table-copy-link = Kopírovat odkaz
table-branch = Hrát odtud dál
table-branch-about = Hrát odtud dál proti botům u vlastního stolu
table-edit = Upravit tuto pozici
table-edit-about = Změnit, co v tomto okamžiku stojí na desce, a hrát odtud dál
table-rewind = Vrátit se sem …
table-rewind-about = Navrhnout všem návrat sem
table-rewind-sure = Zeptat se ostatních na návrat k okamžiku { $moment }?
table-rewind-alone = Vrátit se k okamžiku { $moment }? Co přijde potom, bude nově náhodné a záznam to uvede.
table-rewind-asked = Ostatní jsou dotázáni.

## The drawer.

table-drawer = Ruka, desky a kostky
table-drawer-short = Ruka
table-boards = Tabule
table-drawer-open = Ukázat desky
table-drawer-close = Skrýt desky
table-drawer-size = Výška tabulí
table-sheet-open = Ukázat panel
table-sheet-close = Skrýt panel
table-hand = Ruka
table-hand-empty = V ruce nemáš žádné karty.
table-card-points = Body karty
table-card-strength = Síla v boji
table-prompt-whole = Celá otázka
table-only-answer = Nemáš nic, co by se sem hodilo. Ptáme se všech, aby se nikdo nedozvěděl, co mají ostatní.
table-card-when = Podmínka:
table-card-unmet = Teď není splněna.
table-card-losses = Ztráty: { $number }
table-dice = Kostky
table-dice-last = Poslední hody
table-dice-need = potřebuje { $number }+
table-dice-none = Ještě se neházelo.
table-luck = Všechny hody
table-luck-ordinary = Obyčejné kostky
table-luck-side = Strana
table-luck-all = Všichni
table-luck-number = Kostek
table-luck-mean = Průměr
table-luck-off = Oproti { $mean }
table-luck-higher = Vyšší než
table-luck-higher-about = „Vyšší než 80 %“ znamená: ze všech sérií stejně mnoha kostek má 80 % nižší součet. Vysoko není vždy dobře.
table-luck-none = Záznam této hry nemluví o žádných kostkách.
table-luck-expected = Čára značí, co se dá čekat od náhody.
table-luck-whole = Spočítat celou hru

## Chat and notes.

table-chat = Chat
table-chat-empty = Zatím nikdo nic neřekl.
table-chat-earlier = Starší zprávy
table-chat-public = Všem, nebo jen:
table-chat-private = Soukromě pro:
table-chat-to = pro: { $who }
table-chat-say = Něco říci
table-chat-send = Odeslat
table-chat-spectator = Chat je pro hráče; diváci ho nečtou.
table-notes = Poznámky
table-notes-about = Tyto poznámky můžeš číst jen ty.
table-notes-saved = Uloženo
table-notes-saving = Ukládám …

## Standing orders and plans.

table-orders = Trvalé příkazy
table-orders-about = Na otázky, které se opakují, se dá odpovídat za tebe. Ostatní nevidí, že odpověděl příkaz.
table-orders-none = Nemáš žádné příkazy.
table-orders-new = Nový příkaz
table-orders-topic = Na otázku
table-orders-answer = Odpovědět
table-orders-default = výchozí volbou
table-orders-unless = leda že jde o: { $what }
table-orders-until = Do kdy
table-orders-revoked = dokud ho neodvolám
table-orders-turn = do mého příštího tahu
table-orders-add = Vydat příkaz
table-orders-revoke = Odvolat
table-orders-later = Až se tě hra na něco zeptá, můžeš k tomu zde vydat příkaz.
table-plan = Rozhodnutí předem
table-plan-about = Provedou se jedno po druhém, až budeš na řadě, a skončí, jakmile některé není možné nebo se tě týká něco nečekaného.
table-plan-next = Další rozhodnutí …
table-plan-add = Přidat
table-plan-remove = Odebrat

## One screen for several seats.

table-look-from = Dívat se z místa:
table-pass-to = Předej obrazovku: { $who }
table-pass-about = Teprve pak se ukáže, co má toto místo v ruce.
table-pass-done = Hraji za: { $who }

## The menu.

table-sound = Zvuk, když jsem na tahu
table-colours = Barvy stran
table-colours-about = Vidíš je jen ty. Znak, vzor a písmeno zůstávají.
table-colours-safe = Barvy, které rozliší každé oko
table-colours-usual = Obvyklé barvy
table-record = Uložit záznam hry
table-missing = Chybějící hráči
table-replace = Nechat hrát bota
table-vote = Požádat ostatní o bota
table-missing-about = Bot smí hrát za toho, kdo je příliš dlouho pryč, nebo když s tím všichni ostatní souhlasí. Za koho hraje, ten se může kdykoli vrátit.
table-kept = Hraje za tebe bot ({ $who }). Místo zůstává tvé.
table-come-back = Znovu hrát sám
table-alone = Všichni ostatní lidé odešli. Ukončit hru jako vítěz, nebo hrát dál proti botům?
table-alone-end = Ukončit hru
table-alone-play-on = Hrát dál
table-grave-acts = Odchod
table-resign = Vzdát se ({ $who })
table-resign-sure = { $who } se vzdá natrvalo a už nemůže vyhrát; dál hraje bot. Chceš to?
table-abandon = Ukončit stůl pro všechny
table-abandon-sure = Hra skončí pro všechny bez vítěze. Chceš to?
table-rematch = Hrát znovu
table-end-page = Hra ke sdílení

## The end.

table-result = Hra skončila
table-won = { $number ->
    [one] Vítězí { $who }
   *[other] Vítězí { $who }
 }
table-won-nobody = Nevyhrál nikdo
table-ended-left = Všichni ostatní lidé odešli.
table-ended-resigned = Kdo se vzdal, nemůže vyhrát.
table-ended-deserted = Všichni lidé odešli.
table-ended-abandoned = Hra byla ukončena bez vítěze.
table-graph = Ukázat vývoj
table-graph-of = { $track } v průběhu hry
table-result-length = { $number ->
    [one] 1 rozhodnutí
   *[other] { $number } rozhodnutí
 }
table-result-show = Výsledek
table-result-board = Prohlédnout mapu
table-result-dice = Kostky a štěstí
table-standings = Konečné pořadí
table-verify = Ověřit kostky
table-verify-about = Nikdo nemohl žádný hod vybrat ani změnit: všechny plynou z jednoho tajného čísla, které bylo vylosováno před začátkem hry. Jeho otisk byl od začátku vidět všem; po skončení hry je v záznamu samo číslo.
table-verify-promise = Otisk této hry:
table-verify-copy = Kopírovat
table-verify-record = Ulož záznam.
table-verify-run = Nech přepočítat každý hod a každé rozhodnutí a porovnej otisk:

## Keys.

table-shortcuts = Klávesnice
table-shortcuts-on = Používat jednotlivé klávesy
table-key-help = tento seznam
table-key-command = napsat, co udělat
table-key-actions = k akcím
table-key-log = záznam
table-key-chat = hovor
table-key-notes = poznámky
table-key-rules = pravidla u současné otázky
table-key-map = k mapě
table-key-hand = k ruce
table-key-undo = vzít zpět
table-key-regret = vzít zpět, před čím trenér varuje
table-key-step = o krok zpět, o krok dál
table-key-escape = zrušit; zpět do přítomnosti
table-key-map-about = Na mapě šipky vedou z místa na místo, Enter volí a písmena skočí na jméno.
table-key-log-about = V záznamu vedou šipky z řádku na řádek, vlevo a vpravo od jména ke jménu.

## Boards of the games.

table-panel-nothing = Není co ukázat.
table-strength = síla { $number }

coach-ask = Co bys udělal(a) ty?
coach-thinking = Trenér přemýšlí …
coach-title = Trenér
coach-chance = naděje na výhru { $number } %
coach-for = Pro:
coach-against = Proti:
coach-caution = Odhad silného bota, který zná jen to, co smíš znát ty.
coach-regret = Tohle se dá ještě vzít zpět
coach-regret-chance = Tvoje naděje na výhru klesá asi z { $better } % na { $now } %.
coach-regret-wins = Tohle by ihned vyhrálo:
coach-regret-instead = Lepší by bylo:
coach-regret-places = Ostatní se teď dostanou sem: { $places }.
coach-regret-mute = V této partii už mi to neříkat
coach-regret-back = Vzít zpět
coach-regret-leave = Nechat tak
coach-why = Proč?
coach-why-about = Proč to bot udělal?
coach-why-done = { $who } – zvolený tah:
coach-why-instead = Místo toho šlo zvolit:
coach-why-changed = { $who } – co se změnilo tímto tahem a kroky kolem něj:
coach-why-nothing = O tomto tahu se nedá říct nic, co by směli vědět všichni.

## Cesta na vzdálené místo.

table-way = Cesta: { $place }
table-way-go = Jít: { $place }
table-way-to = Jen kam: { $place }
table-way-later = později
table-way-quiet = Nikdo nemůže zasáhnout.
table-way-more = { $number ->
    [one] a ještě jeden krok
    [few] a ještě { $number } kroky
   *[other] a ještě { $number } kroků
 }
table-way-walking = { $number ->
    [one] Na cestě: ještě jeden krok.
    [few] Na cestě: ještě { $number } kroky.
   *[other] Na cestě: ještě { $number } kroků.
 }
table-way-halt = Zastavit
table-way-stopped = Pochod se tu zastavil: stalo se něco, o čem musíš rozhodnout.
