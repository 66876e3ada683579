# Turnaje.

command-tournament = Turnaje na tomto serveru
command-tournament-create = Pořadatelé: otevři přihlašování do turnaje v tomto kanálu
command-tournament-create-name = Název turnaje
command-tournament-create-game = Která hra
command-tournament-create-form = Kdo hraje s kým
command-tournament-create-setup = Jiné rozestavení, pokud ho hra má
command-tournament-create-seats = Počet hráčů u stolu, pokud jich hra dovolí víc než dva (jen každý s každým)
command-tournament-create-rounds = Švýcarský systém: počet kol (výchozí: 3 do 8 hráčů, 4 do 16 …). Každý s každým: at-once
command-tournament-create-time = Časový limit na tah (výchozí: 1 den)
command-tournament-create-deadline = Po kolika dnech se nedohraná partie rozhodne (výchozí: bez lhůty)
command-tournament-create-casual = Nehodnocené partie (výchozí: hodnocené)
command-tournament-create-start = Kdy začne, třeba 20:30, zítra 20:00 nebo 2d (prázdné: ručně)
command-tournament-create-players = Nejvýš tolik hráčů (výchozí: 16 u systému každý s každým, jinak 128)
command-tournament-create-channel = Hrát partie v tomto kanálu, jednu po druhé (výchozí: každou ve vlastním vlákně)
command-tournament-create-third-place = Vyřazovací turnaj: poražení semifinalisté hrají o 3. místo (výchozí: ne)
command-tournament-create-best-of-three = Vyřazovací turnaj: zápasy na dvě vítězné partie (výchozí: jedna a po remíze druhá)
command-tournament-move = Pořadatelé: přesuň turnaj do tohoto kanálu
command-tournament-move-tournament = Který turnaj
command-tournament-start = Pořadatelé: zahaj turnaj
command-tournament-start-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-pause = Pořadatelé: pozastav turnaj
command-tournament-pause-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-resume = Pořadatelé: pokračuj v pozastaveném turnaji
command-tournament-resume-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-cancel = Pořadatelé: ukonči turnaj bez výsledku
command-tournament-cancel-tournament = Který turnaj
command-tournament-finish = Pořadatelé: ukonči pyramidu; její pořadí bude výsledkem
command-tournament-finish-tournament = Která pyramida (výchozí: ta v tomto kanálu)
command-tournament-remove = Pořadatelé: vyřaď hráče z turnaje
command-tournament-remove-player = Koho vyřadit
command-tournament-remove-tournament = Z kterého turnaje (výchozí: z toho v tomto kanálu)
command-tournament-join = Přihlas se do turnaje
command-tournament-join-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-leave = Odhlas se z turnaje, než začne
command-tournament-leave-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-withdraw = Odstup z turnaje; rozehranou partii prohraješ
command-tournament-withdraw-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-standings = Ukaž pořadí turnaje
command-tournament-standings-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-standings-text = Jen pro mě, jako text
command-tournament-standings-player = Ukaž jen mně partie tohoto hráče
command-tournament-pairings = Ukaž, kdo hraje s kým
command-tournament-pairings-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-pairings-round = Které kolo (výchozí: současné)
command-tournament-export = Stáhni pořadí a všechny partie turnaje
command-tournament-export-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-challenge = Vyzvi hráče nad sebou v pyramidě
command-tournament-challenge-opponent = Koho vyzvat
command-tournament-challenge-tournament = Ve které pyramidě (výchozí: ta v tomto kanálu)
command-tournament-change = Pořadatelé: změň turnaj
command-tournament-change-name = Nový název
command-tournament-change-deadline = Nová lhůta kol ve dnech (0: žádná), pro partie otevřené od teď
command-tournament-change-rounds = Jen švýcarský systém: nový počet kol
command-tournament-change-time = Nový časový limit na tah, pro partie otevřené od teď
command-tournament-change-players = Před začátkem: nejvýš tolik hráčů
command-tournament-change-extend = O kolik dní prodloužit lhůtu rozehraných partií
command-tournament-change-player = Prodloužit jen partii tohoto hráče
command-tournament-change-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-result = Pořadatelé: zadej nebo oprav výsledek partie
command-tournament-result-player = Jeden z hráčů
command-tournament-result-result = Výsledek tohoto hráče
command-tournament-result-round = Které kolo (výchozí: současné)
command-tournament-result-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-add = Pořadatelé: přidej hráče do turnaje nebo ho vrať zpět
command-tournament-add-player = Koho přidat
command-tournament-add-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-seed = Pořadatelé: zvol nasazení hráče před začátkem
command-tournament-seed-player = Čí nasazení
command-tournament-seed-seed = Nasazení (0: podle ratingu nebo losu)
command-tournament-seed-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-bye = Požádej o volno v některém z příštích kol švýcarského systému: půl bodu, jednou
command-tournament-bye-round = Které kolo (0: žádné)
command-tournament-bye-player = Pořadatelé: kdo má volno (výchozí: ty)
command-tournament-bye-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-apart = Pořadatelé: dva hráči švýcarského systému se nemají potkat, nebo zase smějí
command-tournament-apart-player = Jeden z hráčů
command-tournament-apart-other = Druhý hráč
command-tournament-apart-tournament = Který turnaj (výchozí: ten v tomto kanálu)
command-tournament-undo = Pořadatelé: vezmi zpět poslední změnu pořadatele
command-tournament-undo-tournament = Který turnaj (výchozí: ten v tomto kanálu)

