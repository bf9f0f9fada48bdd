# Nomi italiani delle carte, nostri.

## Regole

draw-2 = Pesca 2
draw-3 = Pesca 3
draw-4 = Pesca 4
draw-5 = Pesca 5
play-2 = Gioca 2
play-3 = Gioca 3
play-4 = Gioca 4
play-all = Gioca Tutto
hand-limit-0 = Limite di Carte in Mano 0
hand-limit-1 = Limite di Carte in Mano 1
hand-limit-2 = Limite di Carte in Mano 2
keeper-limit-2 = Limite di Gioie 2
keeper-limit-3 = Limite di Gioie 3
keeper-limit-4 = Limite di Gioie 4
rule-of-two = La Regola dei Due
no-hand-bonus = Bonus Mano Vuota
get-on-with-it = Datti una Mossa!
hyperspace-jump = Salto nell’Iperspazio
dark-side = Il Lato Oscuro della Forza
jettison = Via il Carico!

## Scopi

falcon-pilot = Il Pilota del Millennium Falcon
scoundrels = Feccia e Malvagità
death-star-plans = I Piani della Morte Nera
the-droids = I Droidi Che Cercate
master-and-pupil = Maestro e Allievo
training-on-dagobah = Addestramento su Dagobah
fathers-weapon = L’Arma di Tuo Padre
twins = I Gemelli
i-love-you-i-know = Ti Amo – Lo So
smugglers = Contrabbandieri
co-pilot = Il Copilota
old-friends = Vecchi Amici
red-five = Rosso Cinque
astromech = Astromeccanico a Bordo
only-hope = Sei la Mia Unica Speranza
not-the-droids = Non Sono Questi i Droidi
force-ghosts = Fantasmi della Forza
elegant-weapon = Un’Arma Elegante
i-am-your-father = Sono Tuo Padre
last-duel = L’Ultimo Duello
trench-run = L’Attacco alla Morte Nera
dogfight = Duello Spaziale
thats-no-moon = Quella Non È una Luna
han-shot-first = Chi Ha Sparato per Primo?
bounty-collected = Taglia Riscossa
jabbas-palace = Il Palazzo di Jabba
droid-sale = Droidi in Vendita
sith-master = I Signori del Lato Oscuro
imperial-guard = La Marcia Imperiale
battle-of-hoth = La Battaglia di Hoth
imperial-fleet = La Flotta Imperiale
hired-hunter = Cacciatore di Taglie
let-the-wookiee-win = Lascia Vincere il Wookiee

## Gioie

luke-skywalker = Luke Skywalker
leia-organa = Leia Organa
han-solo = Han Solo
chewbacca = Chewbacca
lando-calrissian = Lando Calrissian
r2-d2 = R2-D2
c-3po = C-3PO
obi-wan-kenobi = Obi-Wan Kenobi
yoda = Yoda
millennium-falcon = Il Millennium Falcon
x-wing = L’X-wing
lightsaber = La Spada Laser

## Dolori

darth-vader = Darth Vader
the-emperor = L’Imperatore
stormtroopers = Gli Assaltatori
boba-fett = Boba Fett
jabba-the-hutt = Jabba the Hutt
greedo = Greedo
jawas = I Jawa
death-star = La Morte Nera
tie-fighters = I Caccia TIE
at-at = L’AT-AT

## Azioni

steal-a-keeper = Ruba una Gioia
trash-a-keeper = Butta una Gioia
draw-2-and-use-em = Pesca 2 e Usale
draw-3-play-2 = Pesca 3 e Gioca 2
lets-simplify = Semplifichiamo
use-what-you-take = Usa Ciò che Prendi
space-jackpot = Jackpot Spaziale!
rules-reset = Reset delle Regole
trade-hands = Scambio di Mani
exchange-keepers = Scambio di Gioie
trash-a-new-rule = Butta una Regola
lets-do-that-again = Rifacciamolo!
take-another-turn = Fai un Altro Turno
everybody-gets-1 = Una a Testa
random-tax = Tassa a Caso
rotate-hands = Mani in Rotazione
discard-and-draw = Scarta e Pesca
creeper-reassignment = Passa il Dolore
creeper-sweeper = Spazza Dolori

## Sorprese

belay-that = Lascia Perdere!
canceled-plans = Piani Annullati
thats-mine = È Mia!
veto = Veto!
its-a-trap = È una Trappola!
