## the-last-three
the-last-three-title = The last three
the-last-three-goal = Decide where the lava strikes, fill the last boats and win.
the-last-three-1 = The volcano erupts! Its die shows two places: Mandraki, where your blue worker stands, and empty Emporios. Which one gets buried?
the-last-three-1-reply-1 = Well chosen: nobody was there. The slope is gone, your people are not.
the-last-three-1-reply-2 = He runs for his life, and the red die is kind: home safe. One time in three he would have died.
the-last-three-1-wrong = Today the die shows only Mandraki and Emporios.
the-last-three-2 = Now the boats. Whoever reaches Kos is safe, and seven of each village win. Choose a person and a boat.
the-last-three-2-reply = Safe! One boat, one person. Two people left, two boats left.
the-last-three-2-wrong = Not yet! Three people still stand on the island, and three boats wait for them.
the-last-three-3 = Any person may take any boat, from any coast. Who is next?
the-last-three-3-wrong = Somebody would stay behind beside an empty boat. Fill it first.
the-last-three-4 = One person, one boat. Bring everybody to safety!
the-last-three-4-wrong = So close! One more boat and the island is empty.
the-last-three-5 = You won! The village with fewest saved decides for all: seven is enough, nine or ten is a big victory.

## a-mornings-work
a-mornings-work-title = A morning's work
a-mornings-work-goal = Send two workers out, double their work with dice and gather wood for boats.
a-mornings-work-1 = Back to the first morning. Boats need wood. Choose a blue worker, then the green wood slope high in Mandraki.
a-mornings-work-1-wrong-1 = Wood as well, but down there a worker cuts one, up here two. Go higher!
a-mornings-work-1-wrong-2 = Emporios lies opposite your home. Workers reach their own zone and the two beside it.
a-mornings-work-1-wrong-3 = The shipyard builds boats, but there is no wood yet. First the forest.
a-mornings-work-1-wrong-4 = The orange ones are Pali's people. You move only the blue ones.
a-mornings-work-2 = Both upper rings give two goods per worker, and hold only two. Send your second worker up: wood, stone or wheat?
a-mornings-work-2-reply-1 = Stone for dams. The small token up there adds one extra, for whoever comes first.
a-mornings-work-2-reply-2 = Stone for dams. Nobody lives in Nikia, yet its slopes are open to you.
a-mornings-work-2-reply-3 = Two in the forest: that slope is full now.
a-mornings-work-2-reply-4 = A neighbour's forest: shared. The small token up there adds one extra, for whoever comes first.
a-mornings-work-2-reply-5 = Wheat beside Pali's worker: that field is full now.
a-mornings-work-2-reply-6 = Wheat: workers must eat. The small token up there adds one extra, for whoever comes first.
a-mornings-work-2-wrong-1 = Lower slopes give only one. Today take an upper one.
a-mornings-work-2-wrong-2 = One worker is still waiting on the theatre. Give him a job first.
a-mornings-work-3 = All set. Say ready: the day begins.
a-mornings-work-4 = The red die says one event, and it is a good one: Storm. All wood slopes give double today.
a-mornings-work-5 = A yellow die doubles one workplace of its kind. Put the wood die on your forest.
a-mornings-work-5-wrong-1 = Unused dice are lost. Two of them can help you now.
a-mornings-work-5-wrong-2 = That field grows wheat. A wood die needs a wood slope.
a-mornings-work-5-wrong-3 = Wood, but nobody works there. A die helps only where a worker stands.
a-mornings-work-6 = The winged shoe is Hermes, a joker: it doubles any workplace with a worker. Which one?
a-mornings-work-6-reply-1 = Good: Pali can call two people to work this evening instead of one.
a-mornings-work-6-reply-2 = Pali's wheat doubles. You are one team, and all goods are shared.
a-mornings-work-6-reply-3 = Doubled. All goods go into one stock for everybody.
a-mornings-work-6-wrong-1 = One die per workplace. The forest has its die already.
a-mornings-work-6-wrong-2 = You still have the joker. Use it!
a-mornings-work-7 = From each worker in your forest: two wood, doubled by the die, doubled by the Storm. Eight!

