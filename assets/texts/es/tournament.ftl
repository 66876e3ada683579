# Torneos.

command-tournament = Torneos de este servidor
command-tournament-create = Organización: abrir la inscripción de un torneo en este canal
command-tournament-create-name = Nombre del torneo
command-tournament-create-game = Qué juego
command-tournament-create-form = Quién juega contra quién
command-tournament-create-setup = Otra posición inicial, si el juego la tiene
command-tournament-create-seats = Jugadores por mesa, si el juego permite más de dos (solo todos contra todos)
command-tournament-create-rounds = Suizo: número de rondas (por defecto: 3 hasta 8, 4 hasta 16…). Todos contra todos: at-once
command-tournament-create-time = Tiempo por jugada (por defecto: 1 día)
command-tournament-create-deadline = Días tras los que se decide una partida sin terminar (por defecto: sin plazo)
command-tournament-create-casual = Partidas amistosas (por defecto: por puntos)
command-tournament-create-start = Cuándo empieza, como 20:30, mañana 20:00 o 2d (vacío: a mano)
command-tournament-create-players = Número máximo de jugadores (por defecto: 16 en todos contra todos; si no, 128)
command-tournament-create-channel = Jugar las partidas en este canal, una tras otra (por defecto: cada una en su hilo)
command-tournament-create-third-place = Eliminatoria: los perdedores de las semifinales juegan por el tercer puesto (por defecto: no)
command-tournament-create-best-of-three = Eliminatoria: al mejor de tres partidas (por defecto: una, y otra tras unas tablas)
command-tournament-move = Organización: mover un torneo a este canal
command-tournament-move-tournament = Qué torneo
command-tournament-start = Organización: empezar un torneo
command-tournament-start-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-pause = Organización: pausar un torneo
command-tournament-pause-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-resume = Organización: reanudar un torneo en pausa
command-tournament-resume-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-cancel = Organización: terminar un torneo sin resultado
command-tournament-cancel-tournament = Qué torneo
command-tournament-finish = Organización: terminar una escalera; su orden es el resultado
command-tournament-finish-tournament = Qué escalera (por defecto: la de este canal)
command-tournament-remove = Organización: excluir a alguien de un torneo
command-tournament-remove-player = A quién
command-tournament-remove-tournament = De qué torneo (por defecto: el de este canal)
command-tournament-join = Unirse a un torneo
command-tournament-join-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-leave = Dejar un torneo antes de que empiece
command-tournament-leave-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-withdraw = Retirarse de un torneo; pierdes tu partida en curso
command-tournament-withdraw-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-standings = Mostrar la clasificación de un torneo
command-tournament-standings-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-standings-text = Solo para mí, como texto
command-tournament-standings-player = Muéstrame solo a mí las partidas de este jugador
command-tournament-pairings = Mostrar quién juega contra quién
command-tournament-pairings-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-pairings-round = Qué ronda (por defecto: la actual)
command-tournament-export = Descargar la clasificación y todas las partidas de un torneo
command-tournament-export-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-challenge = Desafiar a alguien por encima de ti en una escalera
command-tournament-challenge-opponent = A quién
command-tournament-challenge-tournament = En qué escalera (por defecto: la de este canal)
command-tournament-change = Organización: cambiar un torneo
command-tournament-change-name = Nombre nuevo
command-tournament-change-deadline = Plazo nuevo de las rondas, en días (0: ninguno), para partidas que se abran desde ahora
command-tournament-change-rounds = Solo suizo: número nuevo de rondas
command-tournament-change-time = Tiempo nuevo por jugada, para partidas que se abran desde ahora
command-tournament-change-players = Antes de empezar: número máximo de jugadores
command-tournament-change-extend = Días de plazo adicionales para las partidas en curso
command-tournament-change-player = Ampliar solo el plazo de la partida de esta persona
command-tournament-change-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-result = Organización: anotar o corregir el resultado de una partida
command-tournament-result-player = Una de las personas que juegan
command-tournament-result-result = El resultado de esta persona
command-tournament-result-round = Qué ronda (por defecto: la actual)
command-tournament-result-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-add = Organización: agregar a alguien a un torneo o hacer que vuelva
command-tournament-add-player = A quién
command-tournament-add-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-seed = Organización: elegir el número de cabeza de serie de alguien antes de empezar
command-tournament-seed-player = De quién
command-tournament-seed-seed = El número (0: por puntuación o sorteo)
command-tournament-seed-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-bye = Pedir descanso en una ronda futura de un torneo suizo: medio punto, una vez
command-tournament-bye-round = Qué ronda (0: ninguna)
command-tournament-bye-player = Organización: quién descansa (por defecto: tú)
command-tournament-bye-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-apart = Organización: que dos personas no se enfrenten en un torneo suizo, o que puedan otra vez
command-tournament-apart-player = Una de ellas
command-tournament-apart-other = La otra
command-tournament-apart-tournament = Qué torneo (por defecto: el de este canal)
command-tournament-undo = Organización: deshacer el último cambio de la organización
command-tournament-undo-tournament = Qué torneo (por defecto: el de este canal)

