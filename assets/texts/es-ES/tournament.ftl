# Where Spain says something else than Latin America; all other texts are those of the folder es.

command-tournament-add = Organización: añadir a alguien a un torneo o hacer que vuelva
tournament-deadline = -# Cada partida tiene que terminar { $days ->
    [one] un día
   *[other] { $days } días
} después de abrirse.
    -# { $seats ->
    [2] Pierde la persona a la que le toque mover entonces. Antes de la primera jugada, también pierde el rival que no haya pulsado *Aquí estoy*.
   *[other] La persona a la que le toque mover entonces queda en último lugar entre quienes siguen jugando, y los demás comparten el primer puesto. Antes de la primera jugada, también queda en último lugar quien no haya pulsado *Aquí estoy*.
}
tournament-is-cancelled = Este torneo se ha cancelado.
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}tercer puesto ·
   *[other] {""}
} { $state ->
    [planned] prevista
    [waiting] empieza pronto
    [playing] mesa { $table }
    [withdrawn] { $result }, por retirada
    [adjudicated] { $result } al acabar el plazo
    [not-begun] { $result }, no jugada
    [off] no jugada
    [annulled] no cuenta
    [through] { $result }, avanza { $through }
   *[played] { $result }
}
tournament-no-places = **{ $tournament }** ha terminado sin ganador.{ $reason ->
    [unplayed] {" "}Para el primer puesto hace falta una partida que cuente.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** ha terminado. Nadie obtiene el primer puesto.{ $reason ->
    [unplayed] {" "}Para el primer puesto hace falta una partida que cuente.
   *[other] {""}
}
tournament-ended-early = -# Ha terminado tras la ronda { $round } de { $rounds } porque no quedaban suficientes jugadores.
tournament-news-removed = La organización ha excluido a { $name } del torneo.{ $annulled ->
    [yes] {" "}Ninguna de sus partidas cuenta.
   *[no] {""}
}
tournament-news-expired = La inscripción se ha cerrado, porque no ha pasado nada en un mes.
tournament-news-cancelled = La organización ha cancelado el torneo.{ $games ->
    [yes] {" "}Las partidas en curso siguen sin él.
   *[no] {""}
}
tournament-news-lower-seed = El duelo entre { $players } ha terminado en empate, así que avanza { $name }, como cabeza de serie inferior.
tournament-news-paused = La organización ha pausado el torneo. Las partidas en curso se pueden terminar, y no empiezan otras.
tournament-news-ladder-started = La escalera ha empezado. Jugadores: { $players }.
tournament-news-lapsed = { $challenged } no ha respondido a tiempo, así que { $challenger } pasa al puesto { $place }.
tournament-news-stayed = { $challenger } no ha vencido a { $challenged }, así que el orden no cambia.
tournament-news-closed = La partida entre { $players } ha terminado sin resultado. Se juega de nuevo en otra mesa.
tournament-changed = { $undo ->
    [yes] { $who } ha deshecho el último cambio.
   *[no] { $who } ha hecho un cambio.
} { $what }
tournament-challenge-over = { $challenger } desafió a { $challenged }. Ese desafío ha terminado.
tournament-done = { $what ->
    [opened] La inscripción de { $name } está abierta.
    [joined] Participas en { $name }.
    [left] Has dejado { $name }.
    [withdrawn] Te has retirado de { $name }.
    [removed] Esa persona ya no está en { $name }.
    [started] { $name } ha empezado.
    [paused] { $name } está en pausa.
    [resumed] { $name } continúa.
    [moved] { $name } está ahora en este canal.
    [cancelled] Se ha cancelado { $name }.
    [finished] { $name } ha terminado.
    [changed] Cambio guardado en { $name }.
    [added] La persona participa en { $name }.
    [undone] El último cambio en { $name } está deshecho.
    [challenged] Tu desafío está en camino.
    [accepted] Desafío aceptado. La partida empieza pronto.
   *[declined] Desafío rechazado.
}
tournament-really-cancel = ¿Cancelar { $name }? { $phase ->
    [registration] { $players ->
        [0] Todavía no se ha unido nadie.
        [one] Se ha unido una persona.
       *[other] Se han unido { $players } personas.
    }
   *[running] { $games ->
        [0] Todavía no hay ninguna partida decidida,
        [one] Hay una partida decidida,
       *[other] Hay { $games } partidas decididas,
    } y nadie obtiene un puesto.
} Esto no se puede deshacer.
tournament-ask = { $what ->
    [result] ¿De qué partida quieres anotar el resultado?
    [result-of] ¿Cómo terminó la partida? Una partida en curso termina así y no cuenta para la puntuación.
    [extend] ¿Qué partida debe tener un día más?
    [bring-back] ¿A quién quieres hacer volver? Con **/tournament add** añades a gente nueva.
    [seed] ¿De quién quieres elegir el número de cabeza de serie?
    [seed-of] ¿Qué número?
    [bye] ¿Quién debe descansar? Vale medio punto, una vez por persona.
    [bye-of] ¿En qué ronda?
    [apart] ¿Quién no debe enfrentarse a alguien, o puede otra vez?
   *[apart-from] ¿A quién?
}
say-may-not-organise = Eso solo puede hacerlo la organización: quien tiene el permiso «Gestionar eventos», o el rol elegido en **/settings server**.
say-lacks-for-tournament = Me faltan permisos aquí: { $permissions }. Cada partida de un torneo tiene su propio hilo. Pide a alguien que gestione este servidor que me los dé, o elige otro canal.
tournament-start-in-past = Esa hora ya ha pasado. Elige una posterior.
tournament-removed = La organización te ha excluido de este torneo, así que no puedes volver a unirte.
tournament-withdrawn = Te has retirado de este torneo.
tournament-already-started = El torneo ya ha empezado.
tournament-over = El torneo ha terminado.
tournament-cancelled = El torneo se ha cancelado.
tournament-stale = El torneo ha cambiado desde entonces. Inténtalo otra vez.
tournament-too-late-to-undo = Ya es tarde para deshacer el último cambio: el torneo ha avanzado desde entonces.
tournament-more-players = { $players ->
    [one] Ya se ha unido una persona.
   *[other] Ya se han unido { $players } jugadores.
}
tournament-result-stays = Ese resultado ya no se puede cambiar: el torneo ha avanzado a partir de él.
tournament-no-member = Solo se puede añadir a gente de este servidor.
tournament-bye-used = Cada persona puede pedir un descanso, y esta ya lo ha tenido.
tournament-too-soon = Has desafiado a esa persona hace poco. Podrás hacerlo de nuevo siete días después del final de ese desafío.
tournament-too-many-own = Ya has abierto { $most } torneos que no han terminado: { $names }. Termina uno primero.
