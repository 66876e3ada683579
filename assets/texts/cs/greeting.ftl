# The greeting in a new sandbox.

greeting =
    ### Vítej v B-Side
    Mám pro tebe deskové hry, které jinde skoro nenajdeš: { $games }.
    Klikni na **Hrát proti počítači** a zahraj si partii { $game }, nebo na **Hrát za obě strany** a zahraj si partii, ve které se utkají { $first } a { $second }. Kliknutím na jméno otevřeš okno toho hráče vedle tohoto. Ostatní hry začneš přes **/play** a se vším dalším poradí **/help**.
    -# Chceš-li hrát na opravdovém Discordu, dej mi token: viz „On Discord“ v README.
greeting-rules = Kterou hru se chceš naučit?

button-greet-computer = Hrát proti počítači
button-greet-play = Hrát za obě strany
button-greet-rules = Jak se hraje