button-tournament-leave = Dejar
button-tournament-players = Jugadores
button-tournament-pairings = Emparejamientos
button-tournament-standings = Clasificación
button-tournament-leave-running = Retirarme
button-tournament-challenge = Desafiar
button-tournament-withdraw = Sí, retirarme
button-tournament-remove = Sí, excluir
button-tournament-cancel = Sí, cancelar
button-tournament-finish = Sí, terminar
button-tournament-organise = Organizar
button-tournament-start = Empezar
button-tournament-pause = Pausar
button-tournament-resume = Reanudar
button-tournament-remove-player = Excluir a alguien
button-tournament-move = Mover
button-tournament-cancel-it = Cancelar el torneo
button-tournament-finish-it = Terminar la escalera
button-tournament-export = Exportar
button-tournament-card = Mis partidas
button-tournament-change = Cambiar ajustes
button-tournament-result = Anotar un resultado
button-tournament-extend = Ampliar un plazo
button-tournament-bring-back = Hacer volver a alguien
button-tournament-seed = Elegir cabeza de serie
button-tournament-bye = Dar descanso
button-tournament-apart = Evitar un enfrentamiento
button-tournament-undo = Deshacer el último cambio

tournament-form = { $form ->
    [round-robin] todos contra todos
    [double-round-robin] todos contra todos a doble vuelta
    [swiss] sistema suizo
    [knockout] eliminatoria
   *[ladder] escalera
}
tournament-form-choice = { $form ->
    [round-robin] Todos contra todos (hasta 16 jugadores)
    [double-round-robin] Todos contra todos a doble vuelta (hasta 16 jugadores)
    [swiss] Sistema suizo: en cada ronda, contra alguien con puntos parecidos (hasta 128 jugadores)
    [knockout] Eliminatoria: quien pierde queda fuera (hasta 128 jugadores)
   *[ladder] Escalera: desafía a quienes están por encima de ti mientras dure (hasta 128 jugadores)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] inscripción abierta
    [running] en curso
    [finished] terminado
   *[cancelled] cancelado
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · lo habitual hasta { $players } jugadores
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = A la vez: todas las rondas empiezan juntas (solo todos contra todos)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Por puntos
   *[no] Amistoso
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] una ronda ·{" "}
   *[other] { $rounds } rondas ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } por mesa ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} jugadores · organiza { $organiser }
