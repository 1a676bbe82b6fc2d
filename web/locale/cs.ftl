### Stránky kolem stolu, česky. Slova samotného stolu jsou v table-cs.ftl.

## Rámec

skip-to-content = Přejít k obsahu
loading = Načítá se …
close = Zavřít
cancel = Zrušit
dismiss = Skrýt
save = Uložit
saved = Uloženo.
copy = Kopírovat
yes = Ano
no = Ne
you = ty
show-more = Zobrazit další
new-tab = (otevře se na nové kartě)
nav-main = Hlavní nabídka
nav-foot = Další
nav-tables = Stoly
nav-new = Nový stůl
nav-statistics = Statistiky
nav-help = Nápověda
nav-sign-in = Přihlásit
language = Jazyk
theme = Barvy
theme-system = Barvy: systém
theme-light = Barvy: světlé
theme-dark = Barvy: tmavé
footer-unofficial = Neoficiální zpracování, vytvořené hráči podle pravidel. Hry a jejich názvy patří autorům a vydavatelům, kteří s tím nemají nic společného. Všechny texty a kresby jsou naše vlastní.
footer-dice = Poctivé kostky
footer-api = Rozhraní pro programy
missing-title = Tady nic není
missing-text = Na této adrese není žádná stránka. Možná je odkaz neúplný.

## Úvod

home-title = Starověké války přesně podle pravidel
home-lead = Deskové hry o starověku, v nichž platí každé pravidlo. Sám proti botům, s přáteli přes odkaz, za jeden večer nebo celé týdny. Účet není potřeba.
home-mine = Moje stoly
home-start-another = Začít další hru
home-others = Stoly ostatních
home-sandboxes = Zkušební stoly
home-sandboxes-about = Tvé stoly, které odbočily od jiných, aby sis mohl(a) něco vyzkoušet.
home-sandboxes-empty = Nemáš žádné zkušební stoly.
next-game = Další hra ({ $number })
play-now = Hrát hned
play-now-with = { $number ->
    [one] proti jednomu botovi, { $bot }
    [few] proti { $number } botům, { $bot }
   *[other] proti { $number } botům, { $bot }
}
players-range = { $least } až { $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
 }
rules = Pravidla
about = O hře
list-open = Volná místa
list-open-empty = Žádný stůl právě nehledá hráče. Otevři vlastní a pošli jeho odkaz.
list-running = Sledovat
list-running-empty = U žádného veřejného stolu se právě nehraje.
list-finished = Dohrané
list-finished-empty = Žádný veřejný stůl ještě nebyl dohrán.
record-open = Otevřít záznam
record-about = Partie odehraná jinde, jako soubor: stane se stolem k prohlížení, rozboru a hraní dál.
record-none = Tento soubor není záznam partie.
record-reading = Záznam se čte.
your-turn = Jsi na tahu
unread = nové: { $number }
waiting-for = Čeká se na: { $names }
card-options = Varianty: { $options }
card-won = Vítěz: { $side }
card-review = Rozbor

## Místa a tempo

holder-bot = Bot: { $bot }
holder-open = volné
holder-invited = pozván odkazem
holder-forgotten = bývalý hráč
bot-random = náhodné tahy
bot-with-level = { $bot } ({ $level })
level-learner = učeň
level-practised = zkušený
level-skilled = silný
level-master = mistr
levels-about = Jak silní jsou boti?
level-learner-style = ví, co je rozumné, leccos odpustí a hraje hned
level-practised-style = každý tah zváží podle zkušenosti a hrubé chyby potrestá
level-skilled-style = důležité tahy si v duchu dohraje, než se rozhodne
level-master-style = promyslí vše, na čem záleží, i to, co z toho udělají ostatní; potřebuje až sekundu
seat-me = Já
seat-open = Volné pro všechny
seat-invited = Jen na pozvánku
pace-none = Bez hodin
pace-live = Naživo
pace-hours = Hodiny
pace-days = Dny
pace-of = { $kind }: { $bank } + { $increment } za rozhodnutí
pace-none-about = Přátelsky: každý má času, kolik potřebuje.
pace-live-about = Všichni u stolu, jeden večer.
pace-hours-about = Několik tahů denně.
pace-days-about = Občas tah, podle upozornění.
pace-bank = Čas pro každého, v minutách
pace-increment = Přidává se za rozhodnutí, v sekundách
timeout = Když čas vyprší
timeout-default = provede se výchozí tah podle pravidel
timeout-bot = zaskočí { $bot }
time-days = { $number } d
time-hours = { $number } h
time-minutes = { $number } min
time-seconds = { $number } s

