# Nisyros

# Names
title = Nisyros
about = The volcano will bury the whole island. Two workers of each village see it coming: together you cut wood for boats, pile up stone into dams, call up the others, and bring everybody to Kos in time. You all win or lose together, and the village with the fewest people saved decides.
seat-mandraki = Mandraki
seat-pali = Pali
seat-emporios = Emporios
seat-nikia = Nikia
seat-s1 = Player 1
seat-s2 = Player 2
seat-s3 = Player 3
seat-s4 = Player 4
spot-1 = { $zone } slope 1
spot-2 = { $zone } slope 2
spot-3 = { $zone } slope 3
spot-4 = { $zone } slope 4
spot-dam = { $zone } dam place
spot-yard = { $zone } shipyard
spot-theatre = { $zone } theatre
spot-village = { $zone } village
spot-coast = { $zone } coast
resource-stone = stone
resource-wood = wood
resource-wheat = wheat
die-a = 1
die-b = 2
die-c = 3
die-d = 4
die-e = 5
face-stone = stone
face-wood = wood
face-wheat = wheat
face-dam = dam
face-boat = boat
face-theatre = theatre
face-hermes = Hermes
face-plus = +1 eruption
face-minus = -1 eruption

# Event cards: name, what it does, when it acts
event-1 = Brilliant plan
    .text = Throw one or two dice that do not show +1 again.
event-2 = Marathon runner
    .text = Once the dice are placed, one standing worker may run elsewhere.
event-3 = Thunderstorm
    .text = All stone areas yield double.
event-4 = Storm
    .text = All wood areas yield double.
event-5 = Excellent harvest
    .text = All wheat areas yield double.
event-6 = Slow drizzle
    .text = After step 6 every worker goes to a theatre of your choice.
event-7 = Fasting
    .text = No wheat is eaten in step 7.
event-8 = Rats
    .text = The rats eat { $amount } wheat.
event-9 = Siesta
    .text = { $amount } workers of your choice lie down until the end of step 6.
event-10 = Volcanic fumes
    .text = Where the volcano die points, the highest area with workers is silenced.
event-11 = Search
    .text = One figure may return from Hades to its theatre.
event-12 = Unmanned boat
    .text = One boat drifts to a coast of your choice.
event-13 = Oracle
    .text = You choose where the first eruption of this round goes.
event-14 = Crevice
    .text = The lava of one zone of your choice draws back by one area.
event-15 = Emergency call
    .text = Every worker on a theatre calls double, still two at most per theatre.
event-16 = Woodworm
    .text = The worms spoil { $amount } wood.
event-17 = Earth tremor
    .text = Where the volcano die points, one dam is lost.
event-18 = Earthquake
    .text = Every zone loses one dam.
event-19 = Onshore wind
    .text = The wind takes one boat of your choice.
event-20 = Panic
    .text = { $amount } workers of your choice run back to their village.

# Actions: what is on the button, and what the log says
act-lay-coast = { $zone } comes next
    .log = { $zone } is laid next, clockwise.
act-lay = { $slope }: { $resource }
    .log = { $slope } gives { $resource }.
act-village = Live in { $zone }
    .log = { $actor } chooses { $zone }.
act-first = { $seat } begins
    .log = { $seat } is the first active player.
act-place = Send a worker from { $from } to { $to }
    .log = { $actor } moves a worker: { $from } → { $to }.
act-sail = Sail an empty boat from { $from } to { $to }
    .log = { $actor } sails a boat from { $from } to { $to }.
act-ready = Say ready
    .log = { $actor } is ready.
act-roll-red = Red die: { $red }
    .log = The red die shows { $red }.
act-draw-event = Event: { $event }
    .log = Event: { $event }.
act-siesta = Let a worker of { $colour } lie down: { $place }
    .log = A worker of { $colour } lies down: { $place }.
act-gas = Let the fumes drift over { $zone }
    .log = { $actor } lets the fumes drift to { $zone }.
