## send-the-lava
send-the-lava-title = Send the lava
send-the-lava-goal = Send lava to your rival's village and watch it heat up. Then attack again, or defend?
send-the-lava-1 = You are Orange, at the top. Blue lives across the volcano. The coolest village wins. So let us warm up Blue!
send-the-lava-2 = Your first lava tile! Place it on a glowing space beside Blue, so that lava runs into their houses.
send-the-lava-2-else = That is allowed, but Blue would not feel it. Try the two lit spaces.
send-the-lava-2-reply-1 = Two sides at once. Nobody could do that better!
send-the-lava-2-reply-2 = Contact! Lava touches one side of Blue's village.
send-the-lava-2-wrong-1 = Close! But no lava end touches Blue yet. Turn it once more.
send-the-lava-2-wrong-2 = That stream would start near your own houses. Send lava south instead.
send-the-lava-2-wrong-3 = This turn shows bare ground to the stream above. Lava must flow into lava.
send-the-lava-2-wrong-4 = No lava reaches that space yet. Streams grow from lava that already lies there.
send-the-lava-3 = For every village side your tile touches you draw a card. Keep it; cards get their own lesson.
send-the-lava-4 = Now Blue's turn. It starts with damage: 20 degrees for each burning side. Watch the blue marker climb!
send-the-lava-5 = Blue answers: lava is coming for you! Bend that stream aside on e4, or heat Blue again. You decide.
send-the-lava-5-reply-1 = Well bent. That stream will pass your houses for now.
send-the-lava-5-reply-2 = Bold! Attack is a defence too, while they burn faster than you.
send-the-lava-5-wrong = Too far: the stream has only reached e4.
send-the-lava-6 = That is the heart of it: send lava away, stay cool. Next: how tiles fit together.

## tiles-that-fit
tiles-that-fit-title = Tiles that fit
tiles-that-fit-goal = Find out where a lava tile fits, and where it does not.
tiles-that-fit-1 = Every stream begins at one of the volcano's six glowing exits. Place this tile at any of them.
tiles-that-fit-1-reply = A stream is born.
tiles-that-fit-1-wrong-1 = Nothing flows there yet. Begin right at an exit.
tiles-that-fit-1-wrong-2 = An exit pours lava out. Turn the tile until its stream catches it.
tiles-that-fit-2 = On every border lava meets lava and ground meets ground. Lengthen the stream on e4.
tiles-that-fit-2-else = Legal, but the exercise is on e4.
tiles-that-fit-2-reply = A perfect join.
tiles-that-fit-2-wrong-1 = The stream below would hit bare ground. Turn the tile.
tiles-that-fit-2-wrong-2 = That fits too! But now let us lengthen the stream on e4.
tiles-that-fit-3 = Between the exits the volcano is solid rock: no lava may point at it. Fit this bend on g4.
tiles-that-fit-3-else = Good eye, that fits. For now choose g4.
tiles-that-fit-3-reply = Right: one end at the exit, the other out into the open.
tiles-that-fit-3-wrong = One end would run into rock. Turn the bend the other way.
tiles-that-fit-4 = See the straw on f4? Whoever places a tile there receives a straw wall. Grab it!
tiles-that-fit-4-else = Fits, but brings no wall. The straw lies on f4.
tiles-that-fit-5 = One straw wall for your stock. Wood and stone spaces lie farther out.
tiles-that-fit-6 = A drawn tile must be placed. But lava that runs into the sea harms nobody. Let it run into the sea on d3.
tiles-that-fit-6-else = Also possible. Here we want it in the sea.
tiles-that-fit-6-reply = Psssh. Wasted, and that was the plan.
tiles-that-fit-6-wrong-1 = Ouch, that end hits your own village! Turn it to the sea.
tiles-that-fit-6-wrong-2 = No skipping: a tile that fits somewhere has to be placed.