## Nový stůl

new-title = Nový stůl
new-game = Hra
new-players = Hráči
new-seats = Místa
new-seats-hint = Vezmi si více míst, chcete-li hrát společně u jedné obrazovky.
new-pace = Tempo
new-options = Varianty
new-position = Nebo sestavit vlastní pozici
new-name = Název stolu (nepovinné)
new-listed = Ukázat všem v seznamech
new-counts = Započítá se do hodnocení
new-counts-hint = Výsledek změní hodnocení všech, i botů. Kdo se vzdá, prohrál.
lobby-counts = započítává se do hodnocení
lobby-rating = hodnocení { $rating } ± { $off }
ranked = Ostatní smějí vidět moje hodnocení
ranked-text = Bez toho vidíš své hodnocení jen ty. Bez souhlasu se v žebříčku neobjeví žádné jméno.
ranked-own = Moje výsledky
new-begin = Začít
new-begin-hint = Na nikoho se nečeká: hra začne hned.
new-open = Otevřít stůl
new-open-hint = Před začátkem můžeš pozvat hráče a měnit místa.
options-readings = Výklady, kde se prameny liší
summary-seats = Ty { $mine }, volná { $open }, na pozvánku { $invited }, boti { $bots }
summary-usual = Vše obvyklé

## Před začátkem

lobby = Stůl
lobby-host = Hostitel: { $name }
lobby-start = Začít hru
lobby-ready = Připraveno
lobby-not-ready = Přece nejsem připraven
lobby-leave = Odejít od stolu
lobby-join = Přisednout
lobby-take = Vzít { $side }
lobby-abandon = Zrušit stůl
lobby-holder = Kdo hraje: { $side }
lobby-swap = Vyměnit: { $side }
lobby-swap-with = Vyměnit s …
lobby-waiting-seats = { $number ->
    [one] Ještě jedno místo není obsazené.
    [few] Ještě { $number } místa nejsou obsazená.
   *[other] Ještě { $number } míst není obsazeno.
}
lobby-waiting-ready = { $number ->
    [one] Jeden hráč ještě není připraven.
    [few] { $number } hráči ještě nejsou připraveni.
   *[other] { $number } hráčů ještě není připraveno.
}
lobby-all-ready = Všichni jsou tu. Můžeš začít.
lobby-host-starts = Všichni jsou tu. Hru začne hostitel.
is-ready = připraven
is-not-ready = ještě nepřipraven
link-make = Odkaz s pozvánkou
link-for = Odkaz s pozvánkou: { $side }
link-copied = Odkaz je ve schránce. Kdo ho má, může si sednout na toto místo.
link-revoke = Zneplatnit odkaz
link-revoked = Starší odkazy na toto místo už neplatí.
talk = Rozhovor
talk-empty = Zatím nikdo nic neřekl.
talk-say = Něco říci
talk-send = Poslat
join-title = Máš pozvánku
join-name = Tvé jméno u stolu (nepovinné)
join-name-hint = Jinak dostaneš jméno hosta
join-sit = Posadit se

## Účet

