# Hints
hint-plain = A good choice: { $label }.
hint-alone = { $label }: expected result { $worth } of 100.
hint-against = { $label }: expected result { $worth } of 100. Also considered: { $others }.
hint-because = What speaks for it: { $figure } { $chosen } instead of { $other } on average.
hint-chance = The team wins about { $chance } of 100 games from here.
