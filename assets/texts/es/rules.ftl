# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = Empieza el asiento 1: es el de quien inicia la partida, salvo que en **/play** se eligiera otra cosa. Un turno es todo lo que hace un jugador antes de que le toque al siguiente.
-coordinates = Las columnas tienen letras y las filas tienen números, en este orden: a1 está abajo a la izquierda según ve el tablero el asiento 1.
# turns: the number of turns (feminine plural); anew: the event that resets the count
-draws =
    • La partida acaba en tablas cuando la misma posición, con el turno del mismo jugador, se da por tercera vez.
    • Acaba en tablas después de { $turns } en las que ninguna pieza sale del tablero. { $anew }
    • Los jugadores pueden acordar tablas (**/draw**). Tienen que aceptar todos los que sigan en la partida.
-resigning = Si un jugador abandona, o agota su tiempo en una partida con reloj, gana el otro.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Las jugadas se escriben en { $letters } sin espacios, así que una partida es una lista de jugadas separadas por espacios. Cuando escribes, no hace falta tanto rigor: mayúsculas o minúsculas, espacios de más y `-`, `x`, `>`, `,`, `:`, `to` o nada entre las casillas, todo vale. { $loose } significan { $turn }. Si lo que escribiste puede ser dos jugadas distintas, te preguntaré cuál.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Panel con un nombre*: un jugador. Un marco y un pequeño puntero muestran de quién es el turno.
-signs-men = • *×16* en un panel: el número de piezas que quedan.
-signs-turn = • *Flecha que sale de un anillo*: la última jugada, desde donde estaba la pieza hasta donde está ahora. Las dos casillas están coloreadas.
# man: the kind of man that is captured, with its adjective, such as “Peón descolorido”
-signs-gone = • *{ $man } con una cruz*: captura de la última jugada. Si ahora hay otra pieza en su sitio, la capturada asoma por detrás.
-signs-number = • *Número en un círculo*: una opción. Los botones o el menú debajo de la imagen tienen los mismos números. Dos números en un círculo son dos opciones.
-signs-chosen = • *Marco alrededor de una pieza*: la pieza que elegiste. Después eliges adónde va.
-signs-end = • *Copa* o *corona*: victoria. *Número en un disco* en un panel: un puesto. *=* delante: un puesto compartido, como en unas tablas (*=1*). *Bandera*: este jugador abandonó. *Nombre pálido*: este jugador perdió o está fuera.
-signs-grey = • *Piezas grises*: son de un jugador que abandonó. El panel las sigue contando.
-signs-figures = • *Flecha sin anillo*: una jugada posible. *Flecha que acaba en una cruz*: una jugada que prohíbe una regla.

# Biloba

rules-biloba-goal =
    Para 2, 3 o 4 jugadores, que juegan por turnos en sentido horario. { -seats }

    Captura los peones de los demás hasta que solo quedes tú. Un jugador con dos peones o menos que no puede capturar queda fuera.
    ### Tablero
    El tablero es de 9 × 9. En cada esquina faltan tres casillas (a1, b1 y a2, y lo mismo en i1, a9 e i9), así que quedan 69. { -coordinates } Las columnas van de la a a la i, las filas del 1 al 9.
    El centro, e5, es una casilla especial: ningún peón se detiene nunca en ella.
    ### Dos jugadores
    Cada uno tiene 16 peones. Sur: e1; de d2 a f2; de c3 a g3; de b4 a h4. Norte tiene lo mismo, reflejado, en las filas 9, 8, 7 y 6.
    ### Tres o cuatro jugadores
    Cada uno tiene 8 peones. Sur: c1, d1, f1, g1; d2, e2, f2; e3. Oeste, Norte y Este tienen la misma figura, girada. Con tres jugadores, el lado de Este queda vacío.
    Sur tiene el asiento 1. Con dos jugadores, Norte tiene el asiento 2. Con más, los asientos son Sur, Oeste, Norte y Este.
    .title = Objetivo y posición inicial
    .lead = Captura los peones de los demás hasta que solo quedes tú. Se juega por turnos en sentido horario.