## dams-and-boats
dams-and-boats-title = Dams and boats
dams-and-boats-goal = Build a dam and a boat, and see which lava a dam stops.
dams-and-boats-1 = Lava covers your top slope and will creep to the one below. Build a dam there: it costs one stone.
dams-and-boats-1-wrong-1 = Lava goes one slope at a time, and slope 2 is next. Dam that one.
dams-and-boats-1-wrong-2 = Your boat comes in a moment. First the wall.
dams-and-boats-1-wrong-3 = Dams rise only in the zone where the builder stands, and he stands in Mandraki.
dams-and-boats-1-wrong-4 = Stop building, with lava at the gate? One dam first.
dams-and-boats-2 = A wall holds when every spot has its dam; here that was one. A die lies on the dam place: place a second dam.
dams-and-boats-2-reply-1 = A start: this slope has two spots, so it holds once a second dam stands here.
dams-and-boats-2-reply-2 = Planning ahead: two spots here, one filled.
dams-and-boats-2-reply-3 = You begin the last wall, before the village: three spots, one filled.
dams-and-boats-2-wrong-1 = Slope 2 has one spot, and it is filled. That wall is complete.
dams-and-boats-2-wrong-2 = Too late up there: slope 1 is lava.
dams-and-boats-3 = And your shipyard: one worker turns one wood into one boat.
dams-and-boats-3-wrong = You have wood and a shipbuilder. Build the boat!
dams-and-boats-4 = Step 8: lava flows. Your dam holds! In Nikia nothing stops it, and your worker there must run.
dams-and-boats-5 = The red die: 1 or 3 is safe, 2 is Hades. A 3! He is home on your theatre.
dams-and-boats-6 = Step 9: eruptions. They bury the highest free area, and no dam stops them. Slope 2 is gone, wall and all.
dams-and-boats-7 = Step 10: one boat. Send somebody to Kos now, or keep the boat for a worse day? You decide.
dams-and-boats-7-reply-1 = Nobody can take Kos away from him. The round ends; next round Pali leads.
dams-and-boats-7-reply-2 = Generous, and clever: only the weaker village counts. The round ends; next round Pali leads.
dams-and-boats-7-reply-3 = A boat at home saves people when lava takes the village. The round ends; next round Pali leads.
dams-and-boats-7-wrong = Possible, but workers are your hands. Early on, let a citizen sail.

## more-hands-more-mouths
more-hands-more-mouths-title = More hands, more mouths
more-hands-more-mouths-goal = Call citizens to work, feed them, and find out what one worker too many costs.
more-hands-more-mouths-1 = Step 6. A worker on the theatre calls one citizen to work. A theatre die makes it two. Call one!
more-hands-more-mouths-1-wrong = More hands make more boats. Call at least one.
more-hands-more-mouths-2 = Five workers now. Wheat: two. One call is left. Call a sixth worker and see what happens.
more-hands-more-mouths-2-wrong = A wise thought! But try it once: afterwards we turn back the clock.
more-hands-more-mouths-3 = Hunger! Six workers eat two wheat, Pali's three eat one. One is missing, so two workers fall ill. Pick the first.
more-hands-more-mouths-3-reply-1 = He goes home and is a citizen again. One more.
more-hands-more-mouths-3-reply-2 = Pali pays for your feast. One more.
more-hands-more-mouths-4 = And the second one.
more-hands-more-mouths-5 = We turn back the clock. Five workers eat one wheat, six eat two. This time, stop at five.
more-hands-more-mouths-5-wrong = That was the hungry way. Decline the second call.
more-hands-more-mouths-6 = Everyone is fed. Each village with one to five workers eats one wheat; six or more eat two. Citizens eat nothing.