tournament-in-channel = -# Las partidas se juegan en este canal, una tras otra.
tournament-deadline = -# Cada partida tiene que terminar { $days ->
    [one] un día
   *[other] { $days } días
} después de abrirse.
    -# { $seats ->
    [2] Pierde la persona a la que le toque mover entonces. Antes de la primera jugada, también pierde el rival que no haya presionado *Aquí estoy*.
   *[other] La persona a la que le toque mover entonces queda en último lugar entre quienes siguen jugando, y los demás comparten el primer puesto. Antes de la primera jugada, también queda en último lugar quien no haya presionado *Aquí estoy*.
}
tournament-knockout-rule = -# { $games ->
    [1] Tras unas tablas se juega otra vez y empieza el otro jugador. Tras otras tablas, avanza el cabeza de serie inferior. Los cabezas de serie siguen la puntuación al empezar, salvo que la organización elija otra cosa.
   *[other] Se juega al mejor de tres partidas, y los jugadores se turnan para empezar. Si hay empate tras tres partidas, avanza el cabeza de serie inferior. Los cabezas de serie siguen la puntuación al empezar, salvo que la organización elija otra cosa.
}
tournament-third-place = -# Los perdedores de las semifinales juegan por el tercer puesto.
tournament-at-once = -# Todas las rondas se juegan a la vez: cada partida empieza con el torneo.
tournament-starts-at = Empieza { $start }.
tournament-starts-by-hand = La organización lo empieza cuando haya suficientes jugadores.
tournament-players = { $count ->
    [0] Aún no hay jugadores. ¿Quién se une?
    [one] Un jugador: { $names }
   *[other] { $count } jugadores: { $names }
}
tournament-under-way = { $rounds ->
    [0] La escalera está abierta. Desafía a alguien por encima de ti con **/tournament challenge**.
   *[other] En curso: { $stage ->
        [final] final
        [semifinal] semifinales
        [quarterfinal] cuartos de final
        [all] todas las rondas
       *[round] ronda { $round } de { $rounds }
    }.
}
tournament-is-paused = En pausa: las partidas en curso se pueden terminar, y no empiezan otras.
tournament-is-cancelled = Este torneo se canceló.
tournament-game-annulled = -# Esta partida no cuenta en **{ $name }**, porque alguien dejó el torneo antes de tiempo.
tournament-players-heading = Jugadores: { $name }
tournament-players-none = Aún no hay jugadores.

