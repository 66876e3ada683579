# Where Spain says something else than Latin America; all other texts are those of the folder es.

language-name = Español (España)
language-name-in-english = Spanish (Spain)