## lava-at-the-door
lava-at-the-door-title = Lava at the door
lava-at-the-door-goal = Your village is lost. Who sails, who runs, and where do you live now?
lava-at-the-door-1 = Two dams where three were needed: lava takes your village. Everyone on this coast flees, one by one.
lava-at-the-door-2 = A boat lies here, and citizens must try it. Put a citizen aboard.
lava-at-the-door-2-reply = A 1: he is on Kos. With a 2 he would be dead, but the boat still here for the next.
lava-at-the-door-2-wrong-1 = While a boat lies here, citizens try the boat. Only workers may choose to run.
lava-at-the-door-2-wrong-2 = He may. But he can also run later, so let a citizen have the boat.
lava-at-the-door-2-wrong-3 = He may run, yes. But first the boat: let a citizen try.
lava-at-the-door-3 = No boat left. The others run overland to Pali, each with one throw. Who goes first?
lava-at-the-door-3-reply-1 = A 2: lost to Hades. The worker follows with a 3 and reaches Pali. Calm evacuation in step 10 needs no throw!
lava-at-the-door-3-reply-2 = A 2: lost to Hades. The citizen follows with a 3 and reaches Pali. Calm evacuation in step 10 needs no throw!
lava-at-the-door-3-wrong = The only boat has sailed. Pali's coast is the way out.
lava-at-the-door-4 = Two eruptions follow, far from your people: Nikia, then Emporios.
lava-at-the-door-5 = A new round. Your people now live in Pali, also the worker from Nikia. The host moves first, then you.
lava-at-the-door-5-wrong = Patience: as a guest you wait until Pali is ready.
lava-at-the-door-6 = Reach counts from your new home: Pali, its neighbours, never Nikia opposite. Send a worker to Pali's shipyard or to Emporios.
lava-at-the-door-6-reply-1 = Boats, quickly! Your seven on Kos already reach a small victory; Pali needs four more.
lava-at-the-door-6-reply-2 = Two wood from a high slope. Pali still needs four more people on Kos.
lava-at-the-door-6-wrong-1 = Nikia lies opposite Pali, so your people cannot reach it any more.
lava-at-the-door-6-wrong-2 = Mandraki lies under lava. There is nothing to go back to.

## news-from-the-mountain
news-from-the-mountain-title = News from the mountain
news-from-the-mountain-goal = Draw good and bad news, and choose where the volcano erupts.
news-from-the-mountain-1 = Step 2. The red die says how many event cards come today. Watch it fall.
news-from-the-mountain-2 = Three cards! First, Search: somebody comes back from Hades. Fetch your man.
news-from-the-mountain-2-wrong-1 = He waits in the dark! Fetch him.
news-from-the-mountain-2-wrong-2 = Pali has nobody in Hades. Your man is there.
news-from-the-mountain-3 = Second: Siesta. Two workers lie down and do nothing until the evening. Who can be spared? Pick the first.
news-from-the-mountain-3-reply-1 = Good: no citizens are left to call, so a theatre is idle anyway.
news-from-the-mountain-3-reply-2 = That slope yields less today. The theatres have nobody left to call.
news-from-the-mountain-4 = And the second sleeper?
news-from-the-mountain-5 = Third: Oracle. It waits beside step 9, and then you choose the first eruption. Now the dice.
news-from-the-mountain-6 = Plus and minus dice feed the volcano: two eruptions, plus two, minus one, make three. Oracle: where does the first go?
news-from-the-mountain-6-reply-1 = Nobody lives there, nobody stands there. Perfect.
news-from-the-mountain-6-reply-2 = An empty slope in an empty zone. Perfect.
news-from-the-mountain-6-wrong-1 = A worker of Pali stands on its top slope, and its bonus token lies there. Look for an empty zone.
news-from-the-mountain-6-wrong-2 = That would burn your dam on slope 2, and your own side. Look for an empty zone.
news-from-the-mountain-7 = The second is thrown: two colours on the die, so you choose again. Pali or Nikia?
news-from-the-mountain-7-wrong = Pali's worker would have to run for his life. Nikia hurts nobody.
news-from-the-mountain-8 = The third hit Mandraki, dam and all. Now you know all ten steps. Time for a real game!

