# Русские названия карт.

second-thoughts = Поразмыслив
what-goes-around = Всё возвращается
boomerang = Бумеранг
