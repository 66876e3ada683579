# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = En detalle
button-rules-summary = En resumen

help-title = B-Side
button-help-now = Ahora mismo

# The next steps of the player in this channel.
help-now = ### Ahora mismo
help-no-table = No hay ninguna partida en este canal. **/play** inicia una y **/learn** te enseña a jugar.
help-table = **{ $game }** · mesa { $table }
help-opened = Abriste esta mesa. La partida empieza cuando todos los asientos estén ocupados. **{ $button-cancel }**, debajo del tablero, la cancela.
help-seated = Tienes un asiento. La partida empieza cuando todos los asientos estén ocupados.
help-invited = { $player } te invita. Presiona **{ $button-join }** o **{ $button-decline }** debajo del tablero.
help-free = Hay un asiento libre. Presiona **{ $button-join }** debajo del tablero para jugar.
help-reserved = { $count ->
    [one] El asiento libre está reservado para { $players }.
   *[other] Los asientos libres están reservados para { $players }.
} Inicia tu propia partida en un hilo.
help-your-turn = Es tu turno (asiento { $seat }). Presiona **{ $button-choose }** debajo del tablero o usa **/move**, por ejemplo **{ $example }**.
help-paused = La partida está en pausa.{ $resume ->
    [alone] {" "}**/resume** la pone en marcha.
    [people] {" "}**/resume** pide reanudarla.
   *[offered] {""}
} Tienes el asiento { $seat }.
help-waiting = Es el turno de { $player }. Tienes el asiento { $seat }. Mientras tanto puedes mirar el tablero con **/board**, ofrecer tablas o abandonar.
help-out = Quedaste fuera de esta partida, en el puesto { $place }. La partida continúa y es el turno de { $player }.
help-watching = Estás mirando, y es el turno de { $player }. **/board** te muestra el tablero desde cualquier lado. Inicia tu propia partida en un hilo.
help-voting = Aquí juega este servidor y puedes votar. Es el turno de { $player }. Cuando le toque al servidor, presiona **{ $button-vote }** debajo del tablero o escribe **/move**.
help-offer = { $player } { $offer ->
    [draw] ofrece tablas
    [takeback] pide deshacer una jugada
    [pause] quiere pausar la partida
    [resign] ofrece abandonar
   *[resume] quiere reanudar la partida
}. Responde con **/accept** o **/decline**.
help-offered = Aceptaste { $offer ->
    [draw] las tablas
    [takeback] deshacer la jugada
    [pause] pausar la partida
   *[resume] reanudar la partida
}. Eso vale hasta la próxima jugada o hasta que alguien lo rechace.
help-over = Esta partida terminó. Mírala con **/replay** o **/record**, o inicia una nueva con **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### Qué sé hacer
    Te ofrezco juegos de tablero que difícilmente encontrarás en otro lugar: { $games }. ¿Qué te gustaría saber?
help-start =
    Inicia una partida en este canal con **/play**. Elige un juego y, si quieres, un rival, un límite de tiempo por jugada o un hilo propio. Si no eliges rival, cualquiera puede presionar **{ $button-join }**.
    • Rellena `computer` para jugar contra una máquina, del nivel 1 al 8.
    • En cada canal o hilo hay una sola partida a la vez. Abre un hilo para otra.
    • En un mensaje directo conmigo juegas contra la máquina.
    • **/seek** busca rival en otros servidores.
    • **/games** muestra tus partidas en curso, primero las que te esperan.
    • **/watch** te envía un mensaje directo cuando acaba una partida.
    .title = Iniciar una partida
help-move =
    Presiona **{ $button-choose }** debajo del tablero. Una imagen numera las piezas que pueden moverse y después las casillas adonde pueden ir. Los botones tienen los mismos números.
    • **/move** hace tu jugada por escrito. Verás sugerencias al escribir, y no importan las mayúsculas, los espacios ni los guiones.
    • **/board** vuelve a mostrar el tablero, o te lo muestra solo a ti desde otro lado, con otros colores o como texto.
    • **/hint** te ayuda en partidas amistosas y contra máquinas: primero la pieza, luego la jugada (**Jugarla** la hace) y luego los motivos. Se avisa a quienes juegan contigo de que la pediste, pero la pista solo la ves tú. En una partida por puntos te pregunto antes, porque después de una pista solo una derrota cuenta para tu puntuación.
    .title = Hacer una jugada
help-offers =
    • **/draw** ofrece tablas.
    • **/takeback** pide deshacer tu última jugada.
    • **/pause** y **/resume** piden parar los relojes y ponerlos en marcha de nuevo.
    • Los demás responden con los botones, o con **/accept** y **/decline**.
    • **/resign** abandona la partida. **/abort** cancela una partida antes de que todos hayan movido.
    • **/table give-time** da a tu rival más tiempo para una jugada. En partidas sin reloj, **/table still-there** pregunta por quien lleva 3 días sin mover.
    .title = Ofrecer tablas y deshacer jugadas
help-learn =
    • **/learn** enseña un juego en unas pocas lecciones breves.
    • **/rules** lo explica con imágenes, página a página.
    • **/puzzle** muestra una posición en la que buscas la mejor jugada. Los problemas tienen su propia puntuación.
    .title = Aprender un juego
help-after =
    • **/review** analiza una partida terminada: probabilidades de ganar jugada a jugada, momentos decisivos y jugadas mejores.
    • **/replay** muestra la partida como animación y **/record** te la da como archivo de texto.
    • **/game** con un número de mesa muestra cualquier partida jugada a jugada.
    • **/analyse** o **{ $button-explore }** debajo de un tablero abre un tablero que solo ves tú: prueba jugadas por todos los bandos y toma notas. Después de la partida, la máquina da su opinión. Mientras le toca a tu rival, **{ $button-plan }** hace tus respuestas por ti.
    • **{ $button-rematch }**, debajo del último tablero, inicia otra partida con los asientos cambiados.
    • **{ $button-stronger }** y **{ $button-weaker }** hacen lo mismo con una máquina un nivel más fuerte o más débil.
    .title = Después de una partida
help-ratings =
    • **/leaderboard** muestra a los mejores jugadores, aquí o en todos los servidores.
    • **/profile** muestra las puntuaciones de alguien a lo largo del tiempo, sus resultados, rachas y rivales más frecuentes.

    Las partidas terminadas cuentan para la puntuación (Glicko). Tienes una puntuación por juego, provisional hasta que hayas jugado cinco partidas. Las partidas contra máquinas tienen sus propias puntuaciones.
    .title = Puntuaciones
help-settings =
    • **/settings me** es para los colores, los lados, el idioma, los recordatorios y la confirmación de tus jugadas.
    • **/settings vacation** pausa tus relojes lentos, hasta 14 días al año.
    • **/settings server** es para quienes administran el servidor.
    .title = Ajustes
help-data =
    • **/privacy export** te da todo lo que guardo sobre ti.
    • **/privacy delete** borra tus datos. Tus partidas quedan, sin tu nombre.
    • **/block** impide que alguien te invite y **/unblock** lo deshace. Nadie más lo sabe.
    .title = Tus datos
