## run
run-title = Run!
run-goal = Choose the card that suits your dice, beat both neighbours and escape the lava.
run-1 = Lava burns right behind you!
run-1-far = All three of you must reach the village cards at the far end.
run-signs = The signs on a card. f2, numbers alone: only these count. g2, colour / number: either counts. f1, colour above numbers: both must fit.
run-2 = Your dice, seen by you alone. A card shows which dice count there. Which suits you better, g2 or f1? Choose it.
run-2-reply = Pink dice and fours count here: 3 + 4 + 6 + 4 + 5 = 22. The yellow 1 does not.
run-2-wrong-1 = Only even blue dice count there, and you have no blue at all. Your total would be nothing.
run-2-wrong-2 = Possible, but lava follows fast. Your dice allow more: look at g2.
run-2-wrong-3 = At most three steps, never diagonally. Count: e2, f2, g2.
run-2-wrong-4 = That is lava. The other way!
run-3 = Your friends have chosen, too. Say ready, and all screens go down.
run-3-wrong = Keep it: g2 is an excellent choice.
run-4 = Compare on your card: you 22, Player 2 four, Player 3 six. More than each of them, so you move. Go!
run-5 = Everybody got away, and the card you stood on is lava. Every round it takes all cards beside it.

## beat-both-neighbours
beat-both-neighbours-title = Beat both neighbours
beat-both-neighbours-goal = Take three turns and see what a narrow success, a tie and a rest cost.
beat-both-neighbours-1 = Screens are down. In your turn only your card counts: pink or 4. You 12, neighbours 11 and 3. Go!
beat-both-neighbours-1-reply = You move, but by one point only: that costs two stamina. A lead of five or more costs nothing.
beat-both-neighbours-1-wrong-1 = Any order is allowed. Here, please begin with your own turn.
beat-both-neighbours-1-wrong-2 = Markers are binding now. Your card is g2.
beat-both-neighbours-2 = Next is Player 2, to f1: blue or 5. Player 2 has nine there. Count yours: nine, too. Enough?
beat-both-neighbours-2-reply = No: equal is not more. Player 2 stays, and failing costs the most, three. Your good blue dice stopped a friend!
beat-both-neighbours-3 = Player 3 marked the own card, to rest. That is compared as well: eight against nothing. It works, and costs no stamina.
beat-both-neighbours-4 = At twenty lost stamina a figure dies and all lose. So the best plan: each of you wins your own card clearly.

## talk-without-numbers
talk-without-numbers-title = Talk without numbers
talk-without-numbers-goal = Warn, ask, listen, and mark the card that suits everybody, without one number.
talk-without-numbers-1 = Player 2 marked f1, blue or 5: your best dice! You would get in the way. Say that you are a danger there.
talk-without-numbers-1-reply-1 = Player 2 understands at once, thanks you, and marks h1: very strong on yellow.
talk-without-numbers-1-reply-2 = Player 2 draws the right conclusion, thanks you, and marks h1: very strong on yellow.
talk-without-numbers-1-wrong-1 = No numbers, no counting, no averages: that is the heart of Fuji. Say strong, weak or danger.
talk-without-numbers-1-wrong-2 = At this table phrases must be true, and your yellow is not strong.
talk-without-numbers-2 = You fancy g2, even blue dice. Is Player 3 a danger there? Ask.
talk-without-numbers-2-reply = Player 3 answers: weak on g2. Exactly what you hoped for.
talk-without-numbers-3 = Player 3 is weak there, Player 2 is busy with yellow. Mark g2.
talk-without-numbers-3-wrong-1 = Four steps away, and Player 2's marker lies there anyway.
talk-without-numbers-3-wrong-2 = Player 3 has marked g3. Neighbours never choose the same card.
talk-without-numbers-3-wrong-3 = Free again, and blue suits you. But g2 is a step further from the lava.
talk-without-numbers-4 = All agree. Say ready: from now on markers are binding, and the next phase is silent.
talk-without-numbers-4-wrong = Your friends rely on this plan. Keep g2.

