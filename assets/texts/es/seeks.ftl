# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Unirse
button-seek-withdraw = Dejar de buscar
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** busca rival: **{ $game }**, { $time }.
    -# Abierta hasta el { $until }.
seek-post-taken = -# 🔎 { $game }: ya hay rival.
seek-post-taken-here = -# 🔎 { $game }: ya hay rival. Se juega en { $place }.
seek-post-closed = -# 🔎 { $game }: esta búsqueda ha terminado.
seek-opened = 🔎 Tu búsqueda de rival: **{ $game }**, { $time }. Termina cuando alguien se una, a más tardar el { $until }. { $servers ->
    [0] Todavía ningún servidor muestra búsquedas. Quien gestiona un servidor las activa con **/settings server seeks**.
    [one] Está publicada en un servidor, con tu nombre.
   *[other] Está publicada en { $servers } servidores, con tu nombre.
} Cuando alguien se una, te mencionaré.
seek-replaced = Tu búsqueda anterior ha terminado.
seek-direct-taken = Tienes una partida en tus mensajes directos conmigo. Hasta que termine, no puede unirse quien no comparta un servidor contigo.
seek-withdrawn = Has dejado de buscar rival.
seek-over = Esta búsqueda ya ha terminado.
seek-taken = { $player }, **{ $name }** se ha unido a tu partida de { $game }.
seek-begun = { $player }, aquí juegas a **{ $game }** con **{ $name }**.
seek-closed-meanwhile = Alguien fue más rápido, o esta búsqueda ha terminado. /seek empieza la tuya.
seek-own = Esa búsqueda es tuya. Tiene que unirse otra persona.
seek-busy = Esta persona no puede empezar otra partida en este momento. /seek empieza tu propia búsqueda.
seek-unreachable = No puedo contactar con esta persona desde aquí, así que no podéis jugar. /seek empieza tu propia búsqueda.
seek-direct = 🔎 Juegas a **{ $game }** con **{ $name }**. Cada uno ve el tablero en sus mensajes directos conmigo.
seek-no-direct = Esta partida se jugaría en mensajes directos, pero no puedo enviarte ninguno. Permítelos en los ajustes de privacidad de este servidor y únete de nuevo.
seek-delayed = Discord no puede abrir tu partida ahora mismo. Sigo intentándolo y empezará sola, salvo que alguien se adelante o la búsqueda termine.
seek-direct-occupied = Esta partida se jugaría en mensajes directos, y allí ya tienes una. Termínala primero y únete de nuevo.
direct-unreachable = No puedo enviar mensajes directos a **{ $name }**, así que la invitación se ha cancelado.
seek-twice = Acabas de empezar otra búsqueda.
seek-too-many = Has empezado { $most } búsquedas en la última hora, que es el límite. Inténtalo más tarde.
say-no-place-for-seeks = Las búsquedas no se pueden publicar allí. Elige un canal de texto que yo vea.
say-seeks-on-and-off = Has pedido mostrar las búsquedas y también dejar de mostrarlas. Usa solo una de las opciones seeks y seeks-off.
