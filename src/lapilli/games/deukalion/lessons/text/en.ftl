## your-first-raid
your-first-raid-title = Your first raid
your-first-raid-goal = Sail beside a city of your choice, throw the soldiers, carry off a treasure.
your-first-raid-1 = You are Deukalion, the yellow ship. Cities are full of treasures, Athens pays for them. Off we go!
your-first-raid-2 = Pick your prey! The shield is the city's strength, jars are treasures. Sail up to three fields and stop beside a city.
your-first-raid-2-else = Lovely sea, but no city there. Stop right beside one.
your-first-raid-2-reply-1 = Halicarnassus: tough, but three treasures.
your-first-raid-2-reply-2 = Two cities within reach. Greedy!
your-first-raid-2-reply-3 = Rhodes: strength 3, two jars.
your-first-raid-2-reply-4 = Crete: strength 3, two jars.
your-first-raid-2-reply-5 = Thera: strength 3, a white jar.
your-first-raid-2-wrong-1 = Open water. Stop beside a city: above, below, left or right of it.
your-first-raid-2-wrong-2 = You may stay at home. Heroes do not!
your-first-raid-2-wrong-3 = Too far: the middle die gives you three fields.
your-first-raid-2-wrong-4 = Ships stay on water. Stop beside the city, not in it.
your-first-raid-3 = Attack! All ten soldiers are thrown like dice.
your-first-raid-3-else = So close to the jars? Attack!
your-first-raid-3-wrong = One sailing per step. Now act where you lie.
your-first-raid-4 = Upright counts 1, leaning a half, fallen nothing: six and a half. The city is beaten! Take a treasure.
your-first-raid-4-wrong = Empty-handed? Take a jar, it is yours.
your-first-raid-5 = Yours! The two who fell wait in the underworld. The rest stand ready for the next raid.

## home-to-athens
home-to-athens-title = Home to Athens
home-to-athens-goal = Carry your treasures to Athens and turn them into points.
home-to-athens-1 = A red jar is aboard. Carry it to one of the anchor fields round Athens.
home-to-athens-1-else = Athens is waiting. Choose a field with an anchor.
home-to-athens-1-wrong = Athens itself is land. Drop anchor on a light field beside it.
home-to-athens-2 = This open task asks for red and pays 2 points. Fulfil it!
home-to-athens-2-else = First the 2 points: choose the task card.
home-to-athens-2-wrong-1 = That is one point. The task pays two for the same jar.
home-to-athens-2-wrong-2 = The lower half is for beating a player. Yours is the upper one.
home-to-athens-2-wrong-3 = That card wants three jars at once. You have one.
home-to-athens-3 = The jar goes back to a city with a free place. Where, is up to you.
home-to-athens-3-reply-1 = Far from Athens, harder for everybody.
home-to-athens-3-reply-2 = Near, so you could steal it again.
home-to-athens-4 = Two points! A new task comes up at once. Open tasks are a race: first come, first served.
home-to-athens-5 = The dark card is your secret task. Nobody else sees it, nobody can snatch it. It wants blue!
home-to-athens-5-else = First the secret task.
home-to-athens-5-wrong = One point? Your secret task pays two.
home-to-athens-6 = No task wants green. Any treasure is still worth a point in Athens. Deliver it, or keep it for a later task.
home-to-athens-6-else = Deliver the jar, or choose Done.
home-to-athens-6-reply-1 = A point for sure.
home-to-athens-6-reply-2 = Patient. Green may be wanted soon.

## the-cup-decides
the-cup-decides-title = The cup decides
the-cup-decides-goal = Play a whole turn of your own: turn the cup, then use your four actions.
the-cup-decides-1 = Your turn: five dice fall into the cup. First everybody else sails, by the golden middle die. Perseus went two fields.
the-cup-decides-2 = Now turn the cup. It gives each action one die: cards, soldiers, sailing, Hydra. Find a setting that sails 3.
the-cup-decides-2-reply-1 = Sail 3, and two soldiers come back.
the-cup-decides-2-reply-2 = Sail 3, and the Hydra swims 2.
the-cup-decides-2-wrong-1 = Only one field of sailing. Look for a 3 under the little ship.
the-cup-decides-2-wrong-2 = Two fields. There is better: a 3 under the little ship.
the-cup-decides-3 = Four actions, any order, each once. Cards show 3: you draw one. (1: everybody else draws; 2: nobody.)
the-cup-decides-3-else = Soon! Draw your card first.
the-cup-decides-3-wrong = The card die is the one action nobody may skip.
the-cup-decides-4 = Pegasus! A lasting card: lay it out and every sailing reaches one field farther, all game.
the-cup-decides-4-else = First let Pegasus out of the stable.
the-cup-decides-5 = Three of your men are in the underworld. The soldiers die brings some back.
the-cup-decides-5-else = First the men: choose the soldiers die.
the-cup-decides-5-wrong = The die shows less than three.
the-cup-decides-6 = Now sail: 3 and one for Pegasus. Mycenae keeps two jars. Stop beside it.
the-cup-decides-6-else = You may sail anywhere. Today: Mycenae.
the-cup-decides-7 = Strength 4 is needed. Attack!
the-cup-decides-7-else = Careful: another die would end your stop here. Attack first!
the-cup-decides-7-wrong = You have sailed. Once per turn.
the-cup-decides-8 = Five or more: won! Which jar?
the-cup-decides-8-else = Take one!
the-cup-decides-9 = Left over: the Hydra die. Move the monster into somebody's way, or end your turn.
the-cup-decides-9-else = Move the Hydra or end the turn.
the-cup-decides-9-reply-1 = Nobody sails past her.
the-cup-decides-9-reply-2 = As you like: moving her is optional.

## fight-at-sea
fight-at-sea-title = Fight at sea
fight-at-sea-goal = Attack another ship, play a card after the throw, and take the spoils.
fight-at-sea-1 = Perseus drifts next to you with a red jar. Sail onto his field: that is an attack!
fight-at-sea-1-else = The jar sails away! Attack Perseus.
fight-at-sea-1-wrong = The shield is raised in battle, after the throw.
fight-at-sea-2 = Three and a half against four: you are losing. Now a card! Athena adds 2, Zeus throws your fallen once more.
fight-at-sea-2-wrong = Then Perseus wins. You hold two answers: use one.
fight-at-sea-3 = Victory! Beating a player was a task: 2 points. Now spoils: take the jar, or push his ship three fields.
fight-at-sea-3-reply-1 = And a jar on top.
fight-at-sea-3-reply-2 = Off with him!
fight-at-sea-3-wrong = Generous. But a hero takes his share.
fight-at-sea-4 = The fallen of both ships go below, winner or not. And remember: in a tie the defender wins.
fight-at-sea-5 = Perseus is weak, but he lies at anchor. Sail there and see.
fight-at-sea-5-else = Just try: sail to his anchor field.
fight-at-sea-6 = Nothing happens. Anchors and Styx fields are safe for everyone, and many ships may share one.

## back-from-the-dead
back-from-the-dead-title = Back from the dead
back-from-the-dead-goal = Fetch your fallen men back, by patience or by the Styx.
back-from-the-dead-1 = Six of your men are below. In somebody else's turn you may recover two instead of sailing. Try it.
back-from-the-dead-1-else = Sailing comes next. First call two men back.
back-from-the-dead-2 = Same moment, a bolder way: the Styx is one field away. Sail onto it!
back-from-the-dead-2-else = The Styx is the dark field to the right.
back-from-the-dead-3 = Bring them all back! You also have most soldiers below, and the gods reward that with a point.
back-from-the-dead-3-wrong-1 = You could wait. But ten men beat four. Take them.
back-from-the-dead-3-wrong-2 = Everybody fits. Nothing needs to be thrown out.
back-from-the-dead-4 = Full crew and a point! With three or four players it is two points. A tie for most pays nothing.
back-from-the-dead-5 = Men and jars share ten spaces. You carry four jars and three men. Visit the Styx again.
back-from-the-dead-5-else = To the Styx, please.
back-from-the-dead-6 = Only three of your seven fit. Take those, or unload a jar first to make room?
back-from-the-dead-6-reply-1 = Treasures first. The others can wait below.
back-from-the-dead-6-reply-2 = Men first. The jar goes back to a city, without points.
back-from-the-dead-6-wrong = You are here, so take somebody along.

## settlers-and-a-monster
settlers-and-a-monster-title = Settlers and a monster
settlers-and-a-monster-goal = Settle in a city, conquer another, and send the Hydra after your rival.
settlers-and-a-monster-1 = Ephesus is empty. Whoever settles there has a point. Sail beside it.
settlers-and-a-monster-1-else = Beside Ephesus, please: g3 or h2.
settlers-and-a-monster-2 = One soldier moves in, no fight needed.
settlers-and-a-monster-2-else = Settle first; attacking a city stays possible.
settlers-and-a-monster-3 = One point, as long as he stands there. The others will come for him.
settlers-and-a-monster-4 = Perseus holds Salamis: 2 soldiers, 2 points, strength 2. Take it from him!
settlers-and-a-monster-4-else = Salamis pays 2. Attack it.
settlers-and-a-monster-4-wrong = Somebody lives there. You have to attack.
settlers-and-a-monster-5 = Won. His garrison goes below, two of your men move in: 2 points for you, none for Perseus.
settlers-and-a-monster-6 = The Hydra bars the straight way to Rhodes. Nobody sails past her, nor past a ship at sea. Go round!
settlers-and-a-monster-6-else = Rhodes is the goal: f6 lies beside it.
settlers-and-a-monster-6-wrong-1 = That way leads through the Hydra. Round the south it is short.
settlers-and-a-monster-6-wrong-2 = You attack her only when a task asks for it.
settlers-and-a-monster-7 = Now the Hydra. Your fourth die moves her two fields. Send her onto Perseus!
settlers-and-a-monster-7-else = Let her bite: Perseus lies on f3.
settlers-and-a-monster-7-wrong = She never enters anchor fields or the Styx.
settlers-and-a-monster-8 = She needs 5 to be beaten; Perseus threw 2. You push his ship three fields away. Where to?
settlers-and-a-monster-9 = This task wants her beaten, for 3 points. With all ten men you may attack her yourself!
settlers-and-a-monster-9-else = Dare it: sail onto the Hydra.
settlers-and-a-monster-10 = Six! The Hydra is beaten, 3 points. She has to go: push her three fields.

