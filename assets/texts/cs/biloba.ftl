menu-men-stone = Kterým kamenem chceš táhnout?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Musíš sebrat { $captured }. Celý tvůj tah je toto braní a nastoupení.
biloba-must-capture = Se dvěma kameny nebo méně musíš brát a tento tah nic nebere.
biloba-cannot-pass = Máš možný tah, takže nemůžeš pasovat.
biloba-foreign = Tah ve hře Biloba zapiš jako pole, ze kterého kámen jde, a pole, na které jde.
biloba-empty = Na { $cell } není žádný kámen.
biloba-not-yours = Kámen na { $cell } není tvůj.
biloba-stuck = Kámen na { $cell } je zablokovaný. Nemůže se posunout ani skočit.
biloba-no-move = Kámen musí z { $cell } odejít.
biloba-centre = Na e5 se žádný kámen nesmí zastavit. Může jen projít.
biloba-occupied = Na { $cell } už kámen stojí.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Kámen skáče přes kámen vedle sebe. { $over } je prázdné, takže nemůže dopadnout na { $to }.
biloba-backwards = Kámen nikdy neskáče zpět k vlastní straně desky, jako z { $from } na { $to }.
biloba-not-through-centre = Přes střed se kámen posouvá z jednoho pole vedle e5 na jiné. Z { $from } na { $to } to tak nejde.
biloba-out-of-reach = Kámen se posouvá na sousední pole, nebo skáče přes jeden kámen. Z { $from } se na { $to } nedostane.
# vacancies: the cells that are to be filled
biloba-not-vacant = Na { $to } se v tomto kole nic nebralo. Pole k obsazení: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = Kámen na { $from } pole { $to } nesvíral. Nastoupit na něj můžeš z { $flankers }.
biloba-moved-already = Kámen na { $cell } už v tomto kole nastoupil. Kámen nastupuje jen jednou za kolo.
biloba-unfilled = { $to } ještě není na řadě. Pole se obsazují podle písmen a pak podle čísel a žádné, které obsadit jde, nezůstává prázdné.

ending-biloba = Všichni ostatní jsou ze hry.
ending-biloba-two = Soupeř je ze hry.
ending-biloba-few = Žádná strana nemá víc než dva kameny.
ending-biloba-stuck = Nikdo nemůže táhnout.