act-search = Save one of { $colour }
    .log = The search brings one of { $colour } back from Hades.
act-search-none = Search for nobody
    .log = { $actor } calls off the search.
act-wash = Let the boat drift to { $zone }
    .log = An unmanned boat drifts to { $zone }.
act-crevice = Open the crevice in { $zone }
    .log = A crevice swallows the lowest lava of { $zone }.
act-tremor = Let the tremor hit { $zone }
    .log = The tremor hits { $zone }.
act-undam = Lose a dam: { $area }
    .log = A dam breaks: { $area }.
act-wreck = Lose a boat at { $zone }
    .log = The wind carries off a boat from { $zone }.
act-panic = Send a worker of { $colour } home: { $place }
    .log = A worker of { $colour } runs home in panic from { $place }.
act-panic-idle = Send a resting worker of { $colour } home: { $place }
    .log = A resting worker of { $colour } runs home in panic: { $place }.
act-roll = Die { $die }: { $face }
    .log = Die { $die } shows { $face }.
act-reroll = Throw die { $die } again
    .log = { $actor } picks this die for another throw: { $die }.
act-reroll-done = Choose no more dice
    .log = { $actor } has picked enough dice.
act-die = Put die { $die } on { $place }
    .log = { $actor } puts the { $die } die here: { $place }.
act-dice-done = Leave the other dice unused
    .log = { $actor } leaves the other dice unused.
act-run = Let a worker of { $colour } run from { $from } to { $to }
    .log = A runner of { $colour }: { $from } → { $to }.
act-run-none = Let nobody run
    .log = Nobody runs.
act-build-dam = Build a dam: { $area }
    .log = A dam is built: { $area }.
act-build-boat = Build a boat at { $zone }
    .log = A boat is built at { $zone }.
act-build-done = Stop building
    .log = { $actor } saves the rest for later.
act-call = Call up a citizen ({ $zone })
    .log = { $actor } calls up a citizen in { $zone }.
act-call-done = Call nobody else
    .log = { $actor } calls nobody else.
act-gather = Bring a worker from { $from } to { $to }
    .log = { $actor } takes shelter: { $from } → { $to }.
act-gather-done = Stay on the theatres
    .log = { $actor } stays on its theatres.
act-sick = Send a hungry worker of { $colour } home: { $place }
    .log = A hungry worker of { $colour } falls ill: { $place }.
act-flow = Let the lava of { $zone } flow next
    .log = { $actor } lets the lava of { $zone } flow first.
act-roll-volcano = Volcano die: { $way }
    .log = The volcano die points to { $way }.
act-erupt = Erupt towards { $zone }
    .log = { $actor } turns the eruption towards { $zone }.
act-flee-citizen-boat = Put a citizen of { $colour } into a boat
    .log = A citizen of { $colour } jumps into a boat.
act-flee-worker-boat = Put a worker of { $colour } into a boat
    .log = A worker of { $colour } jumps into a boat.
act-flee-citizen = Send a citizen of { $colour } to { $zone }
    .log = A citizen of { $colour } runs for { $zone }.
act-flee-worker = Send a worker of { $colour } to { $zone }
    .log = A worker of { $colour } runs for { $zone }.
act-evacuate = Sail { $colour } from { $spot } to Kos, boat of { $zone }
    .log = A person of { $colour } crosses to Kos from { $spot }, in a boat of { $zone }.
act-evacuate-own = Sail from { $spot } to Kos
act-evacuate-lent = Sail from { $spot } to Kos, boat of { $zone }
act-evacuate-done = Done
    .log = { $actor } keeps the other boats.
act-home = Move home to { $zone }
    .log = { $actor } now lives in { $zone }.

# What followed from an action
story-round = Round { $round }: { $active } is active.
story-events = { $count ->
        [one] One event card is drawn in this round.
       *[other] { $count } event cards are drawn in this round.
    }