rules-biloba-moving =
    En tu turno das un paso con uno de tus peones, y después siguen las capturas y los reemplazos, si los hay. El paso es uno de estos:
    • *Deslizarse* a una casilla contigua vacía, en cualquiera de las 8 direcciones.
    • *Saltar* sobre exactamente un peón contiguo, de cualquier color, hasta la casilla vacía que está justo detrás. Solo un salto por turno y nunca hacia atrás, hacia tu propio lado: Sur no puede caer en una fila más baja, Norte en una más alta, Oeste en una columna anterior ni Este en una posterior. Se puede saltar hacia un lado. Un salto no puede acabar en e5.
    • *Por el centro*: deslizarse a e5 y seguir de inmediato a cualquier casilla vacía contigua a e5, salvo aquella de la que venía el peón. Cuenta como deslizamiento, no como salto. Tiene que haber una casilla así, y en e5 mismo no se captura nada.

    Si a una casilla ya se llega deslizándose o saltando, el camino por el centro hasta ella no es otra jugada.
    .title = Mover
    .lead = Cada turno es un paso con un peón.
rules-biloba-capturing =
    Un peón enemigo se captura cuando está justo entre dos peones de un mismo color: en una fila, una columna o una diagonal, los tres contiguos. Dos o más peones seguidos nunca se capturan juntos a lo largo de esa línea.
    Después de tu paso se captura *todo* peón enemigo que esté así entre dos de los tuyos, en cualquier parte del tablero. Primero salen del tablero todos los peones capturados.
    ### Reemplazos
    Después ocupas las casillas que dejaron vacías. Los *flanqueadores* de una de esas casillas son tus peones a ambos lados de ella, en cada línea en la que se capturó su peón: dos, o más si se capturó en varias líneas.
    • Un flanqueador pasa a cada casilla vaciada. Tú eliges cuál.
    • Un peón se mueve como máximo una vez en cada ronda de reemplazos.
    • Una casilla solo queda vacía si todos sus flanqueadores se movieron a otras casillas vaciadas. No se ocupa más tarde.
    • El peón que dio el paso es un flanqueador como los demás.
    .title = Capturar
    .lead = Un peón que está justo entre dos enemigos se captura, y uno de esos enemigos ocupa su lugar.
rules-biloba-rounds =
    Un peón puede ser capturado en varias líneas a la vez, y entonces puede ocupar su casilla cualquiera de los peones que lo flanqueaban.
    ### Más rondas
    Cuando ya no se puede ocupar ninguna casilla vaciada, se buscan otra vez capturas, en todo el tablero. Si hay nuevas capturas, empieza otra ronda, y en ella un peón puede volver a moverse. Cuando no hay ninguna, termina tu turno.
    .title = Grandes capturas
    .lead = Una jugada puede capturar mucho: en varias líneas, en varios lugares y en varias rondas.
rules-biloba-special =
    ### Captura forzada
    Si al *empezar* tu turno hay peones enemigos entre dos de los tuyos, tu turno consiste en esas capturas y sus reemplazos, con más rondas como siempre, y no das ningún paso. Puede que se metieran en medio o que la jugada de un tercero llevara a eso.
    ### Meterse en medio
    Puedes mover un peón a una casilla entre dos peones de un enemigo. Si esa jugada captura de modo que tu peón deja de estar flanqueado, está a salvo. Si no, es capturado en el siguiente turno de ese enemigo, si para entonces sigue flanqueado.
    ### Dos peones o menos
    Si tienes dos peones o menos al empezar tu turno, tienes que capturar. Si no tienes ninguna captura, ni forzada ni con ningún paso, quedas fuera: tus peones se retiran y le toca al siguiente.
    ### Sin peones
    Un jugador sin peones queda fuera al instante.
    ### Sin jugadas
    Con tres peones o más y sin jugadas legales, pasas. Si nadie puede jugar, la partida acaba en tablas.
    ### Abandono
    En una partida de tres o cuatro, un jugador que abandona (o que agota su tiempo en una partida con reloj) queda fuera en ese momento. Sus peones salen del tablero, su puesto es 1 más el número de jugadores a los que les va mejor, y se comprueba si la partida termina, como después de una jugada. En una partida de dos, gana el otro.
    .title = Casos especiales
    .lead = Cuatro cosas que sorprenden en las primeras partidas.
