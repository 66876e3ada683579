# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Entrar
button-seek-withdraw = Parar de procurar
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** procura oponente: **{ $game }**, { $time }.
    -# Aberta até { $until }.
seek-post-team = 🔎 O servidor **{ $name }** procura outro servidor para jogar: **{ $game }**, { $time }. Entre pelo seu: os membros votam nos lances.
    -# Aberta até { $until }.
seek-post-taken = -# 🔎 { $game }: já apareceu um oponente.
seek-post-taken-here = -# 🔎 { $game }: já apareceu um oponente. A partida está em { $place }.
seek-post-closed = -# 🔎 { $game }: esta busca terminou.
seek-opened = 🔎 Sua busca por um oponente: **{ $game }**, { $time }. Ela termina quando alguém entrar, ou em { $until }. { $servers ->
    [0] Nenhum servidor mostra buscas ainda. Quem gerencia um servidor ativa isso com **/settings server seeks**.
    [one] Está publicada em um servidor, com seu nome.
   *[other] Está publicada em { $servers } servidores, com seu nome.
} Quando alguém entrar, vou mencionar você.
seek-opened-team = 🔎 Este servidor procura outro servidor: **{ $game }**, { $time }. A busca termina quando um entrar, ou em { $until }. A partida aparece aqui e lá, e cada servidor vota nos próprios lances.{ $servers ->
    [0] {" "}Nenhum servidor mostra buscas ainda. Quem gerencia um servidor ativa isso com **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Sua busca anterior terminou.
seek-direct-taken = Você tem uma partida nas suas mensagens diretas comigo. Até ela terminar, quem não está em um servidor com você não pode entrar.
seek-withdrawn = Você parou de procurar oponente.
seek-over = Esta busca já terminou.
seek-taken = { $player }, **{ $name }** entrou na sua partida de { $game }.
seek-begun = { $player }, aqui você joga **{ $game }** contra **{ $name }**.
seek-closed-meanwhile = Alguém foi mais rápido, ou esta busca terminou. /seek começa a sua.
seek-own = Essa busca é sua. Outra pessoa precisa entrar.
seek-busy = Essa pessoa não pode começar outra partida agora. /seek começa a sua própria busca.
seek-unreachable = Não consigo falar com essa pessoa daqui, então vocês não podem jogar. /seek começa a sua própria busca.
seek-direct = 🔎 Você joga **{ $game }** contra **{ $name }**. Cada pessoa vê o tabuleiro nas próprias mensagens diretas comigo.
seek-no-direct = Esta partida seria jogada em mensagens diretas, mas não consigo enviar nenhuma para você. Permita mensagens diretas nas suas configurações de privacidade para este servidor e entre de novo.
seek-delayed = O Discord não consegue abrir sua partida agora. Continuo tentando, e ela começa sozinha, a menos que alguém seja mais rápido ou a busca termine.
seek-direct-occupied = Esta partida seria jogada em mensagens diretas, e você já tem uma lá. Termine essa primeiro e depois entre de novo.
direct-unreachable = Não consigo enviar mensagens diretas para **{ $name }**, então o convite foi cancelado.
seek-twice = Você acabou de começar outra busca.
seek-too-many = Você começou { $most } buscas na última hora, que é o limite. Tente mais tarde.
say-no-place-for-seeks = As buscas não podem ser postadas lá. Escolha um canal de texto que eu veja.
say-seeks-on-and-off = Você pediu para mostrar as buscas e também para parar de mostrar. Use seeks ou seeks-off, não as duas opções.