## the-winning-run
the-winning-run-title = The winning run
the-winning-run-goal = Fulfil task after task and win the game at Athens.
the-winning-run-1 = Not every task is a delivery. This one asks for 8 soldiers beside Crete. You have 9. Sail there.
the-winning-run-1-else = Crete is just south: c7.
the-winning-run-1-wrong = You must lie right beside Crete first.
the-winning-run-2 = Show them: fulfil the task. Nobody is thrown, nobody is lost.
the-winning-run-2-else = You could attack, yes. First the 2 points.
the-winning-run-3 = Some tasks are paid with cards: three of them, beside Thera. Fulfil it.
the-winning-run-3-else = Three cards for 2 points: a good bargain.
the-winning-run-4 = 12 of 16 points, two jars aboard, but the die shows 1. Your card: Wind of Poseidon, two fields more. Play it!
the-winning-run-4-else = One field is not enough. Call the wind first.
the-winning-run-4-wrong = Without wind that is too far.
the-winning-run-5 = Three fields now. To Athens!
the-winning-run-5-else = Any anchor field in reach.
the-winning-run-6 = Green is wanted. Fulfil the task!
the-winning-run-6-else = Not yet: two points are on the table.
the-winning-run-6-wrong = The task pays more. Fulfil it with green.
the-winning-run-7 = Green goes back to a city.
the-winning-run-8 = The new task wants red, and you lie here with red! Whoever can fulfil a new task is asked at once.
the-winning-run-8-wrong = These are your last two points! Fulfil it.
the-winning-run-9 = Sixteen points: the game ends on the spot, and you have won. (14 with three players, 12 with four.)

## your-first-game
your-first-game-title = Your first game
your-first-game-goal = A short duel to 6 points with a coach and an easy rival.

## coach
coach-anchor = Start near what you want: east for Halicarnassus, west for Corinth and Mycenae.
coach-step = Somebody else's turn, but you sail too: up to the middle die. Then choose Done.
coach-kylix = The cup can only be turned. Choose by what you need: sailing, men or cards.
coach-main = Any order. Fetch men before you sail; where you stop, attack before using another die.
coach-plunder = One treasure per win. Take the colour a task asks for.
coach-spoils = Take a jar from the loser, or push the ship where it hurts.
coach-recover = Men are below and it is not your turn: instead of sailing, two may come back.
coach-reckoning = The soldiers are thrown. Cards may still change the result.
coach-styx = All who fit come back. Whoever alone has the most dead gets points.
coach-return = Put the jar where you reach it easily, or where nobody does.
coach-push-hydra = Push the Hydra into your rival's way. She bites nobody there.
coach-wins = Enough strength! The fallen still go below.
coach-loses = Not enough. Nothing but the fallen is lost; come back with more men.
coach-below = They wait below: the soldiers die, recovering, a card or the Styx brings them back.
coach-task = A task is done and a new one lies open. Look what it wants.
coach-found = Settled: points as long as the soldiers stay there.
coach-pegasus = Lasting: play it early, it helps in every sailing.
coach-athena = Keep it: it adds 2 when a throw falls short.
coach-charon = From anywhere straight to the Styx. Good with many men below.
warning-deliver = A task pays more for this very jar. Fulfil it instead?
warning-stop = Another die ends your stop here. Attack or settle first.
warning-idle = A free move! Sail nearer to your goal, or recover two men.
warning-lasting = Lasting cards help only on the table. Nobody can take them from you there.

## rules
rules-goal-title = What you want
rules-goal = Sail, take treasures from cities, and turn them into points in Athens. Tasks, settlements, fights and the Hydra give points too. Sixteen points win at once (fourteen with three players, twelve with four).
rules-turn-title = A turn
rules-turn = Five dice fall into the cup. First all others sail by the middle die, or bring two soldiers back. Then you turn the cup: it gives one die each to cards, soldiers, sailing and the Hydra. Use the four in any order, each once.
rules-raid-title = Throwing soldiers
rules-raid = To attack a city you stop beside it and throw all your soldiers: upright counts 1, leaning a half, fallen nothing. Reach its strength and take a treasure. The fallen go to the underworld, winner or not.
rules-athens-title = Tasks and Athens
rules-athens = At an anchor field round Athens you fulfil open tasks and your secret ones, or deliver any treasure for one point. A treasure paid returns to a city. A new task comes up at once.
rules-fights-title = Ships, settlements, Hydra
rules-fights = Sail onto a ship to fight it; after the throw cards may change the result, and in a tie the defender wins. Settle an empty place with a soldier for points. The Hydra bars the way and can be sent onto others.
rules-below-title = The underworld
rules-below = Fallen soldiers come back by the soldiers die, by recovering in others' turns, by cards, or at the Styx, where all who fit return and whoever has most soldiers below gets points.
