# Polskie nazwy kart.

second-thoughts = Po Namyśle
what-goes-around = Wszystko Wraca
boomerang = Bumerang
