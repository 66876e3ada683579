# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Testar lances
button-flip = Girar tabuleiro
button-other-line = Outra variante
button-back-to-game = Voltar à partida
button-notes = Anotações
button-ask-computer = Perguntar ao computador
private-board = 🔒 Só você vê este tabuleiro. Teste lances de qualquer lado. Nada aqui é jogado.
# The same while there are plans.
private-board-planned = 🔒 Só você vê este tabuleiro. Teste lances de qualquer lado. Só os seus planos são jogados de verdade.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Sua variante: { $line }
private-other = -# Também testada: { $line }
private-notes = 📝 { $notes }
private-to-move = É a vez de **{ $name }**.
private-over = A partida termina aqui. Volte para testar outra coisa.
private-outdated = Sua variante mudou desde aquela mensagem, então nada foi feito. Este é o seu tabuleiro agora.
private-line-changed = -# Sua variante mudou desde aquela mensagem. Este é o seu tabuleiro agora.
private-line-dropped = -# A partida seguiu outro caminho, então sua variante não existe mais.
private-line-full = Uma variante pode ter no máximo { $most } lances. Volte um lance para tentar outra coisa.
private-players-only = Enquanto a partida está em andamento, só quem joga pode testar lances nela.
private-no-opinion = O computador só dá sua opinião depois da partida, e só onde ainda dá para fazer um lance.
assistance-refused = Isto está perto demais da mesa { $table }, onde você joga uma partida que conta: a no máximo quatro lances. Pergunte de novo quando essa partida tiver avançado.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Suas anotações sobre esta partida
private-notes-label = Só você vê
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Derrota forçada de { $name }: { $turns ->
    [one] na hora.
   *[other] em até { $turns } lances.
}
opinion-chance = As chances de vitória de { $name } são de cerca de { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Planejar variante
plan-drop = Descartar plano { $number }
private-plan = 📌 Plano { $number }: { $line }
plan-made = 📌 Planejado: se a partida seguir assim, faço seus lances na hora. Ninguém mais fica sabendo.
plan-made-cut = 📌 Planejado até o lance { $turns } desta variante: um plano tem no máximo { $most } lances e termina com um seu. Ninguém mais fica sabendo.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Seu plano está esperando porque você pediu para voltar um lance. O próximo lance dele é **{ $turn }**. Faça esse lance, e o plano continua.
   *[no] 📌 Seus planos esperam enquanto o seu pedido para voltar um lance estiver aberto.
}
plan-outdated = Esse plano não existe mais, e outro tem o número dele agora. Nada foi descartado.
plan-own-turn = É a sua vez. Primeiro faça seu lance e depois planeje como responder aos próximos.
plan-without-reply = Esta variante ainda não tem uma resposta sua. { $next ->
    [own] Faça o seu lance neste tabuleiro.
   *[other] Faça neste tabuleiro o próximo lance e depois o seu.
}
plan-too-many = Você pode planejar { $most } variantes por partida. Descarte uma primeiro.
