# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } a { $last }
conjunction-i = { $others } a { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number } %

card-heading = **{ $game }** · stůl { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· tah { $turn }
}
card-invitation = { $invited }, { $opener } { $seats ->
    [2] tě zve na partii { $game }.
   *[other] zve na partii { $game } pro { $seats } hráče. { $free ->
        [one] Zbývá jedno místo.
        [few] Zbývají { $free } místa.
       *[other] Zbývá { $free } míst.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Pozvánka na partii { $game } odeslaná: { $invited }.
card-open-invitation = { $opener } hledá { $seats ->
    [2] soupeře na partii { $game }.
   *[other] { $free ->
        [one] ještě jednoho hráče
        [few] ještě { $free } hráče
       *[other] ještě { $free } hráčů
    } na partii { $game } pro { $seats } hráče.
} Kdo se přidá?
card-terms = -# { $counts ->
    [yes] Hodnocená
   *[no] Přátelská
} · { $setup } · { $begins } · { $pace } · vyprší { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Hodnocená
   *[no] Přátelská
} · { $pace }
begins-named = začíná { $name }
begins-own = začínáš ty
begins-first = začíná, kdo se přidá první
begins-lot = kdo začne, rozhodne los
pace = { $minutes ->
    [0] bez hodin
    [60] 1 hodina na tah
    [480] 8 hodin na tah
    [1440] 1 den na tah
    [4320] 3 dny na tah
    [10080] 7 dní na tah
    [one] { $minutes } minuta na tah
    [few] { $minutes } minuty na tah
   *[other] { $minutes } minut na tah
}
card-all-seated = Jsme všichni – partie začíná!
card-closed = Tentokrát z partie nic nebude.
card-to-act = { $player }, jsi na tahu.
card-to-act-until = { $player }, jsi na tahu. Čas ti vyprší { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, jste na tahu: hlasujte pro některý tah. Hlasování skončí { $end }.
card-on-hold = Partie čeká, protože dvakrát po sobě nikdo nehlasoval. Pokračuje, jakmile { $player } dostane hlas pro některý tah.
votes-missed = Minule nikdo nehlasoval, takže za vás táhl počítač.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Zatím žádné hlasy.
    [one] Zatím 1 hlas.
    [few] Zatím { $votes } hlasy.
   *[other] Zatím { $votes } hlasů.
}{ $needed ->
    [0] {""}
    [one] {" "}Tah, který dostane první hlas, se hned zahraje.
    [few] {" "}Tah, který má { $needed } hlasy, se hned zahraje.
   *[other] {" "}Tah, který má { $needed } hlasů, se hned zahraje.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Nabídnout remízu
    [takeback] Požádat o vrácení tahu
    [accept] Přijmout
    [decline] Odmítnout
    [resign] Vzdát se
    [abort] Zrušit partii
   *[other] Hrát dál
}: hlasy { $votes } z { $needed }
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Také jsi na tahu.
   *[others] Na tahu je { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Čas ti vyprší { $end }.
       *[others] Čas vyprší { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Musíš sebrat { $cells }.
    [capture] Musíš brát.
    [demand] Musíš přeskočit přesně { $balls ->
        [one] { $balls } kuličku.
        [few] { $balls } kuličky.
       *[other] { $balls } kuliček.
    }
   *[only] Máš jediný možný tah.
}{ $asks ->
    [replacement] {" "}Který kámen nastoupí?
    [where] {" "}{ $beginning } – kam?
    [man] {" "}Čím?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Chvíli se tu nedalo hrát. { $player } proto dostává zpět tento čas: { $time }.
card-time-given-own = -# Chvíli se tu nedalo hrát. Dostáváš proto zpět tento čas: { $time }.
card-vacation = -# { $name } má do { $end } dovolenou. Hodiny do té doby stojí.
card-vacation-own = -# Máš do { $end } dovolenou. Tvoje hodiny do té doby stojí.
card-vacation-no-clock = -# { $name } má do { $end } dovolenou.
card-vacation-no-clock-own = -# Máš do { $end } dovolenou.
card-round-deadline = -# Lhůta kola: { $at }, i pro ty, kdo mají dovolenou. Prohraje, kdo bude v tu chvíli na tahu.
card-check-in = -# Nejsi na tahu? Klikni na *Jsem tu*. Když nikdo včas netáhne, prohraje i ten, kdo to neudělal.
games-deadline = lhůta { $at }
card-no-clock = -# Když někdo 3 dny netáhne, můžeš se zeptat, jestli tu ještě je. Po dalších 4 dnech { $seats ->
    [2] si můžeš nárokovat výhru
   *[other] můžeš hrát dál bez tohoto hráče
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, jsi tu ještě?
   *[no] Jsi tu ještě?
} Pokud netáhneš{ $answers ->
    [yes] {" "}ani neodpovíš
   *[no] {""}
}, { $end } { $claim ->
    [win] si{" "}
    [out] {""}
   *[close] {""}
}{ $who ->
    [named] { $other } může
   *[others] ostatní můžou
} { $claim ->
    [win] nárokovat výhru
    [out] hrát dál bez tebe
   *[close] partii uzavřít
}.
# The same for the player alone, once the others can do so.
card-claimable-own = Čeká se na tvůj tah od { $since }. Dokud netáhneš, { $who ->
    [named] může
   *[others] můžou
}{ $claim ->
    [win] {" "}si
    [out] {""}
   *[close] {""}
} { $who ->
    [named] { $other }
   *[others] ostatní
} { $claim ->
    [win] nárokovat výhru
    [out] hrát dál bez tebe
   *[close] partii uzavřít
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Otázka pro hráče { $name } je odeslaná. Pokud nepřijde tah{ $answers ->
    [yes] {" "}ani odpověď
   *[no] {""}
}, { $end } { $claim ->
    [win] si můžeš nárokovat výhru
    [out] můžeš hrát dál bez tohoto hráče
   *[close] můžeš partii uzavřít
}.
card-reminder = { $player }, pořád jsi na tahu. Čas ti vyprší { $end }.
direct-reminder = **{ $game }** · stůl { $table } · { $place }
card-idle = { $player }, už dlouho se tu nic neděje. Pokud netáhneš, partie se uzavře bez výsledku { $end }.
card-idle-lost = { $player }, už dlouho se tu nic neděje. Pokud netáhneš, partii { $end } prohraješ.
card-pause-ends = { $player }, tato partie je už dlouho pozastavená. Sama se znovu rozběhne { $end } a s ní i hodiny.
card-paused = Partie je pozastavená. Až bude pokračovat, bude na tahu { $player }.
card-paused-own = Partie je pozastavená. Až bude pokračovat, budeš na tahu.
card-asked = { $players }, souhlas?
card-computer-acts = { $player } přemýšlí…
card-left-to-computers = Zbývají už jen počítače. Dohrají partii samy a výsledek se objeví tady.
card-draw-near = { $turns ->
    [one] Když při příštím tahu z desky nezmizí žádný kámen, partie skončí remízou.
    [few] Když při příštích { $turns } tazích z desky nezmizí žádný kámen, partie skončí remízou.
   *[other] Když při příštích { $turns } tazích z desky nezmizí žádný kámen, partie skončí remízou.
}
card-won = **{ $names } vyhrává**{ $why ->
    [resigned] , soupeř se vzdal.
    [time] , soupeři vypršel čas.
    [forfeited] {" "}kontumačně.
   *[other] .
}
card-won-own = **Vyhráváš**{ $why ->
    [resigned] , soupeř se vzdal.
    [time] , soupeři vypršel čas.
    [forfeited] {" "}kontumačně.
   *[other] .
}
card-drawn = **Remíza** { $why ->
    [agreement] dohodou: { $names }.
    [repetition] ({ $names }): stejná pozice nastala potřetí.
    [quiet] ({ $names }): příliš mnoho tahů v řadě bez braní.
   *[other] ({ $names }).
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Remíza** { $why ->
    [agreement] dohodou: ty a { $other }.
    [repetition] (ty a { $other }): stejná pozice nastala potřetí.
    [quiet] (ty a { $other }): příliš mnoho tahů v řadě bez braní.
   *[other] (ty a { $other }).
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Vzdáním
    [time] Vypršením času
    [absent] Nepřítomností
    [forfeited] Kontumačně
    [agreement] Remíza dohodou
    [repetition] Remíza: třikrát stejná pozice
   *[quiet] Remíza: příliš dlouho bez braní
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Není už žádný možný tah.
card-place = { $place }. příčka: { $names }

replay = **{ $game }** · stůl { $table } · animace{ $step ->
    [1] {""}
   *[other] {" "}(každý { $step }. tah)
}
replay-alt = Celá partie tah po tahu ({ $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}). Na konci: { $last }

news-joined = { $name } se přidává.
news-declined = { $name } odmítá.
news-declined-own = Odmítáš.
# Others can still join.
news-seat-declined = { $name } odmítá. Místo je teď volné pro kohokoli.
news-seat-opened = Místo hráče { $name } je teď volné pro kohokoli.
news-vacated = { $name } odchází. Místo je teď volné pro kohokoli.
news-cancelled = Pozvánka byla zrušena.
news-closed = { $what ->
    [game] Moderátor tuto partii uzavřel. Nepočítá se.
   *[invitation] Moderátor tuto pozvánku uzavřel.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, moderátor tuto partii uzavřel. Nepočítá se.
news-deadline = Lhůta tohoto kola vypršela.
news-nobody-came = Nikdo nepřišel včas, takže tuto partii prohrávají všichni.
news-over = { $players }, partie skončila.
# players: one or several
news-out = Ze hry: { $players }. Ostatní hrají dál.
news-expired = Pozvánka vypršela dřív, než se obsadila všechna místa.
news-idle = Celý měsíc tu nikdo netáhl, a tak se partie uzavřela bez výsledku.
news-started = Partie začíná.
news-started-by-lot = Partie začíná. Los rozhodl, že první táhne { $name }.
news-started-by-lot-own = Partie začíná. Los rozhodl, že první táhneš ty.
news-resigned = { $name } se vzdává.
news-resigned-own = Vzdáváš se.
news-timed-out = Čas vypršel: { $name }.
news-timed-out-own = Čas ti vypršel.
news-left = { $name } už není na serveru. { $others ->
    [one] Druhý hráč { $claim ->
        [out] může
       *[win] si může
    }
    [few] Zbylí hráči { $claim ->
        [out] můžou
       *[win] si můžou
    }
   *[other] Zbylí hráči { $claim ->
        [out] můžou
       *[win] si můžou
    }
} { $claim ->
    [out] pokračovat ve hře i bez tohoto hráče
   *[win] { $closable ->
        [yes] nárokovat výhru, nebo partii uzavřít
       *[no] nárokovat výhru
    }
}.
news-absent = { $name } už { $time } netáhne. { $who ->
    [direct] Můžeš se zeptat pod deskou: **{ $button-still-there }**
    [you] Můžeš se zeptat tady dole: **{ $button-still-there }**
    [named] { $other } se může zeptat tady dole: **{ $button-still-there }**
   *[others] Ostatní se můžou zeptat tady dole: **{ $button-still-there }**
}
news-claimable = { $name } pořád netáhne. { $who ->
    [direct] Pod deskou můžeš
    [you] Tady dole můžeš
    [named] { $other } může tady dole
   *[others] Ostatní můžou tady dole
} { $claim ->
    [win] vyhrát: **{ $button-claim }**
    [out] pokračovat ve hře: **{ $button-claim-out }**
   *[close] partii uzavřít: **{ $button-close }**
}
news-still-there = { $name } tu pořád je.
news-still-there-own = Potvrzuješ, že tu pořád jsi.
news-here = { $name } je tu.
news-here-own = Potvrzuješ, že jsi tu.
news-gone = { $name } už { $time } netáhne{ $out ->
    [yes] {" "}a je ze hry
   *[no] {""}
}.
news-gone-own = Už { $time } netáhneš{ $out ->
    [yes] {" "}a jsi ze hry
   *[no] {""}
}.
news-turn-extended = { $name } přidává čas. { $player } dostává: { $time }.
news-turn-extended-own = Přidáváš čas. { $player } dostává: { $time }.
news-turn-extended-to-you = { $name } ti přidává čas: { $time }.
news-returned = { $name } je zpět na serveru.
news-forfeited = { $name } už není na serveru a prohrává kontumačně.
news-removed = Pořadatel vyřadil hráče { $name } z turnaje, takže partii prohrává kontumačně.
news-removed-own = Pořadatel tě vyřadil z turnaje, takže partii prohráváš kontumačně.
news-aborted = { $name } ruší partii. Nepočítá se.
news-aborted-own = Rušíš partii. Nepočítá se.
news-closed-by = { $name } uzavírá partii. Nepočítá se.
news-closed-by-own = Uzavíráš partii. Nepočítá se.
news-offered = { $name } { $offer ->
    [draw] nabízí remízu.
    [takeback] žádá o vrácení tahu.
    [pause] chce partii pozastavit.
    [resign] nabízí, že partii vzdá.
   *[resume] chce v partii pokračovat.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] Nabízíš remízu.
    [takeback] Žádáš o vrácení tahu.
    [pause] Žádáš o pozastavení partie.
   *[resume] Žádáš o pokračování v partii.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Vrátil by se tah { $first }: { $turns }.
    [few] Vrátily by se tahy { $first }–{ $last }: { $turns }.
   *[other] Vrátily by se tahy { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] přijímá remízu.
   *[other] souhlasí.
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] Přijímáš remízu.
   *[other] Souhlasíš.
}
news-refused = { $name } { $offer ->
    [draw] odmítá remízu.
    [takeback] odmítá vrátit tah.
    [pause] nechce partii pozastavit.
    [resign] chce hrát dál.
   *[resume] ještě nechce v partii pokračovat.
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] Odmítáš remízu.
    [takeback] Odmítáš vrátit tah.
    [pause] Nechceš partii pozastavit.
    [resign] Chceš hrát dál.
   *[resume] Ještě nechceš v partii pokračovat.
}
# The line of an offer that is not open any more.
offer-closed = { $offer ->
    [draw] Nabídka remízy
    [takeback] Žádost o vrácení tahu
    [pause] Žádost o pozastavení partie
    [resign] Nabídka vzdání partie
   *[resume] Žádost o pokračování partie
} ({ $name }). { $end ->
    [accepted] Přijato: { $players }.
    [declined] Odmítnuto: { $players }.
   *[lapsed] Platnost vypršela.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Tvoje nabídka remízy.
    [takeback] Tvoje žádost o vrácení tahu.
    [pause] Tvoje žádost o pozastavení partie.
   *[resume] Tvoje žádost o pokračování partie.
} { $end ->
    [accepted] Přijato: { $players }.
    [declined] Odmítnuto: { $players }.
   *[lapsed] Platnost vypršela.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $offer ->
    [draw] Nabídka remízy
    [takeback] Žádost o vrácení tahu
    [pause] Žádost o pozastavení partie
    [resign] Nabídka vzdání partie
   *[resume] Žádost o pokračování partie
} ({ $name }). { $end ->
    [accepted] Tvoje odpověď: ano.
   *[declined] Tvoje odpověď: ne.
}
news-played-out = Počítače dohrály partii samy: { $turns ->
    [one] jeden tah.
    [few] { $turns } tahy.
   *[other] { $turns } tahů.
}
news-taken-back = { $turns ->
    [0] Všechny tahy jsou vráceny. Partie je zpět na začátku.
   *[other] Partie je zpět v pozici po tahu { $turns }.
}
news-paused = Partie je pozastavená.
news-on-hold = Dvakrát po sobě nikdo nehlasoval, takže partie čeká na první hlas.
news-resumed = Partie pokračuje.
news-vacation-ended = { $name } je zpět z dovolené.
news-vacation-ended-own = Jsi zpět z dovolené.
news-moved = { $what ->
    [invitation] Pozvánka je teď tady.
   *[game] Partie pokračuje tady.
}
news-tournament-over = Turnaj skončil. Tato partie pokračuje a teď ji jde pozastavit a tahy v ní vzít zpět.
news-result-entered = Pořadatel zadal výsledek této partie v turnaji, takže partie tady končí. Do ratingu se nepočítá.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · stůl { $table } · tah { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · stůl { $table } · tah { $turn } · { $name }: { $text } (vráceno)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · tah { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · tah { $turn } · { $name }: { $text } (vráceno)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · stůl { $table } · { $turn ->
    [0] zpět na začátek
   *[other] zpět k tahu { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · stůl { $table } · { $text }
board-past-invitation = -# { $game } · stůl { $table } · pozvánka · { $names }
board-past-start = -# { $game } · stůl { $table } · začátek · { $names }
board-moved = -# { $game } · stůl { $table } přesunut sem: { $place }

news-hinted = { $name } si bere nápovědu.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, beze změny
news-rating-same-levels = { $name } proti počítačům: { $rating }, beze změny
news-rating-levels = { $name } proti počítačům: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, do ustálení ještě { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}
news-rating-provisional-levels = { $name } proti počítačům: { $rating }, do ustálení ještě { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, už není předběžný
news-rating-settled-levels = { $name } proti počítačům: { $rating }, už není předběžný

news-unrated-short = Nehodnoceno: před tahem { $turns } { $how ->
    [drawn] skončila partie remízou
    [time] někomu vypršel čas
    [absent] někdo přestal hrát
    [left] někdo opustil server
   *[resigned] se někdo vzdal
}.
# After a game that computers have finished on their own.
news-unrated-left = Nehodnoceno: už před tahem { $turns } zbyly jen počítače, které partii dohrály.
news-unrated-enough = Nehodnoceno: mezi stejnými dvěma hráči se za den { $games ->
    [one] počítá jen { $games } partie.
    [few] počítají jen { $games } partie.
   *[other] počítá jen { $games } partií.
}
news-unrated-casual = Nehodnoceno: byla to přátelská partie.
news-unrated-removed = Nehodnoceno: pořadatel vyřadil hráče z turnaje.
news-unrated-left-server = Nehodnoceno: hráč už není na serveru a mohl ho odtud vyhodit soupeř.
news-unrated-hinted = Nehodnoceno ({ $names }): po nápovědě se počítá jen prohra.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Kterým kamenem chceš táhnout?
menu-next-man = { $beginning } – který nastoupí?
menu-ground = Na které destičce kulička leží?
menu-tile = Kterou destičku chceš posunout nebo odebrat?
menu-cell = Které pole?
menu-where = { $beginning } – kam?
menu-go-on = { $beginning } – skákat dál, nebo tady skončit?
menu-demand = { $beginning } – požaduješ přesný počet kuliček?
menu-demand-none = bez požadavku
menu-demand-exactly = přesně { $balls }
menu-to = na { $to }
menu-as-it-is = Tady skončit
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Vyber si
menu-part = { $first } až { $last }
menu-alt = Na výběr: { $choices }.
menu-moved-on = Partie se od té doby posunula dál.
menu-once-more = Zahrát tohle? **{ $turn }**
menu-vote-for = Hlasovat pro tohle? **{ $turn }**
menu-played = Zahráno: { $turn }.
menu-voted = Tvůj hlas: { $turn }. Dokud se tah nezahraje, můžeš svůj hlas změnit.

typing-title = Tvůj tah
typing-label = Napiš svůj tah
typing-example = např. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · stůl { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = Odveta už je otevřená: { $place }
say-joined-elsewhere = Máš místo. { $game } · stůl { $table } je v { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Tato partie je hodnocená. Když si vezmeš nápovědu, výhra ani remíza se do tvého ratingu nezapočítá, ale prohra ano.
hint-outdated = Partie se od této nápovědy posunula dál.
hint-man = Podívej se na **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Cíl: **{ $spot }**.
hint-turn = Moje volba je **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Bere { $men }.
hint-threatens = Hrozí, že sebere { $men }.
hint-saves = Zachraňuje { $men }. Většina jiných tahů by znamenala ztrátu.
hint-prepares = Připravuje braní: další dva tahy můžou sebrat { $men }.
hint-guards = Chrání { $men } před sebráním ve dvou tazích.
hint-locks = Znehybňuje { $men }.
hint-restricts = Omezuje druhou stranu (možné tahy: { $after } místo { $before }).
hint-frees = Získává víc prostoru (možné tahy: { $after } místo { $before }).
hint-blocks = Brání přeskočit { $men } na { $cell }.
hint-corners = Nechává soupeřovu basileovi méně bezpečných polí ({ $after } místo { $before }).
hint-frees-king = Dává vlastnímu basileovi víc bezpečných polí ({ $after } místo { $before }).
hint-covers = Kryje vlastního basilea (prázdná pole vedle něj: { $after } místo { $before }).
hint-evades = Odvádí vlastního basilea od soupeře (kroky k nejbližšímu kameni: { $after } místo { $before }).
hint-nears = Přibližuje kámen k soupeřovu basileovi (kroky: { $after } místo { $before }).
hint-limits = Nechává druhé straně méně tahů, které hned nic neztratí ({ $after } místo { $before }).
hint-adds = Dává na výběr víc tahů, které hned nic neztratí ({ $after } místo { $before }).
hint-leaves-edge = Přivádí kámen z okraje do hry na { $cell }.
hint-chases = Basileus pronásleduje { $men }.
hint-guards-king = Přibližuje kámen k vlastnímu basileovi (kroky: { $after } místo { $before }).
hint-joins = Drží vlastní kameny pohromadě (sousední: { $after } místo { $before }).
hint-leads = V pravděpodobném pokračování ještě sebere { $men }.
hint-quiet = Tichý tah: nic nebere a ničím nehrozí.
# What a reply does to the reader, after the sentences above.
reply-restricts = Nechává ti méně tahů ({ $after } místo { $before }).
reply-corners = Nechává tvému basileovi méně bezpečných polí ({ $after } místo { $before }).
reply-limits = Nechává ti méně tahů, které hned nic neztratí ({ $after } místo { $before }).
reply-nears = Přibližuje kámen k tvému basileovi (kroky: { $after } místo { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Končí kolo: žádná kulička už nemůže skočit.
hint-opens = { $balls ->
    [0] Pokud se žádná destička nepohne, nemůže příště skočit žádná kulička.
    [one] Pokud se žádná destička nepohne, může příště skočit jedna kulička; nejdelší skok bere { $longest }.
    [few] Pokud se žádná destička nepohne, můžou příště skočit { $balls } kuličky; nejdelší skok bere { $longest }.
   *[other] Pokud se žádná destička nepohne, může příště skočit { $balls } kuliček; nejdelší skok bere { $longest }.
}
hint-leaves = { $balls ->
    [one] Po něm může skočit jedna kulička
    [few] Po něm můžou skočit { $balls } kuličky
   *[other] Po něm může skočit { $balls } kuliček
} (předtím { $before }); nejdelší skok bere { $longest } (předtím { $longest-before }).
hint-demands = Požaduje skok přesně přes { $demand ->
    [one] { $demand } kuličku
    [few] { $demand } kuličky
   *[other] { $demand } kuliček
}, a ten { $balls ->
    [one] může zahrát jen jedna kulička
    [few] můžou zahrát { $balls } kuličky
   *[other] může zahrát { $balls } kuliček
}.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] basilea na { $cells }
    [men-captain] { $count ->
        [one] kapitána na { $cells }
        [few] kapitány na { $cells }
       *[other] kapitány na { $cells }
    }
    [men-piece] { $count ->
        [one] důstojníka na { $cells }
        [few] důstojníky na { $cells }
       *[other] důstojníky na { $cells }
    }
    [men-soldier] { $count ->
        [one] vojáka na { $cells }
        [few] vojáky na { $cells }
       *[other] vojáky na { $cells }
    }
    [men-ball] { $count ->
        [one] kuličku na { $cells }
        [few] { $count } kuličky: { $cells }
       *[other] { $count } kuliček: { $cells }
    }
    [men-stone] { $count ->
        [one] kámen na { $cells }
        [few] kameny na { $cells }
       *[other] kameny na { $cells }
    }
   *[men-pawn] { $count ->
        [one] pěšce na { $cells }
        [few] pěšce na { $cells }
       *[other] pěšce na { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Hned vyhrává.
    [few] Vynucuje výhru do { $turns } tahů.
   *[other] Vynucuje výhru do { $turns } tahů.
}
hint-loses = Partie je prohraná, ale takto vydržíš nejdéle: { $turns ->
    [one] jeden tah.
    [few] { $turns } tahy.
   *[other] { $turns } tahů.
}
hint-chance = Tvoje šance na výhru je asi { $chance }.
hint-answer = Pravděpodobná odpověď je { $turn }.

# The replay of a finished game.
review-progress = Analyzuji partii… { $percent } %
review-even = O této partii nerozhodl žádný jednotlivý tah.
review-swings = { $swings ->
    [one] Zlomový tah partie:
    [few] { $swings } hlavní zlomové tahy:
   *[other] { $swings } hlavních zlomových tahů:
}
review-swing = { $number }. Tah { $turn }, { $name }: po **{ $played }** zbývala šance na výhru { $left }. Lepší: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Tah { $turn }: pro { $better } ({ $left }) { $votes ->
    [one] hlasoval jeden člověk
    [few] hlasovali { $votes } lidé
   *[other] hlasovalo { $votes } lidí
}.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ a čárkovaně: tah, který se hrál. ✓ a plnou čarou: lepší tah.
review-arrows = Čárkovaná šipka s křížkem ukazuje { $played }, plná šipka s fajfkou ukazuje { $better }.
review-alt = Šance na výhru tah po tahu. { $samples }
review-sample = { $turn ->
    [0] Na začátku
   *[other] Po tahu { $turn }
}: { $chances }

button-mistakes = Zkusit své chyby znovu
button-mistake-next = Další chyba
button-mistake-better = Ukázat lepší tah
mistake-question = **{ $game }** · stůl { $table } · tah { $turn }
    Tvůj tah **{ $played }** stál { $cost ->
        [one] { $cost } procentní bod
        [few] { $cost } procentní body
       *[other] { $cost } procentních bodů
    } šance na výhru. Najdi lepší tah.
mistake-best = ✅ **{ $turn }** je nejlepší tah: šance na výhru je pak { $best }.
mistake-right = ✅ **{ $turn }** je skoro stejně dobrý jako nejlepší tah: šance na výhru je pak { $left } místo { $best }.
mistake-wrong = ↩️ **{ $turn }** nestačí: šance na výhru je pak { $left } místo { $best }.
mistake-reply = Odpověď je **{ $reply }**.
mistake-better = Lepší tah je **{ $turn }**: šance na výhru je pak { $best }.
mistake-last = -# To byla tvoje poslední chyba mezi zlomovými tahy této partie.

say-review-not-over = Tato partie ještě neskončila. Analyzovat ji můžeš potom. Do té doby pomůže /hint tam, kde jsou nápovědy dovolené.
say-review-nothing = V té partii se nezahrál žádný tah, takže není co analyzovat.
say-review-under-way = Už připravuji analýzu { $about ->
    [table] stolu { $table }
   *[record] zápisu partie
} { $whose ->
    [own] pro tebe
   *[channel] pro tento kanál
}. Zkus to znovu, až bude hotová.
say-reviews-many = Právě se analyzuje hodně partií. Zkus to za minutu znovu.
say-went-wrong = Na mé straně se něco pokazilo. Pokud se to stane znovu, řekni to správci tohoto bota: { $reference }.
say-shown-later = Discord má právě potíže. Všechno je uložené a objeví se tu, jakmile se Discord vzpamatuje.
say-busy = B-Side má právě hodně práce. Zkus to za minutu znovu.
say-press-again = Trvalo to moc dlouho. Klikni ještě jednou.
say-thread-already = Tohle už je vlákno. Chceš-li hrát tady, nech „thread“ prázdné.
say-no-threads = Tady se vlákna vytvářet nedají. Chceš-li hrát tady, nech „thread“ prázdné.
say-lacks-for-thread = Chybí mi tu oprávnění: { $permissions }. Požádej správce serveru, ať mi je dá, nebo hraj bez vlákna.
say-lacks-for-boards = Chybí mi tu oprávnění: { $permissions }. Když hraje počítač nebo běží hodiny, musím mít možnost psát i bez vyzvání. Požádej správce serveru, ať mi je dá, nebo hraj proti lidem bez hodin.
say-lacks-for-table = Chybí mi tu oprávnění: { $permissions }. U tohoto stolu je počítač nebo hodiny, takže musím mít možnost psát i bez vyzvání. Požádej správce serveru, ať mi je dá, nebo hraj v kanálu, kde je mám.
say-lacks-for-puzzles = V tom kanálu mi chybí oprávnění: { $permissions }. Potřebuji je, abych tam mohl zveřejňovat úlohu dne.
say-lacks-for-seeks = V tom kanálu mi chybí oprávnění: { $permissions }. Potřebuji je, abych tam mohl zveřejňovat hledání soupeřů.
say-thread-refused = Discord mi tu teď nedovolí vytvořit vlákno. Chceš-li hrát v kanálu, nech „thread“ prázdné.
say-too-many-threads = { $whose ->
    [own] V poslední době jsem ti vytvořil hodně vláken.
   *[server] V poslední době jsem na tomto serveru vytvořil hodně vláken.
} Hraj v kanálu bez vlákna, nebo to zkus znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
permission-view = Zobrazit kanál
permission-connect = Připojit
permission-send = Posílat zprávy
permission-attach = Přikládat soubory
permission-create-threads = Vytvářet veřejná vlákna
permission-send-in-threads = Posílat zprávy ve vláknech
permission-read-history = Číst historii zpráv
say-not-here = Nejsem členem tohoto serveru, takže tu nemůžu ukázat desku. Pozvi mě na tento server, nebo hraj proti počítači v přímých zprávách se mnou. /rules, /learn a /games fungují všude.
say-alone-here = V přímých zprávách můžeš hrát jen proti počítači. Chceš-li někoho pozvat, použij kanál serveru.
say-too-fast = Na mě je to moc rychle. Zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Tady je tvůj text, ať se nic neztratí:
say-not-seen = Ta partie je v kanálu, který nevidíš. Požádej někoho z jejích hráčů o /record.
say-may-not-close = Na to potřebuješ v tomto kanálu oprávnění „Spravovat zprávy“. Svou vlastní partii vzdáš přes /resign.
say-only-in-servers = To funguje jen v kanálu serveru.
say-animation-under-way = Už připravuji animaci stolu { $table } { $whose ->
    [own] pro tebe
   *[channel] pro tento kanál
}. Zkus to znovu, až bude hotová.
say-animations-many = Právě se připravuje hodně animací. Zkus to za minutu znovu.
say-offer-closed = Tato nabídka už neplatí.
# Under an older message: where the board is now.
say-moved-on = Partie se od té doby posunula dál. Deska je tady: { $place }
# Asked for again: $place is a link.
say-shown-here = To už v tomto kanálu je: { $place }
say-stale-button = Toto tlačítko už nefunguje. Partii tohoto kanálu ukáže /board.
say-bad-option = „{ $input }“ není platná volba. Vyber některý z návrhů.
say-old-command = Tento příkaz se změnil. Načti Discord znovu a zkus to ještě jednou.
say-joined-same-game = { $player } tě na tuto hru už zve, takže se přidáváš tam.
say-computers-joined = { $count ->
    [one] { $names } se přidává.
    [few] { $names } se přidávají.
   *[other] { $names } se přidávají.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] Místo už má { $names }. Partie začíná!
    [few] Místa už mají { $names }. Partie začíná!
   *[other] Místa už mají { $names }. Partie začíná!
}
say-invited-bot = Jiní boti hrát neumějí. Pozvi člověka, pozvi mě a hraj proti počítači, nebo nech volbu soupeře prázdnou, ať se může přidat kdokoli.
say-invited-stranger = { $name } není na tomto serveru. Pozvi někoho, kdo tu je.
say-invited-hidden = { $name } tento kanál nevidí. Pošli pozvánku v kanálu, kam vidí.
say-invited-timed-out = { $name } má na tomto serveru timeout. Pošli pozvánku, až skončí.
say-invited-without-commands = { $name } nemůže v tomto kanálu používat příkazy. Pošli pozvánku v jiném kanálu.
say-cannot-follow = { $name } tento kanál nevidí, takže se sem partie nemůže přesunout.
say-no-such-player = Nikdo se jménem „{ $name }“ tu nehraje. Vyber některé z těchto jmen: { $names }.
say-unknown-theme = Barvy „{ $name }“ neexistují. Vyber některé z těchto: { $themes }.
say-really-resign = Opravdu se chceš vzdát?
say-resigned = Vzdáváš se.
say-really-claim = Opravdu si chceš nárokovat výhru? Partie tím hned skončí.
say-really-claim-out = Opravdu chceš hrát dál bez tohoto hráče? Vypadne z partie.
say-claimed = Nárokuješ si výhru.
say-claimed-out = Partie pokračuje bez tohoto hráče.
say-really-abort = Opravdu chceš tuto partii zrušit? Nebude se počítat.
say-aborted = Partie je zrušená.
say-really-close = Opravdu chceš tuto partii uzavřít? Nebude se počítat.
say-really-close-invitation = Opravdu chceš tuto pozvánku uzavřít?
say-really-close-tournament = Opravdu chceš tuto partii uzavřít? Nebude se počítat. Hráči ji budou hrát znovu od začátku u jiného stolu.
say-really-close-own = V této partii hraješ, takže uzavření se počítá jako tvoje vzdání. Opravdu se chceš vzdát?
say-closed = Uzavřeno.
say-kept = Dobře, nic se nemění.

span-minutes = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
span-hours = { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
span-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}

# Why a game cannot start with these options.

setup-unknown-beginner = „{ $name }“ začínat nemůže. Vyber některou z těchto možností, nebo to nech prázdné: { $beginners }.
setup-unknown-time = „{ $name }“ není časový limit, který znám. Vyber některý z těchto, nebo to nech prázdné: { $times }.

setup-unknown-game = Hra „{ $name }“ tu není. Vyber některou z těchto: { $games }.
setup-seats = { $game } je hra pro { $most ->
    [2] dva hráče.
   *[other] { $fewest } až { $most } hráče.
}
setup-too-many = { $game } je hra { $most ->
    [2] pro dva. Pozvi jednoho člověka.
   *[other] nejvýš pro { $most } hráče. Pozvi méně lidí.
}
setup-unknown = { $game } nemá rozestavení „{ $name }“. Vyber některé z těchto, nebo to nech prázdné: { $setups }.

leaderboard-server = { $game }: tento server
leaderboard-everywhere = { $game }: všechny servery
leaderboard-levels-server = { $game } proti počítačům: tento server
leaderboard-levels-everywhere = { $game } proti počítačům: všechny servery
leaderboard-levels-empty = Nikdo ještě nedohrál hodnocenou partii proti počítačům. Začneš ji přes /play s úrovní počítače.
leaderboard-levels = -# Počítače: { $levels }
leaderboard-empty = Nikdo ještě nedohrál hodnocenou partii. Začneš ji přes /play.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · výhry { $wins }, remízy { $draws }, prohry { $losses }
leaderboard-uncertain = -# První jsou ratingy s odchylkou do ± { $deviation }. Ostatní potřebují víc partií.
leaderboard-provisional = -# Předběžné: méně než { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}. Jsou na konci, každý se svým pravděpodobným rozmezím.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (předběžný: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Čeština
language-name-in-english = Czech
language-names-elsewhere = Tschechisch, Tsjechisch, tchèque, czeski, tcheco, checo, ceco, Çekçe, чеська, チェコ語
theme-name = { $theme ->
    [classic] klasické
    [dark] tmavé
    [contrast] kontrastní
   *[spectrum] spektrum (pro barvoslepé)
}
setup-name = { $setup ->
    [light-first] Světlý začíná
    [dark-first] Tmavý začíná
   *[standard] základní rozestavení
}
settings-default = { $setting ->
    [boards] Zůstane jen poslední deska
    [notify] Označení v kanálu
    [language] Můj jazyk v Discordu
    [server-language] Jazyk komunitního serveru, jinak toho, kdo začne partii
    [level] Pokaždé se zeptat
    [theme] Barvy serveru
    [daily-games] Hry, které se tu hrají
    [daily-level] Tak těžká, jak ji tu lidé zvládnou
   *[other] Výchozí
}
boards-choice = { $boards ->
    [lines] Řádek za každý tah
   *[pictures] Desky s obrázky
}
view-choice = { $view ->
    [mine] Moje strana
   *[first] Strana, která začíná
}
settings-me = Tvoje nastavení
settings-me-list =
    Barvy: { $theme ->
        [none] podle serveru
       *[other] { $theme }
    }
    Dole na desce: { $view ->
        [mine] tvoje strana
       *[other] strana, která začíná
    }
    Tahy vybrané tlačítky: { $confirm ->
        [yes] před zahráním se zeptat
        [no] zahrát hned
       *[other] v prvních deseti partiích se před zahráním zeptat
    }
    Připomínka, než ti vyprší čas: { $direct ->
        [yes] přímou zprávou
       *[other] v kanálu
    }
    Partie, které na tebe čekají: { $notify ->
        [direct] hned přímá zpráva
        [digest] jedna přímá zpráva denně, příště { $digest }
        [none] žádná zpráva
       *[other] označení v kanálu
    }
    Časové pásmo: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Jazyk: { $language ->
        [none] tvůj jazyk v Discordu
       *[other] { $language }
    }
    Úroveň počítače: { $level ->
        [none] pokaždé se zeptat
       *[other] { $level }
    }
    Role za tvoje ratingy: { $roles ->
        [no] žádné
       *[other] ano, kde je server dává
    }
settings-change = { $setting ->
    [theme] Barvy
    [view] Dole na desce
    [notify] Partie, které na tebe čekají
   *[level] Úroveň počítače
}
settings-digest-unused = -# Hodinu si nechám uloženou pro případ, že přejdeš na jednu přímou zprávu denně.
settings-last-channel = -# Byl to poslední kanál na seznamu, takže partie jsou zase povolené ve všech kanálech.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Tvoje časové pásmo pro denní přímou zprávu mám uložené: { $zone }. Letní čas nezohledňuje. Jestli se u tebe dvakrát do roka mění čas, vyber radši svoje město volbou zone.
roles-title = Role, které se řídí ratingem
roles-none = Ratingem se zatím neřídí žádná role. Pomocí **/settings roles** vyber roli a ratingy těch, kdo ji mají mít.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] rating aspoň { $low }
    [to] rating nejvýš { $high }
    [band] rating od { $low } do { $high }
    [first] první příčka v žebříčku
   *[winner] vítěz posledního turnaje
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Abych ji mohl dávat, potřebuji oprávnění „Spravovat role“.
    [order] Nemůžu ji dávat: v nastavení serveru přesuň mou vlastní roli nad ni.
    [managed] Nemůžu ji dávat: tuto roli spravuje sám Discord.
   *[gone] Tato role už neexistuje.
}
roles-which = Vyber i roli.
roles-unknown = Role { $role } se neřídí ratingem.
roles-not-mine = Roli { $role } nejde nikomu dát. Vyber jinou.
roles-not-yours = Aby šlo vybrat, kdo roli dostane, potřebuješ oprávnění „Spravovat role“.
roles-of-moderators = Role { $role } má moderátorská oprávnění a ta by nikdo neměl dostat za rating. Vyber jinou.
roles-note = -# Rating se počítá po pěti hodnocených partiích.
roles-for-whom = Kdo má mít roli { $role }? Vyber ratingy pomocí „from“ a „to“, nebo použij „first“ či „winner“.
roles-several = Použij jen jedno z toho: rozsah ratingů, „first“, nebo „winner“.
roles-first-of-which = Vyber i hru, o jejíž žebříček jde.
roles-empty-range = V tomto rozsahu není žádný rating: „from“ je vyšší než „to“.
roles-too-many = Rolí, které se řídí ratingem, může být nejvýš { $most }. Nejdřív některou zruš pomocí „off“.
settings-server = Nastavení tohoto serveru
settings-server-list =
    Jazyk: { $language ->
        [none] { $discord ->
            [none] jazyk toho, kdo začne partii nebo turnaj nebo hledá soupeře; úloha dne je anglicky
           *[other] { $discord }, hlavní jazyk serveru v Discordu
        }
       *[other] { $language }
    }
    Barvy: { $theme ->
        [none] klasické
       *[other] { $theme }
    }
    Výchozí časový limit: { $time ->
        [none] bez hodin
       *[other] { $time }
    }
    Každou partii začínat ve vlastním vlákně: { $threads ->
        [yes] ano
       *[other] ne
    }
    Předchozí desky: { $boards ->
        [lines] po jednom řádku
        [pictures] zůstávají s obrázky
       *[none] mažou se
    }
    Role pořadatelů turnajů: { $organisers ->
        [none] žádná, jen „Spravovat události“
       *[other] { $organisers }
    }
    Úloha dne: { $refusal ->
        [gone] vypnutá, protože { $daily } už neexistuje, nebo ho nevidím. Vyber kanál znovu volbou daily-puzzle.
        [refused] vypnutá, protože mi Discord nedovolil psát do { $daily }. Zkontroluj tam moje oprávnění a vyber kanál znovu volbou daily-puzzle.
       *[none] { $daily ->
            [none] vypnutá
           *[other] { $daily } · { $hour }
        }
    }
    Časové pásmo úlohy dne: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Hry úlohy dne: { $games ->
        [none] ty, které se tu hrají
        [all] všechny postupně
       *[other] { $games }
    }
    Obtížnost úlohy dne: { $level ->
        [none] co tu lidé zvládnou
       *[other] { $level }
    }
    Hledání soupeřů: { $seeks ->
        [none] vypnuté
       *[other] { $seeks }
    }
    Partie jsou povolené: { $named ->
        [0] ve všech kanálech
       *[other] { $channels }
    }
settings-vacation-until = Máš dovolenou do { $end } a tvoje hodiny s limitem od jednoho dne jsou pozastavené. Potom ti letos { $days ->
    [one] zbude jeden den dovolené
    [few] zbudou { $days } dny dovolené
   *[other] zbude { $days } dní dovolené
}{ $hours ->
    [0] {""}
    [one] {" "}a jedna hodina
    [few] {" "}a { $hours } hodiny
   *[other] {" "}a { $hours } hodin
}. Dřív se vrátíš příkazem /settings vacation s volbou „end“.
settings-vacation-none = Nemáš dovolenou. Letos ti { $days ->
    [one] zbývá jeden den dovolené
    [few] zbývají { $days } dny dovolené
   *[other] zbývá { $days } dní dovolené
}{ $hours ->
    [0] {""}
    [one] {" "}a jedna hodina
    [few] {" "}a { $hours } hodiny
   *[other] {" "}a { $hours } hodin
}. Během dovolené jsou tvoje hodiny s limitem od jednoho dne pozastavené.
settings-vacation-deadlines = Kola turnajů na tebe nečekají. Kdo je při vypršení lhůty na tahu, prohrává:
settings-vacation-deadline = - **{ $game }** · stůl { $table } · { $at }
say-vacation-and-end = Chceš na dovolenou, a zároveň ji ukončit. Použij buď days, nebo end, ne obojí.
say-may-not-manage = Na to potřebuješ oprávnění „Spravovat server“. Na vlastní nastavení slouží /settings me.
say-elsewhere =
    V tomto kanálu partie nejsou povolené. Zkus to tady: { $channels }
    -# Pokud ten kanál už neexistuje, může to někdo s oprávněním „Spravovat server“ změnit pomocí **/settings server**.
say-excluded = Správci tohoto bota tě vyloučili, takže ti funguje už jen **/privacy**.
say-server-excluded = Správci tohoto bota vyloučili tento server, takže tu funguje už jen **/privacy**.
say-no-such-place = Tam se partie hrát nedají. Vyber textový kanál, fórum nebo vlákno.
say-forbid-unlisted = { $named ->
    [0] Partie jsou povolené ve všech kanálech. Chceš-li to omezit, uveď přes „allow“ každý kanál, kde smějí začínat.
   *[other] V tom kanálu stejně partie povolené nejsou. **/settings server** ukáže, kde ano.
}
say-too-many-channels = Povolit můžeš nejvýš { $most ->
    [one] { $most } kanál
    [few] { $most } kanály
   *[other] { $most } kanálů
}. Nejdřív nějaký odeber přes „forbid“.
say-unknown-setting = „{ $name }“ není platná volba. Vyber některou z těchto: { $known }.
say-choose-one = Vyber některou z těchto: { $known }.

# The export of the data of a player.

privacy-export = Tohle je všechno, co o tobě ukládám: tvoje jméno, nastavení, ratingy, výsledky úloh, soukromé desky s poznámkami a plány, sledované partie, blokovaní hráči, hledání soupeřů, hlasy, role za ratingy a { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}.
privacy-export-file = Soubor { $number } z { $files }
privacy-delete =
    Smazat tvoje data? Tohle se nenávratně smaže:
    • tvoje jméno a nastavení
    • ratingy a výsledky úloh
    • soukromé desky s poznámkami a plány
    • hledání soupeřů
    • hlasy a role za ratingy
    • tvoje seznamy sledovaných partií a blokovaných hráčů
    Tvoje partie zůstanou pod jménem „Bývalý hráč“. { $running ->
    [0] Nemáš žádné rozehrané partie.
    [one] Svou rozehranou partii vzdáš.
    [few] Své { $running } rozehrané partie vzdáš.
   *[other] Svých { $running } rozehraných partií vzdáš.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Odstoupíš z jednoho turnaje. Jeho výsledky zůstanou, bez tvého jména.
    [few] {" "}Odstoupíš ze { $tournaments } turnajů. Jejich výsledky zůstanou, bez tvého jména.
   *[other] {" "}Odstoupíš z { $tournaments } turnajů. Jejich výsledky zůstanou, bez tvého jména.
}
privacy-deleted = Tvoje data jsou smazaná.
privacy-kept = Dobře, nic se nesmazalo.
# Links to pages of the operator.
link-privacy-policy = Zásady ochrany osobních údajů
link-terms = Podmínky služby
feedback-sent = Díky! Zpětná vazba je předaná.
feedback-too-soon = Od tvé poslední zpětné vazby uběhla jen chvíle. Počkej deset minut, než pošleš další.
feedback-empty = Nejdřív něco napiš.
# In the place of a name.
privacy-former = Bývalý hráč

# The running games of a player.

games-heading = { $games ->
    [0] Tvoje partie
    [one] Jedna rozehraná partie
    [few] { $games } rozehrané partie
   *[other] { $games } rozehraných partií
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] čeká na tebe
        [few] čeká na tebe: { $waiting }
       *[other] čeká na tebe: { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] jedna pozvánka
        [few] { $invitations } pozvánky
       *[other] { $invitations } pozvánek
    }
}
games-on-hold = Odložené partie
games-on-hold-line = Stůl { $table }: { $reason ->
    [gone-tournament] jeho kanál už není. Partie bude pokračovat v novém vlákně, pokud ho můžu založit, nebo až pořadatel použije **/tournament move**.
    [tournament] jeho kanál je zamčený nebo do něj nemůžu. Partie bude pokračovat, až to moderátor změní, nebo až pořadatel použije **/tournament move**.
    [hidden-tournament] hráč na tahu nevidí { $place }. Partie bude pokračovat, až tam uvidí, nebo až pořadatel použije **/tournament move**.
    [gone] jeho kanál už není, nebo v něm nejsem já. Použij `/table move table:{ $table }` v kanálu, kde chceš pokračovat.
    [locked] jeho vlákno { $place } je zamčené. Partie bude pokračovat, až moderátor vlákno odemkne, nebo použij `/table move table:{ $table }` v jiném kanálu.
    [denied] { $place } nevidím nebo tam nemůžu psát. Partie bude pokračovat, až mi to moderátor dovolí, nebo použij `/table move table:{ $table }` v jiném kanálu.
    [hidden] hráč na tahu nevidí { $place }. Partie bude pokračovat, až tam uvidí, nebo použij `/table move table:{ $table }` v jiném kanálu.
    [timed-out] hráč na tahu má na serveru timeout. Partie bude pokračovat, až skončí.
   *[broken] partii teď nejde obnovit. Nic není ztraceno. Řekni správci tohoto bota o stolu { $table }.
}
games-none = Nemáš žádné rozehrané partie. Novou začneš přes /play.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · stůl { $table }{ $phase ->
    [open] {" "}· čeká na hráče
   *[other] {" "}· { $turn ->
        [0] zatím bez tahů
       *[other] tah { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] jsi na tahu
    [open] čeká na hráče
    [over] skončila
   *[others] na tahu { $player }
} · { $place ->
    [here] tady
    [channel] jiný kanál
    [guild] jiný server
   *[direct] přímá zpráva
}

# The profile of a player.

profile-bot = Boti nemají profil.
profile-title = { $name }
profile-empty = { $name } zatím nemá dohranou hodnocenou partii. Začíná se přes /play.
profile-game = **{ $game }** · { $rating } · výhry { $wins }, remízy { $draws }, prohry { $losses }
profile-game-levels = **{ $game }** proti počítačům · { $rating } · výhry { $wins }, remízy { $draws }, prohry { $losses }
profile-streak = -# Série výher: { $streak }, nejdelší: { $longest }
profile-opponents = **Nejčastější soupeři**
profile-opponent = { $name }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, výhry { $wins }, remízy { $draws }, prohry { $losses }
profile-provisional = -# Předběžné: méně než { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}.
profile-recent = -# Soupeři a graf: { $games ->
    [one] poslední { $games } partie
    [few] poslední { $games } partie
   *[other] posledních { $games } partií
}.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Týmové partie** · { $votes ->
    [one] 1 hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}, zahrané tahy: { $played }
progress-alt = Vývoj ratingů ({ $name }). { $tracks }
progress-alt-levels = Vývoj ratingů proti počítačům ({ $name }). { $tracks }
progress-game = { $game }: { $from } rating { $first }, { $to } rating { $last }, nejnižší { $least }, nejvyšší { $most }.

# Why a table rejects a command.

table-none-here = V tomto kanálu není žádná partie. Začneš ji přes /play.
table-unknown = Takový stůl není. Partii tohoto kanálu ukáže /board.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · stůl { $table }, hrálo se tady: { $place }
    [closed] { $game } · stůl { $table } byl uzavřen tady: { $place }
   *[running] { $game } · stůl { $table } pokračuje tady: { $place }
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · stůl { $table } je tvoje partie v přímých zprávách se mnou. Hraje v ní i { $names }.
table-occupied = V tomto kanálu už jedna partie je; ukáže ji /board. Svou začni ve vlákně.
# In a direct message, and where no thread can be started.
table-occupied-direct = V těchto přímých zprávách už jedna partie je; ukáže ji /board. Nejdřív ji dohraj, nebo se vzdej přes /resign.
table-occupied-thread = V tomto kanálu už jedna partie je; ukáže ji /board. Svou začni v jiném kanálu.
table-occupied-move = V tomto kanálu už jedna partie je; ukáže ji /board. Svou přesuň do jiného kanálu nebo vlákna.
table-invited-here = { $player } tě už sem zve na partii { $game }. Přidej se pomocí /accept, nebo odmítni pomocí /decline.
table-too-many-invitations = Máš už { $most ->
    [one] { $most } otevřenou pozvánku
    [few] { $most } otevřené pozvánky
   *[other] { $most } otevřených pozvánek
}. Některou zruš tlačítkem **{ $button-cancel }** pod její deskou, nebo počkej, až ji někdo přijme.
table-too-many-searching = Na tomto serveru už máš { $most ->
    [one] { $most } stůl, který čeká na hráče
    [few] { $most } stoly, které čekají na hráče
   *[other] { $most } stolů, které čekají na hráče
}. Některý zruš, nebo počkej, až se někdo přidá.
table-other-server = Partie se může přesunout jen do jiného kanálu téhož serveru.
table-invited-self = Proti sobě hrát nemůžeš. Pozvi někoho jiného, nebo nech volbu soupeře prázdnou, ať se může přidat kdokoli.
table-already-here = Tento stůl už v tomto kanálu je. Ukáže ho /board.

# Blocked players. Those who are blocked read only the last two.
block-done = Hráč **{ $name }** je zablokovaný. Nemůže tě pozvat a nikdo z vás se nemůže přidat ke stolu toho druhého. O zablokování se nedozví. Rozehrané partie pokračují. Zrušíš to pomocí /unblock.
block-already = Hráč **{ $name }** už je zablokovaný. Zrušíš to pomocí /unblock.
block-undone = Hráč **{ $name }** už není zablokovaný.
block-self = Sebe zablokovat nemůžeš.
block-bot = Zablokovat jde jen lidi.
block-too-many = Máš zablokovaných { $most } hráčů a víc jich být nemůže. Nejdřív někoho odblokuj pomocí /unblock.
block-unknown = Nikoho jménem „{ $name }“ zablokovaného nemáš. Vyber jeden z návrhů.
block-own = Hráče { $name } máš zablokovaného. Zrušíš to pomocí /unblock.
block-cannot-invite = Hráče { $name } pozvat nejde. Vyber někoho jiného.
block-cannot-join = K tomuto stolu se přidat nemůžeš. Začni vlastní partii ve vlákně.

table-invited-twice = V pozvánce je někdo dvakrát. Pozvi každého jen jednou.
table-too-many-opponents = Tato partie je pro { $seats } hráče, včetně tebe. Pozvi méně lidí, nebo zvol víc míst.
table-too-many-tables = Máš už { $most ->
    [one] { $most } rozehranou partii
    [few] { $most } rozehrané partie
   *[other] { $most } rozehraných partií
}. Nejdřív některou dohraj, nebo zruš pozvánku.
table-reserved = { $count ->
    [one] Volné místo má rezervované { $players }.
    [few] Volná místa mají rezervovaná { $players }.
   *[other] Volná místa mají rezervovaná { $players }.
} Začni vlastní partii ve vlákně.
table-no-seat-for-computer = { $most ->
    [2] Tohle je hra pro dva: pozvi člověka, nebo zvol počítač, ne obojí.
   *[other] Pro počítač nezbývá místo: všechna jsou obsazená nebo rezervovaná pro tvoje pozvané. Zvol víc míst, nebo pozvi méně lidí.
}
table-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo začít vlastní partii ve vlákně.
table-already-seated = U tohoto stolu už sedíš. Co můžeš dělat, ukáže /help.
table-not-opener = Tuto pozvánku může měnit jen { $player }. Začni vlastní partii ve vlákně.
table-opener-stays = Tento stůl je tvůj, takže ho nemůžeš opustit. Pozvánku zruší **{ $button-cancel }** pod deskou.
table-not-invited = Pozvánka není pro tebe, takže není co odmítat.
table-nothing-to-leave = U tohoto stolu nesedíš, takže od něj nemůžeš odejít.
table-not-started = Partie ještě nezačala. Začne, až budou všechna místa obsazená.
table-already-started = Partie už začala. Ukáže ji /board.
table-over = Ta partie už skončila. Novou začneš přes /play.
table-no-rematch = Někdo z této partie smazal svá data, takže odveta není možná. /play začne novou partii.
table-broken = Partii u stolu { $table } nejde obnovit a je odložená. Nic není ztraceno. Tento kanál je volný a /play začne novou partii. Řekni to prosím správci tohoto bota.
table-nobody-left = Všichni z této partie jsou pořád na serveru, takže si výhru nárokovat nejde.
told-choice = { $mode ->
    [direct] Hned přímá zpráva
    [digest] Jedna přímá zpráva denně
   *[none] Nic
}
told-refused = -# Discord mi nedovolí poslat ti přímou zprávu, proto tě označuji tady. Změnit to můžeš ve svém nastavení soukromí pro tento server.
told-out = { $clock ->
    [yes] Čas ti vypršel
   *[no] Už { $time } netáhneš
} a jsi ze hry. Ostatní hrají dál.
told-digest = { $games ->
    [one] Čeká na tebe jedna partie:
    [few] Čekají na tebe { $games } partie:
   *[other] Čeká na tebe { $games } partií:
}
say-no-local-time = „{ $time }“ není čas. Napiš, kolik je teď u tebe hodin, třeba 20:30.
say-no-zone = Časové pásmo „{ $name }“ neznám. Napiš město nebo zemi a vyber ze seznamu, třeba { $known }.
say-several-zones = „{ $name }“ může znamenat víc časových pásem, třeba { $known }. Vyber to svoje ze seznamu, který se objeví při psaní, nebo napiš svoje město.
say-zone-and-local-time = Použij buď zone, nebo local-time, ne obojí. Volba zone zohledňuje letní čas.
watch-begun = Až tato partie skončí, přijde ti přímá zpráva. Pokud mi ji Discord nedovolí poslat, nedozvíš se to. Najednou můžeš sledovat 25 partií.
watch-stopped = Dobře, zpráva nepřijde.
watch-offer = **{ $button-watch }** ti dá vědět, až tato partie skončí.
watch-already = Tuto partii už sleduješ. Až skončí, přijde ti přímá zpráva.
watch-own = V této partii hraješ, takže její konec uvidíš.
watch-too-many = Sleduješ už { $most } partií a víc to nejde.
watch-ended = **{ $game }** · { $names } · stůl { $table }: partie skončila · { $place }
table-not-absent = Ještě ne. V partii bez hodin se můžeš zeptat po 3 dnech bez tahu. Když tah nepřijde ani za další 4 dny, { $claim ->
    [win] můžeš si nárokovat výhru
    [out] můžeš hrát dál bez tohoto hráče
   *[close] můžeš partii uzavřít
}.
table-not-absent-yet = Ještě ne: { $answered ->
    [yes] odpověď od hráče { $player } přišla { $since }
   *[no] { $player } je na tahu od { $since }
}. Když nepřijde tah, můžeš se od { $from } zeptat, jestli tu hráč ještě je. Po dalších 4 dnech { $claim ->
    [win] si můžeš nárokovat výhru
    [out] můžeš hrát dál bez tohoto hráče
   *[close] můžeš partii uzavřít
}.
table-ask-first = Nejdřív se zeptej, jestli tu { $player } ještě je, přes **/table still-there** nebo **{ $button-still-there }** pod deskou. Když do 4 dnů nepřijde tah ani odpověď, { $claim ->
    [win] můžeš si nárokovat výhru
    [out] můžeš hrát dál bez tohoto hráče
   *[close] můžeš partii uzavřít
}.
table-absence-clock = V téhle partii běží hodiny: kdo netáhne, překročí čas. Ptát se není třeba.
table-absence-tournament = V turnaji o hráčích, kteří netáhnou, rozhodují pořadatel a lhůty, takže se ptát nejde.
table-absence-computers = Všichni ostatní v této partii jsou počítače a ty táhnou vždycky.
table-absence-own-turn = Jsi na tahu: { $waiting ->
    [opponent] soupeř čeká na tebe
   *[others] ostatní čekají na tebe
}.
table-already-asked = Otázka už padla. Pokud nepřijde tah ani odpověď, od { $from } { $claim ->
    [win] si můžeš nárokovat výhru
    [out] můžeš hrát dál bez tohoto hráče
   *[close] můžeš partii uzavřít
}.
table-not-asked = Nikdo se neptal, jestli tu ještě jsi.
table-answered-before = Od posledního tahu už máš jednu odpověď za sebou. Teď platí jen tah.
table-checked-in = Už je potvrzeno, že jsi tu.
table-own-turn = Jsi na tahu. Čas můžeš přidat jen soupeřům, když jsou na tahu oni.
table-no-running-clock = Neběží tu žádné hodiny, takže není co přidat.
table-give-time-no-clock = Tato partie nemá hodiny, takže není co přidat: každý může přemýšlet, jak dlouho potřebuje. Když někdo 3 dny netáhne, zeptej se přes **/table still-there**.
table-already-extended = Na tento tah už byl čas přidán.
table-tournament-clock = V turnaji mají všichni stejný čas, takže ho nejde přidat.
table-closed = Tato pozvánka už neplatí. Novou partii začneš přes /play.
table-not-joined = U tohoto stolu ještě nesedíš. Nejdřív klikni na **{ $button-join }**.
table-not-seated = V této partii nehraješ. Začni vlastní přes /play ve vlákně.
table-not-seated-elsewhere = V této partii nehraješ. /play začne tvou vlastní.
table-not-seated-over = Tuto partii hráli jiní. /play začne tvou vlastní.
table-not-your-turn = Na tahu je { $player }.
table-out = V této partii už nejsi. Jak pokračuje, ukáže /board.
table-already-played = Tento tah už je zahraný. Aktuální pozici ukáže /board.
vote-too-new = Hlasovat můžeš, až budeš na tomto serveru jeden den.
vote-never-rated = Partie, ve kterých hlasuje server, nejsou nikdy hodnocené.
vote-no-pause = Partii, ve které hlasuje server, nejde pozastavit. Když čeká, pokračuje s dalším hlasem.
vote-no-hints = V partii, ve které hlasuje server, nápovědy nejsou.
vote-no-rematch = Se serverem odveta není možná. /play začne novou partii.
table-no-hints = V hodnocených partiích mezi lidmi nápovědy nejsou. /play začne přátelskou partii nebo partii proti počítači.
table-no-hints-in-tournament = V turnaji nápovědy nejsou.
table-already-offered = { $made ->
    [yes] Už { $offer ->
        [draw] nabízíš remízu
        [takeback] žádáš o vrácení tahu
        [pause] žádáš o pozastavení partie
       *[resume] žádáš o pokračování partie
    }.
   *[no] Už souhlasíš { $offer ->
        [draw] s remízou
        [takeback] s vrácením tahu
        [pause] s pozastavením partie
       *[resume] s pokračováním partie
    }.
} Platí to do dalšího tahu, i tvého.
table-offer-open = { $request } Nejdřív na to odpověz: /accept, nebo /decline.
table-offer-waits = Jiná žádost ještě čeká na odpověď. Počkej na ni, nebo na další tah.
table-already-taken-back = Tah už je vrácený.
table-offer-refused = Tohle bylo odmítnuto. Znovu se můžeš zeptat po dalším tahu.
table-no-offer = Teď není co přijmout ani odmítnout. Partii ukáže /board.
table-no-takebacks = V hodnocených partiích proti počítači se tahy nevracejí. Přátelskou začneš přes /play.
table-nothing-to-take-back = Nemáš žádný tah, který by šlo vrátit.
table-on-vacation = Už máš dovolenou. Do kdy, ukáže /settings vacation, a volbou „end“ se vrátíš.
table-not-on-vacation = Nemáš dovolenou.
table-vacation-changed = Dovolená ti začala nebo skončila teprve před chvílí. Změnit to můžeš znovu od { $again }.
table-no-such-vacation = { $most ->
    [0] Nezbývají ti žádné dny dovolené (14 za rok).
    [one] Zbývá ti jen jeden den dovolené.
    [few] Vzít si můžeš nejvýš { $most } dny dovolené.
   *[other] Vzít si můžeš nejvýš { $most } dní dovolené.
}
table-no-clock = Tato partie nemá hodiny, takže není co pozastavovat. Nespěchej.
table-paused = Partie je pozastavená. { $resume ->
    [alone] Klikni pod deskou na **{ $button-resume }** a hned bude pokračovat.
    [asked] Někdo tě požádal o pokračování: souhlas dáš přes **/accept**.
    [awaited] Bude pokračovat, jakmile budou všichni souhlasit.
   *[people] Klikni pod deskou na **{ $button-resume }**. Bude pokračovat, jakmile budou všichni souhlasit.
}
table-not-paused = Partie není pozastavená.
table-too-late-to-abort = Všichni už táhli, takže na zrušení partie je pozdě. Nabídni remízu, nebo se vzdej.
table-in-tournament = V turnaji nejde partii zrušit ani pozastavit a tahy nejde vzít zpět.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Semínko
    [2] Vrabec
    [3] Ježek
    [4] Straka
    [5] Jezevec
    [6] Liška
    [7] Volavka
   *[8] Sova
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Hráč { $number }
# What somebody may type for a computer.
computer-level = Úroveň { $level }
computer-about = { $level ->
    [1] 1 · Semínko: teprve se naučilo pravidla
    [2] 2 · Vrabec: je rychlý a často mu stačí druhý nejlepší tah
    [3] 3 · Ježek: opatruje svoje kameny
    [4] 4 · Straka: bere, co se dá
    [5] 5 · Jezevec: je tvrdohlavý a málokdy neopatrný
    [6] 6 · Liška: pasti tuší dopředu a pár jich i nastraží
    [7] 7 · Volavka: je trpělivá a skoro nechybuje
   *[8] 8 · Sova: hraje naplno
}