button-tournament-leave = Odhlásit se
button-tournament-players = Hráči
button-tournament-pairings = Dvojice
button-tournament-standings = Pořadí
button-tournament-leave-running = Odstoupit
button-tournament-challenge = Vyzvat
button-tournament-withdraw = Ano, odstoupit
button-tournament-remove = Ano, vyřadit
button-tournament-cancel = Ano, zrušit
button-tournament-finish = Ano, ukončit
button-tournament-organise = Spravovat
button-tournament-start = Zahájit
button-tournament-pause = Pozastavit
button-tournament-resume = Pokračovat
button-tournament-remove-player = Vyřadit hráče
button-tournament-move = Přesunout
button-tournament-cancel-it = Zrušit turnaj
button-tournament-finish-it = Ukončit pyramidu
button-tournament-export = Exportovat
button-tournament-card = Moje partie
button-tournament-change = Změnit nastavení
button-tournament-result = Zadat výsledek
button-tournament-extend = Prodloužit lhůtu
button-tournament-bring-back = Vrátit hráče
button-tournament-seed = Zvolit nasazení
button-tournament-bye = Dát volno
button-tournament-apart = Nepárovat spolu
button-tournament-undo = Vzít zpět poslední změnu

tournament-form = { $form ->
    [round-robin] každý s každým
    [double-round-robin] každý s každým dvakrát
    [swiss] švýcarský systém
    [knockout] vyřazovací systém
   *[ladder] pyramida
}
tournament-form-choice = { $form ->
    [round-robin] Každý s každým (do 16 hráčů)
    [double-round-robin] Každý s každým dvakrát (do 16 hráčů)
    [swiss] Švýcarský systém: v každém kole soupeř s podobným počtem bodů (do 128 hráčů)
    [knockout] Vyřazovací systém: kdo prohraje, vypadne (do 128 hráčů)
   *[ladder] Pyramida: vyzývej hráče nad sebou, dokud trvá (do 128 hráčů)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] přihlašování otevřeno
    [running] probíhá
    [finished] skončil
   *[cancelled] zrušen
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · obvykle do { $players } hráčů
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Najednou: všechna kola začnou společně (jen každý s každým)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Hodnocený
   *[no] Přátelský
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] jedno kolo ·{" "}
    [few] { $rounds } kola ·{" "}
   *[other] { $rounds } kol ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } u stolu ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
} · pořádá { $organiser }
tournament-in-channel = -# Partie se hrají v tomto kanálu, jedna po druhé.
tournament-deadline = -# Každá partie musí skončit nejpozději { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} po svém začátku.
    -# { $seats ->
    [2] Kdo je v tu chvíli na tahu, prohrává. Před prvním tahem prohrává i soupeř, který neklikl na *Jsem tu*.
   *[other] Kdo je v tu chvíli na tahu, je poslední z těch, kdo ještě hrají, a ostatní se dělí o první příčku. Před prvním tahem je poslední i ten, kdo neklikl na *Jsem tu*.
}
tournament-knockout-rule = -# { $games ->
    [1] Po remíze se hraje znovu a začíná druhý hráč. Po druhé remíze postupuje níže nasazený hráč. Nasazuje se podle ratingu při startu, pokud pořadatel nezvolí jinak.
   *[other] Hraje se na dvě vítězné partie ze tří a v začínání se hráči střídají. Je-li po třech partiích stav nerozhodný, postupuje níže nasazený hráč. Nasazuje se podle ratingu při startu, pokud pořadatel nezvolí jinak.
}
tournament-third-place = -# Poražení semifinalisté hrají o 3. místo.
tournament-at-once = -# Všechna kola se hrají najednou: každá partie začne se startem turnaje.
tournament-starts-at = Začíná { $start }.
tournament-starts-by-hand = Pořadatel ho zahájí, až bude dost hráčů.
tournament-players = { $count ->
    [0] Zatím žádní hráči. Kdo se přidá?
    [one] Jeden hráč: { $names }
    [few] { $count } hráči: { $names }
   *[other] { $count } hráčů: { $names }
}
tournament-under-way = { $rounds ->
    [0] Pyramida je otevřená. Vyzvi někoho nad sebou pomocí **/tournament challenge**.
   *[other] Probíhá: { $stage ->
        [final] finále
        [semifinal] semifinále
        [quarterfinal] čtvrtfinále
        [all] všechna kola
       *[round] kolo { $round } z { $rounds }
    }.
}
tournament-is-paused = Pozastaven: rozehrané partie lze dohrát, nové nezačínají.
tournament-is-cancelled = Tento turnaj byl zrušen.
tournament-game-annulled = -# Tato partie se v turnaji **{ $name }** nepočítá, protože jeden z hráčů předčasně skončil.
tournament-players-heading = Hráči: { $name }
tournament-players-none = Zatím žádní hráči.

