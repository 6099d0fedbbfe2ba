# Refusals that every game shares
why-over = The game is over.
why-chance-first = First the dice or cards must fall.
why-not-your-turn = It is not your turn: { $actors } must act.
why-impossible-outcome = Chance cannot give that now.
why-not-now = That is not possible now.
why-undo-nothing = There is nothing to take back.
why-undo-chance = The dice or cards have fallen: that cannot be taken back.
why-undo-other = { $seat } has acted since: that cannot be taken back.
why-undo-firm = Nothing is taken back while others act unseen.
why-undo-learned = { $seat } has learned something from it: that cannot be taken back.

# Words that every game shares
seat-chance = Chance
unknown-card = a hidden card

# How the rules run here
kernel-building = The rules run interpreted this time, so bots think a little longer: the fast form is being compiled behind the table and is used from the next start.
kernel-interpreted = The rules run interpreted, about thirty times slower than compiled: bots think a little longer.
why-thing = { $thing }. Nothing is done with it in this step.
why-together = { $thing } does not go with what you have chosen. Press Esc or Back to choose anew.
sure = { $action }?
