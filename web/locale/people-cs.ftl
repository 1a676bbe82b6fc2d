### Bezpečné účty, lidé, kteří se nechovají slušně, co slibujeme a jak se daří serveru.

## Odkazy v e-mailech

login-sign-in = Tento odkaz tě jednou přihlásí v tomto prohlížeči jako { $name }.
login-new = Tento odkaz založí nový účet pro { $mail } a přihlásí tě s ním v tomto prohlížeči.
login-become = Tento odkaz změní tvůj přístup hosta na účet: bude patřit k { $mail } a všechna místa ti zůstanou.
login-prove = Tento odkaz potvrdí, že { $mail } je tvoje adresa. Od té chvíle tam půjde pošta pro { $name }.
login-take-over = Někdo založil účet { $name } a uvedl adresu { $mail }. Když budeš pokračovat, bude účet jen tvůj: jeho heslo a přístupové klíče se smažou a všude jinde bude odhlášen. Pokud to není tvůj účet, prostě tuto stránku zavři.
login-follow = Pokračovat
mail-none = Tento server neposílá e-maily: nejsou tu přihlašovací odkazy a nikdo ti nemůže poslat nové heslo. Přidej si přístupový klíč, nebo si heslo dobře uschovej.

## Přístupové klíče a přihlášení

safety = Bezpečnost
passkeys = Přístupové klíče
passkeys-text = Přístupovým klíčem se přihlásíš otiskem prstu, obličejem nebo PINem svého zařízení. Nejde uhodnout ani odtud ukrást a dostane tě dovnitř, i když zapomeneš heslo.
passkeys-none = Zatím nemáš žádný přístupový klíč.
passkey-add = Přidat přístupový klíč
passkey-name = Kde leží, třeba „můj telefon“
passkey-password = Ještě jednou tvé heslo
passkey-since = Založen { $when }
passkey-used = naposledy použit { $when }
passkey-remove = Odebrat
passkey-added = Přístupový klíč je připraven: odteď se jím můžeš přihlásit.
passkey-sign-in = Přihlásit se přístupovým klíčem
error-passkey-stopped = Žádný přístupový klíč nebyl použit.
session-line = { $way ->
    [password] heslem
    [link] odkazem z e-mailu
    [passkey] přístupovým klíčem
    [register] při založení účtu
   *[other] jako host
}, od { $when }
session-seen = naposledy { $when }
session-unknown-agent = neznámý prohlížeč
sessions-end-others = Odhlásit všude jinde
sessions-ended = Všechna ostatní přihlášení skončila.

## Lidé

person-menu = O hráči { $name }
person-mute = Ztlumit
person-mute-text = Neuvidíš už, co { $name } říká.
person-block = Zablokovat
person-block-text = Neuvidíš už, co { $name } říká; { $name } se nemůže přidat k tvým stolům a odveta vás neposadí spolu. Rozehrané hry pokračují.
person-report-text = Řekni provozovateli, co se stalo. Co zaznělo u tohoto stolu, pokud to bylo i pro tebe, půjde s hlášením. { $name } se nedozví, kdo hlášení poslal.
person-report-what = Co se stalo?
person-report-send = Odeslat hlášení
person-reported = Provozovatel o tom ví. Děkujeme.
person-muted = { $name } – ztlumeno.
person-blocked = { $name } – zablokováno.
stances = Koho nechci slyšet ani potkat
stance-mute = ztlumeno
stance-block = zablokováno
stance-end = Zrušit
stances-none = Nikoho. U stolu můžeš tlačítkem vedle jména někoho ztlumit, zablokovat nebo nahlásit.

## Co slibujeme