account = Účet
person = Osoba
sign-in = Přihlásit
sign-in-other = Přihlásit jinak
sign-in-link = E-mailem
sign-in-link-text = Pošleme ti odkaz, který tě přihlásí. Žádné heslo si nemusíš pamatovat.
sign-in-link-send = Poslat odkaz
sign-out = Odhlásit
signed-in = Vítej, { $name }.
link-sent = Pokud je adresa správná, odkaz je na cestě.
register = Nový účet
register-text = S účtem najdeš své stoly na každém zařízení. Co hraješ jako host, zůstane tvé.
guest-note = Jsi tu jako host: tvá místa jsou vázána na tento prohlížeč. Účet ti je uchová.
name = Jméno
name-or-mail = Jméno nebo e-mail
mail = E-mail
mail-optional = E-mail (nepovinný)
mail-confirm = Otevři odkaz, který jsme poslali na novou adresu; pak začne platit.
password = Heslo
password-show = Zobrazit heslo
password-change = Změnit heslo
password-old = Dosavadní heslo
password-new = Nové heslo
sessions = Kde jsem přihlášen
session-this = tento prohlížeč
session-end = Odhlásit tam
settings = Nastavení
wheel = Kolečko myši nad mapou
wheel-zoom = přibližuje
wheel-scroll = posouvá
shortcuts = Klávesové zkratky u stolu
sound = Zvuk, když jsem na tahu
motion = Krátké animace
colours-reset = Vrátit stranám obvyklé barvy
notices = Upozornění
notices-text = Jedno upozornění, když přijdeš na tah, a žádné, dokud máš stůl otevřený.
notice-mail = E-mailem na { $mail }
notice-mail-none = E-mailem: nejprve zadej adresu
notice-push = V tomto prohlížeči, i když je Tyche zavřená
notice-webhook = Na webhook (https)
notice-shape = Formát
my-data = Moje údaje
my-data-text = Vše, co o tobě server uchovává, jako soubor; nebo to nech zapomenout.
export = Stáhnout moje údaje
forget = Zapomenout mě
forget-text = Tvůj účet, přihlášení a upozornění budou navždy smazány. Tvá místa převezmou boti; co jsi řekl u stolů, zůstane bez tvého jména.
forget-do = Ano, zapomeňte mě
forgotten = Byl jsi zapomenut.

## Pravidla a nápověda

rules-of = { $game }: pravidla
rules-note = Vlastními slovy, odstavec po odstavci, tak jak platí u stolu.
rules-search = Hledat
rules-search-hint = Slovo nebo bod
rules-chapters = Kapitoly
rules-hits = { $number ->
    [one] Jeden bod
    [few] { $number } body
   *[other] { $number } bodů
}
about-sources = Co je známo a co je rekonstruováno
about-games = Hry
about-unofficial = Komu hry patří
about-unofficial-text = Toto jsou neoficiální zpracování, od hráčů pro hráče. Hry, jejich názvy a původní texty a obrázky patří autorům a vydavatelům, kteří toto nevytvořili ani neschválili. Pravidla podáváme vlastními slovy, vše si sami kreslíme a říkáme, kde musela být hodnota rekonstruována, protože je jen na herním materiálu. Pokud se ti hra líbí, kup si ji.
about-dice = Jak ověřit kostky
about-dice-secret = Při otevření stolu vylosuje server tajné číslo a hned zveřejní jeho otisk. Každý hod i míchání plyne z tohoto čísla a pořadí: nikdo, ani server, nemůže výsledek vybrat dodatečně.
about-dice-check = Po skončení hry se číslo zveřejní. Záznam stolu si pak může kdokoli stáhnout, přehrát, porovnat otisk a odvodit každý hod znovu:
about-dice-file = zaznam.json
help-title = Nápověda
help-start = Jak začít?
help-start-answer = „Hrát hned“ na první stránce tě posadí ke stolu s boty; nic víc není potřeba. Lišta nahoře říká, o čem máš rozhodnout. Vše, co smíš, svítí na mapě a je v seznamu jako tlačítko.
help-moves = Proč tento tah nejde?
help-moves-answer = Klikni na místo nebo kartu, nebo napiš tah do příkazového pole: stůl uvede bod pravidel, který jej zakazuje, a otevře ho vedle desky.
help-undo = Mohu něco vzít zpět?
help-undo-answer = Ano, krok za krokem, dokud se neházelo, netáhly karty nebo nerozhodli jiní. Dál můžeš v záznamu navrhnout návrat k některému okamžiku: všichni ostatní musí souhlasit a kostky i balíčky jsou pak nově náhodné.
help-clock = Co když někdo přestane hrát?
help-clock-answer = Stoly s hodinami pokračují: když čas vyprší, provede se výchozí tah podle pravidel nebo zaskočí bot a hráč se může kdykoli vrátit. Chybějícího hráče může nahradit i hostitel.
help-bots = Co vědí boti?
help-bots-answer = Jen to, co smí vědět jejich místo. Nevidí tvé skryté karty a házejí stejnými kostkami.
help-keyboard = Lze hrát klávesnicí?
help-keyboard-answer = Úplně. Každá možnost je tlačítko v seznamu akcí; na mapě vedou šipky od místa k místu; příkazové pole přijímá tahy slovy. Klávesa ? ukáže zkratky, které lze v nastavení vypnout.
help-notices = Jak se dozvím, že jsem na tahu?
help-notices-answer = Podle názvu karty a zvuku, dokud je Tyche otevřená; jinak e-mailem, v prohlížeči nebo webhookem, jak si zvolíš v účtu.
help-privacy = Co se o mně uchovává?
help-privacy-answer = Jméno, přihlášení, tvá místa a co říkáš u stolů; e-mail jen, pokud ho zadáš. Vše si můžeš v účtu stáhnout nebo nechat zapomenout.

