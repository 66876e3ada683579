# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Eres Sur. Un peón se desliza una casilla, en cualquiera de las ocho direcciones, a una casilla vacía. Avanza el peón de d3 hacia Norte.
    .title = Cómo se mueven los peones
    .right = En línea recta o en diagonal, una casilla cada vez. Un peón también puede deslizarse hacia los lados y hacia atrás.
    .wrong = Eso no fue un paso del peón de d3 hacia Norte. Las casillas que tiene delante son c4, d4 y e4.
lesson-biloba-capture =
    Eres Sur. El peón de c4 está junto a tu peón de b4. Captúralo: lleva un segundo peón a su otro lado o busca otra línea que pase por c4.
    .title = Capturar
    .right = Se captura el peón que está justo entre dos de los tuyos, en una fila, una columna o una diagonal. Después, uno de los dos flanqueadores ocupa su casilla.
    .wrong = El peón de c4 todavía no está entre dos de los tuyos. Un peón en d4 lo atraparía entre b4 y d4. Uno en b5 lo atraparía entre b5 y d3.
lesson-biloba-jump =
    Un peón también puede saltar sobre un peón contiguo, hasta la casilla vacía que está justo detrás. Captura un peón con un salto.
    .title = Saltos
    .right = El salto acabó en c6 y dejó a un enemigo justo entre dos de tus peones. El peón sobre el que saltaste se queda: un salto por sí solo no captura nada.
    .wrong = Necesitas un peón en c6. Desde c4 puede saltar ahí sobre c5, y desde a6 sobre b6. Los peones saltan hacia adelante o hacia un lado, nunca hacia atrás, hacia tu propio lado.
lesson-biloba-two =
    Una captura puede llevar a otra. Captura dos peones en una jugada.
    .title = Dos rondas
    .right = Cuando un peón ocupó c4, el peón de c5 quedó entre c4 y c6. También fue capturado, en una segunda ronda.
    .wrong = Solo se captura un peón que está entre dos de los tuyos. Desde d4, tu peón flanquea c4 junto con b4, y el peón que ocupa c4 flanquea después c5 junto con c6.
lesson-biloba-escape =
    La casilla c4 está entre dos enemigos, b4 y d4. Métete ahí de todos modos, sin correr peligro.
    .title = En medio, pero a salvo
    .right = Tu paso capturó b4, entre a4 y c4. Tu peón ya no está flanqueado y se queda.
    .wrong = Puedes meterte en medio cuando quieras, pero solo es seguro si ese paso captura a uno de los dos. El peón de c3 puede llegar a c4.
lesson-biloba-forced =
    Norte se metió entre b4 y d4 y sigue ahí, así que tienes que capturar c4, y esa es toda tu jugada. Elige qué peón ocupa la casilla de modo que Norte no pueda capturar nada a cambio.
    .title = Una captura forzada
    .right = Ahora tus peones están uno al lado del otro. Norte no puede atrapar a ninguno de los dos en un solo paso.
    .wrong = Tu peón de b4 tiene un enemigo en b5. Norte va de a3 a b3 y lo captura entre los dos.
lesson-biloba-centre =
    Ningún peón puede detenerse en e5, pero un peón puede deslizarse por ahí. Captura así el peón de d3.
    .title = Por el centro
    .right = Tu peón fue de e6 a e4 por e5 en un solo paso, y el peón de d3 fue capturado entre e4 y c2.
    .wrong = Tu peón de c2 necesita un compañero en e4, en la misma diagonal. El peón de e6 puede llegar ahí por el centro.
lesson-biloba-win =
    A Norte le quedan tres peones. Con dos, tiene que capturar enseguida o queda fuera. Gana la partida.
    .title = Ganar
    .right = Norte tiene dos peones y no puede capturar nada. Queda fuera, y solo quedas tú.
    .wrong = Norte todavía tiene tres peones. Captura c4: un peón en d4 o en b5 lo atrapa entre dos de los tuyos.

lesson-bizingo-captain =
    Tienes el ejército claro. Dos de tus piezas son capitanes, marcados con una estrella. Mueve uno de ellos.
    .title = Capitanes y pasos
    .right = Los capitanes dan pasos igual que los soldados: a una de las seis casillas más cercanas de su color. Necesitas uno para capturar a un capitán o una pieza en el borde.
    .wrong = Ese era un soldado. Tus capitanes están en i4 y q4.
lesson-bizingo-capture =
    El soldado oscuro de l6 tiene tres casillas vecinas: k6, m6 y l5. Ocupas dos de ellas. Captúralo.
    .title = Capturar
    .right = Las tres vecinas de l6 eran tuyas, así que fue capturado.
    .wrong = Una vecina de l6 sigue libre: l5, debajo. El soldado de m4 puede llegar ahí.
lesson-bizingo-star =
    Ahora hay un capitán oscuro en l6. Dos de tus piezas pueden cerrar el cerco. Captúralo con la adecuada.
    .title = Capturar a un capitán
    .right = Para capturar a un capitán, una de las piezas que lo rodean también tiene que ser un capitán. La que vino de m4 lo es.
    .wrong = Tres soldados no pueden capturar a un capitán. Lleva tu capitán de m4 a l5.