## short-steps-second-chances
short-steps-second-chances-title = Short steps, second chances
short-steps-second-chances-goal = Few steps give rerolls: choose a near card with the round arrow, throw again what does not count, win.
short-steps-second-chances-1 = Poor dice today. Short walks give rerolls: stay two, one or two steps one, three none. The arrow adds one. Mark f2.
short-steps-second-chances-1-reply = One step, one reroll, plus one for the arrow: two rerolls.
short-steps-second-chances-1-wrong-1 = Staying gives two rerolls, but lava takes e2 this round. Away!
short-steps-second-chances-1-wrong-2 = Two steps, no arrow: one reroll only. And you have no even pink die.
short-steps-second-chances-2 = Ready?
short-steps-second-chances-3 = Odd blue dice count on your card: you have 1, 5 and 3. Throw the rest again. Start with the yellow 2.
short-steps-second-chances-3-wrong-1 = A blue 5 counts here: keep your best die.
short-steps-second-chances-3-wrong-2 = Rerolls happen in silence. Talk again in the next phase.
short-steps-second-chances-3-wrong-3 = Two free rerolls? Use them.
short-steps-second-chances-4 = Add the yellow 3.
short-steps-second-chances-4-wrong = You may throw one die alone, but three can improve. Pick more.
short-steps-second-chances-5 = And the yellow 6: high, but useless here.
short-steps-second-chances-5-wrong = A blue 1 is small, but it counts here. Keep it.
short-steps-second-chances-6 = Throw all three together.
short-steps-second-chances-6-reply = A blue 1, a blue 5, a pink 2: from 9 to 15!
short-steps-second-chances-7 = One reroll left, and the pink 2 is worth nothing. Pick it.
short-steps-second-chances-7-wrong = Stopping is allowed. But a useless die can only get better.
short-steps-second-chances-8 = Throw!
short-steps-second-chances-9 = A blue 3: eighteen, against six and nothing. Go!

## the-rucksack
the-rucksack-title = The rucksack
the-rucksack-goal = Use an equipment card in phase 4 because a friend warned you; take a new one from the green token.
the-rucksack-warned = Phase 4: equipment. Player 2 has just warned you: your card, g1, is dangerous.
the-rucksack-1 = Your Flare gun adds three in your turn. Use it!
the-rucksack-1-wrong-1 = The Flash light belongs to phase 2, planning. Now the Flare gun helps.
the-rucksack-1-wrong-2 = Too late: markers are binding since the end of planning.
the-rucksack-1-wrong-3 = Wait! You would go into the comparison with ten, and Player 2 warned you.
the-rucksack-2 = A used card is gone. Now say ready.
the-rucksack-3 = Ten plus three makes 13; Player 2 has 12. The flare was worth it. Go!
the-rucksack-4 = You stand on a green token. Take it: that draws a card.
the-rucksack-4-reply = A Rope! Usable from next round. Every card still unused at the end is worth one point.
the-rucksack-4-wrong = Leaving it for a friend is possible, but lava will reach it. Take it.

## fire-underfoot
fire-underfoot-title = Fire underfoot
fire-underfoot-goal = Choose a way around a fire token, choose an injury, see an eruption.
fire-underfoot-1 = You 12, neighbours 11 and 3: it will work, narrowly. Take your turn.
fire-underfoot-2 = Two ways to i1. The red token on h2 wakes the volcano at once, and Player 3 stands beside the lava. Which way?
fire-underfoot-2-reply = Around the fire, same length. But the narrow success costs two stamina, and you pass a cross.
fire-underfoot-2-wrong = That steps on the fire: an eruption now, f2 burns with Player 3 on it, and everybody loses.
fire-underfoot-3 = A cross on the stamina track is an injury, and you choose which. You carry no equipment: what could you do without?
fire-underfoot-3-reply-1 = Broken arm: no equipment any more. Cheap, with an empty rucksack.
fire-underfoot-3-reply-2 = Amnesia: your skill is gone. A manager without cards hardly misses it.
fire-underfoot-3-reply-3 = Eye injury: no more rerolls from short walks. That may hurt on bad days.
fire-underfoot-3-wrong = A leg costs one die, for good, in every comparison. Usually the worst choice.
fire-underfoot-4 = Your friends moved in time. Eruption: every card beside lava burns, e1, e3, f2. Villages never do.