rules-biloba-end =
    Gana el último jugador que queda. Si quedan dos jugadores con dos peones o menos cada uno, la partida acaba en tablas al instante.
    ### En este orden después de cada turno
    1. Los jugadores sin peones quedan fuera, todos a la vez.
    2. Si queda un solo jugador, gana.
    3. Si quedan dos jugadores con dos peones o menos cada uno, la partida acaba en tablas, aunque el siguiente pudiera capturar.
    4. Al siguiente jugador se le aplica la prueba al empezar su turno, como se describe en «Casos especiales». Si queda fuera, se repiten las mismas comprobaciones.
    ### Puestos
    El primero en quedar fuera ocupa el último puesto. Los jugadores que quedan fuera a la vez comparten puesto, y también los dos de unas tablas. Tu puesto es 1 más el número de jugadores a los que les fue mejor: 1 2 2, o 1 1 3.
    ### Tablas
    { -draws(turns: "50 jugadas seguidas por cada jugador que sigue en la partida (100 con dos, 150 con tres, 200 con cuatro)", anew: "La cuenta vuelve a empezar con cada captura y cuando un jugador queda fuera.") }
    .title = El final
    .lead = Gana el último jugador que queda.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Punto*, *rombo*, *triángulo* y *cruz (+)* en los peones: los peones de los asientos 1, 2, 3 y 4.
    { -signs-turn }
    • *Flecha fina que sale de un punto*: un peón que hizo un reemplazo. Después de más de una ronda, el punto muestra el número de la ronda.
    { -signs-gone(man: "Peón descolorido") }
    • *Punto de mira sobre un peón*: está atrapado y hay que capturarlo ahora. En estas páginas también puede indicar que lo captura la jugada con la flecha.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Hoja*: el centro, donde no se detiene ningún peón.
    .title = Signos en las imágenes
    .lead = La flecha que sale del anillo es la última jugada. Un peón descolorido con una cruz fue capturado. El punto de mira significa: captura este peón ahora. El panel con el marco y el puntero muestra de quién es el turno.
rules-biloba-notation =
    • Deslizarse o saltar: `d4-d5`, `d4-f6`.
    • Por el centro: `e4-e5-f6`. La forma corta `e4-f6` también vale, igual que `d4-e5-e4` para d4-e4.
    • Cada reemplazo va después como `,from>to`: `c5-d5,b3>c4,d5>e6`. Las rondas van en orden, y dentro de una ronda las casillas que se ocupan: por letra y luego por número.
    • Una captura forzada solo tiene reemplazos: `d4>d5,f7>f6`.
    • `pass`, cuando no hay ninguna jugada.

    Dos formas de reemplazar son dos jugadas distintas, aunque lleven a la misma posición.
    { -typing(letters: "minúsculas", loose: "Tanto `D4 to d5` como `d4d5`", turn: "`d4-d5`") }
    .title = Escribir jugadas
    .lead = Nunca tienes que escribir una jugada: los botones debajo del tablero lo hacen todo. Si te gusta escribir, **/move** acepta jugadas por escrito y las sugiere mientras escribes.
