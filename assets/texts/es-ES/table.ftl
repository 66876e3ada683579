# Where Spain says something else than Latin America; all other texts are those of the folder es.

card-invitation-sent = Has invitado a { $invited } a una partida de { $game }.
card-team-votes = { $player }, es vuestro turno: votad por una jugada. La votación termina { $end }.
card-on-hold = La partida está a la espera porque dos veces seguidas no ha votado nadie. Un voto por una jugada de { $player } la reanuda.
votes-missed = La última vez no votó nadie, así que la máquina movió por vosotros.
card-time-given = -# Nadie ha podido jugar aquí durante { $time }, así que { $player } ha recuperado ese tiempo.
card-time-given-own = -# Nadie ha podido jugar aquí durante { $time }, así que has recuperado ese tiempo.
card-check-in = -# ¿No te toca? Pulsa *Aquí estoy*. Si nadie mueve a tiempo, también pierde quien no lo haya pulsado.
card-asked-presence = Le he preguntado a { $name }. Si no hay jugada{ $answers ->
    [yes] {" "}ni respuesta
   *[no] {""}
}, podrás { $claim ->
    [win] reclamar la victoria
    [out] seguir sin { $name }
   *[close] cerrar la partida
} { $end }.
card-drawn = **Tablas** { $why ->
    [agreement] acordadas por { $names }.
    [repetition] entre { $names }: la misma posición se ha dado por tercera vez.
    [quiet] entre { $names }: demasiadas jugadas seguidas sin captura.
   *[other] entre { $names }.
}
card-drawn-own = **Tablas** { $why ->
    [agreement] acordadas entre tú y { $other }.
    [repetition] entre tú y { $other }: la misma posición se ha dado por tercera vez.
    [quiet] entre tú y { $other }: demasiadas jugadas seguidas sin captura.
   *[other] entre tú y { $other }.
}
news-cancelled = La invitación se ha cancelado.
news-closed = { $what ->
    [game] La moderación ha cerrado esta partida. No cuenta.
   *[invitation] La moderación ha cerrado esta invitación.
}
news-closed-called = { $players }, la moderación ha cerrado esta partida. No cuenta.
news-deadline = El plazo de esta ronda ha terminado.
news-nobody-came = Nadie ha llegado a tiempo, así que todos pierden esta partida.
news-expired = La invitación ha expirado antes de que se ocuparan todos los asientos.
news-idle = Nadie ha movido aquí en un mes, así que la partida se ha cerrado sin resultado.
news-timed-out = { $name } ha agotado su tiempo.
news-timed-out-own = Has agotado tu tiempo.
news-left = { $name } ha salido del servidor. { $others ->
    [one] Quien queda puede
   *[other] Los demás pueden
} { $claim ->
    [out] continuar sin { $name }
   *[win] { $closable ->
        [yes] reclamar la victoria o cerrar la partida
       *[no] reclamar la victoria
    }
}.
news-still-there-own = Has respondido que sigues ahí.
news-here-own = Has dicho que estás aquí.
news-turn-extended = { $name } le ha dado { $time } más a { $player }.
news-turn-extended-own = Le has dado { $time } más a { $player }.
news-turn-extended-to-you = { $name } te ha dado { $time } más.
news-returned = { $name } ha vuelto al servidor.
news-forfeited = { $name } ha salido del servidor y pierde la partida por incomparecencia.
news-removed = La organización ha excluido a { $name } del torneo, así que pierde la partida por incomparecencia.
news-removed-own = La organización te ha excluido del torneo, así que pierdes la partida por incomparecencia.
news-aborted = { $name } ha cancelado la partida. No cuenta.
news-aborted-own = Has cancelado la partida. No cuenta.
news-closed-by = { $name } ha cerrado la partida. No cuenta.
news-closed-by-own = Has cerrado la partida. No cuenta.
offer-closed = { $name } { $offer ->
    [draw] ha ofrecido tablas.
    [takeback] ha pedido deshacer una jugada.
    [pause] ha pedido pausar la partida.
    [resign] ha ofrecido abandonar.
   *[resume] ha pedido reanudar la partida.
} { $end ->
    [accepted] Aceptado por { $players }.
    [declined] Rechazado por { $players }.
   *[lapsed] Ya no vale.
}
offer-closed-own = { $offer ->
    [draw] Has ofrecido tablas.
    [takeback] Has pedido deshacer una jugada.
    [pause] Has pedido pausar la partida.
   *[resume] Has pedido reanudar la partida.
} { $end ->
    [accepted] Aceptado por { $players }.
    [declined] Rechazado por { $players }.
   *[lapsed] Ya no vale.
}
offer-closed-answered = { $name } { $offer ->
    [draw] ha ofrecido tablas.
    [takeback] ha pedido deshacer una jugada.
    [pause] ha pedido pausar la partida.
    [resign] ha ofrecido abandonar.
   *[resume] ha pedido reanudar la partida.
} { $end ->
    [accepted] Lo has aceptado.
   *[declined] Lo has rechazado.
}
news-played-out = Las máquinas han terminado la partida por su cuenta, en { $turns ->
    [one] una jugada.
   *[other] { $turns } jugadas.
}
news-taken-back = { $turns ->
    [0] Se han deshecho todas las jugadas. La partida vuelve al inicio.
   *[other] La partida vuelve a la posición después de la jugada { $turns }.
}
news-on-hold = Dos veces seguidas no ha votado nadie, así que la partida queda a la espera de un voto.
news-vacation-ended = { $name } ha vuelto de sus vacaciones.
news-vacation-ended-own = Has vuelto de tus vacaciones.
news-tournament-over = El torneo ha terminado. Esta partida sigue, y ahora se puede pausar y se pueden deshacer jugadas.
news-result-entered = La organización ha anotado el resultado de esta partida en el torneo, así que termina aquí. No cuenta para la puntuación.
news-hinted = { $name } ha pedido una pista.
news-unrated-short = No cuenta para la puntuación: antes de la jugada { $turns } { $how ->
    [drawn] la partida ha acabado en tablas
    [time] a alguien se le ha agotado el tiempo
    [absent] alguien ha dejado de jugar
    [left] alguien ha salido del servidor
   *[resigned] alguien ha abandonado
}.
news-unrated-removed = No cuenta para la puntuación: la organización ha excluido del torneo a alguien que jugaba.
menu-moved-on = La partida ha avanzado desde entonces.
hint-outdated = La partida ha avanzado desde esa pista.
hint-chases = El basileus va a por { $men }.
say-went-wrong = Algo ha salido mal por mi parte. Si vuelve a ocurrir, díselo a quien administra este bot: { $reference }.
say-press-again = Ha tardado demasiado. Púlsalo otra vez.
say-lacks-for-thread = Me faltan permisos aquí: { $permissions }. Pide a alguien que gestione este servidor que me los dé, o juega sin hilo.
say-lacks-for-boards = Me faltan permisos aquí: { $permissions }. Los necesito para publicar sin que me lo pidan cuando hay una máquina o un reloj. Pide a alguien que gestione este servidor que me los dé, o juega contra personas y sin reloj.
say-lacks-for-table = Me faltan permisos aquí: { $permissions }. Esta mesa tiene una máquina o un reloj, así que necesito publicar sin que me lo pidan. Pide a alguien que gestione este servidor que me los dé, o juega en un canal donde los tenga.
say-too-many-threads = { $whose ->
    [own] Últimamente he creado muchos hilos para ti.
   *[server] Últimamente he creado muchos hilos en este servidor.
} Juega en un canal sin hilo o vuelve a intentarlo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
say-may-not-close = Para eso necesitas el permiso «Gestionar mensajes» en este canal. Para abandonar tu propia partida, usa /resign.
say-moved-on = La partida ha avanzado desde entonces. El tablero está aquí: { $place }
say-old-command = Ese comando ha cambiado. Recarga Discord y vuelve a intentarlo.
say-joined-same-game = { $player } ya te había invitado a esta partida, así que te has unido a la suya.
say-seats-taken = { $count ->
    [one] { $names } ha ocupado antes el asiento. ¡Empieza la partida!
   *[other] { $names } han ocupado antes los asientos. ¡Empieza la partida!
}
say-resigned = Has abandonado.
say-claimed = Has reclamado la victoria.
say-aborted = Has cancelado la partida.
language-name = Español (España)
language-name-in-english = Spanish (Spain)
language-names-elsewhere = španělština (Španělsko), Spaans (Spanje), Spanisch (Spanien), espagnol d’Espagne, hiszpański (Hiszpania), espanhol da Espanha, spagnolo (Spagna), İspanyolca (İspanya), іспанська (Іспанія), スペイン語（スペイン）
roles-obstacle = { $obstacle ->
    [permission] Necesito el permiso «Gestionar roles» para darlo.
    [order] No puedo darlo: en los ajustes del servidor, coloca mi propio rol por encima de este.
    [managed] No puedo darlo: el propio Discord gestiona este rol.
   *[gone] Este rol ya no existe.
}
roles-not-yours = Necesitas el permiso «Gestionar roles» para elegir quién recibe un rol.
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
        [none] ninguno, solo «Gestionar eventos»
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
say-vacation-and-end = Has pedido irte de vacaciones y también terminarlas. Usa days o end, no las dos opciones.
say-may-not-manage = Para eso necesitas el permiso «Gestionar servidor». Usa /settings me para tus propios ajustes.
say-elsewhere =
    En este canal no se permiten partidas. Prueba aquí: { $channels }
    -# Si ese canal ya no existe, alguien con el permiso «Gestionar servidor» puede cambiarlo con **/settings server**.
