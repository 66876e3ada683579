# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } und { $last }
conjunction-i = { $others } und { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number } %

card-heading = **{ $game }** · Tisch { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· Zug { $turn }
}
card-invitation = { $invited }, { $opener } lädt { $seats ->
    [2] dich zu einer Partie { $game } ein.
   *[other] zu einer Partie { $game } für { $seats } Spieler ein. { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Du hast { $invited } zu einer Partie { $game } eingeladen.
card-open-invitation = { $opener } sucht { $seats ->
    [2] einen Gegner für eine Partie { $game }.
   *[other] { $free ->
        [one] noch einen Mitspieler
       *[other] noch { $free } Mitspieler
    } für eine Partie { $game } mit { $seats } Spielern.
} Wer ist dabei?
card-terms = -# { $counts ->
    [yes] Gewertet
   *[no] Ungewertet
} · { $setup } · { $begins } · { $pace } · läuft { $end } ab
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Gewertet
   *[no] Ungewertet
} · { $pace }
begins-named = { $name } fängt an
begins-own = du fängst an
begins-first = wer zuerst mitspielt, fängt an
begins-lot = das Los entscheidet, wer anfängt
pace = { $minutes ->
    [0] ohne Uhr
    [60] 1 Stunde pro Zug
    [480] 8 Stunden pro Zug
    [1440] 1 Tag pro Zug
    [4320] 3 Tage pro Zug
    [10080] 7 Tage pro Zug
   *[other] { $minutes } Minuten pro Zug
}
card-all-seated = Alle sind da – los geht’s!
card-closed = Diesmal kommt keine Partie zustande.
card-to-act = { $player }, du bist am Zug.
card-to-act-until = { $player }, du bist am Zug. Deine Zeit endet { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, ihr seid am Zug: Stimmt für einen Zug. Die Abstimmung endet { $end }.
card-on-hold = Die Partie ruht, weil zweimal nacheinander niemand abgestimmt hat. Eine Stimme für einen Zug von { $player } setzt sie fort.
votes-missed = Beim letzten Mal hat niemand abgestimmt, darum hat der Computer für euch gezogen.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Noch keine Stimmen.
    [one] Bisher 1 Stimme.
   *[other] Bisher { $votes } Stimmen.
}{ $needed ->
    [0] {""}
   *[other] {" "}Ein Zug mit { $needed } Stimmen wird sofort gespielt.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Remis anbieten
    [takeback] Um Zugrücknahme bitten
    [accept] Annehmen
    [decline] Ablehnen
    [resign] Aufgeben
    [abort] Partie abbrechen
   *[other] Weiterspielen
}: { $votes } von { $needed } Stimmen
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Außerdem bist du am Zug.
   *[others] { $player } ist am Zug.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Deine Zeit endet { $end }.
       *[others] Die Zeit endet { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Du musst { $cells } schlagen.
    [capture] Du musst schlagen.
    [demand] Du musst über genau { $balls } Kugeln springen.
   *[only] Du hast nur einen erlaubten Zug.
}{ $asks ->
    [replacement] {" "}Welcher Stein rückt nach?
    [where] {" "}{ $beginning } – wohin?
    [man] {" "}Womit?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Hier konnte { $time } lang niemand spielen. Diese Zeit hat { $player } zurückbekommen.
card-time-given-own = -# Hier konnte { $time } lang niemand spielen. Diese Zeit hast du zurückbekommen.
card-vacation = -# { $name } ist bis { $end } im Urlaub. So lange steht die Uhr.
card-vacation-own = -# Du bist bis { $end } im Urlaub. So lange steht deine Uhr.
card-vacation-no-clock = -# { $name } ist bis { $end } im Urlaub.
card-vacation-no-clock-own = -# Du bist bis { $end } im Urlaub.
card-round-deadline = -# Frist der Runde: { $at }, auch im Urlaub. Wer dann am Zug ist, verliert.
card-check-in = -# Du bist nicht am Zug? Drück auf *Ich bin da*. Wenn niemand rechtzeitig zieht, verliert auch, wer das nicht getan hat.
games-deadline = Frist { $at }
card-no-clock = -# Wenn jemand 3 Tage lang nicht zieht, kannst du nachfragen. Weitere 4 Tage später kannst du { $seats ->
    [2] den Sieg beanspruchen
   *[other] ohne diese Person weiterspielen
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, bist du noch da?
   *[no] Bist du noch da?
} Wenn du nicht ziehst{ $answers ->
    [yes] {" "}oder antwortest
   *[no] {""}
}, { $who ->
    [named] kann { $other }
   *[others] können die anderen
} { $end } { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne dich weiterspielen
   *[close] die Partie schließen
}.
# The same for the player alone, once the others can do so.
card-claimable-own = Du hast seit dem { $since } nicht gezogen. Bis du ziehst, { $who ->
    [named] kann { $other }
   *[others] können die anderen
} { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne dich weiterspielen
   *[close] die Partie schließen
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Ich habe { $name } gefragt. Wenn kein Zug{ $answers ->
    [yes] {" "}und keine Antwort
   *[no] {""}
} kommt, kannst du { $end } { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne { $name } weiterspielen
   *[close] die Partie schließen
}.
card-reminder = { $player }, du bist immer noch am Zug. Deine Zeit endet { $end }.
direct-reminder = **{ $game }** · Tisch { $table } · { $place }
card-idle = { $player }, hier ist schon lange nichts passiert. Wenn du nicht ziehst, wird die Partie { $end } ohne Ergebnis geschlossen.
card-idle-lost = { $player }, hier ist schon lange nichts passiert. Wenn du nicht ziehst, verlierst du die Partie { $end }.
card-pause-ends = { $player }, diese Partie ist schon lange pausiert. Sie geht { $end } von selbst weiter, und mit ihr die Uhren.
card-paused = Die Partie ist pausiert. Wenn sie weitergeht, ist { $player } am Zug.
card-paused-own = Die Partie ist pausiert. Wenn sie weitergeht, bist du am Zug.
card-asked = { $players }, einverstanden?
card-computer-acts = { $player } denkt nach …
card-left-to-computers = Nur noch Computer sind übrig. Sie spielen die Partie allein zu Ende, und das Ergebnis erscheint hier.
card-draw-near = { $turns ->
    [one] Wenn im nächsten Zug kein Stein vom Brett geht, ist die Partie remis.
   *[other] Wenn in den nächsten { $turns } Zügen kein Stein vom Brett geht, ist die Partie remis.
}
card-won = **{ $names } gewinnt**{ $why ->
    [resigned] {" "}durch Aufgabe.
    [time] {" "}durch Zeitüberschreitung.
    [forfeited] {" "}kampflos.
   *[other] .
}
card-won-own = **Du gewinnst**{ $why ->
    [resigned] {" "}durch Aufgabe.
    [time] {" "}durch Zeitüberschreitung.
    [forfeited] {" "}kampflos.
   *[other] .
}
card-drawn = **Remis** { $why ->
    [agreement] durch Einigung zwischen { $names }.
    [repetition] zwischen { $names }: dreimal dieselbe Stellung.
    [quiet] zwischen { $names }: zu viele Züge hintereinander, ohne dass etwas geschlagen wurde.
   *[other] zwischen { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Remis** { $why ->
    [agreement] durch Einigung zwischen dir und { $other }.
    [repetition] zwischen dir und { $other }: dreimal dieselbe Stellung.
    [quiet] zwischen dir und { $other }: zu viele Züge hintereinander, ohne dass etwas geschlagen wurde.
   *[other] zwischen dir und { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Aufgabe
    [time] Zeitüberschreitung
    [absent] Abwesenheit
    [forfeited] Kampflos
    [agreement] Remis durch Einigung
    [repetition] Remis: dreimal dieselbe Stellung
   *[quiet] Remis: zu lange nichts geschlagen
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Es gibt keine erlaubten Züge mehr.
card-place = Rang { $place }: { $names }

replay = **{ $game }** · Tisch { $table } · Animation{ $step ->
    [1] {""}
   *[other] {" "}(jeder { $step }. Zug)
}
replay-alt = Die ganze Partie, Zug für Zug ({ $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}). Am Ende: { $last }

news-joined = { $name } spielt mit.
news-declined = { $name } lehnt ab.
news-declined-own = Du lehnst ab.
# Others can still join.
news-seat-declined = { $name } lehnt ab. Der Platz ist jetzt für alle frei.
news-seat-opened = Der Platz von { $name } ist jetzt für alle frei.
news-vacated = { $name } geht. Der Platz ist jetzt für alle frei.
news-cancelled = Die Einladung wurde zurückgezogen.
news-closed = { $what ->
    [game] Die Moderation hat diese Partie geschlossen. Sie zählt nicht.
   *[invitation] Die Moderation hat diese Einladung geschlossen.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, die Moderation hat diese Partie geschlossen. Sie zählt nicht.
news-deadline = Die Frist dieser Runde ist um.
news-nobody-came = Niemand ist rechtzeitig gekommen, also verlieren alle diese Partie.
news-over = { $players }, die Partie ist zu Ende.
# players: one or several
news-out = Ausgeschieden: { $players }. Die anderen spielen weiter.
news-expired = Die Einladung ist abgelaufen, bevor alle Plätze besetzt waren.
news-idle = Hier hat einen Monat lang niemand gezogen, deshalb wurde die Partie ohne Ergebnis geschlossen.
news-started = Die Partie beginnt.
news-started-by-lot = Die Partie beginnt. Das Los entscheidet: { $name } fängt an.
news-started-by-lot-own = Die Partie beginnt. Das Los entscheidet: Du fängst an.
news-resigned = { $name } gibt auf.
news-resigned-own = Du gibst auf.
news-timed-out = { $name } hat die Zeit überschritten.
news-timed-out-own = Du hast die Zeit überschritten.
news-left = { $name } hat den Server verlassen. { $others ->
    [one] Die andere Person kann
   *[other] Die anderen können
} { $claim ->
    [out] die Partie ohne diese Person fortsetzen
   *[win] { $closable ->
        [yes] den Sieg beanspruchen oder die Partie schließen
       *[no] den Sieg beanspruchen
    }
}.
news-absent = { $name } hat { $time } lang nicht gezogen. { $who ->
    [direct] Du kannst mit **{ $button-still-there }** unter dem Brett nachfragen.
    [you] Du kannst hier unten mit **{ $button-still-there }** nachfragen.
    [named] { $other } kann hier unten mit **{ $button-still-there }** nachfragen.
   *[others] Die anderen können hier unten mit **{ $button-still-there }** nachfragen.
}
news-claimable = { $name } hat immer noch nicht gezogen. { $who ->
    [direct] Du kannst unter dem Brett
    [you] Du kannst hier unten
    [named] { $other } kann hier unten
   *[others] Die anderen können hier unten
} { $claim ->
    [win] mit **{ $button-claim }** gewinnen
    [out] mit **{ $button-claim-out }** die Partie fortsetzen
   *[close] mit **{ $button-close }** die Partie schließen
}.
news-still-there = { $name } ist noch da.
news-still-there-own = Du hast geantwortet, dass du noch da bist.
news-here = { $name } ist da.
news-here-own = Du hast gesagt, dass du da bist.
news-gone = { $name } hat { $time } lang nicht gezogen{ $out ->
    [yes] {" "}und ist raus
   *[no] {""}
}.
news-gone-own = Du hast { $time } lang nicht gezogen{ $out ->
    [yes] {" "}und bist raus
   *[no] {""}
}.
news-turn-extended = { $name } hat { $player } { $time } mehr Zeit gegeben.
news-turn-extended-own = Du hast { $player } { $time } mehr Zeit gegeben.
news-turn-extended-to-you = { $name } hat dir { $time } mehr Zeit gegeben.
news-returned = { $name } ist zurück auf dem Server.
news-forfeited = { $name } hat den Server verlassen und verliert die Partie kampflos.
news-removed = { $name } wurde aus dem Turnier ausgeschlossen und verliert die Partie kampflos.
news-removed-own = Du wurdest aus dem Turnier ausgeschlossen und verlierst die Partie kampflos.
news-aborted = { $name } hat die Partie abgebrochen. Sie zählt nicht.
news-aborted-own = Du hast die Partie abgebrochen. Sie zählt nicht.
news-closed-by = { $name } hat die Partie geschlossen. Sie zählt nicht.
news-closed-by-own = Du hast die Partie geschlossen. Sie zählt nicht.
news-offered = { $name } { $offer ->
    [draw] bietet Remis an.
    [takeback] bittet um eine Zugrücknahme.
    [pause] möchte die Partie pausieren.
    [resign] bietet an aufzugeben.
   *[resume] möchte die Partie fortsetzen.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = Du { $offer ->
    [draw] bietest Remis an.
    [takeback] bittest um eine Zugrücknahme.
    [pause] möchtest die Partie pausieren.
   *[resume] möchtest die Partie fortsetzen.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Zurückgenommen würde Zug { $first }: { $turns }.
   *[other] Zurückgenommen würden die Züge { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] nimmt das Remis an.
   *[other] ist einverstanden.
}
# The same for the one who has done it.
news-agreed-own = Du { $offer ->
    [draw] nimmst das Remis an.
   *[other] bist einverstanden.
}
news-refused = { $name } { $offer ->
    [draw] lehnt das Remis ab.
    [takeback] lehnt die Zugrücknahme ab.
    [pause] möchte die Partie nicht pausieren.
    [resign] möchte weiterspielen.
   *[resume] möchte die Partie noch nicht fortsetzen.
}
# The same for the one who has done it.
news-refused-own = Du { $offer ->
    [draw] lehnst das Remis ab.
    [takeback] lehnst die Zugrücknahme ab.
    [pause] möchtest die Partie nicht pausieren.
    [resign] möchtest weiterspielen.
   *[resume] möchtest die Partie noch nicht fortsetzen.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] hat Remis angeboten.
    [takeback] hat um eine Zugrücknahme gebeten.
    [pause] wollte die Partie pausieren.
    [resign] hat angeboten aufzugeben.
   *[resume] wollte die Partie fortsetzen.
} { $end ->
    [accepted] Angenommen von { $players }.
    [declined] Abgelehnt von { $players }.
   *[lapsed] Das gilt nicht mehr.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = Du { $offer ->
    [draw] hast Remis angeboten.
    [takeback] hast um eine Zugrücknahme gebeten.
    [pause] wolltest die Partie pausieren.
   *[resume] wolltest die Partie fortsetzen.
} { $end ->
    [accepted] Angenommen von { $players }.
    [declined] Abgelehnt von { $players }.
   *[lapsed] Das gilt nicht mehr.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] hat Remis angeboten.
    [takeback] hat um eine Zugrücknahme gebeten.
    [pause] wollte die Partie pausieren.
    [resign] hat angeboten aufzugeben.
   *[resume] wollte die Partie fortsetzen.
} { $end ->
    [accepted] Du hast angenommen.
   *[declined] Du hast abgelehnt.
}
news-played-out = Die Computer haben die Partie allein zu Ende gespielt, in { $turns ->
    [one] einem Zug.
   *[other] { $turns } Zügen.
}
news-taken-back = { $turns ->
    [0] Alle Züge wurden zurückgenommen. Die Partie steht wieder am Anfang.
   *[other] Die Partie steht wieder in der Stellung nach Zug { $turns }.
}
news-paused = Die Partie ist pausiert.
news-on-hold = Zweimal nacheinander hat niemand abgestimmt, darum ruht die Partie bis zur nächsten Stimme.
news-resumed = Die Partie geht weiter.
news-vacation-ended = { $name } ist aus dem Urlaub zurück.
news-vacation-ended-own = Du bist aus dem Urlaub zurück.
news-moved = { $what ->
    [invitation] Die Einladung ist jetzt hier.
   *[game] Die Partie geht hier weiter.
}
news-tournament-over = Das Turnier ist vorbei. Diese Partie geht weiter, und ihr könnt sie jetzt pausieren und Züge zurücknehmen.
news-result-entered = Die Turnierleitung hat das Ergebnis dieser Partie im Turnier eingetragen, also endet sie hier. Sie zählt nicht für die Wertung.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · Tisch { $table } · Zug { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · Tisch { $table } · Zug { $turn } · { $name }: { $text } (zurückgenommen)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · Zug { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · Zug { $turn } · { $name }: { $text } (zurückgenommen)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · Tisch { $table } · { $turn ->
    [0] zurück am Anfang
   *[other] zurück bei Zug { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · Tisch { $table } · { $text }
board-past-invitation = -# { $game } · Tisch { $table } · Einladung · { $names }
board-past-start = -# { $game } · Tisch { $table } · Anfang · { $names }
board-moved = -# { $game } · Tisch { $table } ist nach { $place } umgezogen

news-hinted = { $name } hat sich einen Tipp geholt.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, unverändert
news-rating-same-levels = { $name } gegen Computer: { $rating }, unverändert
news-rating-levels = { $name } gegen Computer: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, noch { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} bis zur festen Wertung
news-rating-provisional-levels = { $name } gegen Computer: { $rating }, noch { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} bis zur festen Wertung
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, nicht mehr vorläufig
news-rating-settled-levels = { $name } gegen Computer: { $rating }, nicht mehr vorläufig

news-unrated-short = Ungewertet: Vor Zug { $turns } { $how ->
    [drawn] endete die Partie remis
    [time] war die Zeit abgelaufen
    [absent] hat jemand nicht mehr gezogen
    [left] hat jemand den Server verlassen
   *[resigned] hat jemand aufgegeben
}.
# After a game that computers have finished on their own.
news-unrated-left = Ungewertet: Vor Zug { $turns } waren nur noch Computer übrig, und die haben den Rest gespielt.
news-unrated-enough = Ungewertet: Zwischen denselben zwei Spielern zählen nur { $games } Partien am Tag.
news-unrated-casual = Ungewertet: So war es vereinbart.
news-unrated-removed = Ungewertet: Jemand wurde aus dem Turnier ausgeschlossen.
news-unrated-left-server = Ungewertet: Jemand ist nicht mehr auf dem Server und könnte von der Gegenseite entfernt worden sein.
news-unrated-hinted = Ungewertet für { $names }: Nach einem Tipp zählt nur noch eine Niederlage.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Womit willst du ziehen?
menu-next-man = { $beginning } – was rückt nach?
menu-ground = Auf welcher Platte liegt die Kugel?
menu-tile = Welche Platte willst du schieben oder herausnehmen?
menu-cell = Wo genau?
menu-where = { $beginning } – wohin?
menu-go-on = { $beginning } – weiterspringen oder hier aufhören?
menu-demand = { $beginning } – forderst du einen bestimmten Sprung?
menu-demand-none = keine Forderung
menu-demand-exactly = genau { $balls }
menu-to = nach { $to }
menu-as-it-is = Hier aufhören
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Bitte wählen
menu-part = { $first } bis { $last }
menu-alt = Zur Wahl: { $choices }.
menu-moved-on = Die Partie ist seitdem weitergegangen.
menu-once-more = So ziehen? **{ $turn }**
menu-vote-for = Für diesen Zug stimmen? **{ $turn }**
menu-played = Dein Zug: { $turn }.
menu-voted = Deine Stimme: { $turn }. Du kannst sie ändern, bis der Zug gespielt wird.

typing-title = Dein Zug
typing-label = Tipp deinen Zug ein
typing-example = z. B. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · Tisch { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = Die Revanche ist schon eröffnet: { $place }
say-joined-elsewhere = Du hast einen Platz. { $game } · Tisch { $table } ist in { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Diese Partie ist gewertet. Nach einem Tipp zählen Sieg oder Remis nicht mehr für deine Wertung, eine Niederlage aber schon.
hint-outdated = Seit diesem Tipp ist die Partie weitergegangen.
hint-man = Schau dir mal **{ $spot }** an.
# Where the piece or tile goes that the hint before names.
hint-goes = Das Ziel: **{ $spot }**.
hint-turn = Ich würde **{ $turn }** spielen.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Das schlägt { $men }.
hint-threatens = Das droht, { $men } zu schlagen.
hint-saves = Das rettet { $men }. Mit den meisten anderen Zügen gelingt das nicht.
hint-prepares = Das bereitet einen Schlag vor: Zwei weitere Züge könnten { $men } schlagen.
hint-guards = Das schützt { $men } davor, in zwei Zügen geschlagen zu werden.
hint-locks = Das sperrt { $men } ein.
hint-restricts = Das engt die Gegenseite ein (mögliche Züge: { $after } statt { $before }).
hint-frees = Das schafft mehr Raum (mögliche Züge: { $after } statt { $before }).
hint-blocks = Das verhindert Sprünge über { $men }, die auf { $cell } enden würden.
hint-corners = Das lässt dem gegnerischen Basileus weniger sichere Felder ({ $after } statt { $before }).
hint-frees-king = Das gibt dem eigenen Basileus mehr sichere Felder ({ $after } statt { $before }).
hint-covers = Das deckt den eigenen Basileus (leere Felder neben ihm: { $after } statt { $before }).
hint-evades = Das bringt den eigenen Basileus vom Gegner weg (Schritte bis zur nächsten Figur: { $after } statt { $before }).
hint-nears = Das bringt eine Figur näher an den gegnerischen Basileus (Schritte: { $after } statt { $before }).
hint-limits = Das lässt der Gegenseite weniger Züge, die nicht sofort etwas verlieren ({ $after } statt { $before }).
hint-adds = Das ermöglicht mehr eigene Züge, die nicht sofort etwas verlieren ({ $after } statt { $before }).
hint-leaves-edge = Das bringt eine Figur vom Rand ins Spiel, nach { $cell }.
hint-chases = Der Basileus geht auf { $men } los.
hint-guards-king = Das bringt eine Figur näher an den eigenen Basileus (Schritte: { $after } statt { $before }).
hint-joins = Das hält die eigenen Figuren zusammen (neben { $after } von ihnen statt { $before }).
hint-leads = In der wahrscheinlichen Folge erlaubt das noch, { $men } zu schlagen.
hint-quiet = Ein stiller Zug: Er schlägt nichts und droht nichts.
# What a reply does to the reader, after the sentences above.
reply-restricts = Das lässt dir weniger Züge ({ $after } statt { $before }).
reply-corners = Das lässt deinem Basileus weniger sichere Felder ({ $after } statt { $before }).
reply-limits = Das lässt dir weniger Züge, die nicht sofort etwas verlieren ({ $after } statt { $before }).
reply-nears = Das bringt eine Figur näher an deinen Basileus (Schritte: { $after } statt { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Das beendet die Runde: Keine Kugel kann mehr springen.
hint-opens = { $balls ->
    [0] Wenn sich keine Platte bewegt, kann danach keine Kugel springen.
    [one] Wenn sich keine Platte bewegt, kann danach eine Kugel springen; der längste Sprung schlägt { $longest }.
   *[other] Wenn sich keine Platte bewegt, können danach { $balls } Kugeln springen; der längste Sprung schlägt { $longest }.
}
hint-leaves = Danach { $balls ->
    [one] kann nur noch eine Kugel springen
   *[other] können noch { $balls } Kugeln springen
} (vorher { $before }); der längste Sprung schlägt { $longest } (vorher { $longest-before }).
hint-demands = Das fordert einen Sprung über genau { $demand } Kugeln, und den { $balls ->
    [one] schafft nur eine Kugel
   *[other] schaffen { $balls } Kugeln
}.

# Pieces in the sentences above, in the accusative.
# $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] den Basileus auf { $cells }
    [men-captain] { $count ->
        [one] den Hauptmann auf { $cells }
       *[other] die Hauptleute auf { $cells }
    }
    [men-piece] { $count ->
        [one] den Offizier auf { $cells }
       *[other] die Offiziere auf { $cells }
    }
    [men-soldier] { $count ->
        [one] den Soldaten auf { $cells }
       *[other] die Soldaten auf { $cells }
    }
    [men-ball] { $count ->
        [one] die Kugel auf { $cells }
       *[other] { $count } Kugeln: { $cells }
    }
    [men-stone] { $count ->
        [one] den Stein auf { $cells }
       *[other] die Steine auf { $cells }
    }
   *[men-pawn] { $count ->
        [one] den Bauern auf { $cells }
       *[other] die Bauern auf { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Das gewinnt sofort.
   *[other] Das gewinnt erzwungen in höchstens { $turns } Zügen.
}
hint-loses = Die Partie ist verloren, aber so hältst du am längsten durch: { $turns ->
    [one] einen Zug.
   *[other] { $turns } Züge.
}
hint-chance = Deine Gewinnchance liegt bei etwa { $chance }.
hint-answer = Die wahrscheinliche Antwort ist { $turn }.

# The replay of a finished game.
review-progress = Analysiere die Partie … { $percent } %
review-even = Kein einzelner Zug hat diese Partie entschieden.
review-swings = { $swings ->
    [one] Der Wendepunkt:
   *[other] Die { $swings } größten Wendepunkte:
}
review-swing = { $number }. Zug { $turn }, { $name }: **{ $played }** ließ eine Gewinnchance von { $left } übrig. Besser: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Zug { $turn }: { $votes ->
    [one] eine Person hat
   *[other] { $votes } Personen haben
} für { $better } ({ $left }) gestimmt.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ und gestrichelt: der gespielte Zug. ✓ und durchgezogen: der bessere Zug.
review-arrows = Ein gestrichelter Pfeil mit Kreuz zeigt { $played }, ein durchgezogener Pfeil mit Häkchen zeigt { $better }.
review-alt = Die Gewinnchancen, Zug für Zug. { $samples }
review-sample = { $turn ->
    [0] Am Anfang
   *[other] Nach Zug { $turn }
}: { $chances }

button-mistakes = Fehler noch einmal versuchen
button-mistake-next = Nächster Fehler
button-mistake-better = Besseren Zug zeigen
mistake-question = **{ $game }** · Tisch { $table } · Zug { $turn }
    Du hast **{ $played }** gespielt. Das hat { $cost ->
        [one] einen Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } deiner Gewinnchance gekostet. Finde einen besseren Zug.
mistake-best = ✅ **{ $turn }** ist der beste Zug: Danach liegt deine Gewinnchance bei { $best }.
mistake-right = ✅ **{ $turn }** ist fast so gut wie der beste Zug: Danach liegt deine Gewinnchance bei { $left } statt { $best }.
mistake-wrong = ↩️ **{ $turn }** ist nicht gut genug: Danach liegt deine Gewinnchance bei { $left } statt { $best }.
mistake-reply = Die Antwort ist **{ $reply }**.
mistake-better = Der bessere Zug ist **{ $turn }**: Danach liegt deine Gewinnchance bei { $best }.
mistake-last = -# Das war dein letzter Fehler unter den Wendepunkten dieser Partie.

say-review-not-over = Diese Partie läuft noch. Danach kannst du sie analysieren. Bis dahin hilft /hint, wo Tipps erlaubt sind.
say-review-nothing = In dieser Partie wurde kein Zug gespielt, es gibt also nichts zu analysieren.
say-review-under-way = Ich erstelle { $whose ->
    [own] für dich
   *[channel] in diesem Kanal
} schon eine Analyse { $about ->
    [table] von Tisch { $table }
   *[record] einer Mitschrift
}. Versuch es noch einmal, wenn sie fertig ist.
say-reviews-many = Gerade werden viele Partien analysiert. Versuch es in einer Minute noch einmal.
say-went-wrong = Da ist bei mir etwas schiefgegangen. Wenn es noch einmal passiert, sag der Person Bescheid, die diesen Bot betreibt: { $reference }.
say-shown-later = Discord hat gerade Probleme. Alles ist gespeichert und erscheint hier, sobald Discord sich erholt hat.
say-busy = Bei B-Side ist gerade sehr viel los. Versuch es in einer Minute noch einmal.
say-press-again = Das hat zu lange gedauert. Drück noch einmal.
say-thread-already = Das hier ist schon ein Thread. Lass „thread“ leer, um hier zu spielen.
say-no-threads = Hier lassen sich keine Threads erstellen. Lass „thread“ leer, um hier zu spielen.
say-lacks-for-thread = Mir fehlen hier Berechtigungen: { $permissions }. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder spiel ohne Thread.
say-lacks-for-boards = Mir fehlen hier Berechtigungen: { $permissions }. Mit einem Computer oder einer Uhr muss ich unaufgefordert schreiben können. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder spiel ohne Uhr gegen Menschen.
say-lacks-for-table = Mir fehlen hier Berechtigungen: { $permissions }. An diesem Tisch gibt es einen Computer oder eine Uhr, deshalb muss ich unaufgefordert schreiben können. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder spiel in einem Kanal, in dem ich sie habe.
say-lacks-for-puzzles = Mir fehlen in dem Kanal Berechtigungen: { $permissions }. Ich brauche sie, um dort das Rätsel des Tages zu posten.
say-lacks-for-seeks = Mir fehlen in dem Kanal Berechtigungen: { $permissions }. Ich brauche sie, um dort Gegnersuchen zu posten.
say-thread-refused = Discord lässt mich hier gerade keinen Thread erstellen. Lass „thread“ leer, um im Kanal zu spielen.
say-too-many-threads = { $whose ->
    [own] Ich habe für dich in letzter Zeit viele Threads erstellt.
   *[server] Ich habe auf diesem Server in letzter Zeit viele Threads erstellt.
} Spiel in einem Kanal ohne Thread oder versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
permission-view = Kanal ansehen
permission-connect = Verbinden
permission-send = Nachrichten senden
permission-attach = Dateien anhängen
permission-create-threads = Öffentliche Threads erstellen
permission-send-in-threads = Nachrichten in Threads senden
permission-read-history = Nachrichtenverlauf anzeigen
say-not-here = Ich bin auf diesem Server kein Mitglied, deshalb kann ich hier kein Brett zeigen. Lade mich auf den Server ein oder spiel in einer Direktnachricht mit mir gegen den Computer. /rules, /learn und /games gehen überall.
say-alone-here = In Direktnachrichten kannst du nur gegen den Computer spielen. Um Leute einzuladen, nimm einen Kanal auf einem Server.
say-too-fast = Du bist mir zu schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Damit nichts verloren geht, hier dein Text:
say-not-seen = Diese Partie ist in einem Kanal, den du nicht sehen kannst. Bitte einen der Spieler um den /record.
say-may-not-close = Dafür brauchst du in diesem Kanal die Berechtigung „Nachrichten verwalten“. Um deine eigene Partie aufzugeben, nimm /resign.
say-only-in-servers = Das geht nur in einem Kanal auf einem Server.
say-animation-under-way = Ich erstelle { $whose ->
    [own] für dich
   *[channel] in diesem Kanal
} schon eine Animation von Tisch { $table }. Versuch es noch einmal, wenn sie fertig ist.
say-animations-many = Gerade werden viele Animationen erstellt. Versuch es in einer Minute noch einmal.
say-offer-closed = Dieses Angebot gilt nicht mehr.
# Under an older message: where the board is now.
say-moved-on = Die Partie ist seitdem weitergegangen. Das Brett ist hier: { $place }
# Asked for again: $place is a link.
say-shown-here = Das steht schon in diesem Kanal: { $place }
say-stale-button = Dieser Button geht nicht mehr. /board zeigt die Partie dieses Kanals.
say-bad-option = „{ $input }“ steht nicht zur Wahl. Nimm einen der Vorschläge.
say-old-command = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es noch einmal.
say-joined-same-game = { $player } hatte dich schon zu diesem Spiel eingeladen, also spielst du dort mit.
say-computers-joined = { $count ->
    [one] { $names } spielt mit.
   *[other] { $names } spielen mit.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } war schneller und hat den Platz. Los geht’s!
   *[other] { $names } waren schneller und haben die Plätze. Los geht’s!
}
say-invited-bot = Andere Bots können nicht mitspielen. Lade einen Menschen ein, lade mich ein, um gegen den Computer zu spielen, oder lass den Gegner leer, damit alle mitspielen können.
say-invited-stranger = { $name } ist nicht auf diesem Server. Lade jemanden von hier ein.
say-invited-hidden = { $name } kann diesen Kanal nicht sehen. Lade in einem Kanal ein, den ihr beide sehen könnt.
say-invited-timed-out = { $name } ist auf diesem Server im Timeout. Schick die Einladung, wenn das vorbei ist.
say-invited-without-commands = { $name } kann in diesem Kanal keine Befehle nutzen. Schick die Einladung in einem anderen Kanal.
say-cannot-follow = { $name } kann diesen Kanal nicht sehen, deshalb kann die Partie nicht hierher umziehen.
say-no-such-player = Hier spielt niemand namens „{ $name }“. Wähl aus: { $names }.
say-unknown-theme = Farben namens „{ $name }“ gibt es nicht. Wähl aus: { $themes }.
say-really-resign = Willst du wirklich aufgeben?
say-resigned = Du hast aufgegeben.
say-really-claim = Willst du den Sieg wirklich beanspruchen? Die Partie ist dann sofort zu Ende.
say-really-claim-out = Willst du wirklich ohne Abwesende weiterspielen? Sie scheiden dann aus.
say-claimed = Du hast den Sieg beansprucht.
say-claimed-out = Die Partie geht ohne Abwesende weiter.
say-really-abort = Willst du diese Partie wirklich abbrechen? Sie zählt dann nicht.
say-aborted = Du hast die Partie abgebrochen.
say-really-close = Willst du diese Partie wirklich schließen? Sie zählt dann nicht.
say-really-close-invitation = Willst du diese Einladung wirklich schließen?
say-really-close-tournament = Willst du diese Partie wirklich schließen? Sie zählt dann nicht. Sie wird an einem anderen Tisch von vorn gespielt.
say-really-close-own = Du spielst in dieser Partie mit. Wenn du sie schließt, gibst du damit auf. Willst du wirklich aufgeben?
say-closed = Geschlossen.
say-kept = OK, alles bleibt, wie es ist.

span-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
span-hours = { $hours } Stunden
span-days = { $days } Tage

# Why a game cannot start with these options.

setup-unknown-beginner = „{ $name }“ kann nicht anfangen. Wähl aus oder lass es leer: { $beginners }.
setup-unknown-time = Die Bedenkzeit „{ $name }“ kenne ich nicht. Wähl aus oder lass es leer: { $times }.

setup-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Wähl aus: { $games }.
setup-seats = { $game } ist ein Spiel für { $most ->
    [2] zwei.
   *[other] { $fewest } bis { $most } Spieler.
}
setup-too-many = { $game } ist ein Spiel für { $most ->
    [2] zwei. Lade nur eine Person ein.
   *[other] höchstens { $most } Spieler. Lade weniger Leute ein.
}
setup-unknown = Für { $game } gibt es keine Aufstellung namens „{ $name }“. Wähl aus oder lass es leer: { $setups }.

leaderboard-server = { $game }: dieser Server
leaderboard-everywhere = { $game }: alle Server
leaderboard-levels-server = { $game } gegen Computer: dieser Server
leaderboard-levels-everywhere = { $game } gegen Computer: alle Server
leaderboard-levels-empty = Noch hat niemand eine gewertete Partie gegen Computer beendet. /play mit einer Computerstufe startet eine.
leaderboard-levels = -# Computer: { $levels }
leaderboard-empty = Noch hat niemand eine gewertete Partie beendet. /play startet eine.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } gewonnen, { $draws } remis, { $losses } verloren
leaderboard-uncertain = -# Wertungen mit höchstens ± { $deviation } stehen vorn. Den übrigen fehlen noch Partien.
leaderboard-provisional = -# Vorläufig: weniger als { $games } Partien. Diese Wertungen stehen am Ende, jede mit ihrem wahrscheinlichen Bereich.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (vorläufig: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Deutsch
language-name-in-english = German
language-names-elsewhere = němčina, Duits, allemand, niemiecki, alemão, alemán, tedesco, Almanca, німецька, ドイツ語
theme-name = { $theme ->
    [classic] klassisch
    [dark] dunkel
    [contrast] kontrastreich
   *[spectrum] Spektrum (für Farbenblinde)
}
setup-name = { $setup ->
    [light-first] Hell zuerst
    [dark-first] Dunkel zuerst
   *[standard] übliche Aufstellung
}
settings-default = { $setting ->
    [boards] Nur das neueste Brett bleibt
    [notify] Ping im Kanal
    [language] Meine Sprache in Discord
    [server-language] Die des Community-Servers, sonst die der Person, die eine Partie beginnt
    [level] Jedes Mal fragen
    [theme] Farben des Servers
    [daily-games] Die Spiele, die hier gespielt werden
    [daily-level] So schwer, wie man sie hier lösen kann
   *[other] Standard
}
boards-choice = { $boards ->
    [lines] Eine Zeile je Zug
   *[pictures] Bretter mit ihren Bildern
}
view-choice = { $view ->
    [mine] Meine Seite
   *[first] Die Seite, die anfängt
}
settings-me = Deine Einstellungen
settings-me-list =
    Farben: { $theme ->
        [none] die des Servers
       *[other] { $theme }
    }
    Unten auf dem Brett: { $view ->
        [mine] deine Seite
       *[other] die Seite, die anfängt
    }
    Mit Buttons gewählte Züge: { $confirm ->
        [yes] vorher nachfragen
        [no] gleich spielen
       *[other] in deinen ersten zehn Partien vorher nachfragen
    }
    Erinnerung, bevor deine Zeit abläuft: { $direct ->
        [yes] als Direktnachricht
       *[other] im Kanal
    }
    Partien, die auf dich warten: { $notify ->
        [direct] sofort eine Direktnachricht
        [digest] eine Direktnachricht am Tag, die nächste { $digest }
        [none] keine Nachricht
       *[other] ein Ping im Kanal
    }
    Zeitzone: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Sprache: { $language ->
        [none] die von Discord
       *[other] { $language }
    }
    Stufe deiner Computergegner: { $level ->
        [none] jedes Mal fragen
       *[other] { $level }
    }
    Rollen für deine Wertungen: { $roles ->
        [no] keine
       *[other] ja, wo ein Server sie vergibt
    }
settings-change = { $setting ->
    [theme] Farben
    [view] Unten auf dem Brett
    [notify] Partien, die auf dich warten
   *[level] Stufe deiner Computergegner
}
settings-digest-unused = -# Ich merke mir die Stunde, falls du zu einer Direktnachricht am Tag wechselst.
settings-last-channel = -# Das war der letzte Kanal auf der Liste, deshalb sind Partien jetzt wieder in allen Kanälen erlaubt.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Ich habe mir deine Zeitzone für die tägliche Direktnachricht gemerkt: { $zone }. Sommerzeit wird dabei nicht berücksichtigt. Wenn bei dir zweimal im Jahr die Uhr umgestellt wird, wähl stattdessen mit zone deine Stadt.
roles-title = Rollen, die sich nach Wertungen richten
roles-none = Noch richtet sich keine Rolle nach Wertungen. Wähl mit **/settings roles** eine Rolle und die Wertungen, mit denen man sie haben soll.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] Wertung ab { $low }
    [to] Wertung bis { $high }
    [band] Wertung von { $low } bis { $high }
    [first] erster Rang in der Bestenliste
   *[winner] Sieg im letzten Turnier
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Um sie zu vergeben, brauche ich die Berechtigung „Rollen verwalten“.
    [order] Ich kann sie nicht vergeben: Verschieb in den Servereinstellungen meine eigene Rolle über sie.
    [managed] Ich kann sie nicht vergeben: Discord verwaltet diese Rolle selbst.
   *[gone] Diese Rolle gibt es nicht mehr.
}
roles-which = Wähl auch die Rolle.
roles-unknown = { $role } richtet sich nicht nach Wertungen.
roles-not-mine = { $role } kann niemandem gegeben werden. Wähl eine andere Rolle.
roles-not-yours = Um zu wählen, wer eine Rolle bekommt, brauchst du die Berechtigung „Rollen verwalten“.
roles-of-moderators = { $role } hat Berechtigungen von Moderatoren, und die sollte niemand für eine Wertung bekommen. Wähl eine andere Rolle.
roles-note = -# Eine Wertung zählt nach fünf gewerteten Partien.
roles-for-whom = Wer soll { $role } haben? Wähl Wertungen mit „from“ und „to“ oder nimm „first“ oder „winner“.
roles-several = Nimm nur eins davon: einen Bereich von Wertungen, „first“ oder „winner“.
roles-first-of-which = Wähl auch das Spiel, um dessen Bestenliste es geht.
roles-empty-range = In diesem Bereich liegt keine Wertung: „from“ ist höher als „to“.
roles-too-many = Höchstens { $most } Rollen können sich nach Wertungen richten. Streich erst eine mit „off“.
settings-server = Einstellungen dieses Servers
settings-server-list =
    Sprache: { $language ->
        [none] { $discord ->
            [none] die der Person, die eine Partie oder ein Turnier beginnt oder Gegner sucht; das Rätsel des Tages ist auf Englisch
           *[other] { $discord }, die Hauptsprache des Servers in Discord
        }
       *[other] { $language }
    }
    Farben: { $theme ->
        [none] klassisch
       *[other] { $theme }
    }
    Übliche Bedenkzeit: { $time ->
        [none] ohne Uhr
       *[other] { $time }
    }
    Jede Partie üblicherweise in einem eigenen Thread: { $threads ->
        [yes] ja
       *[other] nein
    }
    Frühere Bretter: { $boards ->
        [lines] je eine Zeile
        [pictures] bleiben mit ihren Bildern
       *[none] werden gelöscht
    }
    Rolle der Turnierleitung: { $organisers ->
        [none] keine, nur „Events verwalten“
       *[other] { $organisers }
    }
    Rätsel des Tages: { $refusal ->
        [gone] aus, weil es { $daily } nicht mehr gibt oder ich den Kanal nicht sehe. Wähl mit daily-puzzle wieder einen Kanal.
        [refused] aus, weil Discord mich in { $daily } nicht posten ließ. Prüf dort meine Berechtigungen und wähl den Kanal dann wieder mit daily-puzzle.
       *[none] { $daily ->
            [none] aus
           *[other] { $daily } um { $hour }
        }
    }
    Zeitzone des Rätsels des Tages: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Spiele des Rätsels des Tages: { $games ->
        [none] die hier gespielt werden
        [all] alle der Reihe nach
       *[other] { $games }
    }
    Schwierigkeit des Rätsels des Tages: { $level ->
        [none] was man hier lösen kann
       *[other] { $level }
    }
    Gegnersuchen: { $seeks ->
        [none] aus
       *[other] { $seeks }
    }
    Partien sind erlaubt in: { $named ->
        [0] allen Kanälen
       *[other] { $channels }
    }
settings-vacation-until = Du bist bis { $end } im Urlaub, und deine Uhren ab einem Tag pro Zug stehen still. Danach hast du dieses Jahr noch { $days ->
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
}{ $hours ->
    [0] {""}
    [one] {" "}und eine Stunde
   *[other] {" "}und { $hours } Stunden
}. Mit /settings vacation und „end“ kommst du früher zurück.
settings-vacation-none = Du bist nicht im Urlaub. Dieses Jahr hast du noch { $days ->
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
}{ $hours ->
    [0] {""}
    [one] {" "}und eine Stunde
   *[other] {" "}und { $hours } Stunden
}. Im Urlaub stehen deine Uhren ab einem Tag pro Zug still.
settings-vacation-deadlines = Runden von Turnieren warten nicht auf dich. Bist du bei Fristende am Zug, verlierst du:
settings-vacation-deadline = - **{ $game }** · Tisch { $table } · { $at }
say-vacation-and-end = Du willst in den Urlaub gehen und ihn zugleich beenden. Verwende entweder days oder end, nicht beides.
say-may-not-manage = Dafür brauchst du die Berechtigung „Server verwalten“. Für deine eigenen Einstellungen nimm /settings me.
say-elsewhere =
    In diesem Kanal sind keine Partien erlaubt. Versuch es hier: { $channels }
    -# Wenn es den Kanal nicht mehr gibt, kann jemand mit der Berechtigung „Server verwalten“ das mit **/settings server** ändern.
say-excluded = Die Leute, die diesen Bot betreiben, haben dich ausgeschlossen, deshalb geht für dich nur noch **/privacy**.
say-server-excluded = Die Leute, die diesen Bot betreiben, haben diesen Server ausgeschlossen, deshalb geht hier nur noch **/privacy**.
say-no-such-place = Dort kann man nicht spielen. Wähl einen Textkanal, ein Forum oder einen Thread.
say-forbid-unlisted = { $named ->
    [0] Partien sind in allen Kanälen erlaubt. Um das einzuschränken, nenn mit „allow“ jeden Kanal, in dem sie beginnen dürfen.
   *[other] In diesem Kanal sind ohnehin keine Partien erlaubt. **/settings server** zeigt, wo sie es sind.
}
say-too-many-channels = Du kannst höchstens { $most } Kanäle erlauben. Streich erst einen mit „forbid“.
say-unknown-setting = „{ $name }“ steht nicht zur Wahl. Wähl aus: { $known }.
say-choose-one = Wähl aus: { $known }.

# The export of the data of a player.

privacy-export = Das ist alles, was ich über dich gespeichert habe: dein Name, Einstellungen, Wertungen, Ergebnisse bei Rätseln, private Bretter mit Notizen und Plänen, beobachtete Partien, Blockierte, Gegnersuchen, Stimmen, Rollen für deine Wertungen und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
privacy-export-file = Datei { $number } von { $files }
privacy-delete =
    Deine Daten löschen? Das ist dann endgültig weg:
    • dein Name und deine Einstellungen
    • Wertungen und Ergebnisse bei Rätseln
    • private Bretter mit Notizen und Plänen
    • Gegnersuchen
    • Stimmen und Rollen für deine Wertungen
    • deine Listen beobachteter Partien und Blockierter
    Deine Partien bleiben, gespielt von „Ehemaliger Spieler“. { $running ->
    [0] Du hast keine laufenden Partien.
    [one] Deine laufende Partie gibst du damit auf.
   *[other] Deine { $running } laufenden Partien gibst du damit auf.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Du steigst damit aus einem Turnier aus. Die Ergebnisse bleiben, ohne deinen Namen.
   *[other] {" "}Du steigst damit aus { $tournaments } Turnieren aus. Die Ergebnisse bleiben, ohne deinen Namen.
}
privacy-deleted = Deine Daten sind gelöscht.
privacy-kept = OK, nichts wurde gelöscht.
# Links to pages of the operator.
link-privacy-policy = Datenschutzerklärung
link-terms = Nutzungsbedingungen
feedback-sent = Danke! Dein Feedback wurde weitergegeben.
feedback-too-soon = Du hast gerade erst Feedback geschickt. Warte bitte zehn Minuten, bevor du mehr schickst.
feedback-empty = Schreib bitte erst etwas.
# In the place of a name.
privacy-former = Ehemaliger Spieler

# The running games of a player.

games-heading = { $games ->
    [0] Deine Partien
    [one] Eine laufende Partie
   *[other] { $games } laufende Partien
}{ $waiting ->
    [0] {""}
    [one] {", "}{ $games ->
        [one] du bist am Zug
       *[other] in einer bist du am Zug
    }
   *[other] {", "}in { $waiting } bist du am Zug
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] eine Einladung
       *[other] { $invitations } Einladungen
    }
}
games-on-hold = Angehaltene Partien
games-on-hold-line = Tisch { $table }: { $reason ->
    [gone-tournament] Der Kanal ist weg. Es geht in einem neuen Thread weiter, wenn ich einen erstellen kann, oder wenn die Turnierleitung **/tournament move** nimmt.
    [tournament] Der Kanal ist gesperrt oder für mich nicht zugänglich. Es geht weiter, wenn die Moderation das ändert, oder wenn die Turnierleitung **/tournament move** nimmt.
    [hidden-tournament] Wer am Zug ist, kann { $place } nicht sehen. Es geht weiter, wenn sich das ändert, oder wenn die Turnierleitung **/tournament move** nimmt.
    [gone] Der Kanal ist weg, oder ich bin nicht mehr dort. Nimm `/table move table:{ $table }` in dem Kanal, in dem es weitergehen soll.
    [locked] Der Thread { $place } ist gesperrt. Es geht weiter, wenn die Moderation ihn entsperrt, oder mit `/table move table:{ $table }` in einem anderen Kanal.
    [denied] Ich kann { $place } nicht sehen oder dort nicht schreiben. Es geht weiter, wenn die Moderation mich lässt, oder mit `/table move table:{ $table }` in einem anderen Kanal.
    [hidden] Wer am Zug ist, kann { $place } nicht sehen. Es geht weiter, wenn sich das ändert, oder mit `/table move table:{ $table }` in einem anderen Kanal.
    [timed-out] Wer am Zug ist, ist auf dem Server im Timeout. Danach geht es weiter.
   *[broken] Die Partie lässt sich gerade nicht wiederherstellen. Nichts ist verloren. Sag der Person, die diesen Bot betreibt, Bescheid über Tisch { $table }.
}
games-none = Du hast keine laufenden Partien. /play startet eine.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · Tisch { $table }{ $phase ->
    [open] {" "}· wartet auf Mitspieler
   *[other] {" "}· { $turn ->
        [0] noch kein Zug
       *[other] Zug { $turn }
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
    [yours] du bist am Zug
    [open] wartet auf Mitspieler
    [over] zu Ende
   *[others] { $player } am Zug
} · { $place ->
    [here] hier
    [channel] anderer Kanal
    [guild] anderer Server
   *[direct] Direktnachricht
}

# The profile of a player.

profile-bot = Bots haben kein Profil.
profile-title = { $name }
profile-empty = { $name } hat noch keine gewertete Partie beendet. /play startet eine.
profile-game = **{ $game }** · { $rating } · { $wins } gewonnen, { $draws } remis, { $losses } verloren
profile-game-levels = **{ $game }** gegen Computer · { $rating } · { $wins } gewonnen, { $draws } remis, { $losses } verloren
profile-streak = -# Siegesserie: { $streak }, längste: { $longest }
profile-opponents = **Häufigste Gegner**
profile-opponent = { $name }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen, { $draws } remis, { $losses } verloren
profile-provisional = -# Vorläufig: weniger als { $games } Partien.
profile-recent = -# Gegner und Kurve: die letzten { $games } Partien.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Teampartien** · { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, davon { $played } gespielt
progress-alt = Die Wertungen von { $name } im Lauf der Zeit. { $tracks }
progress-alt-levels = Die Wertungen von { $name } gegen Computer im Lauf der Zeit. { $tracks }
progress-game = { $game }: von { $first } am { $from } bis { $last } am { $to }, niedrigste { $least }, höchste { $most }.

# Why a table rejects a command.

table-none-here = In diesem Kanal läuft keine Partie. /play startet eine.
table-unknown = Diesen Tisch gibt es nicht. /board zeigt die Partie dieses Kanals.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · Tisch { $table } wurde in { $place } gespielt.
    [closed] { $game } · Tisch { $table } wurde in { $place } geschlossen.
   *[running] { $game } · Tisch { $table } geht in { $place } weiter.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · Tisch { $table } ist deine Partie mit { $names } in deinen Direktnachrichten mit mir.
table-occupied = In diesem Kanal läuft schon eine Partie; /board zeigt sie. Starte deine in einem Thread.
# In a direct message, and where no thread can be started.
table-occupied-direct = In diesen Direktnachrichten läuft schon eine Partie; /board zeigt sie. Spiel sie erst zu Ende oder gib sie mit /resign auf.
table-occupied-thread = In diesem Kanal läuft schon eine Partie; /board zeigt sie. Starte deine in einem anderen Kanal.
table-occupied-move = In diesem Kanal läuft schon eine Partie; /board zeigt sie. Verlege deine in einen anderen Kanal oder einen Thread.
table-invited-here = { $player } hat dich hier schon zu einer Partie { $game } eingeladen. Spiel mit /accept mit oder lehn mit /decline ab.
table-too-many-invitations = Du hast schon { $most } offene Einladungen. Zieh eine mit **{ $button-cancel }** unter ihrem Brett zurück oder warte, bis sie angenommen wird.
table-too-many-searching = Auf diesem Server warten schon { $most } deiner Tische auf Mitspieler. Zieh eine Einladung zurück oder warte, bis jemand mitspielt.
table-other-server = Eine Partie kann nur in einen anderen Kanal desselben Servers umziehen.
table-invited-self = Du kannst nicht gegen dich selbst spielen. Lade jemand anderen ein oder lass den Gegner leer, damit alle mitspielen können.
table-already-here = Dieser Tisch ist schon in diesem Kanal. /board zeigt ihn.

# Blocked players. Those who are blocked read only the last two.
block-done = Du hast **{ $name }** blockiert. Diese Person kann dich nicht einladen, und keiner von euch kann an Tischen des anderen mitspielen. Sie erfährt nichts davon. Laufende Partien gehen weiter. /unblock macht das rückgängig.
block-already = Du hast **{ $name }** schon blockiert. /unblock macht das rückgängig.
block-undone = Du blockierst **{ $name }** nicht mehr.
block-self = Du kannst dich nicht selbst blockieren.
block-bot = Nur Menschen können blockiert werden.
block-too-many = Du hast { $most } Spieler blockiert, mehr geht nicht. Heb zuerst mit /unblock eine Blockierung auf.
block-unknown = Du hast niemanden namens „{ $name }“ blockiert. Wähl einen der Vorschläge.
block-own = Du hast { $name } blockiert. /unblock macht das rückgängig.
block-cannot-invite = { $name } kann nicht eingeladen werden. Wähl jemand anderen.
block-cannot-join = Du kannst an diesem Tisch nicht mitspielen. Starte in einem Thread eine eigene Partie.

table-invited-twice = Du hast dieselbe Person zweimal eingeladen. Lade jede nur einmal ein.
table-too-many-opponents = Diese Partie ist für { $seats } Spieler, dich mitgezählt. Lade weniger Leute ein oder wähl mehr Plätze.
table-too-many-tables = Du hast schon { $most } laufende Partien. Beende erst eine oder zieh eine Einladung zurück.
table-reserved = { $count ->
    [one] Der freie Platz ist für { $players } reserviert.
   *[other] Die freien Plätze sind für { $players } reserviert.
} Starte deine eigene Partie in einem Thread.
table-no-seat-for-computer = { $most ->
    [2] Das ist ein Spiel für zwei: Lade einen Menschen ein oder wähl einen Computer, nicht beides.
   *[other] Für einen Computer ist kein Platz mehr frei: Alle sind besetzt oder für deine Eingeladenen reserviert. Wähl mehr Plätze oder lade weniger Leute ein.
}
table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder in einem Thread deine eigene Partie starten.
table-already-seated = Du sitzt schon an diesem Tisch. /help zeigt, was du tun kannst.
table-not-opener = Nur { $player } kann diese Einladung ändern. Starte deine eigene Partie in einem Thread.
table-opener-stays = Du hast diesen Tisch eröffnet und kannst ihn nicht verlassen. **{ $button-cancel }** unter dem Brett zieht die Einladung zurück.
table-not-invited = Du bist nicht eingeladen, es gibt also nichts abzulehnen.
table-nothing-to-leave = Du sitzt nicht an diesem Tisch, kannst ihn also nicht verlassen.
table-not-started = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle Plätze besetzt sind.
table-already-started = Die Partie hat schon begonnen. /board zeigt sie.
table-over = Diese Partie ist zu Ende. /play startet eine neue.
table-no-rematch = Jemand aus dieser Partie hat seine Daten gelöscht, darum gibt es keine Revanche. /play startet eine neue Partie.
table-broken = Die Partie an Tisch { $table } lässt sich nicht wiederherstellen und ist angehalten. Nichts ist verloren. Dieser Kanal ist frei, und /play startet eine neue Partie. Sag bitte der Person Bescheid, die diesen Bot betreibt.
table-nobody-left = Alle aus dieser Partie sind noch auf dem Server, es gibt also keinen Sieg zu beanspruchen.
told-choice = { $mode ->
    [direct] Sofort eine Direktnachricht
    [digest] Eine Direktnachricht am Tag
   *[none] Nichts
}
told-refused = -# Discord lässt mich dir keine Direktnachrichten schicken, deshalb pinge ich dich hier. Das kannst du in deinen Privatsphäre-Einstellungen für diesen Server ändern.
told-out = Du hast { $clock ->
    [yes] die Zeit überschritten
   *[no] { $time } lang nicht gezogen
} und bist raus. Die anderen spielen weiter.
told-digest = { $games ->
    [one] Eine Partie wartet auf dich:
   *[other] { $games } Partien warten auf dich:
}
say-no-local-time = „{ $time }“ ist keine Uhrzeit. Schreib, wie spät es gerade bei dir ist, etwa 20:30.
say-no-zone = Eine Zeitzone „{ $name }“ kenne ich nicht. Tipp eine Stadt oder ein Land ein und wähl aus der Liste, etwa { $known }.
say-several-zones = „{ $name }“ kann mehrere Zeitzonen meinen, etwa { $known }. Wähl deine aus der Liste, die beim Tippen erscheint, oder tipp deine Stadt ein.
say-zone-and-local-time = Verwende entweder zone oder local-time, nicht beides. Mit zone wird die Sommerzeit berücksichtigt.
watch-begun = Du bekommst eine Direktnachricht, wenn diese Partie zu Ende ist. Wenn Discord sie nicht zulässt, erfährst du nichts. Du kannst 25 Partien gleichzeitig beobachten.
watch-stopped = Gut, du bekommst keine Nachricht.
watch-offer = Mit **{ $button-watch }** erfährst du, wenn diese Partie vorbei ist.
watch-already = Du beobachtest diese Partie schon. Du bekommst eine Direktnachricht, wenn sie zu Ende ist.
watch-own = Du spielst in dieser Partie mit und siehst ihr Ende also.
watch-too-many = Du beobachtest schon { $most } Partien, mehr geht nicht.
watch-ended = **{ $game }** · { $names } · Tisch { $table }: Partie zu Ende · { $place }
table-not-absent = Noch nicht. In einer Partie ohne Uhr kannst du nach 3 Tagen ohne Zug nachfragen. Kommt auch in den 4 Tagen danach keiner, kannst du { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne diese Person weiterspielen
   *[close] die Partie schließen
}.
table-not-absent-yet = Noch nicht: { $answered ->
    [yes] { $player } hat am { $since } geantwortet
   *[no] { $player } ist seit dem { $since } am Zug
}. Kommt kein Zug, kannst du ab dem { $from } nachfragen. Weitere 4 Tage später kannst du { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne diese Person weiterspielen
   *[close] die Partie schließen
}.
table-ask-first = Frag erst nach, ob { $player } noch da ist: mit **/table still-there** oder **{ $button-still-there }** unter dem Brett. Kommt 4 Tage lang kein Zug und keine Antwort, kannst du { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne diese Person weiterspielen
   *[close] die Partie schließen
}.
table-absence-clock = Diese Partie hat eine Uhr: Wer nicht zieht, überschreitet die Zeit. Nachfragen ist nicht nötig.
table-absence-tournament = In einem Turnier entscheiden die Turnierleitung und die Fristen, wenn jemand nicht zieht. Nachfragen kannst du deshalb nicht.
table-absence-computers = Alle anderen in dieser Partie sind Computer, und die ziehen immer.
table-absence-own-turn = Du bist am Zug: { $waiting ->
    [opponent] Dein Gegner wartet auf dich
   *[others] Die anderen warten auf dich
}.
table-already-asked = Es wurde schon nachgefragt. Kommt kein Zug und keine Antwort, kannst du ab dem { $from } { $claim ->
    [win] den Sieg beanspruchen
    [out] ohne diese Person weiterspielen
   *[close] die Partie schließen
}.
table-not-asked = Niemand hat gefragt, ob du noch da bist.
table-answered-before = Du hast seit deinem letzten Zug schon geantwortet. Jetzt zählt nur noch ein Zug.
table-checked-in = Du hast schon gesagt, dass du da bist.
table-own-turn = Du bist am Zug. Zeit kannst du Gegnern nur geben, wenn sie am Zug sind.
table-no-running-clock = Hier läuft keine Uhr, es gibt also keine Zeit zu geben.
table-give-time-no-clock = Diese Partie hat keine Uhr, es gibt also keine Zeit zu geben: Alle können sich so viel Zeit lassen, wie sie brauchen. Wenn jemand 3 Tage lang nicht zieht, frag mit **/table still-there** nach.
table-already-extended = Für diesen Zug wurde schon Zeit gegeben.
table-tournament-clock = In einem Turnier haben alle gleich viel Zeit, du kannst also keine geben.
table-closed = Diese Einladung ist geschlossen. /play startet eine neue.
table-not-joined = Du bist an diesem Tisch noch nicht dabei. Drück zuerst auf **{ $button-join }**.
table-not-seated = Du spielst in dieser Partie nicht mit. Starte mit /play in einem Thread deine eigene.
table-not-seated-elsewhere = Du spielst in dieser Partie nicht mit. /play startet deine eigene.
table-not-seated-over = Du hast in dieser Partie nicht mitgespielt. /play startet deine eigene.
table-not-your-turn = { $player } ist am Zug.
table-out = Du bist aus dieser Partie raus. /board zeigt, wie es weitergeht.
table-already-played = Dieser Zug ist schon gespielt. /board zeigt die aktuelle Stellung.
vote-too-new = Du kannst abstimmen, sobald du seit einem Tag auf diesem Server bist.
vote-never-rated = Partien, in denen ein Server abstimmt, sind immer ungewertet.
vote-no-pause = Eine Partie, in der ein Server abstimmt, kann nicht pausiert werden. Ruht sie, setzt die nächste Stimme sie fort.
vote-no-hints = In einer Partie, in der ein Server abstimmt, gibt es keine Tipps.
vote-no-rematch = Mit einem Server gibt es keine Revanche. /play startet eine neue Partie.
table-no-hints = In gewerteten Partien zwischen Menschen gibt es keine Tipps. /play startet eine ungewertete Partie oder eine gegen den Computer.
table-no-hints-in-tournament = In einem Turnier gibt es keine Tipps.
table-already-offered = { $made ->
    [yes] Du hast schon { $offer ->
        [draw] Remis angeboten
        [takeback] um eine Zugrücknahme gebeten
        [pause] um eine Pause gebeten
       *[resume] darum gebeten, die Partie fortzusetzen
    }.
   *[no] Du hast { $offer ->
        [draw] dem Remis
        [takeback] der Zugrücknahme
        [pause] der Pause
       *[resume] der Fortsetzung
    } schon zugestimmt.
} Das gilt bis zum nächsten Zug, auch deinem eigenen.
table-offer-open = { $request } Antworte zuerst darauf, mit /accept oder /decline.
table-offer-waits = Eine andere Anfrage ist noch offen. Warte auf die Antwort oder den nächsten Zug.
table-already-taken-back = Der Zug ist schon zurückgenommen.
table-offer-refused = Das wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
table-no-offer = Im Moment gibt es nichts anzunehmen oder abzulehnen. /board zeigt die Partie.
table-no-takebacks = In gewerteten Partien gegen einen Computer gibt es keine Zugrücknahme. /play startet eine ungewertete Partie.
table-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
table-on-vacation = Du bist schon im Urlaub. /settings vacation zeigt, bis wann, und mit „end“ kommst du zurück.
table-not-on-vacation = Du bist nicht im Urlaub.
table-vacation-changed = Du hast gerade erst einen Urlaub angefangen oder beendet. Ab dem { $again } geht das wieder.
table-no-such-vacation = { $most ->
    [0] Du hast keine Urlaubstage mehr (14 pro Jahr).
    [one] Du hast nur noch einen Urlaubstag.
   *[other] Du kannst höchstens { $most } Urlaubstage nehmen.
}
table-no-clock = Diese Partie hat keine Uhr, es gibt also nichts anzuhalten. Lass dir Zeit.
table-paused = Die Partie ist pausiert. { $resume ->
    [alone] Drück unter dem Brett auf **{ $button-resume }**, und sie geht sofort weiter.
    [asked] Du wurdest gebeten, sie fortzusetzen: Mit **/accept** stimmst du zu.
    [awaited] Sie geht weiter, sobald alle zugestimmt haben.
   *[people] Drück unter dem Brett auf **{ $button-resume }**. Sie geht weiter, sobald alle zugestimmt haben.
}
table-not-paused = Die Partie ist nicht pausiert.
table-too-late-to-abort = Alle haben schon gezogen, zum Abbrechen ist es zu spät. Biete Remis an oder gib auf.
table-in-tournament = In einem Turnier lassen sich Partien nicht abbrechen oder pausieren und Züge nicht zurücknehmen.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Keimling
    [2] Spatz
    [3] Igel
    [4] Elster
    [5] Dachs
    [6] Fuchs
    [7] Reiher
   *[8] Eule
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Spieler { $number }
# What somebody may type for a computer.
computer-level = Stufe { $level }
computer-about = { $level ->
    [1] 1 · Keimling: hat gerade erst die Regeln gelernt
    [2] 2 · Spatz: flink und oft mit dem Zweitbesten zufrieden
    [3] 3 · Igel: passt gut auf seine Steine auf
    [4] 4 · Elster: schnappt sich, was sie kriegen kann
    [5] 5 · Dachs: hartnäckig und selten leichtsinnig
    [6] 6 · Fuchs: riecht Fallen und stellt auch welche
    [7] 7 · Reiher: geduldig und fast nie unaufmerksam
   *[8] 8 · Eule: spielt mit voller Stärke
}