rules-biloba-origin =
    Biloba es de Guillaume Demougeot (2003). Estas reglas siguen la página del manual del programa original, la página sobre su tablero y sus piezas, y sus imágenes de ayuda, que confirman las posiciones iniciales, los reemplazos y las tablas de dos contra dos.

    Donde callan o no son claras, decidimos:
    • Las tablas por repetición, tras mucho tiempo sin pérdidas y de común acuerdo, para que toda partida termine.
    • «Tablas cuando puede capturar después de haber perdido un peón» significa dos contra dos, como muestra la imagen de ayuda del original.
    • Qué casillas quedan vacías cuando no hay suficientes flanqueadores.
    • Un jugador sin jugadas pasa.
    • Qué pasa con los peones de los jugadores que abandonan.
    .title = Quién lo creó y qué decidimos
    .lead = Biloba es de Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Para 2 jugadores. { -seats }

    Hay dos ejércitos en triángulos de dos colores. Rodea las piezas enemigas hasta que queden dos o menos.
    ### Tablero
    El tablero es un triángulo de lado 13, dividido en 169 triángulos pequeños, menos un triángulo de lado 2 (4 casillas) en cada esquina: 157 casillas. 82 apuntan hacia arriba y son oscuras, 75 apuntan hacia abajo y son claras.
    ### Nombres de las casillas
    Las columnas tienen letras y las filas tienen números, en este orden, contando desde abajo a la izquierda según ven el tablero las claras. En la posición inicial habitual, las claras tienen el asiento 1.
    Las filas van del 1 al 11 desde la base hacia arriba. Las columnas van de la a a la y, en pasos de *media casilla*, desde la esquina izquierda tal como era antes del recorte: las casillas contiguas de una fila están a una letra de distancia, y las del mismo color a dos.
    Antes del recorte, la fila r iba de la columna número r a la columna número 26 − r (a es 1). Están recortadas a1, b1, c1, b2, w1, x1, y1, x2 y las filas 12 y 13 enteras. Así, la fila 1 va de d1 a v1 (19 casillas), la fila 2 de c2 a w2 (21), la fila 3 de c3 a w3 (21), la fila 4 de d4 a v4 (19), y así hasta la fila 11, de k11 a o11 (5).
    Una casilla apunta hacia arriba si los números de su columna y de su fila suman un número par, y hacia abajo si suman uno impar.
    ### Vecinas
    Las *casillas vecinas* de una casilla comparten un lado con ella: las de la izquierda y la derecha en su fila, y en su columna la de abajo si apunta hacia arriba, o la de arriba si apunta hacia abajo. Son del otro color. Una casilla que solo tiene dos es una *casilla del borde*. Todas las demás tienen tres.
    ### Posición inicial
    Cada ejército tiene 16 soldados y 2 capitanes.
    • *Claras*, en casillas que apuntan hacia abajo, cerca de la base: fila 2 i k m o q; fila 3 h j l n p r; fila 4 g i k m o q s. Los capitanes son i4 y q4.
    • *Oscuras*, en casillas que apuntan hacia arriba, cerca de la punta: fila 6 h j l n p r; fila 7 i k m o q; fila 8 j l n p; fila 9 k m o. Los capitanes son j6 y p6. La fila 5 está vacía.
    Los jugadores acuerdan qué ejército empieza. **/play** tiene dos posiciones iniciales: *Claras primero*, que es la habitual, y *Oscuras primero*, en la que el asiento 1 tiene el ejército oscuro. Siempre empieza el asiento 1.
    .title = Objetivo y posición inicial
    .lead = Rodea las piezas enemigas hasta que solo queden dos. Cada ejército vive en los triángulos de su color.
rules-bizingo-moving =
    Mueve una pieza un paso a una casilla vacía. Un paso va a una de las seis casillas más cercanas del mismo color: dos letras a la izquierda o a la derecha en su fila, o una letra a la izquierda o a la derecha en la fila de arriba o de abajo.
    Una pieza nunca deja el color de su casilla: las claras siguen en las claras, las oscuras en las oscuras.
    .title = Mover
    .lead = Cada turno es un paso con una pieza.
