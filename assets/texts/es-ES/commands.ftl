# Where Spain says something else than Latin America; all other texts are those of the folder es.

command-unblock-player = Alguien a quien has bloqueado
command-settings-roles = Roles que dependen de la puntuación (requiere «Gestionar servidor»)
command-settings-server = Ajustes de este servidor (requiere «Gestionar servidor»)
command-settings-server-organisers = Rol que organiza torneos (además de «Gestionar eventos»)