story-laid = The slopes are laid out.
story-dice = The dice show: { $faces }.
story-waits = The card waits for step { $step }.
story-gain = { $count } { $resource } gathered.
story-eaten = The workers eat { $count } wheat.
story-lost-stock = { $count } { $resource } lost.
story-eruptions = Eruptions to come: { $sum }, that is { $count }.
story-covered = Lava covers { $area }.
story-freed = The lava leaves { $area }.
story-held = The dams hold: { $area }.
story-dams-lost = Dams lost: { $count } ({ $area }).
story-boats-lost = Boats swallowed at { $zone }: { $count }.
story-safe = { $colour } escapes.
story-hades = { $colour } mourns: { $count } to Hades.
story-kos = { $count ->
        [one] { $colour } has one inhabitant on Kos.
       *[other] { $colour } has { $count } people on Kos.
    }
story-idle = Workers who lie down: { $count } ({ $area }).
story-ill = { $count ->
        [one] { $colour }: one ill worker goes home.
       *[other] { $colour }: { $count } ill workers go home.
    }
story-home = { $colour } finds a new home in { $zone }.
story-covered-end = The whole island is covered.
story-empty-end = Nobody is left on the island.
story-no-refuge-end = No inhabited coast is left: whoever is still there is lost.
result-big = Big victory: at least { $big } of every village are on Kos. { $level ->
        [zeus] Nobody can do more: Zeus is the highest level.
       *[other] Try the next higher level!
    }
result-small = Small victory: at least { $small } of every village are on Kos. Try the same level again for more.
result-lost = Lost: not every village has { $small } people on Kos.
standing = On Kos: { $saved }, in Hades: { $dead }
reason-covered = The whole island is covered.
reason-empty = Nobody is left on the island.
reason-no-refuge = No inhabited coast is left.

# Options
option-level = Level
    .help = How hard the volcano is, and whether everybody who leaves by boat takes one wheat along.
option-level-achilles = Achilles: 2 eruptions
option-level-heracles = Heracles: 2 eruptions, wheat per passenger
option-level-zeus = Zeus: 3 eruptions, wheat per passenger
option-layout = Slopes
    .help = Lay the sixteen resource areas at random, or in the teaching layout.
option-layout-random = At random
option-layout-fixed = Teaching layout
option-coast_order = Order of the villages
    .help = The villages lie clockwise as on the real island, or at random.
option-coast_order-fixed = As on the island
option-coast_order-random = At random
option-villages = Villages
    .help = Choose freely, or agree (two players) to live side by side or opposite; or name the villages.
option-villages-free = Free choice
option-villages-neighbours = Side by side (2 players)
option-villages-opposite = Opposite (2 players)
option-first = First active player
    .help = Who takes the team's decisions in round 1.
option-first-s1 = Player 1
option-first-s2 = Player 2
option-first-s3 = Player 3
option-first-s4 = Player 4
option-first-random = By chance
option-flight_order = Order of flight
    .help = On a covered coast the team picks who flees next, or citizens, locals and guests go strictly in turn while there is a boat.
option-flight_order-free = Free
option-flight_order-strict = Strict
option-guest_order = Hosts and guests
    .help = Displaced players wait until their host is ready, or all act at once.
option-guest_order-host_first = Host first
option-guest_order-free = All at once
option-dam_spots = Dam spots
    .help = How many dams protect each area: 1, 2, 2, 3 from above, or 2 everywhere. Our sources do not say.
option-dam_spots-default = 1, 2, 2, 3
option-dam_spots-even = 2, 2, 2, 2
option-volcano_pairs = Double faces of the volcano die
    .help = Whether the two-coloured faces show opposite or neighbouring villages. Our sources do not say.
option-volcano_pairs-opposite = Opposite villages
option-volcano_pairs-adjacent = Neighbouring villages
option-sailing = Boats in step 1
    .help = Everybody may move empty boats to another inhabited coast, or only the active player.
option-sailing-all = Everybody moves them
option-sailing-active = Only the active player

