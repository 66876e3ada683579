menu-men-ball = Která kulička?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = Prvním tahem kola skokan odebere z desky jednu libovolnou kuličku a nedělá nic jiného.
bilitaire-not-first-turn = Bez skoku se kulička odebírá jen v prvním tahu kola. Teď musí některá kulička skočit.
bilitaire-must-jump = Skočit můžeš, takže musíš. Pasovat nejde.
bilitaire-jumper-demands = Počet kuliček může požadovat jen posouvač. Ty jsi skokan.
bilitaire-no-hollow = Pod { $cell } není žádná destička.
bilitaire-no-ball = Na { $cell } není žádná kulička.
bilitaire-cannot-jump = Kulička na { $cell } nemůže skočit. Potřebuje vedle sebe kuličku a hned za ní prázdný důlek.
bilitaire-no-move = Kulička na { $cell } by zůstala, kde je.
bilitaire-diagonal = Kulička nikdy neskáče diagonálně, jako z { $from } na { $to }.
bilitaire-not-a-jump = Kulička skáče přes jednu kuličku do důlku hned za ní, a to z { $from } není { $to }.
bilitaire-taken = Na { $cell } leží kulička. Skok musí skončit v prázdném důlku.
bilitaire-nothing-to-jump = Aby dopadla na { $to }, musela by kulička přeskočit jinou na { $over }, ale tam žádná není.
bilitaire-not-exactly = Musíš přeskočit přesně { $balls ->
    [one] { $balls } kuličku
    [few] { $balls } kuličky
   *[other] { $balls } kuliček
} a z { $from } to takto nejde.
bilitaire-must-shift = Posouvač nemůže pasovat. Vždy se dá posunout nějaká destička.
bilitaire-not-a-place = { $cell } není pole rámu. Posouvač hýbe destičkami na polích A1 až D4.
bilitaire-no-tile = Na { $place } není žádná destička.
bilitaire-tile-not-empty = Na destičce { $place } leží kulička. Odebrat můžeš jen prázdnou destičku.
bilitaire-not-a-slide = Posun zapiš jako jednu, dvě nebo tři destičky a pak stejný počet nových polí.
bilitaire-no-slide = Destička na { $place } by zůstala, kde je.
bilitaire-not-straight = Destička se posouvá rovně, ne z { $from } na { $to }.
bilitaire-not-a-group = { $tiles } se společně posunout nedají. Destičky posouvané společně leží vedle sebe v jedné linii a píšou se vzestupně.
bilitaire-not-along-its-line = { $tiles } se společně dají posunout jen podél své vlastní linie.
bilitaire-blocked = Na { $place } leží destička. Destičky se posouvají jen přes prázdná pole.
bilitaire-demand-alone = Požadavek patří k posunu nebo odebrání a píše se za něj.
bilitaire-demand-too-small = Musíš požadovat aspoň dvě kuličky.
bilitaire-demand-too-great =
    { $most ->
        [0] Po tomto tahu by nebyl vůbec žádný skok, takže nemůžeš požadovat skok přes { $balls }.
        [one] Po tomto tahu žádný skok nesebere víc než jednu kuličku, takže nemůžeš požadovat { $balls }.
        [few] Po tomto tahu žádný skok nesebere víc než { $most } kuličky, takže nemůžeš požadovat { $balls }.
       *[other] Po tomto tahu žádný skok nesebere víc než { $most } kuliček, takže nemůžeš požadovat { $balls }.
    }
bilitaire-only-demand = Po posunu nebo odebrání může následovat už jen požadavek.

ending-bilitaire = Na body: { $most } : { $least }.