tournament-round = **{ $name }** · { $stage ->
    [final] finále
    [semifinal] semifinále
    [quarterfinal] čtvrtfinále
    [third-place] o 3. místo
    [all] všechna kola
   *[round] kolo { $round } z { $rounds }
}
tournament-goes-first = -# Začíná ten, kdo je uveden první.
tournament-round-deadline = -# { $stage ->
    [all] Všechny partie musí skončit nejpozději { $at }.
   *[round] Partie tohoto kola musí skončit nejpozději { $at }.
}
tournament-round-deadlines = -# Lhůty těchto partií se liší: první je { $at }, poslední { $last }. Každá deska ukazuje tu svou.
tournament-round-number = **{ $round }. kolo**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}o 3. místo ·
   *[other] {""}
} { $state ->
    [planned] naplánováno
    [waiting] brzy začne
    [playing] stůl { $table }
    [withdrawn] { $result }, odstoupení
    [adjudicated] { $result } po lhůtě
    [not-begun] { $result }, nehrálo se
    [off] nehrálo se
    [annulled] nepočítá se
    [through] { $result }, postupuje { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Volno
    [2] Volno, 1 bod
   *[other] Volno, { $points } bodu
}: { $names }
tournament-more = { $count ->
    [one] … a ještě { $count }
    [few] … a ještě { $count }
   *[other] … a ještě { $count }
}
tournament-pairings-heading = Dvojice: { $name }
tournament-pairings-none = Dvojice zatím nejsou.
tournament-pairings-rounds = Dvojice jsou pro tato kola: { $rounds }.

tournament-standings-heading = Pořadí: { $name }
tournament-standings-none = Před začátkem není žádné pořadí.
tournament-standings-empty = Nikdo už nehraje, takže žádné pořadí není.
tournament-column = { $column ->
    [player] Hráč
    [points] Body
    [buchholz] BH
    [sonneborn] SB
    [wins] Výhry
    [games] Partie
   *[rating] Rating
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , vzájemný zápas { $direct }
}, výhry { $wins }
tournament-standing-ladder = { $name } · výhry: { $wins } z { $games }
tournament-standing-in = { $name } · stále ve hře
tournament-standing-left = { $name } ({ $how ->
    [removed] vyřazení
   *[withdrawn] odstoupení
})
tournament-third-place-heading = O 3. místo
tournament-card-heading = { $player } · { $name }
tournament-card-game = { $seat ->
    [1] jako první proti:
    [2] jako druhý proti:
    [3] jako třetí proti:
   *[4] jako čtvrtý proti:
} { $opponents }
tournament-card-bye = { $half ->
    [0] volno
    [2] volno, 1 bod
   *[other] volno, { $points } bodu
}
tournament-card-late = pozdější příchod{ $half ->
    [0] {""}
   *[other] , { $points } bodu
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· o skupinu níž
    [up] {" "}· o skupinu výš
   *[none] {""}
}{ $total ->
    [yes] {" "}· celkem { $points }
   *[no] {""}
}
tournament-standings-left = -# Hráči, kteří odstoupili nebo byli vyřazeni, jsou na konci.
tournament-tie-breaks = -# Při rovnosti bodů rozhoduje Buchholz (BH), Sonneborn-Berger (SB), vzájemný zápas a výhry.
tournament-match = { $state ->
    [won] { $winner } poráží soupeře: { $loser }
    [left] { $winner } vyhrává, soupeř odstoupil: { $loser }
    [seed] { $winner } postupuje po nerozhodném zápase jako níže nasazený hráč, soupeř: { $loser }
    [bye] { $winner } má volno
   *[open] { $players }
}
tournament-standings-alt = Pořadí turnaje { $name }. { $rows }
tournament-bracket-alt = Pavouk turnaje { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finále
    [semifinal] Semifinále
    [quarterfinal] Čtvrtfinále
    [third-place] O 3. místo
   *[round] Kolo { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **{ $names } vyhrává turnaj { $tournament }!**
    [few] **{ $names } se dělí o první příčku: { $tournament }!**
   *[other] **{ $names } se dělí o první příčku: { $tournament }!**
}
tournament-no-places = Turnaj **{ $tournament }** skončil bez vítěze.{ $reason ->
    [unplayed] {" "}Na první příčku je potřeba partie, která se počítá.
   *[other] {""}
}
tournament-no-first-place = Turnaj **{ $tournament }** skončil. První příčku nezískává nikdo.{ $reason ->
    [unplayed] {" "}Na první příčku je potřeba partie, která se počítá.
   *[other] {""}
}
tournament-ended-early = -# Skončil po kole { $round } z { $rounds }, protože zbylo příliš málo hráčů.
tournament-title = { $place ->
    [1] Vítězství
    [2] 2. příčka
   *[3] 3. příčka
}: { $tournament } · { $game } · { $date }
profile-titles = **Turnaje**

tournament-news-joined = { $name } se přidává do turnaje.
tournament-news-removed = Pořadatel vyřazuje hráče: { $name }.{ $annulled ->
    [yes] {" "}Žádná z partií tohoto hráče se nepočítá.
   *[no] {""}
}
tournament-news-withdrawn = { $name } odstupuje z turnaje.{ $annulled ->
    [yes] {" "}Žádná z partií tohoto hráče se nepočítá.
   *[no] {""}
}
tournament-news-start-missed = Na začátek je zatím málo hráčů. Další se můžou přidat a pořadatel může turnaj zahájit později.
tournament-news-expired = Přihlašování skončilo, protože se měsíc nic nedělo.
tournament-news-cancelled = Pořadatel zrušil turnaj.{ $games ->
    [yes] {" "}Rozehrané partie pokračují bez něj.
   *[no] {""}
}
tournament-news-replay = Remíza: { $players }. Hrají znovu a začíná { $name }. Po další remíze postupuje { $lower } jako níže nasazený hráč.
tournament-news-next-game = { $name } – { $other } { $score }. Následuje další partie a začíná { $name }.{ $last ->
    [yes] {" "}Bude-li po ní stav nerozhodný, postupuje { $lower } jako níže nasazený hráč.
   *[no] {""}
}
tournament-news-lower-seed = Zápas skončil nerozhodně: { $players }. Jako níže nasazený hráč postupuje { $name }.
tournament-news-paused = Pořadatel pozastavil turnaj. Rozehrané partie lze dohrát, nové nezačínají.
tournament-news-resumed = Turnaj pokračuje.
tournament-news-fewer-rounds = Při počtu hráčů { $players } bude kol jen { $rounds }: pak už každý hrál s každým.
tournament-news-ladder-started = Pyramida začala. Počet hráčů: { $players }.
tournament-news-accepted = { $challenged } přijímá výzvu ({ $challenger }).
tournament-news-declined = { $challenged } odmítá výzvu, takže { $place }. příčku získává { $challenger }.
tournament-news-lapsed = { $challenged } neodpovídá včas, takže { $place }. příčku získává { $challenger }.
tournament-news-reminded = { $challenged }, tvůj čas na odpověď na výzvu (vyzývá tě { $challenger }) vyprší { $end }. Bez odpovědi o příčku přijdeš.
tournament-news-climbed = { $challenger } vyhrává a získává { $place }. příčku. Poražený soupeř: { $challenged }.
tournament-news-stayed = { $challenger } nevyhrává, takže pořadí se nemění. Soupeř: { $challenged }.
tournament-news-closed = Partie skončila bez výsledku: { $players }. Hrají ji znovu u jiného stolu.
tournament-changed = { $undo ->
    [yes] { $who } bere zpět poslední změnu.
   *[no] { $who } provádí změnu.
} { $what }
tournament-changed-value = { $what ->
    [name] Název: { $from } → { $to }
    [deadline] Lhůta kol: { $from } → { $to }
    [rounds] Počet kol: { $from } → { $to }
    [time] Časový limit: { $from } → { $to }
    [players] Nejvyšší počet hráčů: { $from } → { $to }
    [result] Výsledek { $game }: { $from } → { $to }
    [extended] Lhůta { $game }: { $from } → { $to }
    [added] Nový hráč: { $name }
    [back] Znovu hraje: { $name }
    [out] Už nehraje: { $name }
    [seed] Nasazení, { $name }: { $from } → { $to }
    [bye] Volno za půl bodu, { $name }, kolo: { $from } → { $to }
    [apart] Nepotkají se: { $players }
   *[together] Zase se smějí potkat: { $players }
}
tournament-changed-deadlines = { $games ->
    [one] Lhůta { $games } partie
    [few] Lhůty { $games } partií
   *[other] Lhůty { $games } partií
}: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] žádná
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
tournament-news-moved = Turnaj se přesunul do kanálu { $channel }.
tournament-challenge-over = Výzva skončila: { $challenger } – { $challenged }.
tournament-challenge = { $challenged }, { $challenger } tě vyzývá o tvou příčku. Čas na odpověď vyprší { $end }: kdo odmítne nebo neodpoví, o příčku přijde.
tournament-challenge-away = { $name } má do { $end } dovolenou. Tři dny na odpověď začnou až potom.
tournament-challenge-ended = Výzva { $challenger } – { $challenged }: { $end ->
    [declined] odmítnutá
    [lapsed] bez včasné odpovědi
    [won] úspěšná
    [not-won] neúspěšná
   *[withdrawn] skončila, hráč odstoupil
}.

tournament-done = { $what ->
    [opened] Přihlašování do turnaje { $name } je otevřené.
    [joined] Hraješ v turnaji { $name }.
    [left] V turnaji { $name } už nehraješ.
    [withdrawn] V turnaji { $name } už nehraješ.
    [removed] Tento hráč už v turnaji { $name } nehraje.
    [started] Turnaj { $name } začal.
    [paused] Turnaj { $name } je pozastaven.
    [resumed] Turnaj { $name } pokračuje.
    [moved] Turnaj { $name } je teď v tomto kanálu.
    [cancelled] Turnaj { $name } je zrušen.
    [finished] Turnaj { $name } skončil.
    [changed] Turnaj { $name } je změněn.
    [added] Hráč je v turnaji { $name }.
    [undone] Poslední změna v turnaji { $name } je vzata zpět.
    [challenged] Výzva je odeslaná.
    [accepted] Výzva přijata. Partie brzy začne.
   *[declined] Výzva odmítnuta.
}

# Questions before something is lost.
tournament-really-withdraw = Odstoupit z turnaje { $name }? { $loss ->
    [all] Žádná z tvých partií se nebude počítat.
    [all-and-game] Rozehranou partii prohraješ a žádná z tvých partií se nebude počítat.
    [game] Rozehranou partii prohraješ.
    [future] Další partie v něm už hrát nebudeš.
   *[nothing] Přijdeš o své místo.
}
tournament-really-remove = Vyřadit hráče { $player } z turnaje { $name }? { $loss ->
    [all] Žádná z partií tohoto hráče se nebude počítat.
    [all-and-game] Rozehranou partii prohraje a žádná z partií tohoto hráče se nebude počítat.
    [game] Rozehranou partii prohraje.
    [future] Další partie v něm už hrát nebude.
   *[nothing] Přijde o své místo.
} Znovu se přidat nemůže.
tournament-really-cancel = Zrušit turnaj { $name }? { $phase ->
    [registration] { $players ->
        [0] Zatím se nikdo nepřidal.
        [one] Přidal se jeden hráč.
        [few] Přidali se { $players } hráči.
       *[other] Přidalo se { $players } hráčů.
    }
   *[running] { $games ->
        [0] Žádná partie ještě není rozhodnutá
        [one] Jedna partie už je rozhodnutá
        [few] { $games } partie už jsou rozhodnuté
       *[other] { $games } partií už je rozhodnutých
    } a nikdo nezíská umístění.
} Nedá se to vzít zpět.
tournament-really-finish = Ukončit turnaj { $name }? Současné pořadí se stane výsledkem. Nedá se to vzít zpět.
tournament-organise = Co chceš udělat s turnajem { $name }?
tournament-ask = { $what ->
    [result] Výsledek které partie chceš zadat?
    [result-of] Jak partie skončila? Rozehraná partie tím končí a nezapočítá se do ratingu.
    [extend] Která partie má dostat den navíc?
    [bring-back] Kterého hráče chceš vrátit? Nové hráče přidává **/tournament add**.
    [seed] Čí nasazení chceš zvolit?
    [seed-of] Které nasazení?
    [bye] Kdo má mít volno? Dává půl bodu a každý hráč ho může mít jednou.
    [bye-of] Ve kterém kole?
    [apart] Kdo se s někým nemá potkat, nebo už zase smí?
   *[apart-from] S kým?
}
tournament-all-games = Všechny rozehrané partie
tournament-none = Žádné
tournament-result-choice = { $what ->
    [won] Vítěz: { $name }
    [drawn] Remíza
    [both-lost] Prohrávají oba
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] výhra
    [drawn] remíza
    [lost] prohra
   *[both-lost] prohra obou
}
tournament-field = { $field ->
    [name] Název
    [deadline] Lhůta kol ve dnech (0: žádná)
    [time] Časový limit na tah, třeba 12h nebo 3d
    [rounds] Počet kol
   *[players] Nejvýš tolik hráčů
}
tournament-remove-whom = Kterého hráče chceš vyřadit z turnaje { $name }?
tournament-move-where = Kam se má turnaj { $name } přesunout? Vyber z kanálů, které vidíš a kde mám potřebná oprávnění.
tournament-move-nowhere = Není tu jiný kanál, kde můžeš používat příkazy a kde mám všechna oprávnění potřebná pro turnaj { $name }.
tournament-moved-to = Turnaj { $name } je teď v kanálu { $channel }.
tournament-export = { $name }: pořadí a { $games ->
    [0] zatím žádné partie
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}.