# Steps and phases
step-1 = Workers and boats
step-2 = Events
step-3 = Action dice
step-4 = Gathering
step-5 = Building
step-6 = Calling
step-7 = Food
step-8 = Lava flow
step-9 = Eruptions
step-10 = Evacuation
phase-village = the choice of villages
phase-place = step 1, workers and boats
phase-siesta = the siesta (card 9)
phase-gas = the volcanic fumes (card 10)
phase-search = the search (card 11)
phase-wash = the unmanned boat (card 12)
phase-crevice = the crevice (card 14)
phase-tremor = the earth tremor (card 17)
phase-undam = the tremor or the earthquake (cards 17, 18)
phase-wreck = the onshore wind (card 19)
phase-panic = the panic (card 20)
phase-reroll = the brilliant plan (card 1)
phase-dice = step 3, action dice
phase-run = the marathon runner (card 2)
phase-build = step 5, building
phase-call = step 6, calling
phase-gather = the slow drizzle (card 6)
phase-sick = step 7, food
phase-flow = step 8, lava flow
phase-erupt = step 9, eruptions
phase-flee = a flight from the lava
phase-evacuate = step 10, evacuation
phase-home = the end of the round, for the displaced

# Prompts
prompt-lay-coast = The coasts are laid at random.
prompt-lay = The slopes are laid at random.
prompt-village = { $who }: choose your village.
prompt-first = Chance decides who begins.
prompt-place = Step 1, workers and boats. { $who }: place your workers, then say ready.
prompt-events = Step 2, events. { $active } throws the red die: how many events?
prompt-draw = Step 2, events. Event cards still to draw: { $events }.
prompt-siesta = Siesta. { $active }: pick a worker who lies down ({ $left } to go).
prompt-fumes = Volcanic fumes: the volcano die says where.
prompt-gas = { $active }: over which zone do the fumes drift?
prompt-search = { $active }: who comes back from Hades?
prompt-wash = { $active }: where does the boat drift ashore?
prompt-crevice = { $active }: in which zone does the lava draw back?
prompt-shake = Earth tremor: the volcano die says where.
prompt-tremor = { $active }: which zone loses a dam?
prompt-undam = { $active }: which dam is lost?
prompt-wreck = { $active }: which boat does the wind take?
prompt-panic = Panic. { $active }: pick a worker who runs home ({ $left } to go).
prompt-throw = Step 3, action dice. { $active } throws the action dice.
prompt-reroll = Brilliant plan. { $active }: pick up to two dice to throw again.
prompt-dice = Step 3, action dice. { $active }: put dice on workplaces to double them.
prompt-run = Marathon runner. { $active }: one standing worker may run elsewhere.
prompt-build = Step 5, building. { $active }: build dams ({ $stone } stone) and boats ({ $wood } wood).
prompt-call = Step 6, calling. { $who }: call up citizens or decline.
prompt-gather = Slow drizzle. { $who }: bring your workers to theatres.
prompt-sick = Step 7, food. Wheat is short. { $active }: pick who falls ill ({ $left } to go).
prompt-flow = Step 8, lava flow. { $active }: where does the lava flow next?
prompt-volcano = Step 9, eruptions. Eruptions to come: { $eruptions }. The volcano die is thrown.
prompt-erupt = Step 9, eruptions. { $active }: which way does the volcano erupt?
prompt-flee = Lava on { $area }! { $active }: who flees next, and how?
prompt-escape = { $colour } flees: the red die decides (2 is Hades).
prompt-evacuate = Step 10, evacuation. { $active }: who crosses to Kos? Boats: { $boats }.
prompt-home = { $who }: your village is lost, choose a new home.
prompt-over = The game is over after round { $round }.

