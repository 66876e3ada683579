# Where Spain says something else than Latin America; all other texts are those of the folder es.

help-opened = Has abierto esta mesa. La partida empieza cuando todos los asientos estén ocupados. **{ $button-cancel }**, debajo del tablero, la cancela.
help-invited = { $player } te invita. Pulsa **{ $button-join }** o **{ $button-decline }** debajo del tablero.
help-free = Hay un asiento libre. Pulsa **{ $button-join }** debajo del tablero para jugar.
help-your-turn = Es tu turno (asiento { $seat }). Pulsa **{ $button-choose }** debajo del tablero o usa **/move**, por ejemplo **{ $example }**.
help-out = Has quedado fuera de esta partida, en el puesto { $place }. La partida continúa y es el turno de { $player }.
help-offered = Has aceptado { $offer ->
    [draw] las tablas
    [takeback] deshacer la jugada
    [pause] pausar la partida
   *[resume] reanudar la partida
}. Eso vale hasta la próxima jugada o hasta que alguien lo rechace.
help-over = Esta partida ha terminado. Mírala con **/replay** o **/record**, o inicia una nueva con **/play**.
help-start =
    Inicia una partida en este canal con **/play**. Elige un juego y, si quieres, un rival, un límite de tiempo por jugada o un hilo propio. Si no eliges rival, cualquiera puede pulsar **{ $button-join }**.
    • Rellena `computer` para jugar contra una máquina, del nivel 1 al 8.
    • En cada canal o hilo hay una sola partida a la vez. Abre un hilo para otra.
    • En un mensaje directo conmigo juegas contra la máquina.
    • **/seek** busca rival en otros servidores.
    • **/games** muestra tus partidas en curso, primero las que te esperan.
    • **/watch** te envía un mensaje directo cuando acaba una partida.
help-move =
    Pulsa **{ $button-choose }** debajo del tablero. Una imagen numera las piezas que pueden moverse y después las casillas adonde pueden ir. Los botones tienen los mismos números.
    • **/move** hace tu jugada por escrito. Verás sugerencias al escribir, y no importan las mayúsculas, los espacios ni los guiones.
    • **/board** vuelve a mostrar el tablero, o te lo muestra solo a ti desde otro lado, con otros colores o como texto.
    • **/hint** te ayuda en partidas amistosas y contra máquinas: primero la pieza, luego la jugada (**Jugarla** la hace) y luego los motivos. Se avisa a quienes juegan contigo de que la pediste, pero la pista solo la ves tú. En una partida por puntos te pregunto antes, porque después de una pista solo una derrota cuenta para tu puntuación.
help-settings =
    • **/settings me** es para los colores, los lados, el idioma, los recordatorios y la confirmación de tus jugadas.
    • **/settings vacation** pausa tus relojes lentos, hasta 14 días al año.
    • **/settings server** es para quienes gestionan el servidor.