## your-first-game
your-first-game-title = Your first game
your-first-game-goal = A whole game on the easiest level. Both villages are yours, and the coach stands beside you.

## coach
coach-village = First everyone chooses a village by its coast. Your people live there; a village without a player stays empty.
coach-place = Step 1. Choose a worker, then a workplace: home zone or the two beside it. Finish with “ready”.
coach-sail = Boats may also be moved between inhabited coasts before everyone is ready.
coach-event = An event card. Good cards often wait beside their step; bad ones act at once.
coach-dice = Each yellow die doubles one workplace of its kind where somebody works. The winged shoe fits anywhere; plus and minus change the eruptions.
coach-gain = Gathered goods belong to all. Each stock has a limit; more is lost.
coach-build = Step 5. Each builder makes one piece, two with a die; every piece is paid with stone or wood.
coach-call = Step 6. At most two citizens per theatre each round. From six workers on a village eats double.
coach-sick = Too little wheat: for each one missing, two workers go home ill. Choose those you need least.
coach-held = A complete wall stopped the flow, and it stays for the next rounds.
coach-flow = Step 8. You choose which lava flows first. Save a refuge for those who must run.
coach-erupt = Two colours: your choice. Look first for people, then for dams, then for the zone with fewest covered areas.
coach-escape = Running for life: 1 or 3 saves, 2 is Hades. Two chances in three.
coach-flee = A coast is buried. Boats here go with it, so use them now: citizens must, workers may.
coach-evacuate = Step 10. No throw here: this is the safest way to Kos. Think of the village with fewest saved.
coach-hades = Lost to Hades. Three per village may be lost for a small victory; the Search card brings one back.
coach-home = Homeless people move in with a neighbour. Reach, calls and flight count from the new home; the host moves first.
warning-slope = Lava flows onto that slope today. Who works there gathers first, but must then run: one in three dies.
warning-hunger = Check the wheat before you call one more: six workers eat two, and too little makes workers ill.
warning-wall = A wall with a gap stops nothing. Complete the threatened area first.
warning-late = Next round this coast may burn, boats and all. Now crossing is certain; then it is two in three.
warning-weak = Only the village with the fewest saved counts. The other one needs this boat more.

## rules
rules-goal-title = What it is about
rules-goal = The volcano will bury the island. Together you bring everybody to Kos by boat. When nobody is left on the island, the village with the fewest people saved counts for all of you: seven is a victory, nine a big one. Each round another player leads and decides for the team.
rules-morning-title = Morning: steps 1 to 4
rules-morning = Send your workers to workplaces in your own zone or the two beside it. The red die brings events. Yellow dice double workplaces of their kind. Then the slopes give stone, wood and wheat: two per worker on the two upper rings, one on the lower ones.
rules-afternoon-title = Afternoon: steps 5 to 7
rules-afternoon = Builders turn stone into dams and wood into boats, one piece each, two with a die. A wall holds only when every spot of an area has its dam. Workers on theatres call citizens. Then all eat: up to five workers of a village one wheat, six or more two. Too little wheat makes workers ill.
rules-night-title = Night: steps 8 and 9
rules-night = From the second round on lava flows one area down in every zone that has some, unless a complete wall stops it. Then come eruptions: the black die says where, and they bury the highest free area. No dam stops an eruption. Plus dice add eruptions, minus dice take one away.
rules-run-title = Run!
rules-run = Whoever stands where lava arrives must flee with a throw of the red die: 1 or 3 is safe, 2 is lost to Hades. From a slope one runs home. From a coast citizens must try a boat that lies there; workers may choose; the others run overland to a neighbour, where they live from then on.
rules-end-title = Step 10 and the end
rules-end = In step 10 each boat may carry one person of any colour to Kos, without a throw. It is the safest way there is, so do not wait too long. The game ends when nobody is left on the island: saved, or lost.