# The rule of each step
help-lay-coast = The four coasts are laid clockwise, Mandraki first, the others as chance has it. (N-14.1)
help-lay = Ring by ring from the lowest slope up, every zone gets a tile of stone, wood or wheat. (N-14.2)
help-village = Each seat picks a free village: eight citizens live there, two workers stand on its theatre. (N-14.4, N-14.5)
help-first = Chance names the seat that is active in round 1. (N-14.9)
help-place = Move your workers to open workplaces in your home zone or the two beside it, never opposite. Slopes 1 and 2 hold two workers, a shipyard three. Slopes give goods, dams and boats are built at the dam place and the yard, the theatre calls citizens. You may also move empty boats between inhabited coasts. (N-1)
help-events = The red die says how many event cards are drawn: one, two or three. (N-2.1)
help-draw = Each card acts at once or waits beside its step. The first five cards of a game are star cards. (N-2.2, N-14.8)
help-siesta = Two standing workers in all lie down. They do not work until the end of step 6, but they eat and flee like all others. (N-15.9)
help-fumes = The volcano die is thrown until it shows a zone with workers. (N-15.10)
help-gas = In the chosen zone the highest area with workers yields, builds and calls nothing until the end of step 6. A coast counts as one area. (N-15.10)
help-search = One figure of any colour may come back from Hades, as a worker on the theatre of its home. (N-15.11)
help-wash = A boat from the supply is laid at an inhabited coast that is not covered. (N-15.12)
help-crevice = In one zone the lowest covered area is uncovered. Nothing that was lost comes back. (N-15.14)
help-shake = The volcano die is thrown until it shows a zone with a dam. (N-15.17)
help-tremor = One dam of the chosen zone goes back to the supply. (N-15.17)
help-undam = The team picks the area that loses its dam, zone after zone. (N-15.17, N-15.18)
help-wreck = One boat of any coast goes back to the supply. (N-15.19)
help-panic = Two workers in all become citizens in their home villages again. (N-15.20)
help-throw = All five action dice are thrown. Plus and minus go to step 9 and change the number of eruptions. (N-3.1, N-3.3)
help-reroll = Pick one or two dice that do not show plus; then they are thrown once more, and the new faces count. (N-15.1)
help-dice = A die doubles what its kind of workplace does: stone, wood and wheat on slopes, dam, boat and theatre on theirs, Hermes anywhere. One die per workplace, and only where somebody stands. (N-3.4 to N-3.7)
help-run = One standing worker of any colour may go to another workplace in reach. Dice stay where they lie. (N-15.2)
help-build = Each standing worker on a dam place builds one dam in that zone for one stone, on a shipyard one boat there for one wood; two each with a die. An area whose dam spots are all filled stops the flow. (N-5)
help-call = Each worker standing on a theatre calls one citizen, doubled by a die or the emergency call; at most two new workers per theatre and round. (N-6)
help-gather = Every worker goes to the theatre of an inhabited coast, each once, however far. Whoever stands opposite home must come back first next round. (N-15.6, N-1.4)
help-sick = A colour with one to five workers eats one wheat, with more two. For each wheat that is missing two workers fall ill and become citizens. (N-7)
help-flow = In each zone with lava the area just below is covered, unless all its dams stand. Nothing flows in round 1. (N-8)
help-volcano = Two eruptions (Zeus: three), changed by plus and minus dice, one less in round 1. Each covers the topmost free area of the zone the die shows; dams do not help. (N-9)
help-erupt = Two villages on the die, or the oracle: the team decides where it erupts. (N-9.2, N-9.3)
help-flee = Everybody on a covered area flees, one by one. By a boat of this coast to Kos (citizens must try it while there is one), or overland: home if it stands, else to an inhabited coast in reach. Whoever has no way out is lost. (N-11)
help-escape = 1 or 3: saved. 2: Hades. A failed flight costs neither boat nor wheat. (N-11.1, N-11.6)
help-evacuate = Anybody may cross to Kos with any boat, without a throw; on Heracles and Zeus with one wheat each. (N-10)
help-home = Whoever has lost their village chooses an inhabited coast as a new home; all their people move there. Reach, calls and flight count from there. (N-12)
help-over = The village with the fewest people on Kos decides: nine or more is a big victory, seven or eight a small one. (N-13)