tournament-round = **{ $name }** · { $stage ->
    [final] final
    [semifinal] semifinales
    [quarterfinal] cuartos de final
    [third-place] tercer puesto
    [all] todas las rondas
   *[round] ronda { $round } de { $rounds }
}
tournament-goes-first = -# Empieza quien se nombra primero.
tournament-round-deadline = -# { $stage ->
    [all] Todas las partidas tienen que terminar antes del { $at }.
   *[round] Las partidas de esta ronda tienen que terminar antes del { $at }.
}
tournament-round-deadlines = -# Los plazos de estas partidas son distintos: el primero acaba el { $at }, el último el { $last }. Cada tablero muestra el suyo.
tournament-round-number = **Ronda { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}tercer puesto ·
   *[other] {""}
} { $state ->
    [planned] prevista
    [waiting] empieza pronto
    [playing] mesa { $table }
    [withdrawn] { $result }, por retiro
    [adjudicated] { $result } al acabar el plazo
    [not-begun] { $result }, no jugada
    [off] no jugada
    [annulled] no cuenta
    [through] { $result }, avanza { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Descansa
    [1] Descansa, { $points } punto
    [2] Descansa, 1 punto
   *[other] Descansa, { $points } puntos
}: { $names }
tournament-more = { $count ->
    [one] … y uno más
   *[other] … y { $count } más
}
tournament-pairings-heading = Emparejamientos: { $name }
tournament-pairings-none = Aún no hay emparejamientos.
tournament-pairings-rounds = Hay emparejamientos para estas rondas: { $rounds }.

tournament-standings-heading = Clasificación: { $name }
tournament-standings-none = No hay clasificación antes del comienzo.
tournament-standings-empty = Ya no participa nadie, así que no hay clasificación.
tournament-column = { $column ->
    [player] Jugador
    [points] Pts
    [buchholz] BH
    [sonneborn] SB
    [wins] Vict.
    [games] Part.
   *[rating] Punt.
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , resultado particular { $direct }
}, ganadas { $wins }
tournament-standing-ladder = { $name } · ganadas { $wins } de { $games }
tournament-standing-in = { $name } · sigue en juego
tournament-standing-left = { $name } ({ $how ->
    [removed] exclusión
   *[withdrawn] se retiró
})
tournament-third-place-heading = Tercer puesto
tournament-card-heading = { $player } en { $name }
tournament-card-game = { $seat ->
    [1] empieza contra
    [2] juega en segundo lugar contra
    [3] juega en tercer lugar contra
   *[4] juega en cuarto lugar contra
} { $opponents }
tournament-card-bye = { $half ->
    [0] descansa
    [1] descansa, { $points } punto
    [2] descansa, 1 punto
   *[other] descansa, { $points } puntos
}
tournament-card-late = se unió más tarde{ $half ->
    [0] {""}
   *[other] , { $points } punto
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· baja de grupo
    [up] {" "}· sube de grupo
   *[none] {""}
}{ $total ->
    [yes] {" "}· total { $points }
   *[no] {""}
}
tournament-standings-left = -# Quienes se retiraron o fueron excluidos van al final.
tournament-tie-breaks = -# Con los mismos puntos deciden Buchholz (BH), Sonneborn-Berger (SB), el resultado particular y las victorias.
tournament-match = { $state ->
    [won] { $winner } vence a { $loser }
    [left] { $winner } gana, porque { $loser } ya no está
    [seed] { $winner } avanza como cabeza de serie inferior, tras empatar con { $loser }
    [bye] { $winner } descansa
   *[open] { $players }
}
tournament-standings-alt = Clasificación de { $name }. { $rows }
tournament-bracket-alt = Cuadro de { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Final
    [semifinal] Semifinales
    [quarterfinal] Cuartos de final
    [third-place] Tercer puesto
   *[round] Ronda { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **¡{ $names } gana { $tournament }!**
   *[other] **¡{ $names } comparten el primer puesto: { $tournament }!**
}
tournament-no-places = **{ $tournament }** terminó sin ganador.{ $reason ->
    [unplayed] {" "}Para el primer puesto hace falta una partida que cuente.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** terminó. Nadie obtiene el primer puesto.{ $reason ->
    [unplayed] {" "}Para el primer puesto hace falta una partida que cuente.
   *[other] {""}
}
tournament-ended-early = -# Terminó tras la ronda { $round } de { $rounds } porque no quedaban suficientes jugadores.
tournament-title = { $place ->
    [1] Victoria
    [2] Puesto 2
   *[3] Puesto 3
}: { $tournament } · { $game } · { $date }
profile-titles = **Torneos**

tournament-news-joined = { $name } se une al torneo.
tournament-news-removed = La organización excluyó a { $name } del torneo.{ $annulled ->
    [yes] {" "}Ninguna de sus partidas cuenta.
   *[no] {""}
}
tournament-news-withdrawn = { $name } se retira.{ $annulled ->
    [yes] {" "}Ninguna de sus partidas cuenta.
   *[no] {""}
}
tournament-news-start-missed = Aún no hay suficientes jugadores para empezar. Puede unirse más gente, y la organización puede empezar el torneo más tarde.
tournament-news-expired = La inscripción se cerró, porque no pasó nada en un mes.
tournament-news-cancelled = La organización canceló el torneo.{ $games ->
    [yes] {" "}Las partidas en curso siguen sin él.
   *[no] {""}
}
tournament-news-replay = Tablas entre { $players }. Juegan otra vez, y empieza { $name }. Si hay tablas de nuevo, avanza { $lower }, como cabeza de serie inferior.
tournament-news-next-game = { $name } – { $other } { $score }. Sigue la próxima partida, y empieza { $name }.{ $last ->
    [yes] {" "}Si tras ella hay empate, avanza { $lower }, como cabeza de serie inferior.
   *[no] {""}
}
tournament-news-lower-seed = El duelo entre { $players } terminó en empate, así que avanza { $name }, como cabeza de serie inferior.
tournament-news-paused = La organización pausó el torneo. Las partidas en curso se pueden terminar, y no empiezan otras.
tournament-news-resumed = El torneo continúa.
tournament-news-fewer-rounds = Con { $players } jugadores hay { $rounds } rondas: después, todos se habrán enfrentado.
tournament-news-ladder-started = La escalera empezó. Jugadores: { $players }.
tournament-news-accepted = { $challenged } acepta el desafío de { $challenger }.
tournament-news-declined = { $challenged } rechaza el desafío, así que { $challenger } pasa al puesto { $place }.
tournament-news-lapsed = { $challenged } no respondió a tiempo, así que { $challenger } pasa al puesto { $place }.
tournament-news-reminded = { $challenged }, tu tiempo para responder al desafío de { $challenger } se agota { $end }. Si no respondes, cedes el puesto.
tournament-news-climbed = { $challenger } vence a { $challenged } y pasa al puesto { $place }.
tournament-news-stayed = { $challenger } no venció a { $challenged }, así que el orden no cambia.
tournament-news-closed = La partida entre { $players } terminó sin resultado. Se juega de nuevo en otra mesa.
tournament-changed = { $undo ->
    [yes] { $who } deshizo el último cambio.
   *[no] { $who } hizo un cambio.
} { $what }
tournament-changed-value = { $what ->
    [name] Nombre: { $from } → { $to }
    [deadline] Plazo de las rondas: { $from } → { $to }
    [rounds] Rondas: { $from } → { $to }
    [time] Tiempo: { $from } → { $to }
    [players] Máximo de jugadores: { $from } → { $to }
    [result] Resultado de { $game }: { $from } → { $to }
    [extended] Plazo de { $game }: { $from } → { $to }
    [added] Se une: { $name }
    [back] Vuelve: { $name }
    [out] Ya no participa: { $name }
    [seed] Cabeza de serie, { $name }: { $from } → { $to }
    [bye] Descanso de medio punto, { $name }, ronda: { $from } → { $to }
    [apart] No se enfrentarán: { $players }
   *[together] Pueden enfrentarse otra vez: { $players }
}
tournament-changed-deadlines = Plazos de { $games } partidas: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] ninguno
    [one] un día
   *[other] { $days } días
}
tournament-news-moved = El torneo sigue ahora en { $channel }.
tournament-challenge-over = { $challenger } desafió a { $challenged }. Ese desafío terminó.
tournament-challenge = { $challenged }, { $challenger } te desafía por tu puesto. El tiempo para responder se agota { $end }: quien rechaza o no responde cede el puesto.
tournament-challenge-away = { $name } está de vacaciones hasta el { $end }. Los tres días para responder empiezan entonces.
tournament-challenge-ended = Desafío { $challenger } – { $challenged }: { $end ->
    [declined] rechazado
    [lapsed] sin respuesta a tiempo
    [won] ganado
    [not-won] no ganado
   *[withdrawn] terminado, porque alguien se retiró
}.

tournament-done = { $what ->
    [opened] La inscripción de { $name } está abierta.
    [joined] Participas en { $name }.
    [left] Dejaste { $name }.
    [withdrawn] Te retiraste de { $name }.
    [removed] Esa persona ya no está en { $name }.
    [started] { $name } empezó.
    [paused] { $name } está en pausa.
    [resumed] { $name } continúa.
    [moved] { $name } está ahora en este canal.
    [cancelled] Se canceló { $name }.
    [finished] { $name } terminó.
    [changed] Cambio guardado en { $name }.
    [added] La persona participa en { $name }.
    [undone] El último cambio en { $name } está deshecho.
    [challenged] Tu desafío está en camino.
    [accepted] Desafío aceptado. La partida empieza pronto.
   *[declined] Desafío rechazado.
}

# Questions before something is lost.
tournament-really-withdraw = ¿Retirarte de { $name }? { $loss ->
    [all] Ninguna de tus partidas contará.
    [all-and-game] Pierdes tu partida en curso y ninguna de tus partidas contará.
    [game] Pierdes tu partida en curso.
    [future] No jugarás más partidas en él.
   *[nothing] Dejas tu lugar.
}
tournament-really-remove = ¿Excluir a { $player } de { $name }? { $loss ->
    [all] Ninguna de sus partidas contará.
    [all-and-game] Su partida en curso queda perdida y ninguna de sus partidas contará.
    [game] Su partida en curso queda perdida.
    [future] No jugará más partidas en él.
   *[nothing] Su lugar queda libre.
} No podrá volver a unirse.
tournament-really-cancel = ¿Cancelar { $name }? { $phase ->
    [registration] { $players ->
        [0] Todavía no se unió nadie.
        [one] Se unió una persona.
       *[other] Se unieron { $players } personas.
    }
   *[running] { $games ->
        [0] Todavía no hay ninguna partida decidida,
        [one] Hay una partida decidida,
       *[other] Hay { $games } partidas decididas,
    } y nadie obtiene un puesto.
} Esto no se puede deshacer.
tournament-really-finish = ¿Terminar { $name }? Su orden será el resultado. No se puede deshacer.
tournament-organise = ¿Qué quieres hacer con { $name }?
tournament-ask = { $what ->
    [result] ¿De qué partida quieres anotar el resultado?
    [result-of] ¿Cómo terminó la partida? Una partida en curso termina así y no cuenta para la puntuación.
    [extend] ¿Qué partida debe tener un día más?
    [bring-back] ¿A quién quieres hacer volver? Con **/tournament add** agregas a gente nueva.
    [seed] ¿De quién quieres elegir el número de cabeza de serie?
    [seed-of] ¿Qué número?
    [bye] ¿Quién debe descansar? Vale medio punto, una vez por persona.
    [bye-of] ¿En qué ronda?
    [apart] ¿Quién no debe enfrentarse a alguien, o puede otra vez?
   *[apart-from] ¿A quién?
}
tournament-all-games = Todas las partidas en curso
tournament-none = Ninguno
tournament-result-choice = { $what ->
    [won] Gana { $name }
    [drawn] Tablas
    [both-lost] Pierden ambos
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] ganó
    [drawn] tablas
    [lost] perdió
   *[both-lost] perdieron ambos
}
tournament-field = { $field ->
    [name] Nombre
    [deadline] Plazo de las rondas en días (0: ninguno)
    [time] Tiempo por jugada, como 12h o 3d
    [rounds] Rondas
   *[players] Número máximo de jugadores
}
tournament-remove-whom = ¿A quién quieres excluir de { $name }?
tournament-move-where = ¿Adónde debe ir { $name }? Elige entre los canales que ves y en los que tengo los permisos necesarios.
tournament-move-nowhere = No hay otro canal donde puedas usar comandos y yo tenga todos los permisos que necesita { $name }.
tournament-moved-to = { $name } está ahora en { $channel }.
tournament-export = { $name }: la clasificación y { $games ->
    [0] ninguna partida todavía
    [one] una partida
   *[other] { $games } partidas
}.