## Co server odmítá

error-offline = Server není dostupný. Zkontroluj připojení a zkus to znovu.
error-server = Něco se nepovedlo. Zkus to prosím znovu.
error-request-malformed = Požadavku nebylo rozumět: { $problem }.
error-request-csrf = Tvé přihlášení se změnilo. Načti prosím stránku znovu.
error-request-origin = Požadavek přišel z jiného webu a nebyl proveden.
error-request-unknown = Na této adrese nic není.
error-request-long = Tato adresa je příliš dlouhá.
error-request-host = Pod tímto jménem se tento server nehlásí. Použij jeho pravou adresu.
error-request-slow = Požadavek přicházel příliš pomalu. Zkontroluj připojení a zkus to znovu.
error-request-method = To tady nejde.
error-request-large = To je najednou příliš: nejvýše { $most } bajtů.
error-request-type = Požadavek měl špatný formát.
error-request-rate = To bylo trochu rychlé. Zkus to znovu za { $seconds } s.
error-server-error = Na serveru se něco nepovedlo. Je to zapsáno jako { $request }.
error-server-stopping = Server se za chvíli restartuje. Zkus to za několik sekund.
error-server-full = Je otevřeno příliš mnoho spojení. Zkus to znovu za { $seconds } s.
error-server-busy = Server má právě plné ruce práce. Zkus to znovu za { $seconds } s.
error-server-storage = { error-storage }
error-person-nobody = Nejprve se přihlas nebo začni hru.
error-person-guest = K tomu je potřeba účet; jsi tu jako host.
error-person-account = Účet už máš a jsi přihlášen.
error-name-malformed = Jméno má 2 až 30 písmen, číslic, mezer, teček, pomlček nebo apostrofů.
error-name-taken = Jméno { $name } už někdo má, nebo se takovému příliš podobá. Zvol jiné.
error-password-weak = Heslo má { $least } až { $most } znaků.
error-password-wrong = Jméno a heslo k sobě nepatří.
error-mail-malformed = { $mail } není e-mailová adresa.
error-mail-off = Tento server neposílá e-maily.
error-link-expired = Odkaz je příliš starý nebo už použitý. Požádej o nový.
error-link-wrong = Odkaz je neúplný nebo není z tohoto serveru.
error-session-unknown = Toto přihlášení už skončilo.
error-language-unknown = Texty v jazyce { $language } nejsou.
error-webhook-refused = Tuto adresu nelze použít pro upozornění: { $problem }.
error-webhook-off = Tento server neposílá na webhooky.
error-push-off = Tento server neposílá zprávy do prohlížečů.
error-game-unknown = Hra { $game } na tomto serveru není.
error-example-unknown = Takový příklad v pravidlech není.
error-game-sources = O pramenech hry { $game } není nic zapsáno.
error-table-unknown = Takový stůl není, nebo ho nesmíš vidět.
error-table-options = Takto stůl otevřít nelze: { $problem }.
error-table-seats = { $problem }.
error-table-started = Hra už začala.
error-table-not-started = Hra ještě nezačala.
error-table-over = Hra skončila.
error-table-not-over = Hra ještě neskončila.
error-table-broken = { error-broken }
error-table-damaged = { error-damaged }
error-table-full = U tohoto stolu není volné místo.
error-table-waiting = Hra ještě nemůže začít: { $problem }.
error-table-not-host = To smí jen hostitel stolu.
error-table-sealed = Záznam je do konce hry zapečetěn.
error-review-branch = Tento stůl se oddělil od jiného, u kterého se ještě hraje; rozbor bude možný potom.
error-review-unplayed = Tato partie nebyla dohrána; není co rozebírat.
error-table-refused = Stůl to teď nedovoluje: { $problem }.
error-seat-unknown = Místo { $seat } u tohoto stolu není.
error-seat-taken = Tady už někdo sedí.
error-seat-not-yours = To není tvé místo.
error-seat-invited = Toto místo je pro někoho s pozvánkou.
error-seat-not-missing = Místo nelze předat: { $problem }.
error-seat-not-away = Bot smí hrát za toho, kdo tu není, ačkoli na něj stůl čekal { $hours ->
    [0] { $minutes } minut
   *[other] { $hours } hodin
 }, komu vypršel čas, nebo když jsou u stolu aspoň dva další a všichni souhlasí.
