menu-men-ball = ¿Qué bola?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = La primera jugada del saltador en cada ronda es quitar una bola del tablero, la que sea, y nada más.
bilitaire-not-first-turn = Solo la primera jugada de una ronda quita una bola sin saltar. Ahora tiene que saltar una bola.
bilitaire-must-jump = Puedes saltar, así que tienes que hacerlo. No puedes pasar.
bilitaire-jumper-demands = Solo el deslizador puede exigir un número de bolas. Tú eres el saltador.
bilitaire-no-hollow = No hay ninguna losa debajo de { $cell }.
bilitaire-no-ball = No hay ninguna bola en { $cell }.
bilitaire-cannot-jump = La bola de { $cell } no puede saltar. Necesita una bola al lado con un hueco vacío justo detrás.
bilitaire-no-move = La bola de { $cell } se quedaría donde está.
bilitaire-diagonal = Una bola nunca salta en diagonal, como de { $from } a { $to }.
bilitaire-not-a-jump = Una bola salta sobre otra hasta el hueco que está justo detrás; desde { $from }, ese hueco no es { $to }.
bilitaire-taken = En { $cell } hay una bola. Un salto tiene que acabar en un hueco vacío.
bilitaire-nothing-to-jump = Para caer en { $to }, la bola tiene que saltar sobre otra en { $over }, pero ahí no hay ninguna.
bilitaire-not-exactly = Tienes que saltar sobre exactamente { $balls } bolas, y desde { $from } no se puede hacer así.
bilitaire-must-shift = El deslizador no puede pasar. Siempre hay una losa que se puede deslizar.
bilitaire-not-a-place = { $cell } no es un lugar del marco. El deslizador mueve losas, en los lugares de A1 a D4.
bilitaire-no-tile = No hay ninguna losa en { $place }.
bilitaire-tile-not-empty = La losa de { $place } tiene alguna bola. Solo puedes retirar una losa vacía.
bilitaire-not-a-slide = Para deslizar, escribe una, dos o tres losas y después otros tantos lugares nuevos.
bilitaire-no-slide = La losa de { $place } se quedaría donde está.
bilitaire-not-straight = Una losa se desliza en línea recta y no puede ir de { $from } a { $to }.
bilitaire-not-a-group = Las losas { $tiles } no pueden deslizarse juntas. Las losas que se deslizan juntas están una al lado de otra, en línea, y se escriben en orden ascendente.
bilitaire-not-along-its-line = Las losas { $tiles } solo pueden deslizarse juntas a lo largo de su propia línea.
bilitaire-blocked = En { $place } hay una losa. Las losas solo se deslizan por lugares vacíos.
bilitaire-demand-alone = Una exigencia acompaña a un deslizamiento o a una retirada y se escribe después.
bilitaire-demand-too-small = Tienes que exigir al menos dos bolas.
bilitaire-demand-too-great =
    { $most ->
        [0] Después de esa jugada no habría ningún salto, así que no puedes exigir uno de { $balls } bolas.
        [one] Después de esa jugada ningún salto captura más de una bola, así que no puedes exigir { $balls }.
       *[other] Después de esa jugada ningún salto captura más de { $most } bolas, así que no puedes exigir { $balls }.
    }
bilitaire-only-demand = Después de deslizar o retirar, solo puede seguir una exigencia.

ending-bilitaire = Puntos: { $most } a { $least }.
