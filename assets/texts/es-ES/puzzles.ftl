# Where Spain says something else than Latin America; all other texts are those of the folder es.

puzzle-shared = **{ $name }** tiene un problema para vosotros:
