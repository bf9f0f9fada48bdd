# Lezioni di Stella Quest.

## Prese

lesson-tricks = Prese e colore di mano
    .about = Rispondi al colore
lesson-tricks-round = In ogni presa ognuno gioca una carta. { $altair } ha aperto con una carta blu, e anche { $mira } ha giocato blu. L’ultima carta tocca a te.
lesson-tricks-follow = Chi ha una carta del colore di mano deve giocarla. Tu hai una carta blu.
    .do = Gioca la tua carta blu.
lesson-tricks-free = { $altair } ha vinto con il blu più alto e ha aperto con il giallo. Non hai carte gialle, perciò puoi giocare quella che vuoi.
    .do = Gioca il rosso 3: non ti servirà.
lesson-tricks-choose = Ora il colore di mano è il verde. Hai una carta verde, quindi un altro colore non va, ma una carta riposo si può giocare sempre.
    .do = Gioca la carta verde o la carta riposo.
lesson-tricks-no-rest-too = Una carta riposo si può giocare sempre, ma non vince mai. Tienila per un momento migliore.
lesson-tricks-no-keep-green = Si può, ma la carta verde ti servirà nella prossima presa.
lesson-tricks-no-no-need = Qui non devi pagare per pescare. Gioca una delle carte che hai.
lesson-tricks-success = Sai che cosa si può giocare: il colore di mano se ce l’hai, altrimenti qualsiasi carta, e una carta riposo sempre.

## Briscola

lesson-trump = Briscola
    .about = Il colore degli scarti
lesson-trump-pile = La carta in cima agli scarti decide il colore di briscola. È rossa, quindi in questa presa la briscola è il rosso.
lesson-trump-beat = { $altair } ha aperto con il blu 6, la carta più alta del colore di mano. Non hai carte blu, perciò puoi giocare briscola, e anche un 1 di briscola lo batte.
    .do = Gioca una carta che vince.
lesson-trump-take = La presa è tua. Chi vince prende una delle sue carte nella collezione.
    .do = Scegli una carta.
lesson-trump-top = Le altre carte vanno negli scarti, e tu scegli quella in cima: il suo colore sarà la briscola della prossima presa.
    .do = Scegli la carta in cima.
lesson-trump-no-no-trump = Non è né blu né rossa, quindi non può vincere. Guarda il colore degli scarti.
lesson-trump-success = Una piccola briscola batte una carta alta, e chi vince decide la prossima briscola.

## Superbriscole

lesson-super-trumps = Superbriscole
    .about = La stessa carta un’altra volta
lesson-super-trumps-twin = Ogni carta esiste due volte. Una carta uguale a quella in cima agli scarti, per colore e valore, è una superbriscola: batte tutto.
lesson-super-trumps-same = La briscola è il blu, e { $altair } ha aperto con il blu 6. In cima agli scarti c’è il blu 3, e l’altro ce l’hai tu.
    .do = Gioca la superbriscola.
lesson-super-trumps-take = Il blu 3 ha battuto la briscola più alta.
    .do = Prendi una carta nella collezione.
lesson-super-trumps-top = Ora scegli che cosa va in cima.
    .do = Scegli la carta in cima.
lesson-super-trumps-lead = C’è un secondo tipo di superbriscola, e stai per vederlo. Apri tu.
    .do = Gioca il verde 6.
lesson-super-trumps-twice = { $altair } ha giocato un verde 4, e { $mira } l’altro verde 4. Anche una carta giocata per la seconda volta nella presa è una superbriscola, perciò batte il tuo 6.
lesson-super-trumps-no-five = Il 6 è più alto del tuo 5. Confronta la carta in cima agli scarti con la tua mano.
lesson-super-trumps-no-lead-green = Apri con il verde: vedrai che cosa fanno due carte uguali.
lesson-super-trumps-success = Una carta gemella batte tutto. Osserva quali carte sono già uscite una volta.

## Collezione

lesson-taking = Collezione e gemme
    .about = Quanto vale una collezione
lesson-taking-six = Vince chi raccoglie sei valori diversi, da 1 a 6, di qualsiasi colore. Il 6 ce l’hai già.
lesson-taking-win = Non c’è briscola: in cima agli scarti c’è una carta riposo. Vince la carta più alta del colore di mano.
    .do = Vinci la presa.
lesson-taking-take = Puoi prendere qualsiasi carta della presa. Le gemme di una carta sono i suoi punti: un 1 ne ha tre, un 5 o un 6 ne ha una.
    .do = Prendi un valore che non hai ancora.
lesson-taking-top = Due valori su sei. Il resto va negli scarti.
    .do = Scegli la carta in cima.
lesson-taking-no-have-six = Il 6 ce l’hai già. Un valore ripetuto costa luce e non è nuovo.
lesson-taking-no-no-need = Non devi pagare: puoi vincere con la carta che hai.
lesson-taking-success = Hai preso un valore nuovo. I valori piccoli danno più gemme, ma alla fine servono tutti.