say-excluded = Quienes administran este bot te han excluido, así que solo puedes usar **/privacy**.
say-server-excluded = Quienes administran este bot han excluido este servidor, así que aquí solo funciona **/privacy**.
privacy-deleted = Tus datos se han borrado.
privacy-kept = De acuerdo, no se ha borrado nada.
feedback-sent = ¡Gracias! Tus comentarios se han enviado.
table-invited-here = { $player } ya te ha invitado aquí a una partida de { $game }. Únete con /accept o recházala con /decline.
block-done = Has bloqueado a **{ $name }**. No puede invitarte, y ninguno de los dos puede unirse a las mesas del otro. No recibirá ningún aviso. Las partidas en curso siguen. /unblock lo deshace.
block-already = Ya has bloqueado a **{ $name }**. /unblock lo deshace.
block-undone = Has desbloqueado a **{ $name }**.
block-too-many = Ya has bloqueado a { $most } jugadores, que es el límite. Desbloquea antes a alguien con /unblock.
block-unknown = No has bloqueado a nadie que se llame «{ $name }». Elige una de las sugerencias.
block-own = Has bloqueado a { $name }. /unblock lo deshace.
table-invited-twice = Has invitado dos veces a la misma persona. Invita a cada persona una sola vez.
table-opener-stays = Has abierto esta mesa, así que no puedes irte. **{ $button-cancel }** debajo del tablero cancela la invitación.
table-no-rematch = Alguien de esa partida ha borrado sus datos, así que no hay revancha. /play inicia una partida nueva.
table-already-started = La partida ya ha empezado. /board la muestra.
table-over = Esa partida ha terminado. /play inicia una nueva.
told-out = { $clock ->
    [yes] Has agotado tu tiempo
   *[no] Llevas { $time } sin mover
} y quedas fuera de la partida. Los demás siguen jugando.
table-already-asked = Ya he preguntado. Si no hay jugada ni respuesta, puedes { $claim ->
    [win] reclamar la victoria
    [out] seguir sin esa persona
   *[close] cerrar la partida
} a partir del { $from }.
table-not-asked = Nadie ha preguntado si sigues ahí.
table-answered-before = Ya has respondido desde tu última jugada. Ahora solo cuenta una jugada.
table-checked-in = Ya has dicho que estás aquí.
table-already-extended = Ya se ha dado tiempo para esta jugada.
table-not-joined = Aún no te has unido a esta mesa. Pulsa primero **{ $button-join }**.
table-out = Has quedado fuera de esta partida. /board muestra cómo sigue.
table-already-played = Esa jugada ya se ha hecho. /board muestra la posición actual.
table-already-offered = { $made ->
    [yes] Ya { $offer ->
        [draw] has ofrecido tablas
        [takeback] has pedido deshacer una jugada
        [pause] has pedido pausar la partida
       *[resume] has pedido reanudar la partida
    }.
   *[no] Ya has aceptado { $offer ->
        [draw] las tablas
        [takeback] deshacer la jugada
        [pause] pausar la partida
       *[resume] reanudar la partida
    }.
} Vale hasta la próxima jugada, también la tuya.
table-offer-refused = Eso se ha rechazado. Puedes volver a pedirlo después de la próxima jugada.
table-paused = La partida está en pausa. { $resume ->
    [alone] Pulsa **{ $button-resume }** debajo del tablero y seguirá enseguida.
    [asked] Te han pedido reanudarla: acepta con **/accept**.
    [awaited] Seguirá en cuanto todos estén de acuerdo.
   *[people] Pulsa **{ $button-resume }** debajo del tablero. Seguirá en cuanto todos estén de acuerdo.
}
table-too-late-to-abort = Todos han movido, así que ya es tarde para cancelar la partida. Ofrece tablas o abandona.