rules-bizingo-capturing =
    Después de tu jugada se mira cada pieza enemiga que comparte un lado con la pieza que moviste. Se captura si *todas* sus casillas vecinas en el tablero están ocupadas por piezas tuyas.
    Si es un capitán, o está en una casilla del borde, además al menos una de esas piezas tiene que ser un capitán.
    Todas las piezas que captura una jugada salen del tablero a la vez.
    .title = Capturar
    .lead = La pieza que mueves captura lo que rodea junto con tus otras piezas.
rules-bizingo-edge =
    Una pieza en una casilla del borde solo tiene dos casillas vecinas. Se captura si ambas están ocupadas por piezas enemigas y al menos una de ellas es un capitán.
    Lo mismo vale para un capitán en una casilla del borde: lo capturan dos piezas, una de ellas un capitán.
    .title = En el borde
    .lead = En el borde del tablero bastan dos piezas, si una de ellas es un capitán.
rules-bizingo-special =
    ### Meterse en la trampa
    Si tu jugada no captura nada y, según la misma prueba, tu propia pieza queda capturada, se retira al instante.
    Primero cuenta tu propia captura: una pieza que captura nunca se pierde así.
    .title = Meterse en la trampa
    .lead = Mira dónde pisas.
rules-bizingo-end =
    Un ejército con dos piezas o menos pierde, aunque haya perdido la última por meterse él mismo en la trampa. También pierde un jugador sin jugadas legales. { -resigning }
    ### Tablas
    { -draws(turns: "200 jugadas seguidas", anew: "La cuenta vuelve a empezar con cada captura y cuando una pieza se mete en la trampa.") }
    .title = El final
    .lead = Un ejército con dos piezas o menos pierde. También un jugador que no puede mover.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Estrella en un disco*: un capitán. *Punto*: un soldado claro. *Rombo*: un soldado oscuro.
    { -signs-turn }
    { -signs-gone(man: "Pieza descolorida") } Una pieza que se perdió por su propia jugada se marca igual.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Nombres en las casillas*: solo se muestra una parte del tablero, ampliada.
    .title = Signos en las imágenes
    .lead = La flecha que sale del anillo es la última jugada. Una pieza descolorida con una cruz fue capturada. Una estrella marca un capitán. El panel con el marco y el puntero muestra de quién es el turno.
rules-bizingo-notation =
    Escribe la casilla en la que está la pieza y la casilla a la que va: `i4-k4`. Las capturas no se escriben, porque se deducen de la jugada.
    { -typing(letters: "minúsculas", loose: "Tanto `I4 to k4` como `i4k4`", turn: "`i4-k4`") }
    .title = Escribir jugadas
    .lead = Nunca tienes que escribir una jugada: los botones debajo del tablero lo hacen todo. Si te gusta escribir, **/move** acepta jugadas por escrito y las sugiere mientras escribes.
rules-bizingo-origin =
    Bizingo viene de los Estados Unidos de la década de 1850. Estas reglas siguen el artículo de una enciclopedia sobre él. Sus números y su posición inicial se comprobaron casilla por casilla.

    Donde calla, decidimos:
    • Las tablas por repetición, tras mucho tiempo sin pérdidas y de común acuerdo, para que toda partida termine.
    • Un jugador sin jugadas legales pierde, como en las damas.
    • Los jugadores acuerdan qué ejército empieza. Son las claras, salvo que elijas la posición inicial «Oscuras primero».
    .title = Quién lo creó y qué decidimos
    .lead = Bizingo viene de los Estados Unidos de la década de 1850.

# Basileus

rules-basileus-goal =
    Para 2 jugadores. { -seats } El asiento 1 juega con blancas.

    Captura al rey enemigo, el *basileus*.
    ### Tablero
    El tablero tiene 9 columnas, de la a a la i, y 8 filas, del 1 al 8. Es ajedrezado, y a1 es oscura. { -coordinates }
    ### Piezas
    Cada bando tiene 4 peones, 4 oficiales y un basileus: exactamente una fila de nueve. Las blancas están en la fila 1 y las negras en la fila 8, ambas en este orden: a oficial, b peón, c oficial, d peón, e **basileus**, f peón, g oficial, h peón, i oficial.
    Tus peones están en casillas de un color y tus oficiales en las del otro, y los colores de los dos bandos son opuestos. Con los pasos en diagonal y los saltos nunca se cambia de color.
    .title = Objetivo y posición inicial
    .lead = Captura al rey enemigo, el *basileus*.
