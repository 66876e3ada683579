# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Probar jugadas
button-flip = Girar el tablero
button-other-line = Otra variante
button-back-to-game = Volver a la partida
button-notes = Notas
button-ask-computer = Preguntar a la máquina
private-board = 🔒 Solo tú ves este tablero. Prueba jugadas de cualquier bando. Aquí no se juega nada de verdad.
# The same while there are plans.
private-board-planned = 🔒 Solo tú ves este tablero. Prueba jugadas de cualquier bando. De verdad solo se juegan tus planes.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Tu variante: { $line }
private-other = -# También probada: { $line }
private-notes = 📝 { $notes }
private-to-move = Le toca a **{ $name }**.
private-over = La partida termina aquí. Vuelve atrás para probar otra cosa.
private-outdated = Tu variante cambió desde ese mensaje, así que no se hizo nada. Este es tu tablero ahora.
private-line-changed = -# Tu variante cambió desde ese mensaje. Este es tu tablero ahora.
private-line-dropped = -# La partida siguió de otra manera, así que tu variante ya no está.
private-line-full = Una variante puede tener { $most } jugadas como máximo. Retrocede una jugada para probar otra cosa.
private-players-only = Mientras la partida está en curso, solo quienes la juegan pueden probar jugadas en ella.
private-no-opinion = La máquina solo da su opinión después de la partida, y solo donde todavía se puede hacer una jugada.
assistance-refused = Esto está demasiado cerca de la mesa { $table }, donde juegas una partida que cuenta: a cuatro jugadas como máximo. Vuelve a preguntar cuando esa partida haya avanzado.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Tus notas sobre esta partida
private-notes-label = Solo las ves tú
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Derrota forzada de { $name }: { $turns ->
    [one] al instante.
   *[other] en { $turns } jugadas como máximo.
}
opinion-chance = La probabilidad de ganar de { $name } es de alrededor del { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Planear la variante
plan-drop = Descartar el plan { $number }
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Planeado: si la partida sigue así, hago tus jugadas al instante. Nadie más lo sabe.
plan-made-cut = 📌 Planeado hasta la jugada { $turns } de esta variante: un plan tiene como máximo { $most } jugadas y acaba con una tuya. Nadie más lo sabe.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Tu plan espera porque pediste deshacer una jugada. Su próxima jugada es **{ $turn }**. Hazla y el plan continúa.
   *[no] 📌 Tus planes esperan mientras siga abierta tu petición de deshacer una jugada.
}
plan-outdated = Ese plan ya no existe y su número lo tiene ahora otro. No se descartó nada.
plan-own-turn = Te toca. Haz primero tu jugada y planea después cómo responder a las siguientes.
plan-without-reply = Esta variante aún no tiene una respuesta tuya. { $next ->
    [own] Haz tu jugada en este tablero.
   *[other] Haz en este tablero la siguiente jugada y luego la tuya.
}
plan-too-many = Puedes planear { $most } variantes por partida. Descarta antes una.
