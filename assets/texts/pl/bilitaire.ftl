menu-men-ball = Która kulka?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = W pierwszym ruchu rundy skoczek zdejmuje z planszy jedną dowolną kulkę i nic więcej.
bilitaire-not-first-turn = Tylko pierwszy ruch rundy zdejmuje kulkę bez skoku. Teraz kulka musi skoczyć.
bilitaire-must-jump = Możesz skoczyć, więc musisz. Nie można pasować.
bilitaire-jumper-demands = Tylko przesuwacz może żądać liczby kulek. Ty jesteś skoczkiem.
bilitaire-no-hollow = Pod { $cell } nie ma płytki.
bilitaire-no-ball = Na { $cell } nie ma kulki.
bilitaire-cannot-jump = Kulka z { $cell } nie może skoczyć. Musi mieć obok siebie kulkę, a tuż za nią pusty dołek.
bilitaire-no-move = Kulka z { $cell } nie zmieniłaby miejsca.
bilitaire-diagonal = Kulka nigdy nie skacze na ukos, jak z { $from } na { $to }.
bilitaire-not-a-jump = Kulka przeskakuje jedną kulkę i ląduje w dołku tuż za nią. Z { $from } nie jest to { $to }.
bilitaire-taken = Na { $cell } leży kulka. Skok musi się kończyć w pustym dołku.
bilitaire-nothing-to-jump = Żeby wylądować na { $to }, kulka musi przeskoczyć inną na { $over }, a tam żadnej nie ma.
bilitaire-not-exactly = Wymagane jest zbicie dokładnie { $balls } kulek, a z { $from } tak się nie da.
bilitaire-must-shift = Przesuwacz nie może pasować. Zawsze jest płytka, którą da się przesunąć.
bilitaire-not-a-place = { $cell } nie jest polem ramy. Przesuwacz porusza płytkami na polach od A1 do D4.
bilitaire-no-tile = Na { $place } nie ma płytki.
bilitaire-tile-not-empty = Na płytce { $place } leży kulka. Usunąć można tylko pustą płytkę.
bilitaire-not-a-slide = Przesunięcie zapisz jako jedną, dwie lub trzy płytki, a potem tyle samo nowych pól.
bilitaire-no-slide = Płytka z { $place } nie zmieniłaby miejsca.
bilitaire-not-straight = Płytka przesuwa się po linii prostej, a nie z { $from } na { $to }.
bilitaire-not-a-group = Płytek { $tiles } nie da się przesunąć razem. Takie płytki leżą obok siebie w jednej linii i zapisuje się je w kolejności rosnącej.
bilitaire-not-along-its-line = Płytki { $tiles } można przesunąć razem tylko wzdłuż ich własnej linii.
bilitaire-blocked = Na { $place } leży płytka. Płytki przesuwają się tylko przez puste pola.
bilitaire-demand-alone = Żądanie towarzyszy przesunięciu albo usunięciu płytki i zapisuje się je po nim.
bilitaire-demand-too-small = Musisz zażądać co najmniej dwóch kulek.
bilitaire-demand-too-great =
    { $most ->
        [0] Po tym ruchu nie byłoby żadnego skoku, więc nie można żądać zbicia { $balls } kulek.
        [one] Po tym ruchu żaden skok nie zbija więcej niż jednej kulki, więc nie można żądać { $balls }.
        [few] Po tym ruchu żaden skok nie zbija więcej niż { $most } kulek, więc nie można żądać { $balls }.
       *[many] Po tym ruchu żaden skok nie zbija więcej niż { $most } kulek, więc nie można żądać { $balls }.
    }
bilitaire-only-demand = Po przesunięciu lub usunięciu płytki może następować tylko żądanie.

ending-bilitaire = Na punkty: { $most } do { $least }.