## home
home-title = Home
home-goal = The order of turns is free: find who must go first, and win.
home-1 = Last cards before the village! Two friends are there already, but Player 2 is exhausted: two spaces from the end.
home-2 = Any order is allowed. Player 2 would fail on blue and die. You are sure of pink: 18 against six. Who goes first?
home-2-reply = All three in the village: you win at once, and nobody has to take another turn.
home-2-wrong-1 = Player 2 has no blue die, would fail and collapse: everybody would lose. Whoever wins goes first.
home-2-wrong-2 = Player 3 can wait. Whoever ends the game should go first.
home-3 = Points: four per figure, minus injuries, plus unused cards: 12, minus four, plus one, nine. A feast!

## your-first-game
your-first-game-title = Your first game
your-first-game-goal = A whole game on level 1, with two gentle friends and the coach beside you.

## coach
coach-skill = Every skill exists once. Skills with five dice cost you a die, but are stronger.
coach-bury = You were dealt more cards than you keep. Put those you need least under the pile.
coach-plan = Only you see these dice. On a card a stroke means either counts; a colour above numbers means both must fit.
coach-talk = Talk: strong, weak, danger, safe. A few phrases per planning, never a number.
coach-marker = A marked card. Neighbours cannot share one, and every new mark asks everybody to be ready again.
coach-use = This equipment can be used now. Once used, it is gone; unused, it is a point.
coach-rerolls = Silence. Keep what counts on your card, throw the rest again. You see only your own dice.
coach-gear = Markers are binding now. Last chance for equipment before the screens fall.
coach-turns = All dice are open; those that count are ringed. Whoever is sure goes first, whoever wakes the volcano last.
coach-failure = Not higher than both neighbours: no step, and the most stamina is lost.
coach-stamina = A narrow win costs stamina, a clear one nothing. At the end of the track all is lost.
coach-walk = Two ways, one over a red token. Whoever passes it wakes the volcano at once.
coach-token = Green token: draw a card, usable from next round.
coach-injury = An injury for the rest of the game. Leg: a die; arm: equipment; amnesia: skill; eye: rerolls.
coach-lava = Eruption: every card touching lava burns. Plan at least one card ahead of it.
warning-lava = { $cell } touches lava and burns at the end of the round, with you on it.
warning-silent = Tell your friends one thing first: where are you strong, where weak?
warning-block = { $figure } wants to go to { $cell }, where your dice are strong ({ $dice }). Tell them, or they may fail.
better-block = Warn { $figure }
better-silent = Say { $phrase }

## rules
rules-goal-title = What it is about
rules-goal = Lava follows you down the mountain. Everybody must reach a village card, then all have won. If lava catches one of you, or one runs out of stamina, all have lost.
rules-compare-title = Beat both neighbours
rules-compare = Each card shows which dice count on it. Colour, stroke, number: either counts. Colours above numbers: both must fit. Your total on your card must be higher than that of each neighbour. Equal is not enough.
rules-plan-title = Roll, plan, talk
rules-plan = Roll behind your screen. Then mark a card at most three steps away, never diagonally, never the one a neighbour marked. Talk freely about strong and weak, never in numbers. When all are ready the markers are binding.
rules-rerolls-title = Rerolls and equipment
rules-rerolls = Short walks give rerolls: two for staying, one for one or two steps, none for three, one more for a round arrow on the card. Reroll in silence. After that equipment cards may help, and talk is free again.
rules-stamina-title = Stamina and injuries
rules-stamina = A clear success costs nothing, a narrow one stamina, a failure the most. Each cross you pass on the track is an injury of your choice: a die, your equipment, your skill or your rerolls.
rules-lava-title = Lava, tokens and points
rules-lava = At the end of each round every card beside lava burns. Green tokens give equipment, red ones wake the volcano at once. Villages never burn. At the end: four points per figure, minus injuries, plus unused cards.