# Refusals
why-chance-only = Only chance throws dice and draws cards.
why-wrong-step = Not now: that belongs to { $step }.
why-not-yours = Those are people of { $colour }: each seat moves only its own.
why-nobody-there = { $colour } has nobody there: { $place }.
why-only-idle = Nobody of that colour stands there: { $place }.
why-same-place = The worker is there already.
why-out-of-reach = Out of reach: { $place }. Workers go to their home zone and the two zones beside it.
why-closed = Nobody lives there, so only the dam place is in use: { $place }.
why-full = No room left: { $place }.
why-village-taken = { $zone } is taken: choose another village.
why-village-agreed = You agreed on how your villages lie.
why-already-ready = You have finished this step.
why-host-first = Wait until your host in { $zone } is finished.
why-enough-moves = That is enough moving for one round: say ready.
why-active-sails = Only the active seat sails boats.
why-no-boat = No boat to move there: { $zone }.
why-no-refuge = { $zone } is not an inhabited coast, or it is covered.
why-astray = First bring back the worker who is out of reach: { $place }.
why-none-idle = Nobody of that colour lies there: { $place }.
why-not-shown = The volcano die does not show { $zone }.
why-no-workers = There are no workers in { $zone }.
why-not-in-hades = { $colour } has nobody in Hades.
why-no-lava = There is no lava in { $zone }.
why-no-dams = There is no dam in { $zone }.
why-board-order = Clockwise: { $zone } loses its dam first.
why-no-dam-there = There is no dam: { $area }.
why-plus-stays = A die that shows plus cannot be thrown again.
why-picked-already = That die is picked already.
why-die-lies = That die has been placed; it stays where it is.
why-wrong-die = The { $face } die does not suit this: { $place }.
why-wrong-die-any = { $place ->
    [any] No workplace suits the { $face } die now.
   *[other] No die that is left suits this: { $place }.
}
why-die-there = One die lies there already: { $place }.
why-gassed = Silenced by the fumes: { $place }.
why-useless-die = Nobody stands there whom a die could help: { $place }.
why-no-builder = Nobody can build more in { $zone }.
why-no-stone = There is no stone left.
why-no-wood = There is no wood left.
why-no-wheat = Everybody who leaves takes one wheat, and there is none.
why-supply-empty = The supply is empty.
why-covered = Covered by lava: { $area }.
why-no-spot = No free dam spot: { $area }.
why-no-citizen = You have no citizen in { $zone }.
why-no-call = No call is left on the theatre of { $zone }.
why-moved-already = Each worker moves once; those have moved: { $place }.
why-not-gathered = First bring this worker to a theatre: { $place }.
why-no-flow = No lava flows down in { $zone } now.
why-flowed = The lava of { $zone } has flowed already.
why-protected = The dams hold: { $area }.
why-all-covered = { $zone } is covered already.
why-nobody-flees = Nobody of { $colour } is in danger there.
why-seat-order = In the order of the seats: first { $colour }.
why-strict-order = Strict order: citizens, then those who live here, then guests.
why-no-boat-here = No boat of this coast can be used.
why-boat-first = Citizens must try the boat while there is one.
why-home-only = While their home stands, people run only there: { $zone }.
why-cut-off = Lava on both sides: { $zone } cannot be reached.
why-keep-home = Your home { $zone } still stands: you keep it.

