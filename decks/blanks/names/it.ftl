# Nomi italiani delle carte.

second-thoughts = Ripensandoci
what-goes-around = Tutto Torna
boomerang = Il Boomerang