## walls-and-dice
walls-and-dice-title = Walls and dice
walls-and-dice-goal = Build walls against the lava, let the dice test them, and get round your rival's.
walls-and-dice-1 = Lava licks at the lit side of your village: 20 degrees, turn after turn. Choose a wall and build it there.
walls-and-dice-1-else = A wall is good there too, but first put out the fire at the lit side.
walls-and-dice-1-reply-1 = Your best: stone adds 2 to the wall's die.
walls-and-dice-1-reply-2 = Solid: wood adds 1 to the wall's die.
walls-and-dice-1-reply-3 = Cheap and brave: straw adds nothing to its die.
walls-and-dice-1-wrong-1 = Nothing burns there. The fire is at the lit side.
walls-and-dice-1-wrong-2 = Houses are walled by their owners only. Yours is orange.
walls-and-dice-1-wrong-3 = You may skip building, but then you burn again. Build!
walls-and-dice-2-build-stone = Lava rolls 4. Your wall rolls 3, plus 2 for stone: 5. Higher, so it holds. No heat!
walls-and-dice-2-build-wood = Lava rolls 4. Your wall: 3 plus 1 for wood. A tie goes to lava: wall lost, but only 10 degrees.
walls-and-dice-2-build-straw = Lava rolls 4, straw only 3. The wall is lost, yet you pay 10 degrees instead of 20.
walls-and-dice-3 = This stream has not reached you yet. Stop it on the way: wall its northern flow.
walls-and-dice-3-else = Allowed, but not on the way to you. Look north of e4.
walls-and-dice-3-reply = A cork in the stream. Anyone may build on any open flow.
walls-and-dice-3-wrong-1 = That branch runs west, past you. The northern one is the danger.
walls-and-dice-3-wrong-2 = Safe, but let us stop the lava before it arrives.
walls-and-dice-3-wrong-3 = A wall needs an empty space in front; here a tile lies already.
walls-and-dice-4 = Blue tried to break through. Your wall rolled higher: that space stays shut, and the tile had to go elsewhere.
walls-and-dice-5 = Your turn to attack. One stream into f9 is walled, the other is not. Place there and burn Blue!
walls-and-dice-5-else = Fine elsewhere, but Blue's gate is f9.
walls-and-dice-5-wrong-1 = Round the wall, yes! Now turn it so that it also hits Blue.
walls-and-dice-5-wrong-2 = Both streams must flow on, the walled one too.
walls-and-dice-6 = No dice at all! With an open way round, every wall into that space is swept off.

## cards-play-or-trade
cards-play-or-trade-title = Cards: play or trade
cards-play-or-trade-goal = Play your cards, or trade them for walls and tiles.
cards-play-or-trade-1 = After your tile you may use cards, as many as you like. Play Rain: your village cools by 30.
cards-play-or-trade-1-else = All allowed in a game. First feel the Rain: you stand at 40 degrees.
cards-play-or-trade-1-wrong = You may stop here, but 30 degrees are waiting in your hand.
cards-play-or-trade-2 = One burning side of Blue hides behind stone. Throw your Volcanic Bomb at that wall.
cards-play-or-trade-2-else = All fine in a game. Now: the bomb, on the lit wall.
cards-play-or-trade-2-reply = Boom. Next turn Blue burns there.
cards-play-or-trade-2-wrong-1 = A wood wall for it? Tempting, but that stone annoys us more.
cards-play-or-trade-2-wrong-2 = There is no wall to hit there. Aim at the lit one.
cards-play-or-trade-3 = No use for a card? Trade it for the wall named at its foot. Your Quake buys stone.
cards-play-or-trade-3-else = You may keep it, too. Here we trade it for stone.
cards-play-or-trade-3-wrong-1 = You could shake the board, yes. But today we shop for stone.
cards-play-or-trade-3-wrong-2 = Your Rain is spent. Each card works once.
cards-play-or-trade-4 = Any two cards together buy one whole extra lava tile. Trade both.
cards-play-or-trade-4-else = One card buys a wall. We want the tile: trade both cards.
cards-play-or-trade-5 = An extra tile, right now. Five streams! Place it wherever you like.
cards-play-or-trade-5-reply-1 = Blue sweats.
cards-play-or-trade-5-reply-3 = A new front. Interesting!
cards-play-or-trade-6 = Four cards! At the end of your turn you may keep three. Play, trade or discard one.
cards-play-or-trade-6-reply-1 = Fine. But a trade would have given you a wall for it.
cards-play-or-trade-6-reply-2 = Smart: nothing wasted.
cards-play-or-trade-6-reply-3 = Played: that frees your hand too.
cards-play-or-trade-6-wrong = One card too many: use it, trade it or throw it away.