promise = Co slibujeme
promise-dice = Poctivé kostky
promise-dice-text = Každý hod i každé míchání plyne z tajemství, které je dané před prvním rozhodnutím a jehož otisk je veřejný. Po hře se zveřejní: záznam dokazuje, že nikdo, ani server, výsledek nevybíral. Když se hráči dohodnou na návratu, losuje se znovu, a i to záznam ukazuje.
promise-secrets = Tvé karty zůstanou tvé
promise-secrets-text = Co smí vědět jen tvé místo, neopustí server pro nikoho jiného. Boti vidí jen to, co smí vidět jejich místo.
promise-decisions = Žádné rozhodnutí se neztratí
promise-decisions-text = Rozhodnutí platí, jakmile je na disku, a teprve pak se ukáže. Pád serveru žádné neztratí; hodiny stojí, dokud server neběží.
promise-privacy = Soukromí
promise-privacy-text = Uchováváme jméno, tvá přihlášení, tvá místa a co u stolů řekneš; e-mailovou adresu jen pokud ji uvedeš a heslo jen jako otisk. Není tu sledování ani reklama a nic se nenačítá odjinud. Kdykoli si můžeš vše stáhnout nebo se nechat zapomenout; minulé hry pak na tvém místě ukážou „bývalý hráč“.
promise-retention = Jak dlouho co uchováváme
promise-retention-guests = { $days ->
    [0] Hosté zůstávají, dokud nechtějí být zapomenuti.
    [one] Hosté, kteří den nepřišli a nikde nehrají, jsou zapomenuti.
    [few] Hosté, kteří { $days } dny nepřišli a nikde nehrají, jsou zapomenuti.
   *[other] Hosté, kteří { $days } dní nepřišli a nikde nehrají, jsou zapomenuti.
}
promise-retention-open = { $days ->
    [0] Stoly, u nichž se nikdy nezačne, zůstávají.
    [one] Stůl, u nějž se po dni beze změny nezačalo, se odstraní.
    [few] Stůl, u nějž se po { $days } dnech beze změny nezačalo, se odstraní.
   *[other] Stůl, u nějž se po { $days } dnech beze změny nezačalo, se odstraní.
}
promise-retention-idle = { $days ->
    [0] Hry, které stojí, zůstávají.
    [one] Hra, v níž den nikdo nic neudělal, se odstraní; její záznam se předtím uloží.
    [few] Hra, v níž { $days } dny nikdo nic neudělal, se odstraní; její záznam se předtím uloží.
   *[other] Hra, v níž { $days } dní nikdo nic neudělal, se odstraní; její záznam se předtím uloží.
}
promise-retention-finished = { $days ->
    [0] Dohrané hry zůstávají, aby sis je mohl prohlédnout a ověřit jejich kostky.
    [one] Dohrané hry se po dni odstraní; jejich záznamy se předtím uloží.
    [few] Dohrané hry se po { $days } dnech odstraní; jejich záznamy se předtím uloží.
   *[other] Dohrané hry se po { $days } dnech odstraní; jejich záznamy se předtím uloží.
}
promise-retention-reports = { $days ->
    [0] Hlášení provozovateli zůstávají.
    [one] Hlášení provozovateli se smažou den po vyřízení.
    [few] Hlášení provozovateli se smažou { $days } dny po vyřízení.
   *[other] Hlášení provozovateli se smažou { $days } dní po vyřízení.
}
promise-retention-sessions = { $days ->
    [one] Přihlášení končí po jednom dni.
    [few] Přihlášení končí po { $days } dnech.
   *[other] Přihlášení končí po { $days } dnech.
}
promise-disclosure = Když něco není v pořádku
promise-disclosure-text = Kdo najde slabinu a řekne o ní nejdřív provozovateli, prokáže nám službu: odpovíme, napravíme ji a potom řekneme, co to bylo a koho se to týkalo. Kdyby někdy tvá data viděl někdo, kdo neměl, dozvíš se to.
promise-contact = Provozovatel tohoto serveru: { $contact }
promise-no-contact = Provozovatel tohoto serveru neuvedl, jak ho kontaktovat.

## Jak se daří serveru

status = Jak se daří serveru
status-version = Verze
status-since = Běží od
status-tables = Rozehrané hry
status-people = Lidé u stolů
status-load = Zátěž
status-calm = klid
status-busy = rušno
status-strained = přetížení
status-refresh = Podívat se znovu

## Co server odmítá

error-person-banned = Provozovatel tento účet zablokoval: { $why }
error-person-blocked = Hostitel s tebou nechce hrát. Zvol jiný stůl.
error-person-yourself = To jsi ty.
error-person-unknown = Ta osoba už tam není.
error-name-reserved = Jméno { $name } vypadá jako jméno domu nebo hosta. Zvol jiné.
error-password-common = Toto heslo se hádá mezi prvními: je běžné, je to vzor, nebo se příliš podobá tvému jménu. Lepší je několik slov za sebou.
error-link-elsewhere = Otevři tento odkaz v prohlížeči, kde je přihlášen účet, ke kterému patří.
error-passkey-wrong = Přístupový klíč nesouhlasí, nebo to trvalo příliš dlouho. Zkus to znovu.
error-passkey-taken = Tento přístupový klíč se už používá.
error-passkey-unknown = Tento přístupový klíč už neexistuje.
error-signed-out = Zde proběhlo odhlášení.