say-may-not-organise = To můžou jen pořadatelé: členové s oprávněním „Spravovat události“ nebo s rolí nastavenou v **/settings server**.
say-no-tournament = Takový turnaj na tomto serveru není.
say-no-tournament-here = V tomto kanálu není žádný turnaj. Vyber ho pomocí „tournament“.
say-no-start = „{ $start }“ není čas, kterému rozumím. Napiš třeba `20:30` nebo `2d`.
say-start-too-far = Turnaj může začít nejpozději za { $days } dní. Vyber dřívější čas.
say-not-entrant = { $name } v tomto turnaji nehraje.
say-left-tournament = Tento hráč už v turnaji nehraje.
say-cannot-move-there = Do toho kanálu se turnaj už přesunout nedá. Vyber jiný.
say-which-tournament = Vyhovuje tu víc turnajů: { $names }. Vyber jeden pomocí „tournament“.
tournament-name-taken = Turnaj jménem { $name } už na tomto serveru je. Vyber jiný název.
say-tournament-game-stays = Turnajová partie zůstává tam, kde začala. Pořadatelé můžou celý turnaj přesunout pomocí **/tournament move**.
say-tournament-needs-channel = Každá partie turnaje má vlastní vlákno, takže je potřeba textový kanál. Otevři turnaj v něm.
say-lacks-for-tournament = Chybí mi tu oprávnění: { $permissions }. Každá partie turnaje má vlastní vlákno. Požádej správce serveru, ať mi je dá, nebo vyber jiný kanál.
tournament-no-name = Turnaj potřebuje název, který se dá přečíst.
tournament-name-too-long = Ten název je příliš dlouhý. Smí mít nejvýš { $most } znaků (široké, třeba čínské, se počítají za dva).
tournament-two-seats-only = Se { $seats } hráči u stolu jde jen turnaj každý s každým.
tournament-no-such-rounds = Turnaj švýcarským systémem má 1 až { $most } kol.
tournament-too-many-rounds = Při nejvýš { $players } hráčích může být kol nejvýš { $most }: pak už každý hrál s každým.
tournament-rounds-swiss-only = Počet kol jde zvolit jen ve švýcarském systému.
tournament-no-rounds-at-once = Všechna kola najednou může mít jen turnaj každý s každým, jehož partie mají vlastní vlákna.
tournament-knockout-only = O 3. místo a na tři partie se hraje jen ve vyřazovacím turnaji.
tournament-no-such-size = V takovém turnaji hraje { $fewest } až { $most } hráčů.
tournament-round-too-short = Lhůta je kratší než časový limit na tah. Vyber delší.
tournament-start-in-past = Ten čas už uplynul. Vyber pozdější.
tournament-already-joined = V turnaji už hraješ.
tournament-not-joined = V tomto turnaji nehraješ.
tournament-full = Turnaj je plný. Počet hráčů: { $most }.
tournament-too-late = Na přihlášení do tohoto turnaje je už pozdě.
tournament-removed = Pořadatel tě z tohoto turnaje vyřadil, takže se nemůžeš znovu přihlásit.
tournament-withdrawn = V tomto turnaji už nehraješ.
tournament-too-few-players = Na začátek je málo hráčů: { $players } z nejméně { $fewest }.
tournament-not-started = Turnaj ještě nezačal.
tournament-already-started = Turnaj už začal.
tournament-over = Turnaj skončil.
tournament-cancelled = Turnaj byl zrušen.
tournament-paused = Turnaj je pozastaven.
tournament-already-paused = Turnaj už je pozastaven.
tournament-not-paused = Turnaj není pozastaven.
tournament-already-here = Turnaj už v tomto kanálu je.
tournament-stale = Turnaj se od té doby změnil. Zkus to znovu.
tournament-nothing-to-change = To nic nemění.
tournament-nothing-to-undo = Není žádná změna, kterou by šlo vzít zpět.
tournament-too-late-to-undo = Poslední změnu už nejde vzít zpět: turnaj od té doby pokročil.
tournament-more-players = { $players ->
    [one] Přihlášen už je { $players } hráč.
    [few] Přihlášeni už jsou { $players } hráči.
   *[other] Přihlášeno už je { $players } hráčů.
}
tournament-rounds-between = Turnaj teď může mít { $fewest } až { $most } kol.
tournament-result-stays = Tento výsledek už nejde změnit: turnaj podle něj pokračoval dál.
tournament-result-of-next-game = Další partie tohoto zápasu už je otevřená, takže výsledek té předchozí zůstává. Výsledek další partie zadáš i s volbou „round“.
tournament-result-annulled = Tato partie se nikomu nepočítá, takže nemá výsledek.
tournament-result-by-panel = U stolu s více než dvěma hráči zadej výsledek přes *Spravovat* pod zprávou turnaje.
tournament-no-such-game = Tento hráč takovou partii nemá.
tournament-no-deadline = Žádná rozehraná partie nemá lhůtu.
tournament-already-in = Tento hráč už v turnaji hraje.
tournament-no-member = Přidat jde jen lidi z tohoto serveru.
tournament-seed-taken = Toto nasazení má jiný hráč. Dej mu nejdřív jiné.
tournament-no-such-seed = Nasazení jde od 1 do { $most }.
tournament-not-swiss = To jde jen ve švýcarském systému.
tournament-bye-used = Každý hráč může mít jedno volno na přání a tento už ho měl.
tournament-no-bye-then = O volno jde požádat jen v kole, které teprve přijde.
tournament-not-a-number = Zadej číslo.
tournament-not-ladder = To jde jen v pyramidě.
tournament-not-above = Vyzvat můžeš jen hráče nad sebou.
tournament-too-far-above = Vyzvat můžeš hráče nejvýš o { $most ->
    [one] { $most } příčku
    [few] { $most } příčky
   *[other] { $most } příček
} nad sebou.
tournament-busy = V této pyramidě už máš výzvu nebo partii.
tournament-opponent-busy = Tento hráč už v pyramidě má výzvu nebo partii.
tournament-too-soon = Tvoje poslední výzva tomuto hráči byla nedávno. Další je možná sedm dní po jejím konci.
tournament-no-challenge = Není žádná výzva, na kterou teď můžeš odpovědět.
tournament-challenge-whom = Koho chceš vyzvat?
tournament-nobody-to-challenge = Teď není nikdo, koho můžeš vyzvat.
tournament-too-many = Na tomto serveru { $most ->
    [one] už je { $most } otevřený turnaj
    [few] už jsou { $most } otevřené turnaje
   *[other] už je { $most } otevřených turnajů
}: { $names }. Nejdřív nějaký ukonči.
tournament-too-many-own = Máš už { $most ->
    [one] { $most } neskončený turnaj
    [few] { $most } neskončené turnaje
   *[other] { $most } neskončených turnajů
}: { $names }. Nejdřív nějaký ukonči.

help-tournaments =
    • Přihlas se tlačítkem pod oznámením nebo pomocí **/tournament join**. Každá partie má vlastní vlákno a další kolo začne samo.
    • **/tournament standings** a **/tournament pairings** ukážou, jak to vypadá.
    • V pyramidě hraješ, s kým chceš: **/tournament challenge** vyzve někoho nejvýš o tři příčky nad tebou.
    • Pořadatelé turnaj otevřou pomocí **/tournament create**: každý s každým, švýcarský systém, vyřazovací systém nebo pyramida.
    .title = Turnaje

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] finále
    [semifinal] semifinále
    [quarterfinal] čtvrtfinále
    [third-place] o 3. místo
   *[round] { $round }. kolo
}: { $players }
tournament-no-threads = Nemůžu tu zakládat vlákna, takže partie turnaje **{ $name }** musí počkat. Povol mi v tomto kanálu zakládat veřejná vlákna a psát do nich. Zkouším to dál.
tournament-channel-gone = Do kanálu turnaje **{ $name }** už nemůžu psát, takže turnaj musí počkat. Vrať mi přístup, nebo zadej **/tournament move** v jiném kanálu. Nic se neztratilo: partie pokračují tam.
