# Where Spain says something else than Latin America; all other texts are those of the folder es.

biloba-not-vacant = En esta ronda no se ha capturado nada en { $to }. Casillas por ocupar: { $vacancies }.
biloba-moved-already = El peón de { $cell } ya se ha movido en esta ronda. Un peón solo hace un reemplazo por ronda.
ending-biloba = Todos los demás han quedado fuera.
ending-biloba-two = El rival ha quedado fuera.