# On the board
ui-kos = Kos
ui-saved = { $saved } of { $goal } on Kos
ui-hades = Hades
ui-supply = Supply
ui-round =
  { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
ui-step = Step { $step }
ui-goal = Kos: each needs { $small }
ui-events = Events
ui-deck = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
ui-deck-stars = next: star card
ui-at-once = at once
ui-acts = now
ui-acted = done
ui-waits = waits for step { $step }
ui-none = none
ui-dice = Dice
ui-unused = unused
ui-in-hand = in hand
ui-eruptions = Eruptions: { $count }
ui-lava = lava
ui-boats = boats
ui-dams = dams
ui-citizens = citizens
ui-workers = workers
ui-idle = lying down
ui-gassed = fumes
ui-bonus = bonus
ui-unowned = nobody lives here
ui-home = lives in { $zone }
ui-active = active
ui-island = Island
ui-volcano = Volcano
ui-sea = The sea
ui-goods = Goods
ui-people = People
ui-workers-at = { $count ->
        [one] one worker of { $colour }: { $place }
       *[other] { $count } workers of { $colour }: { $place }
    }
ui-citizens-at = { $count ->
        [one] one citizen of { $colour }: { $place }
       *[other] { $count } citizens of { $colour }: { $place }
    }
ui-boats-at = { $count ->
        [one] one boat at { $zone }
       *[other] { $count } boats at { $zone }
    }
ui-dams-of = dams: { $count } of { $spots }
ui-summary = Round { $round }, step { $step }. Lava: { $lava }. Stone { $stone }, wood { $wood }, wheat { $wheat }. On Kos: { $kos }. In Hades: { $hades }.
row-1 = slope 1
row-2 = slope 2
row-3 = slope 3
row-4 = slope 4
row-theatre = theatre
row-yard = shipyard
row-dam = dam place
row-village = village
row-coast-dams = coast dams

# The ten steps, the goal, what is asked next, what a thing is
goal = Goal: at least { $small } of every village on Kos ({ $big } for a big victory). Furthest behind: { $colour } with { $saved }.
goal-start = Goal: at least { $small } of every village on Kos ({ $big } for a big victory).
figure-kos = On Kos
figure-hades = In Hades
figure-lava = Areas under lava
ask-place = Where does { $colour }'s worker go from { $from }?
ask-sail = To which coast does the boat sail from { $from }?
ask-die = Which workplace does this die ({ $face }) double?
ask-run = Where does { $colour }'s worker run from { $from }?
ask-gather = To which theatre does the worker go from { $from }?
ask-evacuate = { $spot }: with a boat of which coast?
ask-flee = How does { $colour } flee: by boat, or to which coast?
ask-flee-land = To which coast does { $colour } flee?
why-thing-area = Workers who stand here gather { $resource }.
why-thing-coast = If lava covers it, everybody here must flee.
why-thing-theatre = Workers who stand here call citizens up as workers.
why-thing-yard = Workers who stand here build boats, for one wood each.
why-thing-dam = Workers who stand here build dams, for one stone each.
why-thing-village = Citizens live here until a theatre or a boat takes them.
why-thing-worker = Workers gather, build or call where they stand: { $place }.
why-thing-idle = A worker who lies down does nothing: { $place }.
why-thing-citizen = Citizens wait here for a theatre or a boat.
why-thing-boats = A boat takes people to Kos, or sails to another coast.
why-thing-dams = Lava does not flow where every dam spot is filled.
    .name = Dam: { $area }
why-thing-die = It doubles what is done on one workplace.
    .name = Action die
why-thing-sign = Plus or minus changes the number of eruptions.
    .name = Action die
why-thing-red = It says how many events come, and whether a flight succeeds.
    .name = Red die
why-thing-volcano = It says where the volcano erupts.
    .name = Volcano die
why-thing-seat = On Kos, { $small } people are a small victory, { $big } a big one.
why-thing-hades = Only the Search card brings one back.
    .name = The dead of { $colour }
why-thing-underworld = People who find no way out of the lava end here.
why-thing-kos = Everybody here is safe and counts for the goal.
why-thing-crater = Eruptions begin here and cover the slopes below.
why-thing-sea = Boats cross it; what is painted on it is scenery.
why-thing-stock = All villages share it, { $most } at most.
    .name = Stock of { $resource }
why-thing-step = { $number ->
        [1] Workers are sent out; the active player moves boats.
        [2] The red die says how many event cards are drawn.
        [3] Action dice double what is done on workplaces.
        [4] Workers on slopes gather stone, wood and wheat.
        [5] Workers build dams at dam places and boats at shipyards.
        [6] Workers on theatres call citizens up as workers.
        [7] Each village eats wheat; without it workers fall ill.
        [8] Lava flows one area further down, unless dams stop it.
        [9] Eruptions cover more areas; the volcano die says where.
       *[other] Boats take people to Kos.
    }
    .name = Step { $number }
why-thing-event-acted = It has acted in this round.
why-thing-event-waits = It acts later in this round.
why-thing-eruptions = So many eruptions come in this round.
why-thing-supply = New boats and dams are built from here.
why-thing-deck = One card is drawn for each event of a round.
    .name = Event deck
why-villages-two = This arrangement of villages is for two players.
why-first-seat = There is no such seat with so few players.

# Bots
bot-plan =
    The team’s plan{ $stone ->
        [0] {""}
       *[other] {" · "}{ $stone } for stone
    }{ $wood ->
        [0] {""}
       *[other] {" · "}{ $wood } for wood
    }{ $wheat ->
        [0] {""}
       *[other] {" · "}{ $wheat } for wheat
    }{ $boats ->
        [0] {""}
       *[other] {" · "}{ $boats } at the shipyards
    }{ $dams ->
        [0] {""}
       *[other] {" · "}{ $dams } at the dams
    }{ $calls ->
        [0] {""}
       *[other] {" · "}{ $calls } at the theatres
    }.
why-thing-event-acts = It acts in this step.
why-thing-result = It says how the game ended.
    .name = The result
why-thing-covered = Lava covers it: nobody can be here.

# What is done now, for those who click something else
now-village = Now everybody chooses a village.
now-place = Now workers are sent out and boats moved.
now-siesta = Now workers lie down for the siesta.
now-gas = Now the fumes drift over a zone.
now-search = Now somebody may come back from Hades.
now-wash = Now an unmanned boat drifts to a coast.
now-crevice = Now a crevice swallows lava.
now-tremor = Now the tremor breaks a dam.
now-undam = Now dams break, zone by zone.
now-wreck = Now the wind takes a boat.
now-panic = Now workers run home in panic.
now-reroll = Now dice are picked for another throw.
now-dice = Now action dice are put on workplaces.
now-run = Now one worker may run elsewhere.
now-build = Now dams and boats are built.
now-call = Now theatres call citizens up.
now-gather = Now workers take shelter on theatres.
now-sick = Now hungry workers fall ill.
now-flow = Now the lava flows further down.
now-erupt = Now the volcano erupts.
now-flee = Now people flee from the lava.
now-evacuate = Now people cross to Kos by boat.
now-home = Now those without a village choose a new home.
now-over = The game is over.

# Why a hint advises something
because-slopes = The slopes of { $zone } give { $resources }.
because-placed = Your workers at their places: { $count }.
because-mouths = More workers need more { $resource }; in stock: { $count }.
because-stock = In stock of { $resource }: { $count }.
because-no-lava = Lava has not come to { $zone } yet.
because-shore = People in { $zone }: { $people }; boats there: { $boats }.
because-zone = In { $zone }: areas under lava { $lava }, people { $people }.
because-even = Every village has { $saved } on Kos.
because-big = { $colour } has { $saved } on Kos; { $big } are a big victory.
because-behind = { $colour } is furthest behind on Kos, with { $saved }.
because-lava-near = Lava is close to the people in { $zone }.
because-goal = { $colour } still needs { $missing } more on Kos.
because-keep-boats = { $boats ->
    [one] It keeps a boat for the next round.
   *[other] It keeps { $boats } boats for the next round.
}
because-short = There is little { $resource } in stock: { $count }.
because-boats = { $people } people still need boats; there are { $boats }.
because-dams = Lava is coming down in { $zone }.
because-citizens = { $count } citizens of { $zone } could work.
because-block = It stops the lava at { $area }.
because-doubles = { $count ->
    [one] One worker there does twice as much.
   *[other] { $count } workers there do twice as much.
}
because-spared = Nobody stands where lava would come in { $zone }.
gain-kos = More people reach Kos that way.
gain-hades = Fewer people die that way.
gain-lava = Less of the island ends under lava that way.
