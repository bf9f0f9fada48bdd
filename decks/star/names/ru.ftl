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
hand-limit-3 = Предел руки 3
hand-limit-4 = Предел руки 4
keeper-limit-3 = Предел тем 3
keeper-limit-4 = Предел тем 4
double-agenda = Дуплет
get-on-with-it = Ближе к делу!
wormhole = Кротовая нора

## Цели

forty-two = Сорок два
artificial-intelligence = Искусственный интеллект
alien-artifacts = Инопланетные артефакты
alien-life-forms = Инопланетные формы жизни
city-of-monsters = Город монстров
city-of-robots = Город роботов
the-power-of-the-dark-side = Мощь тёмной стороны
im-depressed = Какая тоска
computer-controls-life-support = Этот компьютер управляет жизнеобеспечением!
evil-brain-parasites = Злые мозговые паразиты
its-full-of-stars = Здесь полно звёзд!
hes-dead-captain = Он мёртв, капитан
imperial-star-destroyer = Имперский звёздный разрушитель
landing-party = Десант
laser-weapons = Лазерное оружие
lasers-on-stun = Лазеры на оглушение!
what-doctor-where = Какой доктор? Где?
were-lost-in-space = Затерянные в космосе
lunar-archaeology = Лунная археология
we-need-more-power = Нужно больше энергии!
seeking-new-civilizations = В поисках новых цивилизаций
these-arent-the-droids = Это не те дроиды…
planetary-system = Планетная система
no-trouble-at-all = Никаких хлопот
the-robots-have-turned-against-us = Роботы восстали против нас
space-dock = Космический док
star-warriors = Звёздные воины
starship-captain = Капитан звездолёта
starship-fuel = Топливо для звездолёта
strange-powers = Странные силы
thats-no-moon = Это не луна
my-time-machine-works = Моя машина времени работает!
to-the-stars = К звёздам!

## Темы

alien-city = Город пришельцев
bug-eyed-monster = Пучеглазый монстр
the-computer = Компьютер
distant-planet = Далёкая планета
energy-being = Энергетическое существо
energy-crystals = Энергетические кристаллы
cute-fuzzy-alien-creature = Милый пушистый инопланетный зверёк
holographic-projection = Голограмма
laser-pistol = Лазерный пистолет
laser-sword = Лазерный меч
monolith = Монолит
expendable-crewman = Расходный член экипажа
space-station = Космическая станция
the-stars = Звёзды
starship = Звездолёт
teleporter = Телепорт
the-captain = Капитан
the-doctor = Доктор
the-engineer = Инженер
the-scientist = Учёный
time-traveler = Путешественник во времени
intergalactic-travel-guide = Межгалактический путеводитель
unseen-force = Незримая сила
the-robot = Робот
small-moon = Маленькая луна

## Проблемы

brain-parasites = Мозговые паразиты
evil = Зло
malfunction = Неисправность

## Действия

space-jackpot = Космический джекпот!
time-portal = Портал времени
what-do-you-want = Чего ты хочешь?
draw-2-and-use-em = Тяни 2 и используй их
draw-3-play-2 = Тяни 3, сыграй 2
exchange-keepers = Обмен темами
lets-simplify = Будь проще
steal-a-keeper = Тяни-таскай
trade-hands = Из рук в руки
trash-a-new-rule = Долой правило!
beam-us-up = Телепортируй нас!
brain-transference = Перенос сознания
sonic-sledgehammer = Звуковая кувалда
rules-reset = Возврат к базовым правилам
distress-call = Сигнал бедствия
creeper-reassignment = Чужие проблемы

## Сюрпризы

its-a-trap = Это ловушка!
thats-mine = Это моё!
veto = Вето!
belay-that = Отбой!
canceled-plans = Отмена планов
