# Where Spain says something else than Latin America; all other texts are those of the folder es.

puzzle-wrong-drawn = { $win ->
    [gone] La victoria se ha escapado: con el mejor juego, ahora son tablas.
   *[none] Con el mejor juego, ahora son tablas.
}
puzzle-hinted = -# Has visto una pista: este problema no cuenta para tu puntuación ni para tu racha.
puzzle-daily-private = -# Pulsa el botón para resolverlo. Solo tú ves tu respuesta.
say-daily-on-and-off = Has pedido publicar el problema del día y también dejar de publicarlo. Usa daily-puzzle o daily-puzzle-off, no las dos opciones.
puzzle-storm-rules = **{ $game }: Tormenta**
    Resuelve todos los problemas cortos que puedas en tres minutos. Una respuesta incorrecta cuesta diez segundos y el siguiente problema llega enseguida. Cuando se acabe el tiempo, pulsa cualquier botón para ver tu resultado.
    -# No hay pistas, y tus respuestas no cuentan para tu puntuación en problemas.
puzzle-run-answered = Ya has respondido a este problema. Sigue donde aparece el siguiente.
puzzle-streak-result = { $end ->
    [all] 🏆 **Has llegado al final de la racha ({ $game }).** Resueltos: { $solved }
   *[early] **Tu racha ha terminado ({ $game }).** Resueltos: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Ese era el último problema ({ $game }).**
   *[early] **Se ha acabado el tiempo ({ $game }).**
} Resueltos: { $solved }, fallados: { $wrong }, más seguidos: { $row }
puzzle-shared = **{ $name }** tiene un problema para vosotros:
puzzle-streak-shared = 🔥 **{ $name }** ha resuelto { $solved ->
    [one] un problema
   *[other] { $solved } problemas seguidos
} en una racha de { $game }.
puzzle-storm-shared = ⚡ **{ $name }** ha resuelto { $solved ->
    [one] un problema
   *[other] { $solved } problemas
} de { $game } en tres minutos.