error-not-running = Hra se nehraje.
error-not-last = Hrají tu ještě jiní lidé, nebo nikdo neodešel.
error-not-stood-in = Za toto místo žádný bot nehraje.
error-not-a-person = Bot může hrát jen za jiného člověka, který se nevzdal.
error-no-vote = Tady se nehlasuje: kromě toho člověka musí hrát aspoň dva další.
error-proposal-pending = Na stole je jiný návrh; nejdřív je třeba odpovědět na něj.
error-invitation-void = Tato pozvánka už neplatí. Požádej hostitele o novou.
error-bot-unknown = Bot { $bot } pro tuto hru není.
error-moment-unknown = Stůl má okamžiky 0 až { $most }, ne { $moment }.
error-record-wrong = Tento záznam nelze použít: { $problem }.
error-record-slow = Server tento záznam nestihl včas přečíst. Možná má plné ruce práce: zkus to za chvíli znovu.

## Co odmítá spojení stolu

error-stale = Otázka se mezitím změnila. Podívej se znovu a rozhodni.
error-not-offered = To teď nejde.
error-not-yours = O tom nerozhoduješ ty.
error-not-started = Hra ještě nezačala.
error-too-long = U tohoto stolu se už vrátilo tolik tahů, že teď jde jen dál.
error-nothing-to-undo = Není co vzít zpět.
error-no-coach = Trenér radí jen u stolů, kde jsou všichni ostatní boti a které se nepočítají do hodnocení.
error-no-bot = O tomhle nerozhodl bot.
error-no-moment = Takový okamžik stůl nemá.
error-no-overlay = Nic takového přes mapu položit nelze.
error-no-proposal = Tento návrh už na stole není.
error-resigned = Tohoto místa ses vzdal.
error-rate = To bylo trochu rychlé. Chvíli počkej.
error-busy = Server má právě plné ruce práce. Zkus to za chvíli znovu.
error-malformed = Server tomu nerozuměl.
error-storage = Neuloženo: server teď nemůže nic uložit. Zkouší to dál; můžeš i ty.
error-too-many = To je víc, než stůl uchovává.
error-over = Hra skončila.
error-broken = U tohoto stolu se něco pokazilo. Právě se opravuje a žádné rozhodnutí se neztratí.
error-damaged = Uložená historie tohoto stolu je poškozená. Stůl odpočívá, dokud ho provozovatel neopraví; nikomu neběží čas.
error-bye = Spojení bylo ukončeno.
error-no-table = Takový stůl není, nebo ho nesmíš vidět.
error-restart = Server se restartuje; budeš znovu připojen.
error-slow = Spojení bylo příliš pomalé a otevře se znovu.
error-closed = Stůl byl zrušen.
error-forgotten = Tato osoba byla zapomenuta; spojení je ukončeno.