## shake-the-ground
shake-the-ground-title = Shake the ground
shake-the-ground-goal = Turn, swallow and swap tiles that already lie: five cards that change the board.
shake-the-ground-1 = A stream hits the lit side of your village. Aftershock turns a tile where it lies. Turn e3 away from you.
shake-the-ground-1-else = Keep the card for its real use: turning e3.
shake-the-ground-1-reply = Turned! That side can breathe again.
shake-the-ground-1-wrong-1 = That may turn too, but the lava comes from e3.
shake-the-ground-1-wrong-2 = After the turn every border must still match. Not that way.
shake-the-ground-1-wrong-3 = It lies like that already.
shake-the-ground-2 = Sinkhole swallows a tile, but nothing may be cut off from the volcano. Swallow the one that burns you.
shake-the-ground-2-else = A wood wall is nice. Here, sink e3.
shake-the-ground-2-reply = Gone. The space is empty again.
shake-the-ground-2-wrong = Then e3 would hang on nothing. Only the end of a stream can go.
shake-the-ground-3 = Quake draws a new tile and swaps it for one on the board. Play it.
shake-the-ground-3-else = Stone is nice. Here, feel the Quake.
shake-the-ground-4 = A dead end: the finest cork there is. Put it in place of e3.
shake-the-ground-4-reply = Plop. That stream is finished.
shake-the-ground-5 = Your stone wall stands where nothing burns. Relocate carries it to the fire.
shake-the-ground-5-else = First move the stone wall to the fire.
shake-the-ground-5-wrong = Nothing burns on that side either. Carry it to the lit one.
shake-the-ground-6 = Reinforce builds a wall at once, on top of the one at the end of your turn. Put it anywhere you like.
shake-the-ground-6-else = Try Reinforce first.
shake-the-ground-6-reply = And you may still build your usual wall.

## hot-villages-strike-back
hot-villages-strike-back-title = Hot villages strike back
hot-villages-strike-back-goal = Let your own eruption break out: hot villages are dangerous.
hot-villages-strike-back-1 = You burned from 40 to 60 and passed 50. The first village to do so claims eruption tile 1!
hot-villages-strike-back-2 = It bursts out where you want, lava on all six sides, no link needed. Everybody else heats up 30. Choose a space!
hot-villages-strike-back-2-reply-1 = Right at Blue's door. Devilish!
hot-villages-strike-back-2-reply-4 = And a stone wall from that space as a bonus.
hot-villages-strike-back-2-reply-7 = A second volcano! Streams may grow from here now.
hot-villages-strike-back-2-wrong-1 = Six streams, and one would hit the rock. A ring farther out.
hot-villages-strike-back-2-wrong-2 = A neighbour shows bare ground there. Its borders must match too.
hot-villages-strike-back-3 = Blue jumped 30 degrees at once. Being hot is dangerous, but it makes you dangerous too.
hot-villages-strike-back-4 = From 50 degrees on you may build two walls each turn. Build the first one.
hot-villages-strike-back-4-else = Use the benefit: build.
hot-villages-strike-back-5 = And a second one, if you like.
hot-villages-strike-back-6 = From 120 on you also draw a card each turn.
hot-villages-strike-back-7 = And from 200 on you may place a second tile every turn. Want one?
hot-villages-strike-back-7-reply-1 = Desperate villages fight hardest.
hot-villages-strike-back-7-reply-2 = Modest. It is an offer, never an obligation.

