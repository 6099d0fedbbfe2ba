# Hints
hint-plain = A good choice: { $label }.
hint-choice = { $label }.
hint-equal = { $label }, or: { $other }. Either is fine.
hint-also = { $other } would do as well.
hint-close = Imagined games tell these choices apart by less than { $error } of 100.
hint-more = On average this brings more: { $figure }.
hint-less = On average this brings less: { $figure }.
hint-because = { $figure }: { $chosen } on average instead of { $other }.
hint-worth = Expected result: { $worth } of 100 (0 is lost, 100 is won).
hint-others = Also considered: { $others }.
hint-chance = Steady bots win { $low } to { $high } of 100 games from here.
hint-likely = { $likely ->
    [sure] The team is very likely to win.
    [likely] The team is likely to win.
    [even] It is about even whether the team wins.
    [unlikely] The team is not likely to win.
   *[hardly] The team will hardly win any more.
}