## Luce

lesson-shine = Luce e stella nera
    .about = Quanto può costare vincere
lesson-shine-star = Hai la stella nera, perché l’ultima presa è stata tua. Chi vince due volte di fila perde 1 gettone luce.
lesson-shine-win = Vinci ancora e guarda: costa 1 gettone luce, e ne hai cinque.
    .do = Gioca una carta che vince.
lesson-shine-take = Un gettone luce si è spento. Ora devi prendere una carta, e un 5 e un 2 li hai già: un 5 costa 1 gettone luce, un 2 ne costa 3.
    .do = Prendi la carta che costa meno.
lesson-shine-top = La stella nera resta a te.
    .do = Scegli la carta in cima.
lesson-shine-no-lose = Quella carta non può vincere. Cerca il colore di briscola.
lesson-shine-no-three = Un 2 che hai già costa 3 gettoni luce. C’è qualcosa di meno caro.
lesson-shine-success = Vincere ogni presa consuma la tua luce. A volte conviene lasciar vincere gli altri.

## Pagare

lesson-paying = Pagare
    .about = Un gettone luce per tre carte
lesson-paying-weak = Il colore di mano è il verde, e non hai né carte verdi né briscole. Con questa mano non puoi vincere la presa.
lesson-paying-pay = Prima di giocare puoi pagare 1 gettone luce per tre carte. Con l’ultimo non si può pagare.
    .do = Paga per tre carte.
lesson-paying-follow = Hai pescato un verde 6. Ora hai il colore di mano, quindi devi rispondere, e ti conviene.
    .do = Gioca il verde 6.
lesson-paying-take = Valeva un gettone luce.
    .do = Prendi una carta.
lesson-paying-top = Come sempre, chi vince sceglie la carta in cima.
    .do = Scegli la carta in cima.
lesson-paying-no-cannot = Si può, ma non può vincere. Un gettone luce te lo puoi permettere.
lesson-paying-no-enough = Hai ciò che ti serve, e la luce è preziosa.
lesson-paying-success = Hai comprato una presa. La luce è punti e tempo: paga solo quando conviene.

## Il rivale

lesson-rival = Il rivale
    .about = Una partita a due
lesson-rival-third = In due gioca anche un rivale: dopo la prima carta si gioca quella in cima al mazzo. Il suo colore si vede, il valore no.
lesson-rival-lead = Cominci tu. In cima al mazzo c’è una carta verde.
    .do = Apri con una carta qualsiasi.
lesson-rival-won = Il verde 6 del rivale ha vinto. Nessuno prende niente: tutte le carte vanno negli scarti, con la sua in cima, quindi ora la briscola è il verde. Poi comincia l’altro giocatore.
lesson-rival-beat = { $altair } ha aperto con il rosso 5. Non hai carte rosse, ma la briscola è il verde.
    .do = Gioca una carta che vince.
lesson-rival-take = Hai battuto tutti e due.
    .do = Prendi una carta.
lesson-rival-no-no-need = Qui non devi pagare per pescare.
lesson-rival-success = Conosci il rivale: non può vincere la partita, ma può rovinare una presa.

## Vincere

lesson-winning = Vincere
    .about = Sei valori, o più punti
lesson-winning-five = Hai i valori 1, 2, 3, 5 e 6. Manca solo un 4, e ce n’è uno in questa presa.
lesson-winning-trump = La briscola è il blu, e non hai carte verdi.
    .do = Vinci la presa.
lesson-winning-take = La partita finisce appena una collezione ha tutti e sei i valori. Finisce anche quando si spegne l’ultimo gettone luce di qualcuno: allora si contano luce e gemme.
    .do = Prendi la carta che ti manca.
lesson-winning-no-lose = Quella carta non può vincere, e il 4 andrebbe perso.
lesson-winning-no-have-one = Un 1 ce l’hai già. Quale valore manca?
lesson-winning-success = Sei valori: vinci la partita. Ora conosci tutta Stella Quest.

## L’ultima luce

lesson-last-shine = L’ultimo gettone luce
    .about = La fine a punti
lesson-last-shine-one-left = { $altair } ha un solo gettone luce e la stella nera, e ha aperto questa presa con il verde 6. Tu hai quattro gettoni luce e più gemme.
lesson-last-shine-let-win = La briscola è il blu, quindi il tuo blu 1 vincerebbe. Ma se { $altair } vince ancora, perde l’ultimo gettone luce e la partita finisce.
    .do = Gioca una carta che perde.
lesson-last-shine-no-win = Così la presa sarebbe tua, e { $altair } terrebbe l’ultimo gettone luce. Lascia la presa a { $altair }.
lesson-last-shine-success = L’ultimo gettone luce si è spento e si contano i punti: uno per ogni gettone luce e per ogni gemma dei tuoi valori. Ne hai più di tutti e vinci.
