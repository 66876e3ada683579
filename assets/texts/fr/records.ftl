# Why a text is not the record of a game.

record-error = Ligne { $line } : { $reason }
record-error-turn = Ligne { $line }, coup { $turn } : { $reason }
record-not-a-tag = Avant la première ligne vide, chaque ligne doit être une balise : [Name "valeur"].
record-tag-twice = La balise { $name } apparaît deux fois.
record-no-game = La balise [Game "…"] manque.
record-seats = « { $text } » n’est pas un nombre de places possible.
record-rules = « { $text } » n’est pas une version connue des règles.
record-number = « { $text } » n’est pas le numéro du prochain coup.
record-resign = « { $text } » ne désigne pas une place encore en jeu.
record-over = La partie est déjà terminée à cet endroit.
record-result = Le résultat est { $actual }, et non { $written }.
record-unfinished = La partie n’est pas terminée après ces coups, mais le résultat indiqué est { $written }.

# All records of a player.

records-none = Tu n’as pas encore terminé de partie. /play en lance une.
records-all = { $games ->
    [one] La feuille de ta partie terminée.
   *[other] Les feuilles de tes { $games } parties terminées.
}
records-newest = Les feuilles de tes { $games } parties les plus récentes. Il n’y a pas de place pour les autres.

# The game of a record that somebody opens.

record-heading = **{ $game }** · feuille de partie{ $turn ->
    [0] {""}
   *[other] {" "}· coup { $turn }
}
record-not-over = Cette partie n’est pas terminée. Seules les parties terminées peuvent être ouvertes.
record-too-large = Ce fichier est trop gros pour une feuille de partie. La limite est de { $most } Ko.
record-not-text = Ce n’est pas un fichier texte. Envoie un fichier obtenu avec **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Rien n’a été ouvert. { $reason }
say-which-game = Choisis une partie par son numéro de table, ou un fichier avec une feuille de partie.
