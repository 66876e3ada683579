# Where Spain says something else than Latin America; all other texts are those of the folder es.

lesson-last = Esa fue la última lección. ¿A jugar? Pulsa **Jugar ahora** o inicia una partida con **/play**.
