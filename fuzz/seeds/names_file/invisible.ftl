a = x‮y
b = ​
c = é́́
﻿d = D