## how-it-ends
how-it-ends-title = How it ends
how-it-ends-goal = Play the last turns and win as the coolest village.
how-it-ends-1 = The very last tile. Once it lies, everybody has one last turn. Blue leads: make it count!
how-it-ends-1-else = Too gentle. You are 40 degrees behind: touch Blue!
how-it-ends-1-wrong = Safe, but Blue stays cooler than you. Touch Blue!
how-it-ends-2 = Blue's last turn is over: the fire cost it dearly. Now yours, with 80 degrees. The coolest wins. What do you do?
how-it-ends-2-else = One of your cards wins on the spot. Which one cools?
how-it-ends-2-wrong-1 = Then you are not the coolest. Look at your cards!
how-it-ends-2-wrong-2 = A wall will not save you now. Water would.
how-it-ends-3 = 50 degrees: you win! In a tie, walls you own count, minus every side touched by lava.
how-it-ends-4 = There is a second end: a village at 290 when its turn ends has burned up. All others get one last turn.

## your-first-game
your-first-game-title = Your first game
your-first-game-goal = A short duel with a coach: 16 tiles instead of 40, easy opponent, no optional rules.

## coach
coach-settle = First everyone chooses a village. It is yours for the whole game: keep the lava away from it.
coach-place = Your tile glows where it fits. The number on a ghost is the heat it brings each turn.
coach-cards = Cards: play, trade one for a wall, or two for a tile. Or keep them: done.
coach-build = One wall: at a side of your village, or on any open stream. Saving it is fine too.
coach-erupt = Your eruption tile goes almost anywhere. Everyone else heats up by 30.
coach-contact = A new contact: one card for every village side the tile touches, even a grey one that nobody owns.
coach-heats = 20 degrees per bare side, 10 for a side whose wall just fell.
coach-holds = White die plus bonus beat the orange die: the wall stays and nothing burns.
coach-falls = A tie is enough for the lava. The wall goes back to the supply.
coach-retrieves = A wall for the stock. Stock is open to all and has no limit.
coach-claims = First past this mark: that village holds an eruption tile. It is placed right after its damage.
coach-closed = All walls held, so this space is shut until this tile is placed.
coach-used-up = No tiles left: one last turn each. Rain and bombs still count!
coach-rain = Rain: minus 30 degrees. Best kept for when you are warm, at 30 or more.
coach-bomb = Volcanic Bomb: removes any wall, ideally one that guards a burning rival.
coach-aftershock = Aftershock: turn a tile in place. Save your side, or aim at theirs.
coach-quake = Quake: a drawn tile replaces one on the board. Or trade it for stone.
coach-sinkhole = Sinkhole: remove the last tile of a stream, ideally one that burns you.
coach-reinforce = Reinforce: a wall at once, besides your usual one. Handy when two sides burn.
coach-relocate = Relocate: your village walls walk to where the fire is. Or trade it for straw.
coach-hand = More than three cards: the surplus must go before your turn ends. Trade rather than discard.
warning-bare = A side of your village is burning: 20 degrees next turn. A wall there halves that at least.
warning-discard = Trade it instead: the same card buys you a wall.
warning-rain = Rain takes off 30, never below zero. Use it at 30 or more.

## rules
rules-goal-title = What you want
rules-goal = Keep your village cool. Lay lava tiles so that the streams run to the others, guard your sides with walls, use your cards well. When the tiles run out or a village burns up, the lowest temperature wins.
rules-tiles-title = Laying lava
rules-tiles = Streams start at the six exits of the volcano. A tile must join lava that already lies there, and on every border lava meets lava and ground meets ground. Solid rock takes no lava; the sea takes all. A tile that fits must be placed.
rules-heat-title = Heat
rules-heat = Your turn begins with damage: 20 degrees for every side of your village that lava touches. Whoever lays a tile that touches village sides draws a card for each.
rules-walls-title = Walls and dice
rules-walls = Build one wall a turn, at your village or on any open stream. When lava comes, two dice are thrown: the wall adds nothing for straw, 1 for wood, 2 for stone, and must be higher. A fallen wall still halves the heat. If there is an open way round, walls are swept away.
rules-cards-title = Cards
rules-cards = After your tile play as many cards as you like, trade one for the wall named on it, or two for an extra tile. Keep at most three at the end of your turn.
rules-zones-title = Hot villages and the end
rules-zones = Passing 50, 120 and 200 degrees first gives an eruption tile, and being hot gives more walls, cards and tiles. After the last tile everybody has one more turn. A village at 290 at the end of its turn has burned up.
