# Страница нового стола: колода, отдельные карты и чего быть не может.

## Колода

new-mix = Колода
new-mix-unclear = Из этого выбора колода пока не складывается.
new-mix-long = Чем больше изданий, тем реже выпадают карты, которых требует цель: такие партии длятся в два-четыре раза дольше.
new-mix-added = добавлено: { $count }
new-mix-left-out = убрано: { $count }
new-deck-with = В колоду добавлены карты: { $names }.
new-deck-without = Из колоды убраны карты: { $names }.

## Отдельные карты

new-single-cards = Отдельные карты
new-single-cards-how = Добавь любую карту из любого издания или убери карты из выбранных изданий.
new-search = Найти карту
new-search-button = Найти
new-search-nothing = Карты «{ $search }» нет.
new-search-similar = Карты «{ $search }» нет. Может быть, эта?
new-search-more = Ещё карт: { $count }. Введи больше букв.
new-cards-chosen = Добавленные и убранные карты
new-card-in = в колоде
new-card-out = не в колоде
new-card-added = добавлена
new-card-left-out = убрана
new-card-add = Добавить
new-card-leave-out = Убрать
new-card-put-back = Вернуть
new-card-take-out = Не добавлять
new-card-forget = Отменить: { $card }
new-card-there-already = (уже в колоде)
new-card-not-there = (в колоде её и так нет)

## Чего быть не может

new-problems = Так стол создать нельзя:
new-nothing-chosen = Выбери хотя бы одну игру.
new-cards-fixed-deck = В игре «{ $game }» есть только её собственные карты. Убери отдельные карты из списка или выбери другую игру.
new-cards-many = Отдельных карт можно добавить или убрать не больше { $most }.
new-bots-many = Одно место твоё: ботов может быть не больше { $most }. Убавь ботов или добавь места.
new-rule-of-other-game = Это домашнее правило относится к игре «{ $game }», а она не выбрана.
new-goals-spoiled = Без проблем никто не выполнит эти цели: { $names }.
