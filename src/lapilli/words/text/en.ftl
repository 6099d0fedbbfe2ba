# Refusals that every game shares
why-over = The game is over.
why-chance-first = First the dice must be thrown or the cards drawn.
why-not-your-turn = It is not your turn: { $actors } must act.
why-impossible-outcome = That result is not possible now.
why-not-now = That is not possible now.
why-undo-nothing = There is nothing to take back.
why-undo-chance = Dice have been thrown or cards drawn: that cannot be taken back.
why-undo-other = { $seat } has acted since: that cannot be taken back.
why-undo-firm = Nothing can be taken back while others choose in secret.
why-undo-learned = { $seat } has learned something from it: that cannot be taken back.

# Words that every game shares
heading-round = Round { $n }
seat-chance = Chance
unknown-card = a hidden card

# How the rules run here
kernel-building = The rules run interpreted this time, so bots think a little longer: the fast form is being compiled behind the table and is used from the next start.
kernel-interpreted = The rules run interpreted, about thirty times slower than compiled: bots think a little longer.
why-thing-for = For this: { $action }.
why-thing-shown = It shows how the game stands.
why-watching = To act: { $actors }.
why-together = “{ $thing }” does not go with what you have chosen. Choose Back to begin again.
sure = { $action }?
