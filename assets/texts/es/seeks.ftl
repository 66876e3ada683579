# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Unirse
button-seek-withdraw = Dejar de buscar
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** busca rival: **{ $game }**, { $time }.
    -# Abierta hasta el { $until }.
seek-post-team = 🔎 El servidor **{ $name }** busca otro servidor contra el que jugar: **{ $game }**, { $time }. Únete en nombre del tuyo: sus miembros votan las jugadas.
    -# Abierta hasta el { $until }.
seek-post-taken = -# 🔎 { $game }: ya hay rival.
seek-post-taken-here = -# 🔎 { $game }: ya hay rival. Se juega en { $place }.
seek-post-closed = -# 🔎 { $game }: esta búsqueda terminó.
seek-opened = 🔎 Tu búsqueda de rival: **{ $game }**, { $time }. Termina cuando alguien se una, o el { $until }. { $servers ->
    [0] Todavía ningún servidor muestra búsquedas. Quien administra un servidor las activa con **/settings server seeks**.
    [one] Está publicada en un servidor, con tu nombre.
   *[other] Está publicada en { $servers } servidores, con tu nombre.
} Cuando alguien se una, te mencionaré.
seek-opened-team = 🔎 Este servidor busca otro servidor: **{ $game }**, { $time }. La búsqueda termina cuando se una uno, o el { $until }. La partida se ve aquí y allí, y cada servidor vota sus propias jugadas.{ $servers ->
    [0] {" "}Todavía ningún servidor muestra búsquedas. Quien administra un servidor las activa con **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Tu búsqueda anterior terminó.
seek-direct-taken = Tienes una partida en tus mensajes directos conmigo. Hasta que termine, no puede unirse quien no comparta un servidor contigo.
seek-withdrawn = Dejaste de buscar rival.
seek-over = Esta búsqueda ya terminó.
seek-taken = { $player }, **{ $name }** se unió a tu partida de { $game }.
seek-begun = { $player }, aquí juegas a **{ $game }** contra **{ $name }**.
seek-closed-meanwhile = Alguien fue más rápido, o esta búsqueda terminó. /seek empieza la tuya.
seek-own = Esa búsqueda es tuya. Tiene que unirse otra persona.
seek-busy = Esta persona no puede empezar otra partida en este momento. /seek empieza tu propia búsqueda.
seek-unreachable = Desde aquí no puedo escribirle a esta persona, así que no se puede jugar. /seek empieza tu propia búsqueda.
seek-direct = 🔎 Juegas a **{ $game }** contra **{ $name }**. Cada persona ve el tablero en sus mensajes directos conmigo.
seek-no-direct = Esta partida se jugaría en mensajes directos, pero no puedo enviarte ninguno. Permítelos en tus ajustes de privacidad para este servidor y únete de nuevo.
seek-delayed = Discord no puede abrir tu partida en este momento. Sigo intentándolo y empezará sola, salvo que alguien se adelante o la búsqueda termine.
seek-direct-occupied = Esta partida se jugaría en mensajes directos, y allí ya tienes una. Termínala primero y únete de nuevo.
direct-unreachable = No puedo enviar mensajes directos a **{ $name }**, así que la invitación se canceló.
seek-twice = Acabas de empezar otra búsqueda.
seek-too-many = Empezaste { $most } búsquedas en la última hora, que es el límite. Inténtalo más tarde.
say-no-place-for-seeks = Las búsquedas no se pueden publicar allí. Elige un canal de texto que yo vea.
say-seeks-on-and-off = Pediste mostrar las búsquedas y también dejar de mostrarlas. Usa seeks o seeks-off, no las dos opciones.