say-may-not-organise = Eso solo puede hacerlo la organización: quien tiene el permiso «Administrar eventos», o el rol elegido en **/settings server**.
say-no-tournament = Ese torneo no existe en este servidor.
say-no-tournament-here = En este canal no hay ningún torneo. Elige uno con «tournament».
say-no-start = No entiendo «{ $start }» como hora. Escribe, por ejemplo, `20:30` o `2d`.
say-start-too-far = Un torneo puede empezar como máximo dentro de { $days } días. Elige una hora más cercana.
say-not-entrant = { $name } no participa en este torneo.
say-left-tournament = Esa persona ya no está en el torneo.
say-cannot-move-there = El torneo ya no puede ir a ese canal. Elige otro.
say-which-tournament = Aquí encajan varios torneos: { $names }. Elige uno con «tournament».
tournament-name-taken = Ya hay un torneo llamado { $name } en este servidor. Elige otro nombre.
say-tournament-game-stays = Una partida de torneo se queda donde se abrió. La organización puede mover el torneo entero con **/tournament move**.
say-tournament-needs-channel = Cada partida de un torneo tiene su propio hilo. Abre el torneo en un canal de texto.
say-lacks-for-tournament = Me faltan permisos aquí: { $permissions }. Cada partida de un torneo tiene su propio hilo. Pide a alguien que administre este servidor que me los dé, o elige otro canal.
tournament-no-name = Un torneo necesita un nombre que se pueda leer.
tournament-name-too-long = Ese nombre es demasiado largo. Usa como máximo { $most } caracteres (los anchos, como los chinos, cuentan doble).
tournament-two-seats-only = Con { $seats } jugadores por mesa, un torneo solo puede ser de todos contra todos.
tournament-no-such-rounds = Un torneo suizo tiene de 1 a { $most } rondas.
tournament-too-many-rounds = Con { $players } jugadores como máximo puede haber { $most } rondas como máximo: después, todos se habrán enfrentado.
tournament-rounds-swiss-only = Solo en un torneo suizo se puede elegir el número de rondas.
tournament-no-rounds-at-once = Solo un torneo de todos contra todos cuyas partidas tengan hilos propios puede tener todas las rondas a la vez.
tournament-knockout-only = Solo en una eliminatoria se puede jugar por el tercer puesto y al mejor de tres partidas.
tournament-no-such-size = Un torneo de esta forma tiene de { $fewest } a { $most } jugadores.
tournament-round-too-short = El plazo es más corto que el límite de tiempo por jugada. Elige uno más largo.
tournament-start-in-past = Esa hora ya pasó. Elige una posterior.
tournament-already-joined = Ya participas.
tournament-not-joined = No participas en este torneo.
tournament-full = El torneo está completo: { $most } jugadores.
tournament-too-late = Ya es tarde para unirse a este torneo.
tournament-removed = La organización te excluyó de este torneo, así que no puedes volver a unirte.
tournament-withdrawn = Te retiraste de este torneo.
tournament-too-few-players = No hay suficientes jugadores para empezar: { $players } de al menos { $fewest }.
tournament-not-started = El torneo aún no ha empezado.
tournament-already-started = El torneo ya empezó.
tournament-over = El torneo terminó.
tournament-cancelled = El torneo se canceló.
tournament-paused = El torneo está en pausa.
tournament-already-paused = El torneo ya está en pausa.
tournament-not-paused = El torneo no está en pausa.
tournament-already-here = El torneo ya está en este canal.
tournament-stale = El torneo cambió desde entonces. Inténtalo otra vez.
tournament-nothing-to-change = Eso no cambia nada.
tournament-nothing-to-undo = No hay ningún cambio que deshacer.
tournament-too-late-to-undo = Ya es tarde para deshacer el último cambio: el torneo avanzó desde entonces.
tournament-more-players = { $players ->
    [one] Ya se unió una persona.
   *[other] Ya se unieron { $players } jugadores.
}
tournament-rounds-between = Ahora el torneo puede tener de { $fewest } a { $most } rondas.
tournament-result-stays = Ese resultado ya no se puede cambiar: el torneo avanzó a partir de él.
tournament-result-of-next-game = La siguiente partida de este duelo ya está abierta, así que el resultado de la anterior se queda. Para introducir el de la siguiente, usa también la opción «round».
tournament-result-annulled = Esa partida no cuenta para nadie, así que no tiene resultado.
tournament-result-by-panel = Con más de dos jugadores por mesa, anota el resultado con *Organizar* debajo de un mensaje del torneo.
tournament-no-such-game = Esa persona no tiene esa partida.
tournament-no-deadline = Ninguna partida en curso tiene plazo.
tournament-already-in = Esa persona ya está en el torneo.
tournament-no-member = Solo se puede agregar a gente de este servidor.
tournament-seed-taken = Otra persona tiene ese número. Dale otro primero.
tournament-no-such-seed = Los números van de 1 a { $most }.
tournament-not-swiss = Eso solo es posible en un torneo suizo.
tournament-bye-used = Cada persona puede pedir un descanso, y esta ya lo tuvo.
tournament-no-bye-then = Solo se puede pedir descanso en una ronda que aún no ha llegado.
tournament-not-a-number = Escribe un número.
tournament-not-ladder = Eso solo se puede en una escalera.
tournament-not-above = Solo puedes desafiar a quien está por encima de ti.
tournament-too-far-above = Puedes desafiar a quien esté como máximo { $most } puestos por encima de ti.
tournament-busy = Ya tienes un desafío o una partida en esta escalera.
tournament-opponent-busy = Esa persona ya tiene un desafío o una partida en esta escalera.
tournament-too-soon = Desafiaste a esa persona hace poco. Podrás hacerlo de nuevo siete días después del final de ese desafío.
tournament-no-challenge = No hay ningún desafío que puedas responder.
tournament-challenge-whom = ¿A quién quieres desafiar?
tournament-nobody-to-challenge = Ahora no hay nadie a quien puedas desafiar.
tournament-too-many = Ya hay { $most } torneos abiertos en este servidor: { $names }. Termina uno primero.
tournament-too-many-own = Ya abriste { $most } torneos que no han terminado: { $names }. Termina uno primero.

help-tournaments =
    • Únete con el botón de un anuncio o con **/tournament join**. Cada partida tiene su propio hilo, y la siguiente ronda empieza sola.
    • **/tournament standings** y **/tournament pairings** muestran cómo va.
    • En una escalera juegas contra quien quieras: **/tournament challenge** desafía a alguien hasta tres puestos por encima de ti.
    • La organización abre uno con **/tournament create**: todos contra todos, sistema suizo, eliminatoria o escalera.
    .title = Torneos

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] final
    [semifinal] semifinales
    [quarterfinal] cuartos de final
    [third-place] tercer puesto
   *[round] ronda { $round }
}: { $players }
tournament-no-threads = No puedo crear hilos aquí, así que las partidas de **{ $name }** tienen que esperar. Permíteme crear hilos públicos en este canal y escribir en ellos. Lo sigo intentando.
tournament-channel-gone = Ya no puedo escribir en el canal de **{ $name }**, así que el torneo tiene que esperar. Devuélveme el acceso o usa **/tournament move** en otro canal. No se pierde nada: las partidas siguen allí.
