# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Resolver un problema
button-puzzle-next = Problema siguiente
button-puzzle-solution = Ver la solución
button-puzzle-solve = Resolver
puzzle-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Media
   *[hard] Difícil
}
puzzle-unknown-difficulty = «{ $name }» no es una dificultad. Elige entre: { $known }.
puzzle-which = ¿De qué juego quieres un problema?
puzzle-none = Todavía no hay problemas de { $game }.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, problema { $number }** · puntuación { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Turno de **{ $name }**: encuentra la mejor jugada.
# Where the number of moves is not told.
puzzle-forced = Turno de **{ $name }**: encuentra la jugada que fuerza la victoria.
# After every other move, the other side wins by force.
puzzle-save = Turno de **{ $name }**, en apuros: encuentra la única jugada que evita una derrota forzada.
puzzle-win = Turno de **{ $name }**: { $turns ->
    [one] gana en el acto.
   *[other] gana en { $turns } jugadas.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Turno de **{ $name }**: encuentra la jugada que gana (en { $turns } jugadas ante la mejor defensa).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** es correcto. { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **¡Resuelto!** { $turn }.
puzzle-also-wins = ✅ **¡Resuelto!** **{ $turn }** también gana por fuerza, por otro camino.
puzzle-wrong = ↩️ **{ $turn }** no es la solución.
puzzle-wrong-reply = ↩️ **{ $turn }** no es la solución. La respuesta es **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = La solución gana por fuerza; tras esta jugada, tu probabilidad de ganar es de alrededor del { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] La victoria se escapó: con el mejor juego, ahora son tablas.
   *[none] Con el mejor juego, ahora son tablas.
}
puzzle-wrong-weaker = Ahora tu probabilidad de ganar es de alrededor del { $left }, en lugar del { $best } con la solución.
puzzle-wrong-later = La solución es claramente más fuerte, pero la diferencia solo se nota más tarde.
puzzle-wrong-over = { $result ->
    [draw] La partida acaba en tablas.
   *[loss] Pierde al instante.
}
puzzle-solution = **Solución, { $number } de { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Tema
   *[other] Temas
}: { $themes }
puzzle-wins = Gana por fuerza.
puzzle-theme = { $theme ->
    [capture] captura
    [double-capture] captura doble
    [long-capture] captura de tres o más
    [captain] captura de un capitán
    [replacement] reemplazo
    [centre] por el centro
    [jump] salto
    [threat] amenaza
    [double-threat] amenaza doble
    [fork] horquilla
    [centre-threat] amenaza por el centro
    [escape] salvamento
    [defence] defensa
    [counterattack] contraataque
    [sacrifice] sacrificio
    [decoy] basileus atraído
    [king] jugada del basileus
    [lock-in] encierro
    [blockade] bloqueo
    [zugzwang] zugzwang
    [isolation] aislamiento
    [demand] exigencia
    [removal] losa retirada
    [group-slide] varias losas a la vez
    [ending] final
   *[quiet] jugada tranquila
}
puzzle-help-costs = -# Con una pista, este problema no cuenta. Ver la solución cuenta como respuesta incorrecta.
puzzle-hinted = -# Viste una pista: este problema no cuenta para tu puntuación ni para tu racha.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Tu puntuación en problemas: { $rating } · { $change }
puzzle-rating-streak = -# Tu puntuación en problemas: { $rating } · { $change } · resueltos seguidos: { $streak }
profile-puzzles = **Problemas**
profile-puzzle = { $game } · { $rating } · { $solved } de { $tried } resueltos a la primera
    -# Racha: { $streak }, mejor: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Problema del día**
puzzle-daily-private = -# Presiona el botón para resolverlo. Solo tú ves tu respuesta.
puzzle-daily-last = -# Última solución ({ $game }, problema { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Nadie lo ha resuelto todavía.
   *[other] Resuelto a la primera por **{ $solved } de { $tried }**. Primero: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] nadie lo resolvió a la primera
   *[other] resuelto a la primera por { $solved } de { $tried }, primero por { $first }
}
puzzle-daily-all-games = Todos los juegos por turno
say-no-place-for-puzzles = El problema del día no se puede publicar allí. Elige un canal de texto que yo vea.
say-daily-on-and-off = Pediste publicar el problema del día y también dejar de publicarlo. Usa daily-puzzle o daily-puzzle-off, no las dos opciones.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = «{ $name }» no es un tema. Elige entre: { $known }.
puzzle-none-of-theme = No hay problemas de { $game } con el tema «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { "" } en esta dificultad
}. Elige entre: { $known }.
puzzle-no-other-of-theme = Ese era el único problema de { $game } con el tema «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { "" } en esta dificultad
}. Otros temas: { $known }.
puzzle-mode = { $mode ->
    [streak] Racha
    [storm] Tormenta
   *[practice] Práctica
}
puzzle-unknown-mode = «{ $name }» no es un modo. Elige entre: { $known }.
puzzle-mode-alone = No indiques level ni theme: en una racha o una tormenta, los problemas se vuelven cada vez más difíciles.

# Streak and storm: puzzles in a row.
button-puzzle-start = Empezar
button-puzzle-again = Otra vez
button-puzzle-skip = Saltar
# Under the result that somebody has shared.
button-puzzle-try = Probar
button-puzzle-board = Mejores tormentas
button-puzzle-board-week = Últimos 7 días
button-puzzle-board-ever = De siempre
puzzle-streak-rules = **{ $game }: Racha**
    Resuelve problemas cada vez más difíciles. El primer error termina la racha. Puedes saltarte un problema.
    -# No hay pistas, y tus respuestas no cuentan para tu puntuación en problemas.
puzzle-storm-rules = **{ $game }: Tormenta**
    Resuelve todos los problemas cortos que puedas en tres minutos. Una respuesta incorrecta cuesta diez segundos y el siguiente problema llega enseguida. Cuando se acabe el tiempo, presiona cualquier botón para ver tu resultado.
    -# No hay pistas, y tus respuestas no cuentan para tu puntuación en problemas.
puzzle-run-best = Tu mejor resultado: { $best }
puzzle-run-record = ¡Es tu mejor resultado hasta ahora!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Racha: { $solved }**
puzzle-storm-state = **Tormenta: { $solved }** · termina { $end }
puzzle-run-solved = ✅ **{ $turn }** lo resuelve.
puzzle-storm-wrong = ❌ **{ $turn }** no es la solución: −10 segundos.
puzzle-streak-skipped = ⏭️ Saltado.
puzzle-run-answered = Ya respondiste a este problema. Sigue donde aparece el siguiente.
puzzle-streak-result = { $end ->
    [all] 🏆 **Llegaste al final de la racha ({ $game }).** Resueltos: { $solved }
   *[early] **Tu racha terminó ({ $game }).** Resueltos: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Ese era el último problema ({ $game }).**
   *[early] **Se acabó el tiempo ({ $game }).**
} Resueltos: { $solved }, fallados: { $wrong }, más seguidos: { $row }
puzzle-board-week = **{ $game }: mejores tormentas de este servidor en los últimos 7 días**
puzzle-board-ever = **{ $game }: mejores tormentas de este servidor**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Nadie ha resuelto todavía un problema en una tormenta. Empieza la primera.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** tiene un problema para ustedes:
puzzle-streak-shared = 🔥 **{ $name }** resolvió { $solved ->
    [one] un problema
   *[other] { $solved } problemas seguidos
} en una racha de { $game }.
puzzle-storm-shared = ⚡ **{ $name }** resolvió { $solved ->
    [one] un problema
   *[other] { $solved } problemas
} de { $game } en tres minutos.
