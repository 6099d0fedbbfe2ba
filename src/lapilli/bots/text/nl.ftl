# Hints
hint-plain = Een goede keuze: { $label }.
hint-choice = { $label }.
hint-equal = { $label }, of: { $other }. Beide zijn goed.
hint-also = { $other } zou net zo goed zijn.
hint-close = Gedachte partijen onderscheiden deze keuzes met minder dan { $error } van 100.
hint-more = Dit levert gemiddeld meer op: { $figure }.
hint-less = Dit levert gemiddeld minder op: { $figure }.
hint-because = { $figure }: gemiddeld { $chosen } in plaats van { $other }.
hint-worth = Verwacht resultaat: { $worth } van 100 (0 is verloren, 100 is gewonnen).
hint-others = Ook overwogen: { $others }.
hint-chance = Vaste bots winnen vanaf hier { $low } tot { $high } van de 100 spellen.
hint-likely = { $likely ->
    [sure] Het team wint heel waarschijnlijk.
    [likely] Het team wint waarschijnlijk.
    [even] Het is nog ongewis of het team wint.
    [unlikely] Het team wint waarschijnlijk niet.
   *[hardly] Het team wint bijna zeker niet meer.
}
