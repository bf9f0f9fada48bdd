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
hand-limit-1 = Предел руки 1
hand-limit-2 = Предел руки 2
keeper-limit-3 = Предел тем 3
keeper-limit-4 = Предел тем 4
double-agenda = Дуплет
no-hand-bonus = Как без рук
mystery-play = Карта-загадка
rhyme-time = Время рифмовать
royal-bonus = Королевская милость
get-on-with-it = Ближе к делу!
callooh-callay = О радостный денёк!

## Цели

down-the-rabbit-hole = Вниз по кроличьей норе
through-the-looking-glass = Сквозь зеркало
mad-tea-party = Безумное чаепитие
twinkle-little-bat = Концерт у Королевы
all-mad-here = Мы все здесь не в своём уме
croquet-quarrel = Переполох на крокете
advice-from-a-caterpillar = Синяя Гусеница даёт совет
eat-me-drink-me = Съешь меня, выпей меня
curious-feeling = Какое странное ощущение
rabbits-house = В доме Кролика
off-with-her-head = Отрубить ей голову!
royal-herald = Королевский глашатай
pig-and-pepper = Поросёнок и перец
lobster-quadrille = Морская кадриль
beautiful-soup = Еда вечерняя
walrus-and-carpenter = Морж и Плотник
the-tweedles = Труляля и Траляля
repeat-a-poem = Самое длинное стихотворение
talk-on-the-wall = Разговор у стены
slithy-toves = Хливкие шорьки
snicker-snack = Взы-взы!
beamish-hero = Светозарный герой
queen-alice = Королева Алиса
two-queens = Две Королевы
long-live-the-queen = Да здравствует Королева!
living-backwards = Жизнь в обратную сторону
red-queens-race = Бег на месте
mirror-writing = Зеркальное письмо
un-birthday = День нерождения
long-ears = Длинные уши
one-side-other-side = Одна сторона и другая

## Темы

alice = Алиса
white-rabbit = Белый Кролик
mad-hatter = Шляпник
march-hare = Мартовский Заяц
dormouse = Соня
cheshire-cat = Чеширский Кот
caterpillar = Синяя Гусеница
queen-of-hearts = Червонная Королева
duchess = Герцогиня
gryphon = Грифон
mock-turtle = Черепаха Квази
humpty-dumpty = Шалтай-Болтай
tweedledum = Труляля
tweedledee = Траляля
walrus = Морж
carpenter = Плотник
red-queen = Чёрная Королева
white-queen = Белая Королева
crown = Корона
vorpal-sword = Вострый меч
cake-eat-me = Пирожок «Съешь меня»
bottle-drink-me = Пузырёк «Выпей меня»
looking-glass = Зеркало

## Проблемы

jabberwock = Бармаглот

## Действия

steal-a-keeper = Тяни-таскай
draw-2-and-use-em = Тяни 2 и используй их
draw-3-play-2 = Тяни 3, сыграй 2
lets-simplify = Будь проще
trade-hands = Из рук в руки
use-what-you-take = Как карта ляжет
clean-cup = Чистая чашка! Пересаживаемся!
un-birthday-presents = Подарки ко дню нерождения
royal-tax = Королевский налог
curiouser = Всё страньше и страньше!
off-with-their-heads = Отрубить им головы!
rules-reset = Возврат к базовым правилам
trash-a-new-rule = Долой правило!
trash-something = На свалку!
exchange-keepers = Обмен темами
lets-do-that-again = Давай ещё раз!
take-another-turn = Ходи ещё раз
everybody-gets-1 = Каждому по карте
rotate-hands = Передай соседу
discard-and-draw = Сброс и добор
jackpot = Джекпот!

## Сюрпризы

stop-that = Прекратить!
canceled-plans = Отмена планов
thats-mine = Это моё!
veto = Вето!