rules-basileus-moving =
    Sin capturar, una pieza se mueve una casilla, hasta una casilla vacía:
    • los peones y los oficiales *en diagonal*, en cualquiera de las cuatro direcciones;
    • el basileus en las ocho direcciones.
    .title = Mover
    .lead = Cada turno es un paso, o una captura si la hay.
rules-basileus-capturing =
    Una captura es un salto corto sobre una pieza enemiga contigua, hasta la casilla vacía que está justo detrás. La pieza capturada se retira al instante.
    • Un *peón* salta en línea recta (a la izquierda, a la derecha, hacia adelante o hacia atrás), sobre peones o el basileus, nunca sobre oficiales.
    • Un *oficial* salta en diagonal, sobre peones o el basileus, nunca sobre oficiales.
    • El *basileus* salta en las ocho direcciones, sobre peones y oficiales, nunca sobre el otro basileus.
    .title = Capturar
    .lead = Una captura es un salto corto sobre un enemigo. Los peones dan pasos en diagonal, pero saltan en línea recta.
rules-basileus-obligation =
    Capturar es obligatorio, pero tú eliges qué captura. Una pieza que captura sigue saltando en el mismo turno mientras pueda, después de cada salto en cualquier dirección que tenga permitida. Tú eliges la ruta: no tiene que ser la más larga, y puede pasar por la casilla de la que salió o acabar en ella.
    .title = Tienes que capturar
    .lead = Si puedes capturar, tienes que hacerlo. Qué captura y qué ruta, lo eliges tú.
rules-basileus-special =
    ### Basileus captura basileus
    Un basileus captura al otro *moviéndose a su casilla*, desde cualquiera de las ocho casillas que lo rodean. Es una jugada entera y una captura como las demás, así que también es obligatoria.
    Nunca forma parte de una cadena: un basileus cuyos saltos acaban junto al otro se detiene ahí, y el otro puede capturarlo.
    ### Cae el basileus
    Capturar al basileus acaba la partida al instante, incluso en medio de una cadena.
    .title = Basileus contra basileus
    .lead = Un basileus captura al otro moviéndose a su casilla.
rules-basileus-end =
    Gana quien captura al basileus. Un jugador sin jugadas legales pierde. { -resigning }
    ### Tablas
    { -draws(turns: "100 jugadas seguidas", anew: "La cuenta vuelve a empezar con cada captura.") }
    .title = El final
    .lead = Gana quien captura al basileus. Un jugador que no puede mover pierde.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Cabeza redonda*: un peón. *Cabeza puntiaguda con una ranura*, como la de un alfil: un oficial. *Corona*: un basileus. Al pie, las piezas blancas tienen un *punto* y las negras un *rombo*.
    { -signs-turn }
    { -signs-gone(man: "Pieza descolorida") }
    • *Marco alrededor de una pieza*: puede capturar, y tiene que hacerlo una de las piezas enmarcadas.
    { -signs-number } Mientras eliges, el marco rodea la pieza que elegiste o la que sigue saltando.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Punto de mira sobre una pieza*: la captura una jugada con flecha.
    .title = Signos en las imágenes
    .lead = La flecha que sale del anillo es la última jugada. Una pieza descolorida con una cruz fue capturada. Un marco alrededor de una pieza significa: puede capturar, y tiene que hacerlo una de las piezas enmarcadas.