lesson-bizingo-edge =
    El soldado oscuro de m1 está en el borde. Solo tiene dos vecinas, y ocupas una. Captúralo.
    .title = En el borde
    .right = Dos piezas capturan una pieza en el borde si una de ellas es un capitán. El tuyo llegó a n1.
    .wrong = La segunda vecina de m1 es n1, y en el borde tiene que ayudar un capitán. El tuyo está en o2.
lesson-bizingo-first =
    La casilla l5 está rodeada de piezas oscuras: k5 y m5 a los lados y l6 encima. Métete ahí sin perder tu pieza.
    .title = Primero cuenta tu captura
    .right = Primero cuenta tu propia captura. Sin l6, l5 dejó de estar rodeada.
    .wrong = Una pieza que se mete ahí sin capturar nada se pierde. Pero en l5 tu pieza capturaría l6 y se quedaría. La de m4 puede llegar ahí.

lesson-basileus-pawn =
    Juegas con blancas. Cuando no capturan, los peones y los oficiales dan un paso en diagonal. Desde la izquierda tienes oficial, peón, oficial, peón, basileus, peón, oficial, peón, oficial. Mueve un peón.
    .title = Pasos
    .right = Un peón avanza una casilla en diagonal, así que siempre se queda en casillas del mismo color.
    .wrong = Ese era un oficial o el basileus. Tus peones están en b1, d1, f1 y h1.
lesson-basileus-chain =
    Tienes que capturar, y una pieza que captura sigue saltando mientras pueda. Tú eliges la ruta. Captura tres piezas en una jugada.
    .title = Cadena
    .right = Tres saltos en una jugada, sobre e3, d4 y c5. También podías haber elegido la otra ruta.
    .wrong = No tienes que tomar la ruta más larga. Pero la que pasa sobre d4 sigue sobre c5 y captura tres.
lesson-basileus-piece =
    Los peones y los oficiales nunca saltan sobre oficiales, pero tu basileus sí. Captura el oficial negro.
    .title = El basileus captura oficiales
    .right = El basileus salta en las ocho direcciones, sobre peones y oficiales.
    .wrong = Eso capturó un peón. El oficial está en f3, en diagonal por debajo de tu basileus.
lesson-basileus-kings =
    El basileus negro está justo al lado del tuyo. Gana.
    .title = Basileus captura basileus
    .right = Un basileus captura al otro moviéndose a su casilla, y la partida termina.
    .wrong = Es una captura, pero de un peón, y el basileus negro se escapa. Mejor muévete a e5.
lesson-basileus-win =
    Un peón salta en línea recta: a la izquierda, a la derecha, hacia adelante o hacia atrás. Gana con el peón de e4.
    .title = Ganar
    .right = Ganas al capturar al basileus. Los peones y los oficiales lo capturan saltando sobre él.
    .wrong = Eso capturó un peón, pero podías haber capturado al basileus de e5. Salta hacia adelante.

lesson-bilitaire-jump =
    Eres el saltador. Una bola salta sobre una bola contigua, hasta el hueco vacío que está justo detrás. Salta con la bola de c3.
    .title = Saltar
    .right = c3 saltó sobre d3, y esa bola ya no está. No importa que cayera en otra losa.
    .wrong = Esa era la bola de f6. La de c3 puede saltar a la derecha.
lesson-bilitaire-chain =
    La misma bola puede seguir saltando mientras haya saltos. Captura tres bolas en una jugada.
    .title = Salto múltiple
    .right = Tres saltos con una bola, y tres bolas menos. Podías haber parado después de cualquiera de ellos.
    .wrong = Puedes parar antes, pero así quedan más bolas en el tablero, y cuentan en tu contra. Desde c3, sigue sobre e4 y d5.
lesson-bilitaire-slide =
    Ahora eres el deslizador. El saltador podría saltar desde c3 sobre d3 a e3. Déjalo sin saltos: así la ronda acaba al instante, y las bolas que quedan cuentan para ti.
    .title = Deslizar
    .right = Ninguna de las dos bolas tiene ya un hueco vacío detrás. Sin saltos, termina la ronda del saltador. Las dos bolas son tus puntos, y el tablero se prepara de nuevo para la segunda ronda.
    .wrong = Las dos losas siguen una al lado de la otra, así que el salto sigue ahí. Aleja una de la otra o retira la vacía.
lesson-bilitaire-remove =
    En vez de deslizar, el deslizador puede retirar una losa sin bolas. Hazlo.
    .title = Retirar una losa
    .right = B2 no tenía bolas, así que podía retirarse. Ya nadie puede saltar ahí.
    .wrong = Eso fue deslizar. Puedes deslizar o retirar, pero no las dos cosas. La losa vacía es B2.
lesson-bilitaire-demand =
    Al deslizar una losa, puedes exigir un salto sobre un número exacto de bolas. El saltador podría capturar tres con c3. Desliza la losa D1 y exige exactamente dos, para que quede una bola más.
    .title = Exigencia
    .right = Ahora el saltador tiene que capturar exactamente dos.
    .wrong = No es eso. Elige D1, después adónde va y después la exigencia de 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lección { $number } de { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **¡Correcto!** { $turn }.
lesson-wrong = ↩️ **Es legal, pero no es lo que buscamos.** { $turn }.
lesson-last = Esa fue la última lección. ¿A jugar? Presiona **Jugar ahora** o inicia una partida con **/play**.
