# Where Spain says something else than Latin America; all other texts are those of the folder es.

seek-post-closed = -# 🔎 { $game }: esta búsqueda ha terminado.
seek-opened = 🔎 Tu búsqueda de rival: **{ $game }**, { $time }. Termina cuando alguien se una, o el { $until }. { $servers ->
    [0] Todavía ningún servidor muestra búsquedas. Quien gestiona un servidor las activa con **/settings server seeks**.
    [one] Está publicada en un servidor, con tu nombre.
   *[other] Está publicada en { $servers } servidores, con tu nombre.
} Cuando alguien se una, te mencionaré.
seek-opened-team = 🔎 Este servidor busca otro servidor: **{ $game }**, { $time }. La búsqueda termina cuando se una uno, o el { $until }. La partida se ve aquí y allí, y cada servidor vota sus propias jugadas.{ $servers ->
    [0] {" "}Todavía ningún servidor muestra búsquedas. Quien gestiona un servidor las activa con **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Tu búsqueda anterior ha terminado.
seek-withdrawn = Has dejado de buscar rival.
seek-over = Esta búsqueda ya ha terminado.
seek-taken = { $player }, **{ $name }** se ha unido a tu partida de { $game }.
seek-closed-meanwhile = Alguien ha sido más rápido, o esta búsqueda ha terminado. /seek empieza la tuya.
direct-unreachable = No puedo enviar mensajes directos a **{ $name }**, así que la invitación se ha cancelado.
seek-too-many = Has empezado { $most } búsquedas en la última hora, que es el límite. Inténtalo más tarde.
say-seeks-on-and-off = Has pedido mostrar las búsquedas y también dejar de mostrarlas. Usa seeks o seeks-off, no las dos opciones.