rules-basileus-notation =
    • Un paso: `b1-c2`.
    • Una captura nombra las casillas en las que cae la pieza: `d4xd6xf6`. Acaba donde cae el basileus.
    • Basileus captura basileus: `e4xe5`.

    { -typing(letters: "minúsculas", loose: "Tanto `B1 to c2` como `b1c2`", turn: "`b1-c2`") }
    .title = Escribir jugadas
    .lead = Nunca tienes que escribir una jugada: los botones debajo del tablero lo hacen todo. Si te gusta escribir, **/move** acepta jugadas por escrito y las sugiere mientras escribes.
rules-basileus-origin =
    Basileus es de Marek Łukaszewicz (2010). Estas reglas siguen su página en una base de datos de juegos, que no da ninguna posición inicial. La página dice «piezas» donde decimos oficiales, porque para nosotros un peón también es una pieza.

    Donde la página calla, decidimos:
    • **La posición inicial es nuestra reconstrucción.** En la página, los peones están en un color y los oficiales en el otro, y las capturas solo funcionan si los colores de los dos bandos son opuestos. Una fila de nueve en un tablero de ocho filas da justo eso.
    • Un jugador sin jugadas legales pierde, como en las damas.
    • Las tablas por repetición, tras mucho tiempo sin pérdidas y de común acuerdo, para que toda partida termine.
    .title = Quién lo creó y qué decidimos
    .lead = Basileus es de Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Para 2 jugadores, en dos rondas. { -seats }

    En una ronda eres el *saltador*, que quita bolas del tablero, y en la otra el *deslizador*, que se lo complica. Deja menos bolas que tu rival.
    ### Tablero
    El marco tiene 4 × 4 *lugares*, de A1 a D4. Doce losas cuadradas ocupan todos los lugares menos las cuatro esquinas. Cada losa tiene 2 × 2 *huecos*, y hay una bola en cada uno de los 48 huecos.
    Los huecos van de a1 a h8: el lugar A1 contiene a1, b1, a2 y b2, y el lugar D4 contiene g7, h7, g8 y h8. { -coordinates } Los lugares se escriben en mayúsculas.
    Solo hay huecos donde hay una losa. Las bolas viajan con su losa.
    ### Dos rondas
    En la primera ronda, el asiento 1 es el saltador y el asiento 2 el deslizador. En la segunda cambian los papeles, y el tablero se prepara de nuevo. En cada ronda juega primero el saltador.
    .title = Objetivo y posición inicial
    .lead = En una ronda eres el *saltador*, que quita bolas del tablero. En la otra eres el *deslizador*, que se lo complica. Deja menos bolas que tu rival.
rules-bilitaire-jumper =
    ### La primera jugada de una ronda
    Quita una bola cualquiera del tablero.
    ### Las jugadas siguientes
    Salta con una bola, en horizontal o en vertical, sobre una bola contigua, hasta el hueco vacío que está justo detrás. La bola sobre la que saltas se retira. Los tres huecos pueden estar en la misma losa o en losas distintas.
    La misma bola puede seguir saltando, en cualquier dirección, mientras pueda y tú quieras. Puede volver al hueco del que salió. Nunca en diagonal y nunca sobre dos bolas.
    No puedes pasar.
    .title = El saltador
    .lead = El saltador salta sobre bolas y así las captura.
rules-bilitaire-shifter =
    Haz exactamente una de estas cosas:
    • *Retirar* una losa vacía, sin ninguna bola.
    • *Deslizar* losas, en línea recta, por lugares vacíos y dentro del marco: una losa 1, 2 o 3 lugares; dos losas contiguas en línea, 1 o 2 lugares a lo largo de esa línea; tres, 1 lugar a lo largo de esa línea.

    Deslizar dos o tres losas juntas es una sola jugada. Los lugares que deja el propio grupo cuentan como vacíos. Todo lugar por el que pasen o en el que acaben las losas tiene que estar vacío.
    Un deslizador que no puede deslizar ni retirar ninguna losa pasa, sin exigencia.
    .title = El deslizador
    .lead = El deslizador desliza losas con las bolas que llevan, o retira una losa vacía.
