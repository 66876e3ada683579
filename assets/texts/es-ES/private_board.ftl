# Where Spain says something else than Latin America; all other texts are those of the folder es.

private-outdated = Tu variante ha cambiado desde ese mensaje, así que no se ha hecho nada. Este es tu tablero ahora.
private-line-changed = -# Tu variante ha cambiado desde ese mensaje. Este es tu tablero ahora.
private-line-dropped = -# La partida ha seguido de otra manera, así que tu variante ya no está.
plan-waits = { $to-act ->
    [yes] 📌 Tu plan espera porque has pedido deshacer una jugada. Su próxima jugada es **{ $turn }**. Hazla y el plan continúa.
   *[no] 📌 Tus planes esperan mientras siga abierta tu petición de deshacer una jugada.
}
plan-outdated = Ese plan ya no existe y su número lo tiene ahora otro. No se ha descartado nada.
