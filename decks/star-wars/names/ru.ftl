# Русские названия карт; где буклет их не называет, они наши.

## Новые правила

draw-2 = Тяни 2
draw-3 = Тяни 3
draw-4 = Тяни 4
draw-5 = Тяни 5
play-2 = Сыграй 2
play-3 = Сыграй 3
play-4 = Сыграй 4
play-all = Сыграй всё
hand-limit-0 = Предел руки 0
hand-limit-1 = Предел руки 1
hand-limit-2 = Предел руки 2
keeper-limit-2 = Предел тем 2
keeper-limit-3 = Предел тем 3
keeper-limit-4 = Предел тем 4
rule-of-two = Правило двух
no-hand-bonus = Как без рук
get-on-with-it = Ближе к делу!
hyperspace-jump = Прыжок в гиперпространство
dark-side = Тёмная сторона Силы
jettison = Сбросить груз

## Цели

falcon-pilot = Пилот «Сокола Тысячелетия»
scoundrels = Мерзавцы
death-star-plans = Чертежи «Звезды Смерти»
the-droids = Те самые дроиды
master-and-pupil = Учитель и ученик
training-on-dagobah = Обучение на Дагобе
fathers-weapon = Оружие твоего отца
twins = Близнецы
i-love-you-i-know = Я тебя люблю. — Я знаю.
smugglers = Контрабандисты
co-pilot = Второй пилот
old-friends = Старые друзья
red-five = Красный-5
astromech = Астромеханик на борту
only-hope = Вы моя единственная надежда
not-the-droids = Это не те дроиды
force-ghosts = Призраки Силы
elegant-weapon = Элегантное оружие
i-am-your-father = Я твой отец
last-duel = Последний поединок
trench-run = Атака на «Звезду Смерти»
dogfight = Космический бой
thats-no-moon = Это не луна
han-shot-first = Кто выстрелил первым?
bounty-collected = Награда получена
jabbas-palace = Дворец Джаббы
droid-sale = Распродажа дроидов
sith-master = Повелители тёмной стороны
imperial-guard = Имперский марш
battle-of-hoth = Битва за Хот
imperial-fleet = Имперский флот
hired-hunter = Охотник за головами
let-the-wookiee-win = Пусть победит вуки

## Темы

luke-skywalker = Люк Скайуокер
leia-organa = Лея Органа
han-solo = Хан Соло
chewbacca = Чубакка
lando-calrissian = Лэндо Калриссиан
r2-d2 = R2-D2
c-3po = C-3PO
obi-wan-kenobi = Оби-Ван Кеноби
yoda = Йода
millennium-falcon = Сокол Тысячелетия
x-wing = Крестокрыл
lightsaber = Световой меч

## Проблемы

darth-vader = Дарт Вейдер
the-emperor = Император Палпатин
stormtroopers = Штурмовики
boba-fett = Боба Фетт
jabba-the-hutt = Джабба Хатт
greedo = Гридо
jawas = Джавы
death-star = Звезда Смерти
tie-fighters = СИД-истребители
at-at = Шагоход AT-AT

## Действия

steal-a-keeper = Тяни-таскай
trash-a-keeper = В мусорку!
draw-2-and-use-em = Тяни 2 и используй их
draw-3-play-2 = Тяни 3, сыграй 2
lets-simplify = Будь проще
use-what-you-take = Как карта ляжет
space-jackpot = Космический джекпот!
rules-reset = Возврат к базовым правилам
trade-hands = Из рук в руки
exchange-keepers = Обмен темами
trash-a-new-rule = Долой правило!
lets-do-that-again = Давай ещё раз!
take-another-turn = Ходи ещё раз
everybody-gets-1 = Каждому по карте
random-tax = Случайный налог
rotate-hands = Передай соседу
discard-and-draw = Сброс и добор
creeper-reassignment = Чужие проблемы
creeper-sweeper = Большая чистка

## Сюрпризы

belay-that = Отставить!
canceled-plans = Отмена планов
thats-mine = Это моё!
veto = Вето!
its-a-trap = Это ловушка!
