menu-men-ball = Qual bola?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = No primeiro lance de uma rodada, o saltador retira uma bola qualquer do tabuleiro e não faz mais nada.
bilitaire-not-first-turn = Só no primeiro lance de uma rodada se retira uma bola sem salto. Agora uma bola precisa saltar.
bilitaire-must-jump = Você pode saltar, então é obrigatório. Não dá para passar a vez.
bilitaire-jumper-demands = Só o deslizador pode exigir um número de bolas. Você é o saltador.
bilitaire-no-hollow = Não há placa embaixo de { $cell }.
bilitaire-no-ball = Não há bola em { $cell }.
bilitaire-cannot-jump = A bola em { $cell } não pode saltar. Ela precisa de uma bola ao lado e de uma cavidade vazia logo atrás.
bilitaire-no-move = A bola em { $cell } ficaria onde está.
bilitaire-diagonal = Uma bola nunca salta na diagonal, como de { $from } para { $to }.
bilitaire-not-a-jump = Uma bola salta por cima de uma bola até a cavidade logo atrás dela, que a partir de { $from } não é { $to }.
bilitaire-taken = Há uma bola em { $cell }. O salto precisa terminar em uma cavidade vazia.
bilitaire-nothing-to-jump = Para cair em { $to }, a bola precisa saltar por cima de uma bola em { $over }, mas não há nenhuma ali.
bilitaire-not-exactly = Você precisa saltar por cima de exatamente { $balls } bolas, e a partir de { $from } assim não dá.
bilitaire-must-shift = O deslizador não pode passar a vez. Sempre há uma placa que desliza.
bilitaire-not-a-place = { $cell } não é uma casa da moldura. O deslizador move placas, nas casas A1 a D4.
bilitaire-no-tile = Não há placa em { $place }.
bilitaire-tile-not-empty = A placa em { $place } tem uma bola. Você só pode remover uma placa vazia.
bilitaire-not-a-slide = Para deslizar, escreva uma, duas ou três placas e depois o mesmo número de casas novas.
bilitaire-no-slide = A placa em { $place } ficaria onde está.
bilitaire-not-straight = Uma placa desliza em linha reta, não de { $from } para { $to }.
bilitaire-not-a-group = { $tiles } não podem deslizar juntas. Placas que deslizam juntas ficam lado a lado em linha e são escritas em ordem crescente.
bilitaire-not-along-its-line = { $tiles } só podem deslizar juntas ao longo da própria linha.
bilitaire-blocked = Há uma placa em { $place }. Placas só deslizam por casas vazias.
bilitaire-demand-alone = Uma exigência acompanha um deslizamento ou uma remoção e é escrita depois.
bilitaire-demand-too-small = Você precisa exigir pelo menos duas bolas.
bilitaire-demand-too-great =
    { $most ->
        [0] Depois desse lance não haveria nenhum salto, então você não pode exigir um de { $balls } bolas.
        [one] Depois desse lance nenhum salto captura mais de uma bola, então você não pode exigir { $balls }.
       *[other] Depois desse lance nenhum salto captura mais de { $most } bolas, então você não pode exigir { $balls }.
    }
bilitaire-only-demand = Depois de deslizar ou remover, só pode vir uma exigência.

ending-bilitaire = Pontos: { $most } a { $least }.