rules-bilitaire-special =
    Al deslizar o retirar, el deslizador puede *exigir* un salto sobre un número exacto de bolas, dos o más. Una exigencia solo es legal si un salto así es posible después de deslizar o retirar. Nunca se exige un salto sobre una sola bola.
    Entonces el saltador tiene que saltar exactamente ese número, pero elige con qué salto. Valen los primeros saltos de uno más largo: si una bola pudiera capturar cinco, puede capturar tres de ellas y parar.
    Sin exigencia, el saltador es libre.
    .title = Exigencias
    .lead = El deslizador puede decirle al saltador cuántas bolas capturar.
rules-bilitaire-end =
    ### Una ronda termina
    Una ronda termina cuando el saltador, en su turno después del deslizador, no tiene ningún salto. Las bolas que quedan en el tablero son los puntos del deslizador.
    Después de la primera ronda, el tablero se prepara de nuevo, y quien acaba de ser el deslizador, ahora el saltador, vuelve a jugar. Este cambio de ronda no es una jugada. Los puntos se conservan.
    ### La partida termina
    Después de la segunda ronda, gana quien dejó menos bolas como saltador. Si ambos dejaron las mismas, son tablas.
    Los dos jugadores también pueden acordar tablas (**/draw**). { -resigning }
    .title = El final
    .lead = Una ronda termina cuando el saltador no puede saltar. Las bolas que quedan son los puntos del deslizador.
rules-bilitaire-signs =
    { -signs-panel }
    • *Flecha que salta sobre un punto*, en un panel: este jugador es el saltador. *1/2* al lado: la primera de dos rondas.
    • *Losa con una flecha*, en un panel: este jugador es el deslizador.
    • *+12* en un panel: puntos.
    • *Flecha que salta con =3*, sobre un fondo de color: se exige un salto sobre exactamente tres bolas.
    • *×26* al lado del tablero: el número de bolas que quedan en él.
    • *Flecha que sale de un anillo*: la última jugada. De ahí salió una bola o se deslizó una losa. Si se deslizaron varias losas juntas, va del lugar que quedó vacío al que se ocupó.
    { -signs-gone(man: "Bola descolorida") }
    • *Lugar con contorno y una cruz*: aquí se retiró una losa vacía.
    { -signs-number }
    • *Anillo alrededor de una bola*: la elegiste, o puede seguir saltando.
    { -signs-end }
    { -signs-figures } Las losas que se deslizan juntas comparten una flecha.
    .title = Signos en las imágenes
    .lead = La flecha que sale del anillo es la última jugada. En un panel, la flecha que salta marca al saltador, y la losa con una flecha, al deslizador. *=4* exige un salto sobre exactamente cuatro bolas.
rules-bilitaire-notation =
    • La primera bola: `xd4`.
    • Saltos, con los huecos en los que se cae: `c3xe3xe5`.
    • Deslizar: `B1-B3`. Dos o tres losas se escriben en orden ascendente, y después sus nuevos lugares en el mismo orden: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Estas jugadas se distinguen por este texto.
    • Retirar una losa: `xB2`.
    • Una exigencia va al final: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "minúsculas, con los lugares en mayúsculas,", loose: "Tanto `C3 to e3` como `c3e3`", turn: "`c3xe3`") }
    .title = Escribir jugadas
    .lead = Nunca tienes que escribir una jugada: los botones debajo del tablero lo hacen todo. Si te gusta escribir, **/move** acepta jugadas por escrito y las sugiere mientras escribes.
rules-bilitaire-origin =
    Bilitaire es de Kris Burm (1994). Estas reglas siguen una página checa sobre él.

    Donde la página calla, decidimos:
    • Un salto puede volver al hueco del que salió.
    • Los jugadores pueden acordar tablas.
    .title = Quién lo creó y qué decidimos
    .lead = Bilitaire es de Kris Burm (1994).