## Lekce.

learn = Učit se
learn-go-on = Učit se dál
learn-lessons = Lekce
learn-look-up = k nahlédnutí
learn-at = Lekce { $number }, krok { $step }
learn-number = { $number ->
    [one] 1 lekce
    [few] { $number } lekce
   *[other] { $number } lekcí
 }
learn-first = První lekce: { $minutes } minuty
learn-done-of = { $done } z { $all } lekcí
learn-all-done = Všech { $number } lekcí hotovo
learn-title = Nauč se hrát: { $game }
learn-about = Hraješ od první minuty. Odejdi, kdy chceš: každá lekce počká tam, kde jsi skončil.
learn-minutes = asi { $minutes } min
learn-done = hotovo
learn-again = Od začátku
learn-on = Pokračovat
learn-begin = Začít
lesson-which = Lekce { $number } z { $all } · asi { $minutes } min
lesson-goal = Cíl:
lesson-step = Krok { $step } z { $all }
lesson-step-region = Lekce
lesson-question = Jedna otázka na závěr
lesson-count = { $done } z { $all }
lesson-hint = To až později. Udělej to, co svítí.
lesson-show-me = Ukaž mi to
lesson-back = Zpět
lesson-why = Proč?
lesson-leave = Odejít
lesson-leave-title = Opustit lekci?
lesson-leave-about = Počká tu na tebe.
lesson-stay = Zůstat
lesson-learned = Co už umíš
lesson-answer-wrong = Ne tak docela. Zkus to znovu.
lesson-done = Lekce hotova
lesson-next = Dál: { $title }
lesson-all = Všechny lekce
lesson-plays = hraje automaticky
lesson-understood = Rozumím
error-position-wrong = { $problem }
error-puzzle-unknown = Taková úloha není.
error-lesson-unknown = Taková lekce není.
error-lesson = To vede mimo lekci.
error-no-lesson = U tohoto stolu se žádná lekce nehraje.
## Examples of the rulebook.

rules-cases = { $number ->
    [one] { $number } případ
    [few] { $number } případy
   *[other] { $number } případů
}
example-of = Příklady k { $clause }
example-number = Příklad { $number } z { $of }
example-steps = Kroky příkladu
example-first = Na začátek
example-back = O krok zpět
example-step = Krok { $step } z { $of }
example-on = Dál
example-start = Výchozí pozice.
example-asked = Rozhoduje { $who }: { $what }
example-choose = { $who }: { $what }
example-refused = { $who } nesmí: { $what }
example-offered = { $who } smí: { $what }
example-not-offered = { $who } nemá na výběr: { $what }
example-edit = Upravit tuto pozici
example-play = Zahrát si to
example-next = Jiný příklad
term-clause = Pravidlo { $clause }
aid = Herní pomůcka
aid-of = { $game }: herní pomůcka
aid-print = Vytisknout
aid-print-sheet = Vytisknout tento list
aid-foot = Tyche · vlastní slova, čísla hry · čísla vedou k pravidlům: { $address }
