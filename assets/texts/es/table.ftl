# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } y { $last }
conjunction-i = { $others } e { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number } %

card-heading = **{ $game }** · mesa { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· jugada { $turn }
}
card-invitation = { $invited }, { $opener } { $seats ->
    [2] te invita a una partida de { $game }.
   *[other] invita a una partida de { $game } para { $seats } jugadores. { $free ->
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Invitaste a { $invited } a una partida de { $game }.
card-open-invitation = { $opener } busca { $seats ->
    [2] rival para una partida de { $game }.
   *[other] { $free ->
        [one] a una persona más
       *[other] a { $free } personas más
    } para una partida de { $game } con { $seats } jugadores.
} ¿Quién se une?
card-terms = -# { $counts ->
    [yes] Por puntos
   *[no] Amistosa
} · { $setup } · { $begins } · { $pace } · expira { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Por puntos
   *[no] Amistosa
} · { $pace }
begins-named = empieza { $name }
begins-own = empiezas tú
begins-first = empieza la primera persona que se una
begins-lot = se decide al azar quién empieza
pace = { $minutes ->
    [0] sin reloj
    [60] 1 hora por jugada
    [480] 8 horas por jugada
    [1440] 1 día por jugada
    [4320] 3 días por jugada
    [10080] 7 días por jugada
   *[other] { $minutes } minutos por jugada
}
card-all-seated = Ya no falta nadie: ¡empieza la partida!
card-closed = Esta vez no hay partida.
card-to-act = { $player }, es tu turno.
card-to-act-until = { $player }, es tu turno. Tu tiempo se agota { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, es su turno: voten por una jugada. La votación termina { $end }.
card-on-hold = La partida está a la espera porque dos veces seguidas no votó nadie. Un voto por una jugada de { $player } la reanuda.
votes-missed = La última vez no votó nadie, así que la máquina movió por ustedes.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Aún no hay votos.
    [one] 1 voto por ahora.
   *[other] { $votes } votos por ahora.
}{ $needed ->
    [0] {""}
   *[other] {" "}Una jugada con { $needed } votos se hace de inmediato.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Ofrecer tablas
    [takeback] Pedir deshacer la jugada
    [accept] Aceptar
    [decline] Rechazar
    [resign] Abandonar
    [abort] Cancelar partida
   *[other] Seguir jugando
}: { $votes } de { $needed } votos
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] También es tu turno.
   *[others] Es el turno de { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Tu tiempo se agota { $end }.
       *[others] El tiempo se agota { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Tienes que capturar { $cells }.
    [capture] Tienes que capturar.
    [demand] Tienes que saltar sobre exactamente { $balls } bolas.
   *[only] Solo tienes una jugada legal.
}{ $asks ->
    [replacement] {" "}¿Qué peón hace el reemplazo?
    [where] {" "}{ $beginning }: ¿adónde?
    [man] {" "}¿Con cuál?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Nadie pudo jugar aquí durante { $time }, así que { $player } recuperó ese tiempo.
card-time-given-own = -# Nadie pudo jugar aquí durante { $time }, así que recuperaste ese tiempo.
card-vacation = -# { $name } está de vacaciones hasta el { $end }. Hasta entonces, su reloj está en pausa.
card-vacation-own = -# Estás de vacaciones hasta el { $end }. Hasta entonces, tu reloj está en pausa.
card-vacation-no-clock = -# { $name } está de vacaciones hasta el { $end }.
card-vacation-no-clock-own = -# Estás de vacaciones hasta el { $end }.
card-round-deadline = -# Plazo de la ronda: { $at }, también durante las vacaciones. Pierde la persona a la que le toque mover entonces.
card-check-in = -# ¿No te toca? Presiona *Aquí estoy*. Si nadie mueve a tiempo, también pierde quien no lo haya presionado.
games-deadline = plazo { $at }
card-no-clock = -# Si alguien no mueve en 3 días, puedes preguntar si sigue ahí. Otros 4 días después, puedes { $seats ->
    [2] reclamar la victoria
   *[other] seguir sin esa persona
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, ¿sigues ahí?
   *[no] ¿Sigues ahí?
} Si no mueves{ $answers ->
    [yes] {" "}ni respondes
   *[no] {""}
}, { $who ->
    [named] { $other } podrá
   *[others] los demás podrán
} { $claim ->
    [win] reclamar la victoria
    [out] seguir sin ti
   *[close] cerrar la partida
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = No mueves desde el { $since }. Hasta que muevas, { $who ->
    [named] { $other } puede
   *[others] los demás pueden
} { $claim ->
    [win] reclamar la victoria
    [out] seguir sin ti
   *[close] cerrar la partida
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Le pregunté a { $name }. Si no hay jugada{ $answers ->
    [yes] {" "}ni respuesta
   *[no] {""}
}, podrás { $claim ->
    [win] reclamar la victoria
    [out] seguir sin { $name }
   *[close] cerrar la partida
} { $end }.
card-reminder = { $player }, sigue siendo tu turno. Tu tiempo se agota { $end }.
direct-reminder = **{ $game }** · mesa { $table } · { $place }
card-idle = { $player }, hace mucho que aquí no pasa nada. Si no mueves, la partida se cerrará sin resultado { $end }.
card-idle-lost = { $player }, hace mucho que aquí no pasa nada. Si no mueves, perderás la partida { $end }.
card-pause-ends = { $player }, esta partida lleva mucho tiempo en pausa. Se reanudará sola { $end }, y los relojes con ella.
card-paused = La partida está en pausa. Cuando se reanude, será el turno de { $player }.
card-paused-own = La partida está en pausa. Cuando se reanude, será tu turno.
card-asked = { $players }, ¿de acuerdo?
card-computer-acts = { $player } está pensando…
card-left-to-computers = Solo quedan máquinas. Terminarán la partida por su cuenta, y el resultado aparecerá aquí.
card-draw-near = { $turns ->
    [one] Si ninguna pieza sale del tablero en la próxima jugada, la partida acaba en tablas.
   *[other] Si ninguna pieza sale del tablero en las próximas { $turns } jugadas, la partida acaba en tablas.
}
card-won = **Victoria de { $names }**{ $why ->
    [resigned] {" "}por abandono.
    [time] {" "}por tiempo.
    [forfeited] {" "}por incomparecencia.
   *[other] .
}
card-won-own = **Ganas**{ $why ->
    [resigned] {" "}por abandono.
    [time] {" "}por tiempo.
    [forfeited] {" "}por incomparecencia.
   *[other] .
}
card-drawn = **Tablas** { $why ->
    [agreement] acordadas por { $names }.
    [repetition] entre { $names }: la misma posición se dio por tercera vez.
    [quiet] entre { $names }: demasiadas jugadas seguidas sin captura.
   *[other] entre { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Tablas** { $why ->
    [agreement] acordadas entre tú y { $other }.
    [repetition] entre tú y { $other }: la misma posición se dio por tercera vez.
    [quiet] entre tú y { $other }: demasiadas jugadas seguidas sin captura.
   *[other] entre tú y { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Por abandono
    [time] Por tiempo
    [absent] Por ausencia
    [forfeited] Por incomparecencia
    [agreement] Tablas de mutuo acuerdo
    [repetition] Tablas: misma posición tres veces
   *[quiet] Tablas: demasiado tiempo sin capturas
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = No quedan jugadas legales.
card-place = Puesto { $place }: { $names }

replay = **{ $game }** · mesa { $table } · animación{ $step ->
    [1] {""}
   *[other] {" "}(una de cada { $step } jugadas)
}
replay-alt = La partida entera, jugada a jugada ({ $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}). Al final: { $last }

news-joined = { $name } se une.
news-declined = { $name } rechaza la invitación.
news-declined-own = Rechazas la invitación.
# Others can still join.
news-seat-declined = { $name } rechaza la invitación. El asiento queda libre para cualquiera.
news-seat-opened = El asiento de { $name } queda libre para cualquiera.
news-vacated = { $name } se va. El asiento queda libre para cualquiera.
news-cancelled = La invitación se canceló.
news-closed = { $what ->
    [game] La moderación cerró esta partida. No cuenta.
   *[invitation] La moderación cerró esta invitación.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, la moderación cerró esta partida. No cuenta.
news-deadline = El plazo de esta ronda terminó.
news-nobody-came = Nadie llegó a tiempo, así que todos pierden esta partida.
news-over = { $players }, fin de la partida.
# players: one or several
news-out = Fuera de la partida: { $players }. Los demás siguen jugando.
news-expired = La invitación expiró antes de que se ocuparan todos los asientos.
news-idle = Nadie movió aquí en un mes, así que la partida se cerró sin resultado.
news-started = Empieza la partida.
news-started-by-lot = Empieza la partida. El azar decide: empieza { $name }.
news-started-by-lot-own = Empieza la partida. El azar decide: empiezas tú.
news-resigned = { $name } abandona.
news-resigned-own = Abandonas.
news-timed-out = { $name } agotó su tiempo.
news-timed-out-own = Agotaste tu tiempo.
news-left = { $name } salió del servidor. { $others ->
    [one] Quien queda puede
   *[other] Los demás pueden
} { $claim ->
    [out] continuar sin { $name }
   *[win] { $closable ->
        [yes] reclamar la victoria o cerrar la partida
       *[no] reclamar la victoria
    }
}.
news-absent = { $name } lleva { $time } sin mover. { $who ->
    [direct] Puedes preguntar debajo del tablero: **{ $button-still-there }**
    [you] Puedes preguntar aquí abajo: **{ $button-still-there }**
    [named] { $other } puede preguntar aquí abajo: **{ $button-still-there }**
   *[others] Los demás pueden preguntar aquí abajo: **{ $button-still-there }**
}
news-claimable = { $name } sigue sin mover. { $who ->
    [direct] Debajo del tablero puedes
    [you] Aquí abajo puedes
    [named] Aquí abajo, { $other } puede
   *[others] Aquí abajo, los demás pueden
} { $claim ->
    [win] ganar con **{ $button-claim }**
    [out] continuar con **{ $button-claim-out }**
   *[close] terminar la partida con **{ $button-close }**
}.
news-still-there = { $name } sigue ahí.
news-still-there-own = Respondiste que sigues ahí.
news-here = { $name } ya está aquí.
news-here-own = Dijiste que estás aquí.
news-gone = { $name } lleva { $time } sin mover{ $out ->
    [yes] {" "}y queda fuera
   *[no] {""}
}.
news-gone-own = Llevas { $time } sin mover{ $out ->
    [yes] {" "}y quedas fuera
   *[no] {""}
}.
news-turn-extended = { $name } le dio { $time } más a { $player }.
news-turn-extended-own = Le diste { $time } más a { $player }.
news-turn-extended-to-you = { $name } te dio { $time } más.
news-returned = { $name } volvió al servidor.
news-forfeited = { $name } salió del servidor y pierde la partida por incomparecencia.
news-removed = La organización excluyó a { $name } del torneo, así que pierde la partida por incomparecencia.
news-removed-own = La organización te excluyó del torneo, así que pierdes la partida por incomparecencia.
news-aborted = { $name } canceló la partida. No cuenta.
news-aborted-own = Cancelaste la partida. No cuenta.
news-closed-by = { $name } cerró la partida. No cuenta.
news-closed-by-own = Cerraste la partida. No cuenta.
news-offered = { $name } { $offer ->
    [draw] ofrece tablas.
    [takeback] pide deshacer una jugada.
    [pause] quiere pausar la partida.
    [resign] ofrece abandonar.
   *[resume] quiere reanudar la partida.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] Ofreces tablas.
    [takeback] Pides deshacer una jugada.
    [pause] Pides pausar la partida.
   *[resume] Pides reanudar la partida.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Se desharía la jugada { $first }: { $turns }.
   *[other] Se desharían las jugadas { $first } a { $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] acepta las tablas.
   *[other] está de acuerdo.
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] Aceptas las tablas.
   *[other] Estás de acuerdo.
}
news-refused = { $name } { $offer ->
    [draw] rechaza las tablas.
    [takeback] rechaza deshacer la jugada.
    [pause] no quiere pausar la partida.
    [resign] prefiere seguir jugando.
   *[resume] todavía no quiere reanudar la partida.
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] Rechazas las tablas.
    [takeback] Rechazas deshacer la jugada.
    [pause] No quieres pausar la partida.
    [resign] Prefieres seguir jugando.
   *[resume] Todavía no quieres reanudar la partida.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] ofreció tablas.
    [takeback] pidió deshacer una jugada.
    [pause] pidió pausar la partida.
    [resign] ofreció abandonar.
   *[resume] pidió reanudar la partida.
} { $end ->
    [accepted] Aceptado por { $players }.
    [declined] Rechazado por { $players }.
   *[lapsed] Ya no vale.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Ofreciste tablas.
    [takeback] Pediste deshacer una jugada.
    [pause] Pediste pausar la partida.
   *[resume] Pediste reanudar la partida.
} { $end ->
    [accepted] Aceptado por { $players }.
    [declined] Rechazado por { $players }.
   *[lapsed] Ya no vale.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] ofreció tablas.
    [takeback] pidió deshacer una jugada.
    [pause] pidió pausar la partida.
    [resign] ofreció abandonar.
   *[resume] pidió reanudar la partida.
} { $end ->
    [accepted] Aceptaste.
   *[declined] Rechazaste.
}
news-played-out = Las máquinas terminaron la partida por su cuenta, en { $turns ->
    [one] una jugada.
   *[other] { $turns } jugadas.
}
news-taken-back = { $turns ->
    [0] Se deshicieron todas las jugadas. La partida vuelve al inicio.
   *[other] La partida vuelve a la posición después de la jugada { $turns }.
}
news-paused = La partida está en pausa.
news-on-hold = Dos veces seguidas no votó nadie, así que la partida queda a la espera de un voto.
news-resumed = La partida se reanuda.
news-vacation-ended = { $name } volvió de sus vacaciones.
news-vacation-ended-own = Volviste de tus vacaciones.
news-moved = { $what ->
    [invitation] La invitación está ahora aquí.
   *[game] La partida continúa aquí.
}
news-tournament-over = El torneo terminó. Esta partida sigue, y ahora se puede pausar y se pueden deshacer jugadas.
news-result-entered = La organización anotó el resultado de esta partida en el torneo, así que termina aquí. No cuenta para la puntuación.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · mesa { $table } · jugada { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · mesa { $table } · jugada { $turn } · { $name }: { $text } (deshecha)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · jugada { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · jugada { $turn } · { $name }: { $text } (deshecha)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · mesa { $table } · { $turn ->
    [0] de vuelta al inicio
   *[other] de vuelta a la jugada { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · mesa { $table } · { $text }
board-past-invitation = -# { $game } · mesa { $table } · invitación · { $names }
board-past-start = -# { $game } · mesa { $table } · inicio · { $names }
board-moved = -# { $game } · la mesa { $table } se trasladó a { $place }

news-hinted = { $name } pidió una pista.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, sin cambios
news-rating-same-levels = { $name } contra máquinas: { $rating }, sin cambios
news-rating-levels = { $name } contra máquinas: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, { $games ->
    [one] falta una partida
   *[other] faltan { $games } partidas
} para que deje de serlo
news-rating-provisional-levels = { $name } contra máquinas: { $rating }, { $games ->
    [one] falta una partida
   *[other] faltan { $games } partidas
} para que deje de serlo
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, ya no es provisional
news-rating-settled-levels = { $name } contra máquinas: { $rating }, ya no es provisional

news-unrated-short = No cuenta para la puntuación: antes de la jugada { $turns } { $how ->
    [drawn] la partida acabó en tablas
    [time] a alguien se le agotó el tiempo
    [absent] alguien dejó de jugar
    [left] alguien salió del servidor
   *[resigned] alguien abandonó
}.
# After a game that computers have finished on their own.
news-unrated-left = No cuenta para la puntuación: antes de la jugada { $turns } solo quedaban máquinas, y ellas jugaron el resto.
news-unrated-enough = No cuenta para la puntuación: solo cuentan { $games } partidas al día entre las mismas dos personas.
news-unrated-casual = No cuenta para la puntuación: era una partida amistosa.
news-unrated-removed = No cuenta para la puntuación: la organización excluyó del torneo a alguien que jugaba.
news-unrated-left-server = No cuenta para la puntuación: alguien ya no está en el servidor, y un rival pudo haber expulsado a esa persona.
news-unrated-hinted = No cuenta para la puntuación de { $names }: después de una pista, solo cuenta una derrota.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = ¿Qué pieza quieres mover?
menu-next-man = { $beginning }: ¿cuál hace el reemplazo?
menu-ground = ¿En qué losa está la bola?
menu-tile = ¿Qué losa quieres deslizar o retirar?
menu-cell = ¿Qué casilla?
menu-where = { $beginning }: ¿adónde?
menu-go-on = { $beginning }: ¿seguir saltando o parar aquí?
menu-demand = { $beginning }: ¿exiges un número exacto de bolas?
menu-demand-none = sin exigencia
menu-demand-exactly = exactamente { $balls }
menu-to = a { $to }
menu-as-it-is = Parar aquí
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Elige una opción
menu-part = { $first } a { $last }
menu-alt = Opciones: { $choices }.
menu-moved-on = La partida avanzó desde entonces.
menu-once-more = ¿Hacer esta jugada? **{ $turn }**
menu-vote-for = ¿Votar por esta jugada? **{ $turn }**
menu-played = Tu jugada: { $turn }.
menu-voted = Tu voto: { $turn }. Puedes cambiarlo hasta que se haga la jugada.

typing-title = Tu jugada
typing-label = Escribe tu jugada
typing-example = p. ej., { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · mesa { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = La revancha ya está abierta: { $place }
say-joined-elsewhere = Tienes un asiento. { $game } · mesa { $table } está en { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Esta partida es por puntos. Si ves una pista, una victoria o unas tablas ya no cuentan para tu puntuación, pero una derrota sí.
hint-outdated = La partida avanzó desde esa pista.
hint-man = Fíjate en **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Va a **{ $spot }**.
hint-turn = Yo jugaría **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Captura { $men }.
hint-threatens = Amenaza con capturar { $men }.
hint-saves = Salva { $men }, a diferencia de la mayoría de las demás jugadas.
hint-prepares = Prepara una captura: con dos jugadas más podría capturar { $men }.
hint-guards = Protege { $men } de una captura en dos jugadas.
hint-locks = Encierra { $men }.
hint-restricts = Limita al otro bando (jugadas posibles: { $after } en lugar de { $before }).
hint-frees = Gana espacio (jugadas posibles: { $after } en lugar de { $before }).
hint-blocks = Impide los saltos sobre { $men } que acabarían en { $cell }.
hint-corners = Deja menos casillas seguras al basileus rival ({ $after } en lugar de { $before }).
hint-frees-king = Da más casillas seguras al basileus propio ({ $after } en lugar de { $before }).
hint-covers = Cubre al basileus propio (casillas vacías a su lado: { $after } en lugar de { $before }).
hint-evades = Aleja al basileus propio de las piezas rivales (pasos hasta la más cercana: { $after } en lugar de { $before }).
hint-nears = Acerca una pieza al basileus rival (pasos: { $after } en lugar de { $before }).
hint-limits = Deja al otro bando menos jugadas que no pierdan nada en el acto ({ $after } en lugar de { $before }).
hint-adds = Permite más jugadas propias que no pierden nada en el acto ({ $after } en lugar de { $before }).
hint-leaves-edge = Saca una pieza del borde y la pone en juego en { $cell }.
hint-chases = El basileus va tras { $men }.
hint-guards-king = Acerca una pieza al basileus propio (pasos: { $after } en lugar de { $before }).
hint-joins = Mantiene juntas las piezas propias (al lado de { $after } en lugar de { $before }).
hint-leads = En la continuación probable llega a capturar { $men }.
hint-quiet = Una jugada tranquila: no captura ni amenaza nada.
# What a reply does to the reader, after the sentences above.
reply-restricts = Te deja menos jugadas ({ $after } en lugar de { $before }).
reply-corners = Deja menos casillas seguras a tu basileus ({ $after } en lugar de { $before }).
reply-limits = Te deja menos jugadas que no pierdan nada en el acto ({ $after } en lugar de { $before }).
reply-nears = Acerca una pieza a tu basileus (pasos: { $after } en lugar de { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Acaba la ronda: ya ninguna bola puede saltar.
hint-opens = { $balls ->
    [0] Si no se mueve ninguna losa, después ninguna bola podrá saltar.
    [one] Si no se mueve ninguna losa, después podrá saltar una bola; el salto más largo captura { $longest }.
   *[other] Si no se mueve ninguna losa, después podrán saltar { $balls } bolas; el salto más largo captura { $longest }.
}
hint-leaves = Deja { $balls ->
    [one] una bola que puede saltar
   *[other] { $balls } bolas que pueden saltar
} (antes { $before }); el salto más largo captura { $longest } (antes { $longest-before }).
hint-demands = Exige un salto sobre exactamente { $demand } bolas, que { $balls ->
    [one] solo puede dar una bola
   *[other] pueden dar { $balls } bolas
}.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] el basileus de { $cells }
    [men-captain] { $count ->
        [one] el capitán de { $cells }
       *[other] los capitanes de { $cells }
    }
    [men-piece] { $count ->
        [one] el oficial de { $cells }
       *[other] los oficiales de { $cells }
    }
    [men-soldier] { $count ->
        [one] el soldado de { $cells }
       *[other] los soldados de { $cells }
    }
    [men-ball] { $count ->
        [one] la bola de { $cells }
       *[other] { $count } bolas: { $cells }
    }
    [men-stone] { $count ->
        [one] el peón de { $cells }
       *[other] los peones de { $cells }
    }
   *[men-pawn] { $count ->
        [one] el peón de { $cells }
       *[other] los peones de { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Gana al instante.
   *[other] Gana por fuerza en { $turns } jugadas como máximo.
}
hint-loses = La partida está perdida, pero así se resiste más: { $turns ->
    [one] una jugada.
   *[other] { $turns } jugadas.
}
hint-chance = Tu probabilidad de ganar es de alrededor del { $chance }.
hint-answer = La respuesta más probable es { $turn }.

# The replay of a finished game.
review-progress = Analizando la partida… { $percent } %
review-even = Ninguna jugada decidió por sí sola esta partida.
review-swings = { $swings ->
    [one] El momento decisivo:
   *[other] Los { $swings } momentos más decisivos:
}
review-swing = { $number }. Jugada { $turn }, { $name }: **{ $played }** dejó una probabilidad de ganar del { $left }. Mejor: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Jugada { $turn }: { $votes ->
    [one] una persona votó
   *[other] { $votes } personas votaron
} por { $better } ({ $left }).
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ y línea discontinua: la jugada que se hizo. ✓ y línea continua: la mejor jugada.
review-arrows = Una flecha discontinua con una cruz muestra { $played }; una flecha continua con una marca de verificación muestra { $better }.
review-alt = Las probabilidades de ganar, jugada a jugada. { $samples }
review-sample = { $turn ->
    [0] Al inicio
   *[other] Después de la jugada { $turn }
}: { $chances }

button-mistakes = Reintentar mis errores
button-mistake-next = Siguiente error
button-mistake-better = Mostrar la mejor jugada
mistake-question = **{ $game }** · mesa { $table } · jugada { $turn }
    Jugaste **{ $played }**, y eso le costó { $cost ->
        [one] un punto porcentual
       *[other] { $cost } puntos porcentuales
    } a tu probabilidad de ganar. Encuentra una jugada mejor.
mistake-best = ✅ **{ $turn }** es la mejor jugada: deja un { $best } de probabilidad de ganar.
mistake-right = ✅ **{ $turn }** es casi tan buena como la mejor jugada: deja un { $left } de probabilidad de ganar, en vez de un { $best }.
mistake-wrong = ↩️ **{ $turn }** no basta: deja un { $left } de probabilidad de ganar, en vez de un { $best }.
mistake-reply = La respuesta es **{ $reply }**.
mistake-better = La mejor jugada es **{ $turn }**: deja un { $best } de probabilidad de ganar.
mistake-last = -# Ese fue tu último error entre los momentos clave de esta partida.

say-review-not-over = Esta partida no ha terminado. Podrás analizarla después. Hasta entonces, /hint ayuda donde se permiten pistas.
say-review-nothing = En esa partida no se hizo ninguna jugada, así que no hay nada que analizar.
say-review-under-way = Ya estoy preparando un análisis { $about ->
    [table] de la mesa { $table }
   *[record] de un registro
} { $whose ->
    [own] para ti
   *[channel] en este canal
}. Vuelve a intentarlo cuando esté listo.
say-reviews-many = En este momento se están analizando muchas partidas. Vuelve a intentarlo en un minuto.
say-went-wrong = Algo salió mal por mi parte. Si vuelve a ocurrir, díselo a quien administra este bot: { $reference }.
say-shown-later = Discord tiene problemas en este momento. Todo está guardado y aparecerá aquí en cuanto Discord se recupere.
say-busy = B-Side tiene mucho trabajo en este momento. Vuelve a intentarlo en un minuto.
say-press-again = Tardó demasiado. Presiónalo otra vez.
say-thread-already = Esto ya es un hilo. Deja «thread» vacío para jugar aquí.
say-no-threads = Aquí no se pueden crear hilos. Deja «thread» vacío para jugar aquí.
say-lacks-for-thread = Me faltan permisos aquí: { $permissions }. Pide a alguien que administre este servidor que me los dé, o juega sin hilo.
say-lacks-for-boards = Me faltan permisos aquí: { $permissions }. Los necesito para publicar sin que me lo pidan cuando hay una máquina o un reloj. Pide a alguien que administre este servidor que me los dé, o juega contra personas y sin reloj.
say-lacks-for-table = Me faltan permisos aquí: { $permissions }. Esta mesa tiene una máquina o un reloj, así que necesito publicar sin que me lo pidan. Pide a alguien que administre este servidor que me los dé, o juega en un canal donde los tenga.
say-lacks-for-puzzles = Me faltan permisos en ese canal: { $permissions }. Los necesito para publicar allí el problema del día.
say-lacks-for-seeks = Me faltan permisos en ese canal: { $permissions }. Los necesito para publicar allí búsquedas de rival.
say-thread-refused = Discord no me deja crear un hilo aquí en este momento. Deja «thread» vacío para jugar en el canal.
say-too-many-threads = { $whose ->
    [own] Últimamente creé muchos hilos para ti.
   *[server] Últimamente creé muchos hilos en este servidor.
} Juega en un canal sin hilo o vuelve a intentarlo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
permission-view = Ver canal
permission-connect = Conectar
permission-send = Enviar mensajes
permission-attach = Adjuntar archivos
permission-create-threads = Crear hilos públicos
permission-send-in-threads = Enviar mensajes en hilos
permission-read-history = Leer el historial de mensajes
say-not-here = No soy miembro de este servidor, así que no puedo publicar un tablero aquí. Invítame a este servidor o juega contra la máquina en un mensaje directo conmigo. /rules, /learn y /games funcionan en cualquier lugar.
say-alone-here = En los mensajes directos solo puedes jugar contra la máquina. Para invitar a alguien, usa un canal de un servidor.
say-too-fast = Vas demasiado rápido para mí. Vuelve a intentarlo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Este es tu texto, para que no se pierda nada:
say-not-seen = Esa partida está en un canal que no puedes ver. Pide su /record a alguien de la partida.
say-may-not-close = Para eso necesitas el permiso «Administrar mensajes» en este canal. Para abandonar tu propia partida, usa /resign.
say-only-in-servers = Eso solo funciona en un canal de un servidor.
say-animation-under-way = Ya estoy preparando una animación de la mesa { $table } { $whose ->
    [own] para ti
   *[channel] en este canal
}. Vuelve a intentarlo cuando esté lista.
say-animations-many = En este momento se están creando muchas animaciones. Vuelve a intentarlo en un minuto.
say-offer-closed = Esa oferta ya no está abierta.
# Under an older message: where the board is now.
say-moved-on = La partida avanzó desde entonces. El tablero está aquí: { $place }
# Asked for again: $place is a link.
say-shown-here = Eso ya está en este canal: { $place }
say-stale-button = Ese botón ya no funciona. /board muestra la partida de este canal.
say-bad-option = «{ $input }» no es una opción válida. Elige una de las sugerencias.
say-old-command = Ese comando cambió. Recarga Discord y vuelve a intentarlo.
say-joined-same-game = { $player } ya te había invitado a esta partida, así que te uniste a la suya.
say-computers-joined = { $count ->
    [one] { $names } se une.
   *[other] { $names } se unen.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } ocupó antes el asiento. ¡Empieza la partida!
   *[other] { $names } ocuparon antes los asientos. ¡Empieza la partida!
}
say-invited-bot = Otros bots no pueden jugar. Invita a una persona, invítame a mí para jugar contra la máquina o deja el rival vacío para que pueda unirse cualquiera.
say-invited-stranger = { $name } no está en este servidor. Invita a alguien que esté.
say-invited-hidden = { $name } no puede ver este canal. Invita desde uno que sí pueda ver.
say-invited-timed-out = { $name } está en aislamiento temporal en este servidor. Envía la invitación cuando termine.
say-invited-without-commands = { $name } no puede usar comandos en este canal. Invita desde otro canal.
say-cannot-follow = { $name } no puede ver este canal, así que la partida no puede trasladarse aquí.
say-no-such-player = Aquí no juega nadie que se llame «{ $name }». Elige entre: { $names }.
say-unknown-theme = No hay colores que se llamen «{ $name }». Elige entre: { $themes }.
say-really-resign = ¿Seguro que quieres abandonar?
say-resigned = Abandonaste.
say-really-claim = ¿Seguro que quieres reclamar la victoria? La partida terminará al instante.
say-really-claim-out = ¿Seguro que quieres seguir sin esa persona? Quedará fuera de la partida.
say-claimed = Reclamaste la victoria.
say-claimed-out = La partida sigue sin esa persona.
say-really-abort = ¿Seguro que quieres cancelar esta partida? No contará.
say-aborted = Cancelaste la partida.
say-really-close = ¿Seguro que quieres cerrar esta partida? No contará.
say-really-close-invitation = ¿Seguro que quieres cerrar esta invitación?
say-really-close-tournament = ¿Seguro que quieres cerrar esta partida? No contará. Se jugará de nuevo en otra mesa, desde el principio.
say-really-close-own = Juegas en esta partida, así que cerrarla cuenta como abandonarla. ¿Seguro que quieres abandonar?
say-closed = Listo, está cerrada.
say-kept = De acuerdo, no cambia nada.

span-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
span-hours = { $hours } horas
span-days = { $days } días

# Why a game cannot start with these options.

setup-unknown-beginner = «{ $name }» no puede empezar. Elige entre estas opciones o déjalo vacío: { $beginners }.
setup-unknown-time = «{ $name }» no es un límite de tiempo que conozca. Elige entre estos o déjalo vacío: { $times }.

setup-unknown-game = No hay ningún juego que se llame «{ $name }». Elige entre: { $games }.
setup-seats = { $game } es un juego para { $most ->
    [2] dos jugadores.
   *[other] entre { $fewest } y { $most } jugadores.
}
setup-too-many = { $game } es un juego para { $most ->
    [2] dos. Invita a una persona.
   *[other] un máximo de { $most }. Invita a menos personas.
}
setup-unknown = { $game } no tiene ninguna posición inicial que se llame «{ $name }». Elige entre estas o déjalo vacío: { $setups }.

leaderboard-server = { $game }: este servidor
leaderboard-everywhere = { $game }: todos los servidores
leaderboard-levels-server = { $game } contra máquinas: este servidor
leaderboard-levels-everywhere = { $game } contra máquinas: todos los servidores
leaderboard-levels-empty = Nadie ha terminado todavía una partida por puntos contra máquinas. /play con un nivel de máquina inicia una.
leaderboard-levels = -# Máquinas: { $levels }
leaderboard-empty = Nadie ha terminado todavía una partida por puntos. /play inicia una.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
leaderboard-uncertain = -# Primero van las puntuaciones con ± { $deviation } o menos. Las demás necesitan más partidas.
leaderboard-provisional = -# Provisional: menos de { $games } partidas. Estas van al final, cada una con su intervalo probable.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provisional: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Español (Latinoamérica)
language-name-in-english = Spanish (Latin America)
language-names-elsewhere = španělština (Latinská Amerika), Latijns-Amerikaans Spaans, lateinamerikanisches Spanisch, espagnol d’Amérique latine, hiszpański (Ameryka Łacińska), espanhol latino-americano, spagnolo latinoamericano, Latin Amerika İspanyolcası, іспанська (Латинська Америка), スペイン語（中南米）
theme-name = { $theme ->
    [classic] clásicos
    [dark] oscuros
    [contrast] alto contraste
   *[spectrum] espectro (para daltónicos)
}
setup-name = { $setup ->
    [light-first] Claras primero
    [dark-first] Oscuras primero
   *[standard] posición habitual
}
settings-default = { $setting ->
    [boards] Solo queda el último tablero
    [notify] Mención en el canal
    [language] El idioma de mi Discord
    [server-language] El del servidor de comunidad; si no, el de quien empieza la partida
    [level] Preguntar cada vez
    [theme] Los colores del servidor
    [daily-games] Los juegos que se juegan aquí
    [daily-level] Lo que la gente de aquí puede resolver
   *[other] Predeterminado
}
boards-choice = { $boards ->
    [lines] Una línea por jugada
   *[pictures] Los tableros con sus imágenes
}
view-choice = { $view ->
    [mine] Mi lado
   *[first] El lado que empieza
}
settings-me = Tus ajustes
settings-me-list =
    Colores: { $theme ->
        [none] los del servidor
       *[other] { $theme }
    }
    Abajo en el tablero: { $view ->
        [mine] tu lado
       *[other] el lado que empieza
    }
    Jugadas elegidas con botones: { $confirm ->
        [yes] preguntar antes de hacerlas
        [no] hacerlas al momento
       *[other] preguntar antes de hacerlas en tus diez primeras partidas
    }
    Recordatorio antes de que se agote tu tiempo: { $direct ->
        [yes] por mensaje directo
       *[other] en el canal
    }
    Partidas que te esperan: { $notify ->
        [direct] un mensaje directo al momento
        [digest] un mensaje directo al día, el próximo el { $digest }
        [none] ningún aviso
       *[other] una mención en el canal
    }
    Zona horaria: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Idioma: { $language ->
        [none] el de tu Discord
       *[other] { $language }
    }
    Nivel de las máquinas rivales: { $level ->
        [none] preguntar cada vez
       *[other] { $level }
    }
    Roles por tus puntuaciones: { $roles ->
        [no] ninguno
       *[other] sí, donde un servidor los dé
    }
settings-change = { $setting ->
    [theme] Colores
    [view] Abajo en el tablero
    [notify] Partidas que te esperan
   *[level] Nivel de las máquinas rivales
}
settings-digest-unused = -# Guardo esa hora por si eliges un mensaje directo al día.
settings-last-channel = -# Era el último canal de la lista, así que vuelven a permitirse partidas en todos los canales.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Tu zona horaria queda guardada para el mensaje directo diario: { $zone }. No sigue el horario de verano. Si donde vives la hora cambia dos veces al año, elige mejor tu ciudad con zone.
roles-title = Roles que dependen de la puntuación
roles-none = Todavía ningún rol depende de la puntuación. Elige con **/settings roles** un rol y las puntuaciones de quienes deben tenerlo.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] puntuación de { $low } o más
    [to] puntuación de { $high } o menos
    [band] puntuación de { $low } a { $high }
    [first] primer puesto de la clasificación
   *[winner] quien ganó el último torneo
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Necesito el permiso «Administrar roles» para darlo.
    [order] No puedo darlo: en los ajustes del servidor, coloca mi propio rol por encima de este.
    [managed] No puedo darlo: Discord mismo administra este rol.
   *[gone] Este rol ya no existe.
}
roles-which = Elige también el rol.
roles-unknown = { $role } no depende de la puntuación.
roles-not-mine = No se puede dar { $role } a nadie. Elige otro rol.
roles-not-yours = Necesitas el permiso «Administrar roles» para elegir quién recibe un rol.
roles-of-moderators = { $role } tiene permisos de moderación, que nadie debería recibir por una puntuación. Elige otro rol.
roles-note = -# Una puntuación cuenta después de cinco partidas por puntos.
roles-for-whom = ¿Quién debe tener { $role }? Elige puntuaciones con «from» y «to», o usa «first» o «winner».
roles-several = Usa solo una de estas opciones: un rango de puntuaciones, «first» o «winner».
roles-first-of-which = Elige también el juego de la clasificación.
roles-empty-range = No hay ninguna puntuación en ese rango: «from» es mayor que «to».
roles-too-many = Como máximo { $most } roles pueden depender de la puntuación. Primero quita uno con «off».
settings-server = Ajustes de este servidor
settings-server-list =
    Idioma: { $language ->
        [none] { $discord ->
            [none] el de quien empieza una partida o un torneo o busca rival; el problema del día está en inglés
           *[other] { $discord }, el idioma principal del servidor en Discord
        }
       *[other] { $language }
    }
    Colores: { $theme ->
        [none] clásicos
       *[other] { $theme }
    }
    Límite de tiempo predeterminado: { $time ->
        [none] sin reloj
       *[other] { $time }
    }
    Cada partida en su propio hilo de forma predeterminada: { $threads ->
        [yes] sí
       *[other] no
    }
    Tableros anteriores: { $boards ->
        [lines] una línea cada uno
        [pictures] se quedan con sus imágenes
       *[none] se borran
    }
    Rol que organiza torneos: { $organisers ->
        [none] ninguno, solo «Administrar eventos»
       *[other] { $organisers }
    }
    Problema del día: { $refusal ->
        [gone] desactivado, porque { $daily } ya no existe o no lo veo. Vuelve a elegir un canal con daily-puzzle.
        [refused] desactivado, porque Discord no me dejó publicar en { $daily }. Revisa mis permisos allí y vuelve a elegir el canal con daily-puzzle.
       *[none] { $daily ->
            [none] desactivado
           *[other] { $daily } · { $hour }
        }
    }
    Zona horaria del problema del día: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Juegos del problema del día: { $games ->
        [none] los que se juegan aquí
        [all] todos por turno
       *[other] { $games }
    }
    Dificultad del problema del día: { $level ->
        [none] la que la gente de aquí puede resolver
       *[other] { $level }
    }
    Búsquedas de rival: { $seeks ->
        [none] desactivadas
       *[other] { $seeks }
    }
    Se permiten partidas en: { $named ->
        [0] todos los canales
       *[other] { $channels }
    }
settings-vacation-until = Estás de vacaciones hasta el { $end }, y tus relojes de un día o más están en pausa. Después te { $days ->
    [one] quedará un día
   *[other] quedarán { $days } días
}{ $hours ->
    [0] {""}
    [one] {" "}y una hora
   *[other] {" "}y { $hours } horas
} de vacaciones este año. Usa /settings vacation con «end» para volver antes.
settings-vacation-none = No estás de vacaciones. Te { $days ->
    [one] queda un día
   *[other] quedan { $days } días
}{ $hours ->
    [0] {""}
    [one] {" "}y una hora
   *[other] {" "}y { $hours } horas
} de vacaciones este año. Durante las vacaciones, tus relojes de un día o más están en pausa.
settings-vacation-deadlines = Las rondas de los torneos no te esperan. Si te toca mover al acabar el plazo, pierdes:
settings-vacation-deadline = - **{ $game }** · mesa { $table } · { $at }
say-vacation-and-end = Pediste irte de vacaciones y también terminarlas. Usa days o end, no las dos opciones.
say-may-not-manage = Para eso necesitas el permiso «Administrar servidor». Usa /settings me para tus propios ajustes.
say-elsewhere =
    En este canal no se permiten partidas. Prueba aquí: { $channels }
    -# Si ese canal ya no existe, alguien con el permiso «Administrar servidor» puede cambiarlo con **/settings server**.
say-excluded = Quienes administran este bot te excluyeron, así que solo puedes usar **/privacy**.
say-server-excluded = Quienes administran este bot excluyeron este servidor, así que aquí solo funciona **/privacy**.
say-no-such-place = Ahí no se puede jugar. Elige un canal de texto, un foro o un hilo.
say-forbid-unlisted = { $named ->
    [0] Se permiten partidas en todos los canales. Para limitarlo, indica con «allow» cada canal donde puedan empezar.
   *[other] De todos modos, en ese canal no se permiten partidas. **/settings server** muestra dónde sí.
}
say-too-many-channels = Puedes permitir { $most } canales como máximo. Primero quita uno con «forbid».
say-unknown-setting = «{ $name }» no es una opción válida. Elige entre: { $known }.
say-choose-one = Elige entre: { $known }.

# The export of the data of a player.

privacy-export = Esto es todo lo que guardo sobre ti: tu nombre, tus ajustes, tus puntuaciones, tus resultados en problemas, tus tableros privados con notas y planes, las partidas que sigues, a quién bloqueas, tus búsquedas de rival, tus votos, los roles por tus puntuaciones y { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
privacy-export-file = Archivo { $number } de { $files }
privacy-delete =
    ¿Borrar tus datos? Esto se eliminará para siempre:
    • tu nombre y tus ajustes
    • tus puntuaciones y tus resultados en problemas
    • tus tableros privados con notas y planes
    • tus búsquedas de rival
    • tus votos y los roles por tus puntuaciones
    • tus listas de partidas seguidas y de bloqueos
    Tus partidas quedan, jugadas por un «Perfil eliminado». { $running ->
    [0] No tienes partidas en curso.
    [one] Abandonarás tu partida en curso.
   *[other] Abandonarás tus { $running } partidas en curso.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Se te retirará de un torneo. Sus resultados quedan, sin tu nombre.
   *[other] {" "}Se te retirará de { $tournaments } torneos. Sus resultados quedan, sin tu nombre.
}
privacy-deleted = Tus datos se borraron.
privacy-kept = De acuerdo, no se borró nada.
# Links to pages of the operator.
link-privacy-policy = Política de privacidad
link-terms = Términos del servicio
feedback-sent = ¡Gracias! Tus comentarios se enviaron.
feedback-too-soon = Acabas de enviar comentarios. Espera diez minutos antes de enviar más.
feedback-empty = Escribe algo primero.
# In the place of a name.
privacy-former = Perfil eliminado

# The running games of a player.

games-heading = { $games ->
    [0] Tus partidas
    [one] Una partida en curso
   *[other] { $games } partidas en curso
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] es tu turno
       *[other] es tu turno en { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] una invitación
       *[other] { $invitations } invitaciones
    }
}
games-on-hold = Partidas en espera
games-on-hold-line = Mesa { $table }: { $reason ->
    [gone-tournament] su canal ya no existe. Continúa en un hilo nuevo si puedo crearlo, o cuando la organización utilice **/tournament move**.
    [tournament] su canal está bloqueado o no tengo acceso. Continúa cuando la moderación lo cambie, o cuando la organización utilice **/tournament move**.
    [hidden-tournament] la persona a la que le toca no puede ver { $place }. Continúa cuando pueda, o cuando la organización utilice **/tournament move**.
    [gone] su canal ya no existe, o yo ya no estoy ahí. Usa `/table move table:{ $table }` en el canal donde quieras continuar.
    [locked] su hilo { $place } está bloqueado. Continúa cuando la moderación lo desbloquee, o usa `/table move table:{ $table }` en otro canal.
    [denied] no puedo ver { $place } ni publicar ahí. Continúa cuando la moderación me deje, o usa `/table move table:{ $table }` en otro canal.
    [hidden] la persona a la que le toca no puede ver { $place }. Continúa cuando pueda, o usa `/table move table:{ $table }` en otro canal.
    [timed-out] la persona a la que le toca está en aislamiento temporal en el servidor. Continúa cuando termine el aislamiento.
   *[broken] no se puede restaurar en este momento. No se pierde nada. Habla de la mesa { $table } con quien administra este bot.
}
games-none = No tienes partidas en curso. /play inicia una.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · mesa { $table }{ $phase ->
    [open] {" "}· esperando jugadores
   *[other] {" "}· { $turn ->
        [0] sin jugadas todavía
       *[other] jugada { $turn }
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
    [yours] tu turno
    [open] esperando jugadores
    [over] terminada
   *[others] turno de { $player }
} · { $place ->
    [here] aquí
    [channel] otro canal
    [guild] otro servidor
   *[direct] mensaje directo
}

# The profile of a player.

profile-bot = Los bots no tienen perfil.
profile-title = { $name }
profile-empty = { $name } no ha terminado todavía ninguna partida por puntos. /play inicia una.
profile-game = **{ $game }** · { $rating } · ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
profile-game-levels = **{ $game }** contra máquinas · { $rating } · ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
profile-streak = -# Racha de victorias: { $streak }, mejor: { $longest }
profile-opponents = **Rivales más frecuentes**
profile-opponent = { $name }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
profile-provisional = -# Provisional: menos de { $games } partidas.
profile-recent = -# Rivales y gráfico: las últimas { $games } partidas.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Partidas en equipo** · { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, jugadas hechas: { $played }
progress-alt = Puntuaciones de { $name } a lo largo del tiempo. { $tracks }
progress-alt-levels = Puntuaciones de { $name } contra máquinas a lo largo del tiempo. { $tracks }
progress-game = { $game }: de { $first } el { $from } a { $last } el { $to }, mínimo { $least }, máximo { $most }.

# Why a table rejects a command.

table-none-here = No hay ninguna partida en este canal. /play inicia una.
table-unknown = Esa mesa no existe. /board muestra la partida de este canal.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · la mesa { $table } se jugó en { $place }.
    [closed] { $game } · la mesa { $table } se cerró en { $place }.
   *[running] { $game } · la mesa { $table } continúa en { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · la mesa { $table } es tu partida con { $names } en tus mensajes directos conmigo.
table-occupied = Este canal ya tiene una partida; /board la muestra. Inicia la tuya en un hilo.
# In a direct message, and where no thread can be started.
table-occupied-direct = Ya hay una partida en estos mensajes directos; /board la muestra. Termínala primero o abandónala con /resign.
table-occupied-thread = Este canal ya tiene una partida; /board la muestra. Inicia la tuya en otro canal.
table-occupied-move = Este canal ya tiene una partida; /board la muestra. Mueve la tuya a otro canal o a un hilo.
table-invited-here = { $player } ya te invitó aquí a una partida de { $game }. Únete con /accept o recházala con /decline.
table-too-many-invitations = Ya tienes { $most } invitaciones abiertas. Cancela una con **{ $button-cancel }** debajo de su tablero o espera a que la acepten.
table-too-many-searching = Ya tienes { $most } mesas en este servidor esperando jugadores. Cancela una o espera a que alguien se una.
table-other-server = Una partida solo puede trasladarse a otro canal del mismo servidor.
table-invited-self = No puedes jugar contra ti. Invita a otra persona o deja el rival vacío para que pueda unirse cualquiera.
table-already-here = Esa mesa ya está en este canal. /board la muestra.

# Blocked players. Those who are blocked read only the last two.
block-done = Bloqueaste a **{ $name }**. No puede invitarte, y ninguno de los dos puede unirse a las mesas del otro. No recibirá ningún aviso. Las partidas en curso siguen. /unblock lo deshace.
block-already = Ya bloqueaste a **{ $name }**. /unblock lo deshace.
block-undone = Desbloqueaste a **{ $name }**.
block-self = No puedes bloquearte.
block-bot = Solo se puede bloquear a personas.
block-too-many = Ya bloqueaste a { $most } jugadores, que es el límite. Desbloquea antes a alguien con /unblock.
block-unknown = No bloqueaste a nadie que se llame «{ $name }». Elige una de las sugerencias.
block-own = Bloqueaste a { $name }. /unblock lo deshace.
block-cannot-invite = No se puede invitar a { $name }. Elige a otra persona.
block-cannot-join = No puedes unirte a esta mesa. Empieza tu propia partida en un hilo.

table-invited-twice = Invitaste dos veces a la misma persona. Invita a cada persona una sola vez.
table-too-many-opponents = Esta partida es para { $seats } jugadores, contándote a ti. Invita a menos personas o elige más asientos.
table-too-many-tables = Ya tienes { $most } partidas en curso. Termina una primero o cancela una invitación.
table-reserved = { $count ->
    [one] El asiento libre está reservado para { $players }.
   *[other] Los asientos libres están reservados para { $players }.
} Inicia tu propia partida en un hilo.
table-no-seat-for-computer = { $most ->
    [2] Es un juego para dos: invita a una persona o elige una máquina, no ambas.
   *[other] No queda ningún asiento para una máquina: todos están ocupados o reservados para las personas que invitaste. Elige más asientos o invita a menos personas.
}
table-full = Todos los asientos están ocupados. Puedes mirar o iniciar tu propia partida en un hilo.
table-already-seated = Ya estás en esta mesa. /help muestra qué puedes hacer.
table-not-opener = Solo { $player } puede cambiar esta invitación. Inicia tu propia partida en un hilo.
table-opener-stays = Abriste esta mesa, así que no puedes irte. **{ $button-cancel }** debajo del tablero cancela la invitación.
table-not-invited = La invitación no es para ti, así que no tienes nada que rechazar.
table-nothing-to-leave = No estás en esta mesa, así que no puedes dejarla.
table-not-started = La partida no ha empezado. Empieza cuando todos los asientos estén ocupados.
table-already-started = La partida ya empezó. /board la muestra.
table-over = Esa partida terminó. /play inicia una nueva.
table-no-rematch = Alguien de esa partida borró sus datos, así que no hay revancha. /play inicia una partida nueva.
table-broken = La partida de la mesa { $table } no se puede restaurar y está en espera. No se pierde nada. Este canal está libre, y /play inicia una partida nueva. Por favor, díselo a quien administra este bot.
table-nobody-left = Todos los de esta partida siguen en el servidor, así que no hay victoria que reclamar.
told-choice = { $mode ->
    [direct] Mensaje directo al momento
    [digest] Un mensaje directo al día
   *[none] Nada
}
told-refused = -# Discord no me deja enviarte un mensaje directo, así que te menciono aquí. Puedes cambiarlo en tus ajustes de privacidad para este servidor.
told-out = { $clock ->
    [yes] Agotaste tu tiempo
   *[no] Llevas { $time } sin mover
} y quedas fuera de la partida. Los demás siguen jugando.
told-digest = { $games ->
    [one] Te espera una partida:
   *[other] Te esperan { $games } partidas:
}
say-no-local-time = «{ $time }» no es una hora. Escribe qué hora es ahora para ti, por ejemplo 20:30.
say-no-zone = No conozco ninguna zona horaria «{ $name }». Escribe una ciudad o un país y elige una de la lista, por ejemplo { $known }.
say-several-zones = «{ $name }» puede ser varias zonas horarias, por ejemplo { $known }. Elige la tuya de la lista que aparece al escribir, o escribe tu ciudad.
say-zone-and-local-time = Usa zone o local-time, no las dos opciones. La opción zone sigue el horario de verano.
watch-begun = Recibirás un mensaje directo cuando acabe esta partida. Si Discord no me deja enviártelo, no te enterarás. Puedes seguir 25 partidas a la vez.
watch-stopped = De acuerdo, no se te avisará.
watch-offer = Con **{ $button-watch }** sabrás cuándo termina esta partida.
watch-already = Ya sigues esta partida. Recibirás un mensaje directo cuando acabe.
watch-own = Juegas en esta partida, así que verás su final.
watch-too-many = Ya sigues { $most } partidas, que es el límite.
watch-ended = **{ $game }** · { $names } · mesa { $table } · partida terminada · { $place }
table-not-absent = Todavía no. En una partida sin reloj, puedes preguntar tras 3 días sin jugada. Si 4 días después sigue sin haber ninguna, puedes { $claim ->
    [win] reclamar la victoria
    [out] seguir sin esa persona
   *[close] cerrar la partida
}.
table-not-absent-yet = Todavía no: { $answered ->
    [yes] { $player } respondió el { $since }
   *[no] es el turno de { $player } desde el { $since }
}. Si no hay jugada, puedes preguntar si sigue ahí a partir del { $from }. Otros 4 días después, puedes { $claim ->
    [win] reclamar la victoria
    [out] seguir sin esa persona
   *[close] cerrar la partida
}.
table-ask-first = Pregunta primero si { $player } sigue ahí, con **/table still-there** o **{ $button-still-there }** debajo del tablero. Si en 4 días no hay jugada ni respuesta, puedes { $claim ->
    [win] reclamar la victoria
    [out] seguir sin esa persona
   *[close] cerrar la partida
}.
table-absence-clock = Esta partida tiene reloj: quien no mueve agota su tiempo. No hace falta preguntar.
table-absence-tournament = En un torneo, la organización y los plazos deciden sobre quienes no mueven, así que no puedes preguntar.
table-absence-computers = Los demás en esta partida son máquinas, y siempre mueven.
table-absence-own-turn = Es tu turno: { $waiting ->
    [opponent] tu rival te espera
   *[others] los demás te esperan
}.
table-already-asked = Ya pregunté. Si no hay jugada ni respuesta, puedes { $claim ->
    [win] reclamar la victoria
    [out] seguir sin esa persona
   *[close] cerrar la partida
} a partir del { $from }.
table-not-asked = Nadie preguntó si sigues ahí.
table-answered-before = Ya respondiste desde tu última jugada. Ahora solo cuenta una jugada.
table-checked-in = Ya dijiste que estás aquí.
table-own-turn = Es tu turno. Solo puedes dar tiempo a tus rivales en el suyo.
table-no-running-clock = Aquí no corre ningún reloj, así que no hay tiempo que dar.
table-give-time-no-clock = Esta partida no tiene reloj, así que no hay tiempo que dar: cada cual puede pensar cuanto necesite. Si alguien no mueve en 3 días, pregunta con **/table still-there**.
table-already-extended = Ya se dio tiempo para esta jugada.
table-tournament-clock = En un torneo todos tienen el mismo tiempo, así que no puedes dar más.
table-closed = Esa invitación está cerrada. /play inicia una nueva.
table-not-joined = Aún no te has unido a esta mesa. Presiona primero **{ $button-join }**.
table-not-seated = No juegas en esta partida. Inicia tu propia partida con /play en un hilo.
table-not-seated-elsewhere = No juegas en esta partida. /play inicia la tuya.
table-not-seated-over = No jugaste en esta partida. /play inicia la tuya.
table-not-your-turn = Es el turno de { $player }.
table-out = Quedaste fuera de esta partida. /board muestra cómo sigue.
table-already-played = Esa jugada ya se hizo. /board muestra la posición actual.
vote-too-new = Puedes votar cuando lleves un día en este servidor.
vote-never-rated = Las partidas en las que vota un servidor nunca son por puntos.
vote-no-pause = Una partida en la que vota un servidor no se puede pausar. Si está a la espera, continúa con el próximo voto.
vote-no-hints = En una partida en la que vota un servidor no hay pistas.
vote-no-rematch = Con un servidor no hay revancha. /play inicia una partida nueva.
table-no-hints = En partidas por puntos entre personas no hay pistas. /play inicia una partida amistosa o una contra la máquina.
table-no-hints-in-tournament = En un torneo no hay pistas.
table-already-offered = { $made ->
    [yes] Ya { $offer ->
        [draw] ofreciste tablas
        [takeback] pediste deshacer una jugada
        [pause] pediste pausar la partida
       *[resume] pediste reanudar la partida
    }.
   *[no] Ya aceptaste { $offer ->
        [draw] las tablas
        [takeback] deshacer la jugada
        [pause] pausar la partida
       *[resume] reanudar la partida
    }.
} Vale hasta la próxima jugada, también la tuya.
table-offer-open = { $request } Responde a eso primero, con /accept o /decline.
table-offer-waits = Otra petición sigue sin respuesta. Espera la respuesta o la próxima jugada.
table-already-taken-back = La jugada ya está deshecha.
table-offer-refused = Eso fue rechazado. Puedes volver a pedirlo después de la próxima jugada.
table-no-offer = En este momento no hay nada que aceptar o rechazar. /board muestra la partida.
table-no-takebacks = En partidas por puntos contra una máquina no se pueden deshacer jugadas. /play inicia una amistosa.
table-nothing-to-take-back = No tienes ninguna jugada que deshacer.
table-on-vacation = Ya estás de vacaciones. /settings vacation muestra hasta cuándo, y su opción «end» te trae de vuelta.
table-not-on-vacation = No estás de vacaciones.
table-vacation-changed = Acabas de empezar o terminar unas vacaciones. Podrás hacerlo de nuevo a partir del { $again }.
table-no-such-vacation = { $most ->
    [0] No te quedan días de vacaciones (14 al año).
    [one] Solo te queda un día de vacaciones.
   *[other] Puedes tomar hasta { $most } días de vacaciones.
}
table-no-clock = Esta partida no tiene reloj, así que no hay nada que pausar. Tómate tu tiempo.
table-paused = La partida está en pausa. { $resume ->
    [alone] Presiona **{ $button-resume }** debajo del tablero y seguirá enseguida.
    [asked] Te pidieron reanudarla: acepta con **/accept**.
    [awaited] Seguirá en cuanto todos estén de acuerdo.
   *[people] Presiona **{ $button-resume }** debajo del tablero. Seguirá en cuanto todos estén de acuerdo.
}
table-not-paused = La partida no está en pausa.
table-too-late-to-abort = Todos movieron, así que ya es tarde para cancelar la partida. Ofrece tablas o abandona.
table-in-tournament = En un torneo no se pueden cancelar ni pausar partidas, ni deshacer jugadas.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Brote
    [2] Gorrión
    [3] Erizo
    [4] Urraca
    [5] Tejón
    [6] Zorro
    [7] Garza
   *[8] Búho
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Jugador { $number }
# What somebody may type for a computer.
computer-level = Nivel { $level }
computer-about = { $level ->
    [1] 1 · Brote: acaba de aprender las reglas
    [2] 2 · Gorrión: juega rápido y a menudo se conforma con la segunda mejor jugada
    [3] 3 · Erizo: cuida sus piezas
    [4] 4 · Urraca: se lleva todo lo que puede
    [5] 5 · Tejón: no cede, y rara vez se descuida
    [6] 6 · Zorro: ve venir las trampas y tiende algunas
    [7] 7 · Garza: tiene paciencia y casi nunca falla
   *[8] 8 · Búho: juega con toda su fuerza
}
