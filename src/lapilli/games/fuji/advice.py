def advise(view, seat, menu, rng):
    return menu[rng.below(len(menu))]
