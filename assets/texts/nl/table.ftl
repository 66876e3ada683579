# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } en { $last }
conjunction-i = { $others } en { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number }%

card-heading = **{ $game }** · tafel { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· zet { $turn }
}
card-invitation = { $invited }, { $opener } nodigt { $seats ->
    [2] je uit voor een partij { $game }.
   *[other] uit voor een partij { $game } met { $seats } spelers. { $free ->
        [one] Er is nog één stoel vrij.
       *[other] Er zijn nog { $free } stoelen vrij.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Je hebt { $invited } uitgenodigd voor een partij { $game }.
card-open-invitation = { $opener } zoekt { $seats ->
    [2] een tegenstander voor een partij { $game }.
   *[other] { $free ->
        [one] nog één speler
       *[other] nog { $free } spelers
    } voor een partij { $game } met { $seats } spelers.
} Wie doet er mee?
card-terms = -# { $counts ->
    [yes] Met rating
   *[no] Vrijblijvend
} · { $setup } · { $begins } · { $pace } · verloopt { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Met rating
   *[no] Vrijblijvend
} · { $pace }
begins-named = { $name } begint
begins-own = jij begint
begins-first = wie het eerst meedoet, begint
begins-lot = er wordt geloot wie begint
pace = { $minutes ->
    [0] zonder klok
    [60] 1 uur per zet
    [480] 8 uur per zet
    [1440] 1 dag per zet
    [4320] 3 dagen per zet
    [10080] 7 dagen per zet
   *[other] { $minutes } minuten per zet
}
card-all-seated = Iedereen is er – de partij begint!
card-closed = Deze keer geen partij.
card-to-act = { $player }, je bent aan zet.
card-to-act-until = { $player }, je bent aan zet. Je tijd loopt { $end } af.
# player: a server, whose members vote
card-team-votes = { $player }, jullie zijn aan zet: stem op een zet. De stemming loopt { $end } af.
card-on-hold = De partij ligt stil omdat er twee keer achter elkaar niemand heeft gestemd. Een stem op een zet van { $player } hervat de partij.
votes-missed = De vorige keer heeft niemand gestemd, dus de computer heeft voor jullie een zet gedaan.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Nog geen stemmen.
    [one] Tot nu toe 1 stem.
   *[other] Tot nu toe { $votes } stemmen.
}{ $needed ->
    [0] {""}
   *[other] {" "}Een zet met { $needed } stemmen wordt meteen gespeeld.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Remise aanbieden
    [takeback] Om terugname vragen
    [accept] Accepteren
    [decline] Afwijzen
    [resign] Opgeven
    [abort] Partij afbreken
   *[other] Verder spelen
}: { $votes } van { $needed } stemmen
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Je bent ook aan zet.
   *[others] { $player } is aan zet.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Je tijd loopt { $end } af.
       *[others] De tijd loopt { $end } af.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Je moet { $cells } slaan.
    [capture] Je moet slaan.
    [demand] Je moet over precies { $balls } knikkers springen.
   *[only] Je hebt maar één geldige zet.
}{ $asks ->
    [replacement] {" "}Welke steen schuift op?
    [where] {" "}{ $beginning } – waarheen?
    [man] {" "}Waarmee?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Hier kon { $time } lang niemand spelen, dus { $player } heeft die tijd teruggekregen.
card-time-given-own = -# Hier kon { $time } lang niemand spelen, dus je hebt die tijd teruggekregen.
card-vacation = -# { $name } is op vakantie tot { $end }. De klok is tot dan gepauzeerd.
card-vacation-own = -# Je bent op vakantie tot { $end }. Je klok is tot dan gepauzeerd.
card-vacation-no-clock = -# { $name } is op vakantie tot { $end }.
card-vacation-no-clock-own = -# Je bent op vakantie tot { $end }.
card-round-deadline = -# Deadline van de ronde: { $at }, ook tijdens een vakantie. Wie dan aan zet is, verliest.
card-check-in = -# Niet aan zet? Druk op *Ik ben er*. Als niemand op tijd een zet doet, verliest ook wie dat niet heeft gedaan.
games-deadline = deadline { $at }
card-no-clock = -# Als iemand 3 dagen geen zet doet, kun je vragen of die er nog is. Nog eens 4 dagen later kun je { $seats ->
    [2] de overwinning opeisen
   *[other] zonder die speler verderspelen
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, ben je er nog?
   *[no] Ben je er nog?
} Als je geen zet doet{ $answers ->
    [yes] {" "}en niet antwoordt
   *[no] {""}
}, { $who ->
    [named] kan { $other }
   *[others] kunnen de anderen
} { $end } { $claim ->
    [win] de overwinning opeisen
    [out] zonder jou verderspelen
   *[close] de partij sluiten
}.
# The same for the player alone, once the others can do so.
card-claimable-own = Je hebt sinds { $since } geen zet gedaan. Tot je een zet doet, { $who ->
    [named] kan { $other }
   *[others] kunnen de anderen
} { $claim ->
    [win] de overwinning opeisen
    [out] zonder jou verderspelen
   *[close] de partij sluiten
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Ik heb het { $name } gevraagd. Als er geen zet{ $answers ->
    [yes] {" "}of antwoord
   *[no] {""}
} komt, kun je { $end } { $claim ->
    [win] de overwinning opeisen
    [out] zonder { $name } verderspelen
   *[close] de partij sluiten
}.
card-reminder = { $player }, je bent nog steeds aan zet. Je tijd loopt { $end } af.
direct-reminder = **{ $game }** · tafel { $table } · { $place }
card-idle = { $player }, hier is al een tijd niets gebeurd. Als je geen zet doet, wordt de partij { $end } zonder uitslag gesloten.
card-idle-lost = { $player }, hier is al een tijd niets gebeurd. Als je geen zet doet, verlies je de partij { $end }.
card-pause-ends = { $player }, deze partij is al lang gepauzeerd. Die gaat { $end } vanzelf verder, en de klokken ook.
card-paused = De partij is gepauzeerd. Zodra die hervat wordt, is { $player } aan zet.
card-paused-own = De partij is gepauzeerd. Zodra die hervat wordt, ben jij aan zet.
card-asked = { $players }, akkoord?
card-computer-acts = { $player } denkt na…
card-left-to-computers = Er zijn alleen nog computers over. Ze spelen de partij zelf uit, en de uitslag verschijnt hier.
card-draw-near = { $turns ->
    [one] Als er in de volgende zet geen stuk van het bord gaat, is de partij remise.
   *[other] Als er in de volgende { $turns } zetten geen stuk van het bord gaat, is de partij remise.
}
card-won = **{ $names } wint**{ $why ->
    [resigned] {" "}door opgave.
    [time] {" "}door tijdsoverschrijding.
    [forfeited] {" "}reglementair.
   *[other] .
}
card-won-own = **Je wint**{ $why ->
    [resigned] {" "}door opgave.
    [time] {" "}door tijdsoverschrijding.
    [forfeited] {" "}reglementair.
   *[other] .
}
card-drawn = **Remise** { $why ->
    [agreement] overeengekomen door { $names }.
    [repetition] tussen { $names }: driemaal dezelfde stelling.
    [quiet] tussen { $names }: te veel zetten op rij zonder slag.
   *[other] tussen { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Remise** { $why ->
    [agreement] overeengekomen door jou en { $other }.
    [repetition] tussen jou en { $other }: driemaal dezelfde stelling.
    [quiet] tussen jou en { $other }: te veel zetten op rij zonder slag.
   *[other] tussen jou en { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Opgave
    [time] Tijdsoverschrijding
    [absent] Afwezigheid
    [forfeited] Reglementair
    [agreement] Remise in overleg
    [repetition] Remise: drie keer dezelfde stelling
   *[quiet] Remise: te lang niets geslagen
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Er zijn geen geldige zetten meer.
card-place = { $place }e plaats: { $names }

replay = **{ $game }** · tafel { $table } · animatie{ $step ->
    [1] {""}
   *[other] {" "}(één op de { $step } zetten)
}
replay-alt = De hele partij, zet voor zet ({ $turns ->
    [one] één zet
   *[other] { $turns } zetten
}). Aan het eind: { $last }

news-joined = { $name } doet mee.
news-declined = { $name } wijst de uitnodiging af.
news-declined-own = Je wijst de uitnodiging af.
# Others can still join.
news-seat-declined = { $name } wijst de uitnodiging af. De stoel is nu vrij voor iedereen.
news-seat-opened = De stoel van { $name } is nu vrij voor iedereen.
news-vacated = { $name } gaat weg. De stoel is nu vrij voor iedereen.
news-cancelled = De uitnodiging is ingetrokken.
news-closed = { $what ->
    [game] Een moderator heeft deze partij gesloten. Die telt niet mee.
   *[invitation] Een moderator heeft deze uitnodiging gesloten.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, een moderator heeft deze partij gesloten. Die telt niet mee.
news-deadline = De deadline van deze ronde is verstreken.
news-nobody-came = Niemand is op tijd gekomen, dus iedereen verliest deze partij.
news-over = { $players }, de partij is afgelopen.
# players: one or several
news-out = Uit het spel: { $players }. De anderen spelen verder.
news-expired = De uitnodiging is verlopen voordat alle stoelen bezet waren.
news-idle = Hier heeft een maand lang niemand een zet gedaan, dus de partij is zonder uitslag gesloten.
news-started = De partij begint.
news-started-by-lot = De partij begint. Er is geloot: { $name } mag beginnen.
news-started-by-lot-own = De partij begint. Er is geloot: jij mag beginnen.
news-resigned = { $name } geeft op.
news-resigned-own = Je geeft op.
news-timed-out = { $name } heeft de tijd overschreden.
news-timed-out-own = Je hebt de tijd overschreden.
news-left = { $name } heeft de server verlaten. { $others ->
    [one] De andere speler kan
   *[other] De overgebleven spelers kunnen
} { $claim ->
    [out] verderspelen zonder { $name }
   *[win] { $closable ->
        [yes] de overwinning opeisen of de partij sluiten
       *[no] de overwinning opeisen
    }
}.
news-absent = { $name } heeft al { $time } geen zet gedaan. { $who ->
    [direct] Je kunt het onder het bord vragen: **{ $button-still-there }**
    [you] Je kunt het hieronder vragen: **{ $button-still-there }**
    [named] { $other } kan het hieronder vragen: **{ $button-still-there }**
   *[others] De anderen kunnen het hieronder vragen: **{ $button-still-there }**
}
news-claimable = { $name } heeft nog steeds geen zet gedaan. { $who ->
    [direct] Je kunt onder het bord
    [you] Je kunt hieronder
    [named] { $other } kan hieronder
   *[others] De anderen kunnen hieronder
} { $claim ->
    [win] winnen met **{ $button-claim }**
    [out] verderspelen met **{ $button-claim-out }**
   *[close] de partij sluiten met **{ $button-close }**
}.
news-still-there = { $name } is er nog.
news-still-there-own = Je hebt geantwoord dat je er nog bent.
news-here = { $name } is er.
news-here-own = Je hebt gezegd dat je er bent.
news-gone = { $name } heeft al { $time } geen zet gedaan{ $out ->
    [yes] {" "}en is uit het spel
   *[no] {""}
}.
news-gone-own = Je hebt al { $time } geen zet gedaan{ $out ->
    [yes] {" "}en bent uit het spel
   *[no] {""}
}.
news-turn-extended = { $name } heeft { $player } { $time } extra gegeven.
news-turn-extended-own = Je hebt { $player } { $time } extra gegeven.
news-turn-extended-to-you = { $name } heeft je { $time } extra gegeven.
news-returned = { $name } is terug op de server.
news-forfeited = { $name } heeft de server verlaten en verliest de partij reglementair.
news-removed = { $name } is uit het toernooi verwijderd en verliest de partij reglementair.
news-removed-own = Je bent uit het toernooi verwijderd en verliest de partij reglementair.
news-aborted = { $name } heeft de partij afgebroken. Die telt niet mee.
news-aborted-own = Je hebt de partij afgebroken. Die telt niet mee.
news-closed-by = { $name } heeft de partij gesloten. Die telt niet mee.
news-closed-by-own = Je hebt de partij gesloten. Die telt niet mee.
news-offered = { $name } { $offer ->
    [draw] biedt remise aan.
    [takeback] vraagt om een zet terug te nemen.
    [pause] wil de partij pauzeren.
    [resign] biedt aan om op te geven.
   *[resume] wil de partij hervatten.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = Je { $offer ->
    [draw] biedt remise aan.
    [takeback] vraagt om een zet terug te nemen.
    [pause] vraagt om de partij te pauzeren.
   *[resume] vraagt om de partij te hervatten.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Dan gaat zet { $first } terug: { $turns }.
   *[other] Dan gaan de zetten { $first }–{ $last } terug: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] neemt het remiseaanbod aan.
   *[other] gaat akkoord.
}
# The same for the one who has done it.
news-agreed-own = Je { $offer ->
    [draw] neemt het remiseaanbod aan.
   *[other] gaat akkoord.
}
news-refused = { $name } { $offer ->
    [draw] wijst remise af.
    [takeback] wijst de terugname af.
    [pause] wil de partij niet pauzeren.
    [resign] speelt liever door.
   *[resume] wil de partij nog niet hervatten.
}
# The same for the one who has done it.
news-refused-own = Je { $offer ->
    [draw] wijst remise af.
    [takeback] wijst de terugname af.
    [pause] wilt de partij niet pauzeren.
    [resign] speelt liever door.
   *[resume] wilt de partij nog niet hervatten.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] bood remise aan.
    [takeback] vroeg om een zet terug te nemen.
    [pause] vroeg om de partij te pauzeren.
    [resign] bood aan om op te geven.
   *[resume] vroeg om de partij te hervatten.
} { $end ->
    [accepted] Akkoord: { $players }.
    [declined] Afgewezen door { $players }.
   *[lapsed] Dat is vervallen.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = Je { $offer ->
    [draw] bood remise aan.
    [takeback] vroeg om een zet terug te nemen.
    [pause] vroeg om de partij te pauzeren.
   *[resume] vroeg om de partij te hervatten.
} { $end ->
    [accepted] Akkoord: { $players }.
    [declined] Afgewezen door { $players }.
   *[lapsed] Dat is vervallen.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] bood remise aan.
    [takeback] vroeg om een zet terug te nemen.
    [pause] vroeg om de partij te pauzeren.
    [resign] bood aan om op te geven.
   *[resume] vroeg om de partij te hervatten.
} { $end ->
    [accepted] Je ging akkoord.
   *[declined] Je hebt het afgewezen.
}
news-played-out = De computers hebben de partij zelf uitgespeeld, in { $turns ->
    [one] één zet.
   *[other] { $turns } zetten.
}
news-taken-back = { $turns ->
    [0] Alle zetten zijn teruggenomen. De partij staat weer aan het begin.
   *[other] De partij staat weer in de stelling na zet { $turns }.
}
news-paused = De partij is gepauzeerd.
news-on-hold = Twee keer achter elkaar heeft niemand gestemd, dus de partij ligt stil tot iemand stemt.
news-resumed = De partij wordt hervat.
news-vacation-ended = { $name } is terug van vakantie.
news-vacation-ended-own = Je bent terug van vakantie.
news-moved = { $what ->
    [invitation] De uitnodiging staat nu hier.
   *[game] De partij gaat hier verder.
}
news-tournament-over = Het toernooi is afgelopen. Deze partij gaat verder, en jullie kunnen die nu pauzeren en zetten terugnemen.
news-result-entered = Een organisator heeft de uitslag van deze partij in het toernooi ingevoerd, dus die eindigt hier. De partij telt niet voor de rating.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · tafel { $table } · zet { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · tafel { $table } · zet { $turn } · { $name }: { $text } (teruggenomen)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · zet { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · zet { $turn } · { $name }: { $text } (teruggenomen)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · tafel { $table } · { $turn ->
    [0] terug naar het begin
   *[other] terug naar zet { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · tafel { $table } · { $text }
board-past-invitation = -# { $game } · tafel { $table } · uitnodiging · { $names }
board-past-start = -# { $game } · tafel { $table } · begin · { $names }
board-moved = -# { $game } · tafel { $table } is verplaatst naar { $place }

news-hinted = { $name } heeft een hint gevraagd.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, onveranderd
news-rating-same-levels = { $name } tegen computers: { $rating }, onveranderd
news-rating-levels = { $name } tegen computers: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, nog { $games ->
    [one] één partij
   *[other] { $games } partijen
} tot een vaste rating
news-rating-provisional-levels = { $name } tegen computers: { $rating }, nog { $games ->
    [one] één partij
   *[other] { $games } partijen
} tot een vaste rating
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, niet langer voorlopig
news-rating-settled-levels = { $name } tegen computers: { $rating }, niet langer voorlopig

news-unrated-short = Zonder rating: vóór zet { $turns } { $how ->
    [drawn] werd het remise
    [time] overschreed iemand de tijd
    [absent] deed iemand geen zet meer
    [left] verliet iemand de server
   *[resigned] gaf iemand op
}.
# After a game that computers have finished on their own.
news-unrated-left = Zonder rating: vóór zet { $turns } waren alleen nog computers over, en die speelden de rest.
news-unrated-enough = Zonder rating: tussen dezelfde twee spelers tellen maar { $games } partijen per dag.
news-unrated-casual = Zonder rating: dit was een vrijblijvende partij.
news-unrated-removed = Zonder rating: iemand is uit het toernooi verwijderd.
news-unrated-left-server = Zonder rating: iemand is niet meer op de server en kan door een tegenstander verwijderd zijn.
news-unrated-hinted = Zonder rating voor { $names }: na een hint telt alleen verlies.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Waarmee wil je zetten?
menu-next-man = { $beginning } – welke schuift op?
menu-ground = Op welke tegel ligt de knikker?
menu-tile = Welke tegel wil je schuiven of weghalen?
menu-cell = Welk veld?
menu-where = { $beginning } – waarheen?
menu-go-on = { $beginning } – doorspringen, of hier stoppen?
menu-demand = { $beginning } – eis je een bepaalde sprong?
menu-demand-none = geen eis
menu-demand-exactly = precies { $balls }
menu-to = naar { $to }
menu-as-it-is = Hier stoppen
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Maak een keuze
menu-part = { $first } tot en met { $last }
menu-alt = Keuzes: { $choices }.
menu-moved-on = Sindsdien is de partij al verder.
menu-once-more = Deze zet doen? **{ $turn }**
menu-vote-for = Op deze zet stemmen? **{ $turn }**
menu-played = Jouw zet: { $turn }.
menu-voted = Jouw stem: { $turn }. Je kunt je stem wijzigen tot de zet wordt gespeeld.

typing-title = Je zet
typing-label = Typ je zet
typing-example = bijv. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · tafel { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = De revanche is al geopend: { $place }
say-joined-elsewhere = Je hebt een stoel. { $game } · tafel { $table } is in { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Dit is een partij met rating. Als je een hint neemt, telt winst of remise niet meer voor je rating, maar verlies nog wel.
hint-outdated = Sinds die hint is de partij al verder.
hint-man = Kijk eens naar **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Bestemming: **{ $spot }**.
hint-turn = Ik zou **{ $turn }** spelen.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Die zet slaat { $men }.
hint-threatens = Die zet dreigt { $men } te slaan.
hint-saves = Die zet redt { $men }, en dat doen de meeste andere zetten niet.
hint-prepares = Die zet bereidt een slag voor: nog twee zetten kunnen { $men } slaan.
hint-guards = Die zet beschermt { $men } tegen een slag in twee zetten.
hint-locks = Die zet sluit { $men } in.
hint-restricts = Die zet beperkt de andere kant (mogelijke zetten: { $after } in plaats van { $before }).
hint-frees = Die zet geeft meer ruimte (mogelijke zetten: { $after } in plaats van { $before }).
hint-blocks = Die zet voorkomt sprongen over { $men } die op { $cell } zouden eindigen.
hint-corners = Die zet laat de vijandelijke basileus minder veilige velden ({ $after } in plaats van { $before }).
hint-frees-king = Die zet geeft de eigen basileus meer veilige velden ({ $after } in plaats van { $before }).
hint-covers = Die zet dekt de eigen basileus (lege velden ernaast: { $after } in plaats van { $before }).
hint-evades = Die zet brengt de eigen basileus weg van de tegenstander (stappen tot het dichtstbijzijnde stuk: { $after } in plaats van { $before }).
hint-nears = Die zet brengt een stuk dichter bij de vijandelijke basileus (stappen: { $after } in plaats van { $before }).
hint-limits = Daarmee houdt de andere kant minder zetten over die niet meteen iets verliezen ({ $after } in plaats van { $before }).
hint-adds = Die zet geeft meer eigen zetten die niet meteen iets verliezen ({ $after } in plaats van { $before }).
hint-leaves-edge = Die zet brengt een stuk vanaf de rand in het spel, op { $cell }.
hint-chases = De basileus gaat achter { $men } aan.
hint-guards-king = Die zet brengt een stuk dichter bij de eigen basileus (stappen: { $after } in plaats van { $before }).
hint-joins = Die zet houdt de eigen stukken bij elkaar (naast { $after } ervan in plaats van { $before }).
hint-leads = In het waarschijnlijke vervolg levert die zet nog een slag op: { $men }.
hint-quiet = Een stille zet: er wordt niets geslagen en niets bedreigd.
# What a reply does to the reader, after the sentences above.
reply-restricts = Die zet laat je minder zetten ({ $after } in plaats van { $before }).
reply-corners = Die zet laat je basileus minder veilige velden ({ $after } in plaats van { $before }).
reply-limits = Die zet laat je minder zetten die niet meteen iets verliezen ({ $after } in plaats van { $before }).
reply-nears = Die zet brengt een stuk dichter bij je basileus (stappen: { $after } in plaats van { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Daarmee eindigt de ronde: er kan geen knikker meer springen.
hint-opens = { $balls ->
    [0] Als er geen tegel beweegt, kan hierna geen knikker springen.
    [one] Als er geen tegel beweegt, kan hierna één knikker springen; de langste sprong slaat er { $longest }.
   *[other] Als er geen tegel beweegt, kunnen hierna { $balls } knikkers springen; de langste sprong slaat er { $longest }.
}
hint-leaves = Daarna { $balls ->
    [one] kan er nog één knikker springen
   *[other] kunnen er nog { $balls } knikkers springen
} (eerst { $before }); de langste sprong slaat er { $longest } (eerst { $longest-before }).
hint-demands = Die zet eist een sprong over precies { $demand } knikkers, en die { $balls ->
    [one] kan maar één knikker maken
   *[other] kunnen { $balls } knikkers maken
}.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] de basileus op { $cells }
    [men-captain] { $count ->
        [one] de kapitein op { $cells }
       *[other] de kapiteins op { $cells }
    }
    [men-piece] { $count ->
        [one] de officier op { $cells }
       *[other] de officieren op { $cells }
    }
    [men-soldier] { $count ->
        [one] de soldaat op { $cells }
       *[other] de soldaten op { $cells }
    }
    [men-ball] { $count ->
        [one] de knikker op { $cells }
       *[other] { $count } knikkers: { $cells }
    }
    [men-stone] { $count ->
        [one] de steen op { $cells }
       *[other] de stenen op { $cells }
    }
   *[men-pawn] { $count ->
        [one] de pion op { $cells }
       *[other] de pionnen op { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Die zet wint meteen.
   *[other] Die zet wint geforceerd binnen { $turns } zetten.
}
hint-loses = De partij is verloren, maar zo houd je het langst stand: { $turns ->
    [one] één zet.
   *[other] { $turns } zetten.
}
hint-chance = Je winstkans is ongeveer { $chance }.
hint-answer = Het waarschijnlijke antwoord is { $turn }.

# The replay of a finished game.
review-progress = De partij wordt geanalyseerd… { $percent }%
review-even = Geen enkele zet op zich besliste deze partij.
review-swings = { $swings ->
    [one] Het keerpunt:
   *[other] De { $swings } grootste keerpunten:
}
review-swing = { $number }. Zet { $turn }, { $name }: **{ $played }** liet een winstkans van { $left } over. Beter: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Zet { $turn }: { $votes ->
    [one] één persoon heeft
   *[other] { $votes } personen hebben
} op { $better } ({ $left }) gestemd.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ en gestippeld: de gespeelde zet. ✓ en doorgetrokken: de betere zet.
review-arrows = Een gestippelde pijl met een kruisje toont { $played }, een doorgetrokken pijl met een vinkje toont { $better }.
review-alt = De winstkansen, zet voor zet. { $samples }
review-sample = { $turn ->
    [0] Aan het begin
   *[other] Na zet { $turn }
}: { $chances }

button-mistakes = Fouten opnieuw proberen
button-mistake-next = Volgende fout
button-mistake-better = Betere zet tonen
mistake-question = **{ $game }** · tafel { $table } · zet { $turn }
    Je speelde **{ $played }** en dat kostte { $cost ->
        [one] één procentpunt
       *[other] { $cost } procentpunten
    } van je winstkans. Zoek een betere zet.
mistake-best = ✅ **{ $turn }** is de beste zet: daarna is je winstkans { $best }.
mistake-right = ✅ **{ $turn }** is bijna zo goed als de beste zet: daarna is je winstkans { $left } in plaats van { $best }.
mistake-wrong = ↩️ **{ $turn }** is niet goed genoeg: daarna is je winstkans { $left } in plaats van { $best }.
mistake-reply = Het antwoord is **{ $reply }**.
mistake-better = De betere zet is **{ $turn }**: daarna is je winstkans { $best }.
mistake-last = -# Dat was je laatste fout bij de keerpunten van deze partij.

say-review-not-over = Deze partij is nog niet afgelopen. Analyseren kan daarna. Tot dan helpt /hint, waar hints zijn toegestaan.
say-review-nothing = In die partij zijn geen zetten gedaan, dus er valt niets te analyseren.
say-review-under-way = Ik maak al een analyse { $about ->
    [table] van tafel { $table }
   *[record] van een notatie
} { $whose ->
    [own] voor jou
   *[channel] in dit kanaal
}. Probeer het opnieuw als die klaar is.
say-reviews-many = Er worden nu veel partijen geanalyseerd. Probeer het over een minuut opnieuw.
say-went-wrong = Er ging bij mij iets mis. Als het weer gebeurt, meld het dan aan de beheerder van deze bot: { $reference }.
say-shown-later = Discord heeft nu problemen. Alles is bewaard en verschijnt hier zodra Discord het weer doet.
say-busy = B-Side heeft het nu erg druk. Probeer het over een minuut opnieuw.
say-press-again = Dat duurde te lang. Druk nog een keer.
say-thread-already = Dit is al een thread. Laat “thread” leeg om hier te spelen.
say-no-threads = Hier kunnen geen threads worden gemaakt. Laat “thread” leeg om hier te spelen.
say-lacks-for-thread = Ik mis hier machtigingen: { $permissions }. Vraag iemand die deze server beheert om ze te geven, of speel zonder thread.
say-lacks-for-boards = Ik mis hier machtigingen: { $permissions }. Ik heb ze nodig om ongevraagd berichten te plaatsen als er een computer of een klok is. Vraag iemand die deze server beheert om ze te geven, of speel tegen mensen zonder klok.
say-lacks-for-table = Ik mis hier machtigingen: { $permissions }. Deze tafel heeft een computer of een klok, dus ik moet ongevraagd berichten kunnen plaatsen. Vraag iemand die deze server beheert om ze te geven, of speel in een kanaal waar ik ze heb.
say-lacks-for-puzzles = Ik mis machtigingen in dat kanaal: { $permissions }. Ik heb ze nodig om daar de dagpuzzel te plaatsen.
say-lacks-for-seeks = Ik mis machtigingen in dat kanaal: { $permissions }. Ik heb ze nodig om daar zoekacties naar tegenstanders te plaatsen.
say-thread-refused = Discord laat me hier nu geen thread maken. Laat “thread” leeg om in het kanaal te spelen.
say-too-many-threads = { $whose ->
    [own] Ik heb de laatste tijd veel threads voor je gemaakt.
   *[server] Ik heb de laatste tijd veel threads op deze server gemaakt.
} Speel in een kanaal zonder thread, of probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} opnieuw.
permission-view = Kanaal bekijken
permission-connect = Verbinden
permission-send = Berichten versturen
permission-attach = Bestanden toevoegen
permission-create-threads = Openbare threads maken
permission-send-in-threads = Berichten versturen in threads
permission-read-history = Berichtgeschiedenis lezen
say-not-here = Ik ben geen lid van deze server, dus ik kan hier geen bord plaatsen. Nodig me uit op deze server, of speel tegen de computer in privéberichten met mij. /rules, /learn en /games werken overal.
say-alone-here = In privéberichten kun je alleen tegen de computer spelen. Wil je mensen uitnodigen, gebruik dan een kanaal op een server.
say-too-fast = Je gaat me te snel. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Hier is je tekst, zodat er niets verloren gaat:
say-not-seen = Die partij staat in een kanaal dat je niet kunt zien. Vraag een van de spelers om de notatie (/record).
say-may-not-close = Daarvoor heb je in dit kanaal de machtiging “Berichten beheren” nodig. Om je eigen partij op te geven, gebruik je /resign.
say-only-in-servers = Dat werkt alleen in een kanaal op een server.
say-animation-under-way = Ik maak al een animatie van tafel { $table } { $whose ->
    [own] voor jou
   *[channel] in dit kanaal
}. Probeer het opnieuw als die klaar is.
say-animations-many = Er worden nu veel animaties gemaakt. Probeer het over een minuut opnieuw.
say-offer-closed = Dat aanbod geldt niet meer.
# Under an older message: where the board is now.
say-moved-on = Sindsdien is de partij al verder. Het bord staat hier: { $place }
# Asked for again: $place is a link.
say-shown-here = Dat staat al in dit kanaal: { $place }
say-stale-button = Die knop werkt niet meer. /board toont de partij van dit kanaal.
say-bad-option = “{ $input }” is geen geldige keuze. Kies een van de suggesties.
say-old-command = Dat commando is veranderd. Herlaad Discord en probeer het opnieuw.
say-joined-same-game = { $player } had je al voor dit spel uitgenodigd, dus je doet nu daar mee.
say-computers-joined = { $count ->
    [one] { $names } doet mee.
   *[other] { $names } doen mee.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } was sneller en heeft de stoel. De partij begint!
   *[other] { $names } waren sneller en hebben de stoelen. De partij begint!
}
say-invited-bot = Andere bots kunnen niet spelen. Nodig een mens uit, nodig mij uit om tegen de computer te spelen, of laat de tegenstander leeg zodat iedereen kan meedoen.
say-invited-stranger = { $name } zit niet op deze server. Nodig iemand uit die er wel op zit.
say-invited-hidden = { $name } kan dit kanaal niet zien. Stuur de uitnodiging in een kanaal dat jullie allebei zien.
say-invited-timed-out = { $name } heeft een time-out op deze server. Stuur de uitnodiging zodra de time-out voorbij is.
say-invited-without-commands = { $name } kan in dit kanaal geen commando’s gebruiken. Stuur de uitnodiging in een ander kanaal.
say-cannot-follow = { $name } kan dit kanaal niet zien, dus de partij kan niet hierheen verhuizen.
say-no-such-player = Hier speelt niemand die “{ $name }” heet. Kies een van deze namen: { $names }.
say-unknown-theme = Er zijn geen kleuren met de naam “{ $name }”. Kies uit: { $themes }.
say-really-resign = Wil je echt opgeven?
say-resigned = Je hebt opgegeven.
say-really-claim = Wil je echt de overwinning opeisen? De partij is dan meteen afgelopen.
say-really-claim-out = Wil je echt verder zonder deze speler? Die is dan uit het spel.
say-claimed = Je hebt de overwinning opgeëist.
say-claimed-out = De partij gaat zonder deze speler verder.
say-really-abort = Wil je deze partij echt afbreken? Die telt dan niet mee.
say-aborted = Je hebt de partij afgebroken.
say-really-close = Wil je deze partij echt sluiten? Die telt dan niet mee.
say-really-close-invitation = Wil je deze uitnodiging echt sluiten?
say-really-close-tournament = Wil je deze partij echt sluiten? Die telt dan niet mee. De spelers spelen die opnieuw aan een andere tafel, vanaf het begin.
say-really-close-own = Je speelt mee in deze partij, dus als je die sluit, geef je op. Wil je echt opgeven?
say-closed = Gesloten.
say-kept = Oké, er verandert niets.

span-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
span-hours = { $hours } uur
span-days = { $days } dagen

# Why a game cannot start with these options.

setup-unknown-beginner = “{ $name }” kan niet beginnen. Laat het leeg of kies uit: { $beginners }.
setup-unknown-time = De bedenktijd “{ $name }” ken ik niet. Laat het leeg of kies uit: { $times }.

setup-unknown-game = Er is geen spel dat “{ $name }” heet. Kies uit: { $games }.
setup-seats = { $game } is een spel voor { $most ->
    [2] twee spelers.
   *[other] { $fewest } tot { $most } spelers.
}
setup-too-many = { $game } is een spel voor { $most ->
    [2] twee. Nodig één persoon uit.
   *[other] hoogstens { $most }. Nodig minder mensen uit.
}
setup-unknown = { $game } heeft geen opstelling die “{ $name }” heet. Laat het leeg of kies uit: { $setups }.

leaderboard-server = { $game }: deze server
leaderboard-everywhere = { $game }: alle servers
leaderboard-levels-server = { $game } tegen computers: deze server
leaderboard-levels-everywhere = { $game } tegen computers: alle servers
leaderboard-levels-empty = Er heeft nog niemand een partij met rating tegen computers afgerond. /play met een computerniveau start er een.
leaderboard-levels = -# Computers: { $levels }
leaderboard-empty = Er heeft nog niemand een partij met rating afgerond. /play start er een.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } gewonnen, { $draws } remise, { $losses } verloren
leaderboard-uncertain = -# Ratings met hoogstens ± { $deviation } staan vooraan. De overige hebben meer partijen nodig.
leaderboard-provisional = -# Voorlopig: minder dan { $games } partijen. Deze staan achteraan, elk met het waarschijnlijke bereik.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (voorlopig: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Nederlands
language-name-in-english = Dutch
language-names-elsewhere = nizozemština, holandština, Niederländisch, Holländisch, néerlandais, hollandais, niderlandzki, holenderski, holandês, neerlandês, neerlandés, holandés, olandese, Felemenkçe, нідерландська, オランダ語
theme-name = { $theme ->
    [classic] klassiek
    [dark] donker
    [contrast] hoog contrast
   *[spectrum] spectrum (voor kleurenblinden)
}
setup-name = { $setup ->
    [light-first] Licht eerst
    [dark-first] Donker eerst
   *[standard] gewone opstelling
}
settings-default = { $setting ->
    [boards] Alleen het laatste bord blijft
    [notify] Ping in het kanaal
    [language] Mijn taal in Discord
    [server-language] Die van de communityserver, anders van wie de partij begint
    [level] Telkens vragen
    [theme] De kleuren van de server
    [daily-games] De spellen die hier worden gespeeld
    [daily-level] Wat mensen hier kunnen oplossen
   *[other] Standaard
}
boards-choice = { $boards ->
    [lines] Een regel per zet
   *[pictures] Borden met hun plaatjes
}
view-choice = { $view ->
    [mine] Mijn kant
   *[first] De kant die begint
}
settings-me = Je instellingen
settings-me-list =
    Kleuren: { $theme ->
        [none] die van de server
       *[other] { $theme }
    }
    Onderaan het bord: { $view ->
        [mine] jouw kant
       *[other] de kant die begint
    }
    Zetten die je met knoppen kiest: { $confirm ->
        [yes] om bevestiging vragen
        [no] meteen spelen
       *[other] om bevestiging vragen in je eerste tien partijen
    }
    Herinnering voordat je tijd om is: { $direct ->
        [yes] als privébericht
       *[other] in het kanaal
    }
    Partijen die op je wachten: { $notify ->
        [direct] meteen een privébericht
        [digest] één privébericht per dag, het volgende { $digest }
        [none] geen bericht
       *[other] een ping in het kanaal
    }
    Tijdzone: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Taal: { $language ->
        [none] je taal in Discord
       *[other] { $language }
    }
    Niveau van je computertegenstanders: { $level ->
        [none] telkens vragen
       *[other] { $level }
    }
    Rollen voor je ratings: { $roles ->
        [no] geen
       *[other] ja, waar een server ze geeft
    }
settings-change = { $setting ->
    [theme] Kleuren
    [view] Onderaan het bord
    [notify] Partijen die op je wachten
   *[level] Niveau van je computertegenstanders
}
settings-digest-unused = -# Ik onthoud dat uur voor als je overstapt op één privébericht per dag.
settings-last-channel = -# Dat was het laatste kanaal op de lijst, dus partijen zijn weer in alle kanalen toegestaan.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Ik heb je tijdzone voor het dagelijkse privébericht bewaard: { $zone }. Die houdt geen rekening met de zomertijd. Wordt de klok bij jou twee keer per jaar verzet, kies dan liever je stad met zone.
roles-title = Rollen die van ratings afhangen
roles-none = Er hangt nog geen rol van ratings af. Kies met **/settings roles** een rol en de ratings van wie hem moet krijgen.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] rating van { $low } of meer
    [to] rating van { $high } of minder
    [band] rating van { $low } tot en met { $high }
    [first] eerste plaats op de ranglijst
   *[winner] winnaar van het laatste toernooi
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Ik heb de machtiging “Rollen beheren” nodig om hem te geven.
    [order] Ik kan hem niet geven: zet in de serverinstellingen mijn eigen rol erboven.
    [managed] Ik kan hem niet geven: Discord beheert deze rol zelf.
   *[gone] Deze rol bestaat niet meer.
}
roles-which = Kies ook de rol.
roles-unknown = { $role } hangt niet van ratings af.
roles-not-mine = Niemand kan { $role } krijgen. Kies een andere rol.
roles-not-yours = Je hebt de machtiging “Rollen beheren” nodig om te kiezen wie een rol krijgt.
roles-of-moderators = { $role } heeft machtigingen van moderators, en die zou niemand voor een rating moeten krijgen. Kies een andere rol.
roles-note = -# Een rating telt na vijf partijen met rating.
roles-for-whom = Wie moet { $role } krijgen? Kies ratings met “from” en “to”, of gebruik “first” of “winner”.
roles-several = Gebruik maar één hiervan: een reeks ratings, “first” of “winner”.
roles-first-of-which = Kies ook het spel van de ranglijst.
roles-empty-range = In die reeks zit geen rating: “from” is hoger dan “to”.
roles-too-many = Hoogstens { $most } rollen kunnen van ratings afhangen. Haal er eerst een weg met “off”.
settings-server = Instellingen van deze server
settings-server-list =
    Taal: { $language ->
        [none] { $discord ->
            [none] die van wie een partij of toernooi begint of een tegenstander zoekt; de dagpuzzel is in het Engels
           *[other] { $discord }, de primaire taal van de server in Discord
        }
       *[other] { $language }
    }
    Kleuren: { $theme ->
        [none] klassiek
       *[other] { $theme }
    }
    Standaardbedenktijd: { $time ->
        [none] zonder klok
       *[other] { $time }
    }
    Elke partij standaard in een eigen thread: { $threads ->
        [yes] ja
       *[other] nee
    }
    Eerdere borden: { $boards ->
        [lines] elk een regel
        [pictures] blijven met hun plaatjes
       *[none] worden verwijderd
    }
    Rol die toernooien leidt: { $organisers ->
        [none] geen, alleen “Evenementen beheren”
       *[other] { $organisers }
    }
    Dagpuzzel: { $refusal ->
        [gone] uit, want { $daily } bestaat niet meer of is voor mij verborgen. Kies opnieuw een kanaal met daily-puzzle.
        [refused] uit, want Discord liet mij niet plaatsen in { $daily }. Controleer mijn machtigingen daar en kies het kanaal opnieuw met daily-puzzle.
       *[none] { $daily ->
            [none] uit
           *[other] { $daily } om { $hour }
        }
    }
    Tijdzone van de dagpuzzel: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Spellen van de dagpuzzel: { $games ->
        [none] die hier worden gespeeld
        [all] alle om de beurt
       *[other] { $games }
    }
    Moeilijkheid van de dagpuzzel: { $level ->
        [none] wat mensen hier kunnen oplossen
       *[other] { $level }
    }
    Zoekacties naar tegenstanders: { $seeks ->
        [none] uit
       *[other] { $seeks }
    }
    Partijen zijn toegestaan in: { $named ->
        [0] alle kanalen
       *[other] { $channels }
    }
settings-vacation-until = Je bent op vakantie tot { $end }, en je klokken van een dag of langer zijn gepauzeerd. Daarna heb je dit jaar nog { $days ->
    [one] één vakantiedag
   *[other] { $days } vakantiedagen
}{ $hours ->
    [0] {""}
    [one] {" "}en één uur
   *[other] {" "}en { $hours } uur
} over. Met /settings vacation en “end” kom je eerder terug.
settings-vacation-none = Je bent niet op vakantie. Je hebt dit jaar nog { $days ->
    [one] één vakantiedag
   *[other] { $days } vakantiedagen
}{ $hours ->
    [0] {""}
    [one] {" "}en één uur
   *[other] {" "}en { $hours } uur
} over. Tijdens een vakantie zijn je klokken van een dag of langer gepauzeerd.
settings-vacation-deadlines = Rondes van toernooien wachten niet op je. Ben je op de deadline aan zet, dan verlies je:
settings-vacation-deadline = - **{ $game }** · tafel { $table } · { $at }
say-vacation-and-end = Je vraagt om op vakantie te gaan en ook om die te beëindigen. Gebruik days of end, niet allebei.
say-may-not-manage = Daarvoor heb je de machtiging “Server beheren” nodig. Voor je eigen instellingen gebruik je /settings me.
say-elsewhere =
    Partijen zijn niet toegestaan in dit kanaal. Probeer het hier: { $channels }
    -# Als dat kanaal niet meer bestaat, kan iemand met de machtiging “Server beheren” dit wijzigen met **/settings server**.
say-excluded = De beheerder van deze bot heeft je uitgesloten, dus alleen **/privacy** werkt nog voor je.
say-server-excluded = De beheerder van deze bot heeft deze server uitgesloten, dus alleen **/privacy** werkt hier nog.
say-no-such-place = Daar kan niet worden gespeeld. Kies een tekstkanaal, een forum of een thread.
say-forbid-unlisted = { $named ->
    [0] Partijen zijn in alle kanalen toegestaan. Wil je dat beperken, noem dan met “allow” elk kanaal waar ze mogen beginnen.
   *[other] In dat kanaal zijn partijen toch al niet toegestaan. **/settings server** laat zien waar wel.
}
say-too-many-channels = Je kunt hoogstens { $most } kanalen toestaan. Haal er eerst een weg met “forbid”.
say-unknown-setting = “{ $name }” is geen geldige keuze. Kies uit: { $known }.
say-choose-one = Kies uit: { $known }.

# The export of the data of a player.

privacy-export = Dit is alles wat ik over je bewaar: je naam, instellingen, ratings, resultaten bij puzzels, privéborden met notities en plannen, gevolgde partijen, geblokkeerde spelers, zoekacties naar tegenstanders, stemmen, rollen voor je ratings en { $games ->
    [one] één partij
   *[other] { $games } partijen
}.
privacy-export-file = Bestand { $number } van { $files }
privacy-delete =
    Je gegevens wissen? Dit is dan voorgoed weg:
    • je naam en je instellingen
    • ratings en resultaten bij puzzels
    • privéborden met notities en plannen
    • zoekacties naar tegenstanders
    • stemmen en rollen voor je ratings
    • je lijsten van gevolgde partijen en geblokkeerde spelers
    Je partijen blijven, gespeeld door “Voormalige speler”. { $running ->
    [0] Je hebt geen lopende partijen.
    [one] Je lopende partij geef je daarmee op.
   *[other] Je { $running } lopende partijen geef je daarmee op.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Je doet dan aan één toernooi niet meer mee. De uitslagen blijven, zonder je naam.
   *[other] {" "}Je doet dan aan { $tournaments } toernooien niet meer mee. De uitslagen blijven, zonder je naam.
}
privacy-deleted = Je gegevens zijn gewist.
privacy-kept = Oké, er is niets gewist.
# Links to pages of the operator.
link-privacy-policy = Privacybeleid
link-terms = Servicevoorwaarden
feedback-sent = Bedankt! Je feedback is doorgegeven.
feedback-too-soon = Je hebt net feedback gestuurd. Wacht tien minuten voordat je meer stuurt.
feedback-empty = Schrijf eerst iets.
# In the place of a name.
privacy-former = Voormalige speler

# The running games of a player.

games-heading = { $games ->
    [0] Je partijen
    [one] Eén lopende partij
   *[other] { $games } lopende partijen
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] jij bent aan zet
       *[other] in { $waiting } ben jij aan zet
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] één uitnodiging
       *[other] { $invitations } uitnodigingen
    }
}
games-on-hold = Stilgezette partijen
games-on-hold-line = Tafel { $table }: { $reason ->
    [gone-tournament] het kanaal is weg. De partij gaat verder in een nieuwe thread als ik er een kan maken, of als een organisator **/tournament move** gebruikt.
    [tournament] het kanaal is vergrendeld of niet toegankelijk voor mij. De partij gaat verder als een moderator dat verandert, of als een organisator **/tournament move** gebruikt.
    [hidden-tournament] wie aan zet is, kan { $place } niet zien. De partij gaat verder als dat weer kan, of als een organisator **/tournament move** gebruikt.
    [gone] het kanaal is weg, of ik ben er niet meer. Gebruik `/table move table:{ $table }` in het kanaal waar je verder wilt spelen.
    [locked] de thread { $place } is vergrendeld. De partij gaat verder als een moderator de thread ontgrendelt, of met `/table move table:{ $table }` in een ander kanaal.
    [denied] ik kan { $place } niet zien of er geen berichten plaatsen. De partij gaat verder als een moderator me dat toestaat, of met `/table move table:{ $table }` in een ander kanaal.
    [hidden] wie aan zet is, kan { $place } niet zien. De partij gaat verder als dat weer kan, of met `/table move table:{ $table }` in een ander kanaal.
    [timed-out] wie aan zet is, heeft een time-out op de server. De partij gaat verder zodra de time-out voorbij is.
   *[broken] de partij kan nu niet worden hersteld. Er is niets verloren. Meld tafel { $table } aan de beheerder van deze bot.
}
games-none = Je hebt geen lopende partijen. /play start er een.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · tafel { $table }{ $phase ->
    [open] {" "}· wacht op spelers
   *[other] {" "}· { $turn ->
        [0] nog geen zetten
       *[other] zet { $turn }
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
    [yours] jij bent aan zet
    [open] wacht op spelers
    [over] afgelopen
   *[others] { $player } aan zet
} · { $place ->
    [here] hier
    [channel] ander kanaal
    [guild] andere server
   *[direct] privébericht
}

# The profile of a player.

profile-bot = Bots hebben geen profiel.
profile-title = { $name }
profile-empty = { $name } heeft nog geen partij met rating afgerond. /play start er een.
profile-game = **{ $game }** · { $rating } · { $wins } gewonnen, { $draws } remise, { $losses } verloren
profile-game-levels = **{ $game }** tegen computers · { $rating } · { $wins } gewonnen, { $draws } remise, { $losses } verloren
profile-streak = -# Winstreeks: { $streak }, langste: { $longest }
profile-opponents = **Meest gespeelde tegenstanders**
profile-opponent = { $name }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $wins } gewonnen, { $draws } remise, { $losses } verloren
profile-provisional = -# Voorlopig: minder dan { $games } partijen.
profile-recent = -# Tegenstanders en grafiek: de laatste { $games } partijen.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Teampartijen** · { $votes ->
    [one] 1 stem
   *[other] { $votes } stemmen
}, waarvan { $played } gespeeld
progress-alt = Het verloop van de ratings van { $name }. { $tracks }
progress-alt-levels = Het verloop van de ratings van { $name } tegen computers. { $tracks }
progress-game = { $game }: van { $first } op { $from } naar { $last } op { $to }, laagste { $least }, hoogste { $most }.

# Why a table rejects a command.

table-none-here = Er loopt geen partij in dit kanaal. /play start er een.
table-unknown = Die tafel bestaat niet. /board toont de partij van dit kanaal.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · tafel { $table } is gespeeld in { $place }.
    [closed] { $game } · tafel { $table } is gesloten in { $place }.
   *[running] { $game } · tafel { $table } gaat verder in { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · tafel { $table } is je partij met { $names } in je privéberichten met mij.
table-occupied = In dit kanaal loopt al een partij; bekijk die met /board. Start de jouwe in een thread.
# In a direct message, and where no thread can be started.
table-occupied-direct = In deze privéberichten loopt al een partij; bekijk die met /board. Speel die eerst uit, of geef op met /resign.
table-occupied-thread = In dit kanaal loopt al een partij; bekijk die met /board. Start de jouwe in een ander kanaal.
table-occupied-move = In dit kanaal loopt al een partij; bekijk die met /board. Verplaats de jouwe naar een ander kanaal of een thread.
table-invited-here = { $player } heeft je hier al uitgenodigd voor een partij { $game }. Doe mee met /accept of wijs af met /decline.
table-too-many-invitations = Je hebt al { $most } open uitnodigingen. Trek er een in met **{ $button-cancel }** onder het bord, of wacht tot die wordt aangenomen.
table-too-many-searching = Je hebt op deze server al { $most } tafels die op spelers wachten. Trek er een in, of wacht tot er iemand meedoet.
table-other-server = Een partij kan alleen verhuizen naar een ander kanaal van dezelfde server.
table-invited-self = Je kunt niet tegen jezelf spelen. Nodig iemand anders uit, of laat de tegenstander leeg zodat iedereen kan meedoen.
table-already-here = Die tafel staat al in dit kanaal. /board toont het bord.

# Blocked players. Those who are blocked read only the last two.
block-done = Je hebt **{ $name }** geblokkeerd. Deze speler kan je niet uitnodigen, en jullie kunnen niet aan elkaars tafels meedoen. De speler hoort hier niets van. Lopende partijen gaan door. Met /unblock maak je dit ongedaan.
block-already = Je hebt **{ $name }** al geblokkeerd. Met /unblock maak je dat ongedaan.
block-undone = Je blokkeert **{ $name }** niet meer.
block-self = Je kunt jezelf niet blokkeren.
block-bot = Alleen mensen kunnen worden geblokkeerd.
block-too-many = Je hebt { $most } spelers geblokkeerd en meer kan niet. Deblokkeer eerst iemand met /unblock.
block-unknown = Je hebt niemand geblokkeerd die “{ $name }” heet. Kies een van de suggesties.
block-own = Je hebt { $name } geblokkeerd. Met /unblock maak je dat ongedaan.
block-cannot-invite = { $name } kan niet worden uitgenodigd. Kies iemand anders.
block-cannot-join = Je kunt niet meedoen aan deze tafel. Start een eigen partij in een thread.

table-invited-twice = Je hebt dezelfde persoon twee keer uitgenodigd. Nodig iedereen maar één keer uit.
table-too-many-opponents = Deze partij is voor { $seats } spelers, jijzelf meegeteld. Nodig minder mensen uit, of kies meer stoelen.
table-too-many-tables = Je hebt al { $most } lopende partijen. Rond er eerst een af, of trek een uitnodiging in.
table-reserved = { $count ->
    [one] De vrije stoel is gereserveerd voor { $players }.
   *[other] De vrije stoelen zijn gereserveerd voor { $players }.
} Start een eigen partij in een thread.
table-no-seat-for-computer = { $most ->
    [2] Dit is een spel voor twee: nodig iemand uit of kies een computer, niet allebei.
   *[other] Er is geen stoel meer vrij voor een computer: alle zijn bezet of gereserveerd voor wie je hebt uitgenodigd. Kies meer stoelen, of nodig minder mensen uit.
}
table-full = Alle stoelen zijn bezet. Je kunt toekijken, of in een thread een eigen partij starten.
table-already-seated = Je zit al aan deze tafel. /help toont wat je kunt doen.
table-not-opener = Alleen { $player } kan deze uitnodiging wijzigen. Start een eigen partij in een thread.
table-opener-stays = Je hebt deze tafel geopend, dus je kunt niet weggaan. **{ $button-cancel }** onder het bord trekt de uitnodiging in.
table-not-invited = Je bent niet uitgenodigd, dus er valt niets af te wijzen.
table-nothing-to-leave = Je zit niet aan deze tafel, dus je kunt er niet weggaan.
table-not-started = De partij is nog niet begonnen. Dat gebeurt zodra alle stoelen bezet zijn.
table-already-started = De partij is al begonnen. Bekijk die met /board.
table-over = Die partij is afgelopen. /play start een nieuwe.
table-no-rematch = Iemand uit die partij heeft de eigen gegevens gewist, dus revanche kan niet. /play start een nieuwe partij.
table-broken = De partij aan tafel { $table } kan niet worden hersteld en is stilgezet. Er is niets verloren. Dit kanaal is vrij, en /play start een nieuwe partij. Meld het alsjeblieft aan de beheerder van deze bot.
table-nobody-left = Iedereen in deze partij zit nog op de server, dus er valt geen overwinning op te eisen.
told-choice = { $mode ->
    [direct] Meteen een privébericht
    [digest] Eén privébericht per dag
   *[none] Niets
}
told-refused = -# Discord laat me je geen privébericht sturen, dus ping ik je hier. Dat kun je wijzigen in je privacyinstellingen voor deze server.
told-out = Je hebt { $clock ->
    [yes] de tijd overschreden
   *[no] al { $time } geen zet gedaan
} en bent uit het spel. De anderen spelen verder.
told-digest = { $games ->
    [one] Er wacht één partij op je:
   *[other] Er wachten { $games } partijen op je:
}
say-no-local-time = “{ $time }” is geen tijdstip. Schrijf hoe laat het nu bij jou is, zoals 20:30.
say-no-zone = Ik ken geen tijdzone “{ $name }”. Typ een stad of een land en kies uit de lijst, bijvoorbeeld { $known }.
say-several-zones = “{ $name }” kan meerdere tijdzones betekenen, bijvoorbeeld { $known }. Kies de jouwe uit de lijst die tijdens het typen verschijnt, of typ je stad.
say-zone-and-local-time = Gebruik zone of local-time, niet allebei. Met zone wordt rekening gehouden met de zomertijd.
watch-begun = Je krijgt een privébericht als deze partij afgelopen is. Laat Discord dat niet toe, dan hoor je er niets van. Je kunt 25 partijen tegelijk volgen.
watch-stopped = Oké, je krijgt geen bericht.
watch-offer = Met **{ $button-watch }** hoor je wanneer deze partij afgelopen is.
watch-already = Je volgt deze partij al. Je krijgt een privébericht als die afgelopen is.
watch-own = Je speelt mee in deze partij, dus je ziet het einde.
watch-too-many = Je volgt al { $most } partijen, meer kan niet.
watch-ended = **{ $game }** · { $names } · tafel { $table }: partij afgelopen · { $place }
table-not-absent = Nog niet. In een partij zonder klok kun je na 3 dagen zonder zet vragen of de speler er nog is. Is er 4 dagen later nog geen zet, dan kun je { $claim ->
    [win] de overwinning opeisen
    [out] zonder die speler verderspelen
   *[close] de partij sluiten
}.
table-not-absent-yet = Nog niet: { $answered ->
    [yes] { $player } heeft op { $since } geantwoord
   *[no] { $player } is aan zet sinds { $since }
}. Als er geen zet komt, kun je vanaf { $from } vragen of de speler er nog is. Nog eens 4 dagen later kun je { $claim ->
    [win] de overwinning opeisen
    [out] zonder die speler verderspelen
   *[close] de partij sluiten
}.
table-ask-first = Vraag eerst of { $player } er nog is, met **/table still-there** of **{ $button-still-there }** onder het bord. Als er 4 dagen geen zet of antwoord komt, kun je { $claim ->
    [win] de overwinning opeisen
    [out] zonder die speler verderspelen
   *[close] de partij sluiten
}.
table-absence-clock = Deze partij heeft een klok: wie geen zet doet, overschrijdt de tijd. Vragen is niet nodig.
table-absence-tournament = In een toernooi beslissen de organisator en de deadlines over spelers die geen zet doen, dus je kunt het niet vragen.
table-absence-computers = Alle anderen in deze partij zijn computers, en die doen altijd een zet.
table-absence-own-turn = Jij bent aan zet: { $waiting ->
    [opponent] je tegenstander wacht op jou
   *[others] de anderen wachten op jou
}.
table-already-asked = Het is al gevraagd. Als er geen zet of antwoord komt, kun je vanaf { $from } { $claim ->
    [win] de overwinning opeisen
    [out] zonder die speler verderspelen
   *[close] de partij sluiten
}.
table-not-asked = Niemand heeft gevraagd of je er nog bent.
table-answered-before = Je hebt sinds je vorige zet al geantwoord. Nu telt alleen nog een zet.
table-checked-in = Je hebt al gezegd dat je er bent.
table-own-turn = Je bent aan zet. Je kunt tegenstanders alleen tijd geven als zij aan zet zijn.
table-no-running-clock = Er loopt hier geen klok, dus er valt geen tijd te geven.
table-give-time-no-clock = Deze partij heeft geen klok, dus er valt geen tijd te geven: iedereen kan zo lang nadenken als nodig is. Doet iemand 3 dagen geen zet, vraag het dan met **/table still-there**.
table-already-extended = Voor deze zet is al tijd gegeven.
table-tournament-clock = In een toernooi heeft iedereen evenveel tijd, dus je kunt geen tijd geven.
table-closed = Die uitnodiging is gesloten. /play start een nieuwe.
table-not-joined = Je doet nog niet mee aan deze tafel. Druk eerst op **{ $button-join }**.
table-not-seated = Je speelt niet mee in deze partij. Start met /play een eigen partij in een thread.
table-not-seated-elsewhere = Je speelt niet mee in deze partij. /play start een eigen partij.
table-not-seated-over = Je speelde niet mee in deze partij. /play start een eigen partij.
table-not-your-turn = { $player } is aan zet.
table-out = Je bent uit het spel. /board toont hoe het verdergaat.
table-already-played = Die zet is al gespeeld. /board toont de huidige stelling.
vote-too-new = Je kunt stemmen zodra je een dag op deze server zit.
vote-never-rated = Partijen waarin een server stemt, zijn altijd zonder rating.
vote-no-pause = Een partij waarin een server stemt, kan niet worden gepauzeerd. Ligt die stil, dan gaat die verder met de volgende stem.
vote-no-hints = In een partij waarin een server stemt, zijn er geen hints.
vote-no-rematch = Met een server is geen revanche mogelijk. /play start een nieuwe partij.
table-no-hints = Geen hints in partijen met rating tussen mensen. /play start een vrijblijvende partij, of een tegen de computer.
table-no-hints-in-tournament = In een toernooi zijn er geen hints.
table-already-offered = { $made ->
    [yes] Je hebt al { $offer ->
        [draw] remise aangeboden
        [takeback] gevraagd om een zet terug te nemen
        [pause] gevraagd om de partij te pauzeren
       *[resume] gevraagd om de partij te hervatten
    }.
   *[no] Je bent al akkoord gegaan met { $offer ->
        [draw] de remise
        [takeback] de terugname
        [pause] de pauze
       *[resume] het hervatten
    }.
} Dat geldt tot de volgende zet, ook die van jezelf.
table-offer-open = { $request } Antwoord daar eerst op, met /accept of /decline.
table-offer-waits = Een ander verzoek staat nog open. Wacht op het antwoord of op de volgende zet.
table-already-taken-back = De zet is al teruggenomen.
table-offer-refused = Dat is afgewezen. Na de volgende zet kun je het weer vragen.
table-no-offer = Er valt nu niets te accepteren of af te wijzen. /board toont de partij.
table-no-takebacks = In partijen met rating tegen een computer kun je geen zetten terugnemen. /play start een vrijblijvende partij.
table-nothing-to-take-back = Je hebt geen zet om terug te nemen.
table-on-vacation = Je bent al op vakantie. /settings vacation toont tot wanneer, en met de optie “end” kom je terug.
table-not-on-vacation = Je bent niet op vakantie.
table-vacation-changed = Je hebt net een vakantie begonnen of beëindigd. Vanaf { $again } kan dat weer.
table-no-such-vacation = { $most ->
    [0] Je hebt geen vakantiedagen meer (14 per jaar).
    [one] Je hebt nog maar één vakantiedag.
   *[other] Je kunt hoogstens { $most } vakantiedagen nemen.
}
table-no-clock = Deze partij heeft geen klok, dus er valt niets te pauzeren. Neem gerust de tijd.
table-paused = De partij is gepauzeerd. { $resume ->
    [alone] Druk onder het bord op **{ $button-resume }**, dan gaat die meteen verder.
    [asked] Je is gevraagd om te hervatten: ga akkoord met **/accept**.
    [awaited] Die gaat verder zodra iedereen akkoord is.
   *[people] Druk onder het bord op **{ $button-resume }**. De partij gaat verder zodra iedereen akkoord is.
}
table-not-paused = De partij is niet gepauzeerd.
table-too-late-to-abort = Iedereen heeft al een zet gedaan, dus het is te laat om de partij af te breken. Bied remise aan, of geef op.
table-in-tournament = In een toernooi kun je partijen niet afbreken of pauzeren en geen zetten terugnemen.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Zaailing
    [2] Mus
    [3] Egel
    [4] Ekster
    [5] Das
    [6] Vos
    [7] Reiger
   *[8] Uil
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Speler { $number }
# What somebody may type for a computer.
computer-level = Niveau { $level }
computer-about = { $level ->
    [1] 1 · Zaailing: heeft net de regels geleerd
    [2] 2 · Mus: vlug, en vaak tevreden met de op één na beste zet
    [3] 3 · Egel: past goed op de eigen stukken
    [4] 4 · Ekster: grist mee wat er te grissen valt
    [5] 5 · Das: koppig, en zelden slordig
    [6] 6 · Vos: ziet vallen aankomen, en zet er zelf ook
    [7] 7 · Reiger: geduldig, en vergist zich haast nooit
   *[8] 8 · Uil: speelt op volle sterkte
}
