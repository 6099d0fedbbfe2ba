# Title
title = Deukalion
about = Greek heroes sail the Aegean for the gods. Roll the Kylix, turn it to your liking, conquer cities with thrown soldiers, bring treasures to Athens, found settlements, and mind the Hydra. Whoever first has the points wins at once.

# Names
seat-deukalion = Deukalion
seat-perseus = Perseus
seat-hercules = Hercules
seat-achilles = Achilles
hero-deukalion = { seat-deukalion }
hero-perseus = { seat-perseus }
hero-hercules = { seat-hercules }
hero-achilles = { seat-achilles }
place-athens = Athens
place-styx = Styx
place-corinth = Corinth
place-mycenae = Mycenae
place-sparta = Sparta
place-thera = Thera
place-crete = Crete
place-rhodes = Rhodes
place-cyprus = Cyprus
place-halicarnassus = Halicarnassus
place-ephesus = Ephesus
place-argos = Argos
place-salamis = Salamis
place-lindos = Lindos
city-corinth = { place-corinth }
city-mycenae = { place-mycenae }
city-sparta = { place-sparta }
city-thera = { place-thera }
city-crete = { place-crete }
city-rhodes = { place-rhodes }
city-cyprus = { place-cyprus }
city-halicarnassus = { place-halicarnassus }
settlement-ephesus = { place-ephesus }
settlement-argos = { place-argos }
settlement-salamis = { place-salamis }
settlement-lindos = { place-lindos }
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-white = white
hollow-rim1 = northern die
hollow-rim2 = eastern die
hollow-rim3 = southern die
hollow-rim4 = western die
hollow-middle = middle die
rim-rim1 = 1
rim-rim2 = 2
rim-rim3 = 3
rim-rim4 = 4
task-unknown = a secret task
task-t01 = Task 1
task-t02 = Task 2
task-t03 = Task 3
task-t04 = Task 4
task-t05 = Task 5
task-t06 = Task 6
task-t07 = Task 7
task-t08 = Task 8
task-t09 = Task 9
task-t10 = Task 10
task-t11 = Task 11
task-t12 = Task 12
task-t13 = Task 13
task-t14 = Task 14
task-t15 = Task 15
task-t16 = Task 16
half-t01-a = 1, upper half
half-t01-b = 1, lower half
half-t02-a = 2, upper half
half-t02-b = 2, lower half
half-t03-a = 3, upper half
half-t03-b = 3, lower half
half-t04-a = 4, upper half
half-t04-b = 4, lower half
half-t05-a = 5, upper half
half-t05-b = 5, lower half
half-t06-a = 6, upper half
half-t06-b = 6, lower half
half-t07-a = 7, upper half
half-t07-b = 7, lower half
half-t08-a = 8, upper half
half-t08-b = 8, lower half
half-t09-a = 9, upper half
half-t09-b = 9, lower half
half-t10-a = 10, upper half
half-t10-b = 10, lower half
half-t11-a = 11, upper half
half-t11-b = 11, lower half
half-t12-a = 12, upper half
half-t12-b = 12, lower half
half-t13-a = 13, upper half
half-t13-b = 13, lower half
half-t14-a = 14, upper half
half-t14-b = 14, lower half
half-t15-a = 15, upper half
half-t15-b = 15, lower half
half-t16-a = 16, upper half
half-t16-b = 16, lower half
card-unknown = a card

# Action cards
card-pegasus = Pegasus
card-hades = Favour of Hades
card-fleece = Golden Fleece
card-underworld = Return from the Underworld
card-poseidon = Wind of Poseidon
card-athena = Shield of Athena
card-zeus = Bolt of Zeus
card-hermes = Sandals of Hermes
card-call = Call of the Hydra
card-charon = Charon's Ferry
card-orpheus = Song of Orpheus
effect-pegasus = Every sailing reaches { $amount } farther.
effect-hades = { $amount ->
        [one] One of your fallen stays aboard in every fight.
       *[other] { $amount } of your fallen stay aboard in every fight.
    }
effect-fleece = +{ $amount } strength in every fight.
effect-underworld = Up to { $amount } soldiers back aboard.
effect-poseidon = +{ $amount } range for this sailing.
effect-athena = +{ $amount } strength in this fight, if you are losing.
effect-zeus = { $amount ->
        [one] Throw your fallen soldiers once more.
       *[other] Throw your fallen soldiers { $amount } more times.
    }
effect-hermes = Draw { $amount } action cards.
effect-call = Move the Hydra up to { $amount } fields.
effect-charon = { $amount ->
        [one] From anywhere to a Styx field: that is your sailing.
       *[other] From anywhere to { $amount } Styx fields: that is your sailing.
    }
effect-orpheus = { $amount ->
        [one] Pass ships and the Hydra in one sailing.
       *[other] Pass ships and the Hydra in { $amount } sailings.
    }
when-lasting = lasting
when-own = in your step
when-muster = your step, before a throw
when-reckoning = after a throw
window-muster = Pass for me before throws
window-reckoning = Pass for me after throws
when-always = your step, before or after a throw

# Options
option-first = First player
    .help = The first seat begins, or chance decides.
option-first-seat1 = the first seat
option-first-random = chance
option-target = Points to win
    .help = As in the rulebook (16, 14 or 12 for 2, 3 or 4 players), or a number from 6 to 30.
option-target-book = as in the rulebook
option-target-10 = 10 points
option-target-20 = 20 points
option-ship_stop = Reaching a ship
    .help = Ending at another ship is a fight, or you choose.
option-ship_stop-fight = always a fight
option-ship_stop-choice = attack or hold
option-anchor_stop = Shared anchors stop ships
    .help = May an anchor field with a ship be passed?
option-anchor_stop-off = Ships sail past
option-anchor_stop-on = Ships must stop
option-hydra_self = Hydra against one's own ship
    .help = May you send the Hydra against yourself to beat it?
option-hydra_self-free = allowed
option-hydra_self-once = once per turn
option-hydra_self-never = never
option-garrison = A beaten garrison
    .help = It goes to the underworld, or back aboard.
option-garrison-underworld = to the underworld
option-garrison-home = back aboard, as far as there is room
option-toss = How soldiers fall
    .help = Chances of fallen, upright and leaning.
option-toss-meeple = like wooden figures: leaning is likeliest
option-toss-flat = leaning is rare
option-toss-thirds = all three alike
option-poker_face = Poker face
    .help = Whoever holds a card is asked every time one might be played, so that being asked tells nothing.
option-poker_face-off = Asked when a card fits
option-poker_face-on = Always asked
option-turn_limit = Turn limit
    .help = After this many turns the highest total wins; 0 is none.
option-turn_limit-0 = none
option-turn_limit-20 = 20 turns
option-turn_limit-40 = 40 turns

# Actions
act-anchor = Anchor on { $field }
    .log = { $actor } anchors on { $field }.
act-kylix = Turn the Kylix: setting { $rim }
    .log = { $actor } turns the Kylix: setting { $rim }.
act-cards = Carry out the card die
    .log = { $actor } carries out the card die.
act-soldiers = Bring { $few } back aboard
    .log = { $actor } brings back soldiers: { $few }.
act-recover = Recover two soldiers instead of sailing
    .log = { $actor } does not sail but calls soldiers back.
    .sure = Give up sailing in this step and bring two soldiers back?
act-done = Done
    .log = { $actor } is done.
act-end = End the turn
    .log = { $actor } ends the turn.
act-sail = Sail to { $field }
    .log = { $actor } sails to { $field }.
act-sail-at = Sail to { $field } and attack { $hero }
    .log = { $actor } sails to { $field } against { $hero }.
act-attack = Attack { $place }
    .log = { $actor } attacks { $place }.
act-attack-ship = Attack { $hero }
    .log = { $actor } attacks { $hero }.
act-hold = Attack nobody
    .log = { $actor } attacks nobody.
act-found = Found { $settlement }
    .log = { $actor } founds { $settlement }.
    .sure = Leave soldiers here to found { $settlement }?
act-styx-take = Bring back all who fit
    .log = { $actor } brings soldiers back over the Styx.
act-styx-pass = Leave the dead below
    .log = { $actor } leaves the dead below.
act-unload = Unload a treasure: { $colour }
    .log = { $actor } unloads a treasure ({ $colour }).
act-deliver = Deliver for a point: { $colour }
    .log = { $actor } delivers a treasure in Athens ({ $colour }).
act-claim = Fulfil task { $half }
    .log = { $actor } fulfils task { $half }.
act-claim-one = Fulfil task { $half }: { $one }
    .log = { $actor } fulfils task { $half } ({ $one }).
act-claim-two = Fulfil task { $half }: { $one }, { $two }
    .log = { $actor } fulfils task { $half } ({ $one }, { $two }).
act-claim-three = Fulfil task { $half }: { $one }, { $two }, { $three }
    .log = { $actor } fulfils task { $half } ({ $one }, { $two }, { $three }).
act-return = Put the treasure into { $city } ({ $colour })
    .log = { $actor } puts a treasure ({ $colour }) back into { $city }.
act-discard = Discard { $card }
    .log = { $actor } discards { $card }.
act-pass = Pass
    .log = { $actor } passes.
act-play = Play { $card }
    .log = { $actor } plays { $card }.
act-play-underworld = Play Return from the Underworld: bring { $few } back
    .log = { $actor } plays Return from the Underworld: { $few } back aboard.
act-play-call = Call the Hydra to { $field }
    .log = { $actor } calls the Hydra to { $field }.
act-play-call-at = Call the Hydra to { $field } against { $hero }
    .log = { $actor } calls the Hydra to { $field } against { $hero }.
act-play-charon = Take Charon’s Ferry to { $field }
    .log = Charon ferries { $actor } to { $field }.
act-hydra = Move the Hydra to { $field }
    .log = { $actor } moves the Hydra to { $field }.
act-hydra-at = Move the Hydra to { $field } against { $hero }
    .log = { $actor } moves the Hydra to { $field } against { $hero }.
act-take = Take a treasure: { $colour }
    .log = { $actor } takes a treasure ({ $colour }).
act-leave = Take nothing
    .log = { $actor } takes nothing.
act-push = Push { $hero } to { $field }
    .log = { $actor } pushes { $hero } to { $field }.
act-push-hydra = Push the Hydra to { $field }
    .log = { $actor } pushes the Hydra to { $field }.
act-first = { $hero } begins
    .log = { $hero } begins.
act-stock = Treasure for { $city }: { $colour }
    .log = A treasure is put into { $city } ({ $colour }).
act-task = { $task } is turned up
    .log = { $task } is turned up.
act-deal = { $hero } gets { $task }
    .log = { $hero } gets { $task }.
act-draw = { $hero } draws { $card }
    .log = { $hero } draws { $card }.
act-roll = The { $hollow } shows { $face }
    .log = The { $hollow } shows { $face }.
act-toss = { $hero }: { $fallen } fallen, { $firm } upright, { $leaning } leaning
    .log = { $hero } throws: { $fallen } fallen, { $firm } upright, { $leaning } leaning.
id-fallen = { $word } fallen
id-firm = { $word } upright

# What follows
heading-round = Turn { $n }
story-turn = Turn { $turn }: { $seat } rolls the Kylix.
story-stocked = Treasures are laid into the cities.
story-thrown = The Kylix shows { $rim } on the rim and { $middle } in the middle.
story-setting = { $seat } turns the Kylix: cards { $cards }, soldiers { $soldiers }, sailing { $sailing }, Hydra { $hydra }.
story-fight-ship = { $seat } attacks the ship of { $other }.
story-fight-hydra = { $seat } attacks the Hydra.
story-fight-hydra-attacks = The Hydra attacks { $seat }.
story-wins = { $seat } wins the fight.
story-wins-by = { $seat } wins the fight, { $own } against { $against }.
story-loses = { $seat } loses the fight.
story-loses-by = { $seat } loses the fight, { $own } against { $against }.
story-falls = To the underworld: { $number } of { $seat }.
story-returns = Back aboard: { $number } of { $seat }.
story-task = { $seat } lays down { $task }.
story-total = { $seat } now has { $total } of { $target } points.
story-conquered = { $place } now belongs to { $seat }.
story-empty = { $place } stands empty.
story-removed = Several fulfil { $task } at the same moment: it leaves the game, each gets a point card.
story-refill = The discard pile becomes the new draw pile.
story-wins-game = { $seat } has { $total } points and wins the game.
story-limit = The agreed number of turns is over.
result-won = The gods are honoured: the points are reached.
result-limit = The agreed turns are over; the highest total wins.
standing = { $total } = { $tasks } + { $cards } + { $settlements } (tasks, point cards, settlements)
reason-points = { $detail } points were the goal.
reason-turns = { $detail } turns have been played.

# Prompts
prompt-over = The game is over.
prompt-first = Chance names the first player.
prompt-stock = The treasures are put into the cities.
prompt-open = Two task cards are laid open.
prompt-hands = Everybody gets action cards and a secret task.
prompt-anchor = { $who }: choose an anchor field round Athens.
prompt-roll = { $active } rolls the dice in the Kylix.
prompt-step-unused = { $who }: sail up to { $range }, act where you are, or recover two soldiers.
prompt-step-full = { $who }: sail up to { $range }, or act where you are.
prompt-step-stop = { $who }: your ship lies still. Act here or choose Done.
prompt-step-spent = { $who }: fulfil tasks, play cards, or choose Done.
prompt-kylix = { $who }: turn the Kylix so that each die serves you best.
prompt-main-unused = { $who }: your four actions in any order. You can sail { $range }.
prompt-main-stop = { $who }: your ship lies still. Act here, use your other dice, or end the turn.
prompt-main-spent = { $who }: use your other dice, or end the turn.
prompt-draw = { $drawer } draws an action card.
prompt-return = { $who }: put the treasure ({ $colour }) back into a city with a free place.
prompt-discard = { $who }: discard action cards for the task. Still owed: { $owed }.
prompt-replace = A new task card is turned up.
prompt-reveal = { $who }: { $task }, just turned up, can be fulfilled at this very moment. Fulfil it or pass.
prompt-styx = { $who }: you have come to the Styx. Bring your soldiers back?
prompt-boarding = { $who }: attack a ship here, or hold?
prompt-meanwhile = { $me }: you may play a card meanwhile.
prompt-muster = { $who }: the soldiers are about to be thrown. Reinforce, or pass.
prompt-toss = { $thrower } throws the soldiers.
prompt-reckoning = { $who }: the soldiers are thrown. Play a card, or pass.
prompt-reward = { $who }: your win fulfils more than one task. Choose.
prompt-spoils = { $who }: take a treasure, push the loser, or do neither.
prompt-plunder = { $who }: the city is yours for a moment. Take one treasure.
prompt-push-ship = { $who }: push the beaten ship three fields.
prompt-push-hydra = { $who }: push the Hydra three fields.

# Help
help-over = Whoever first has the points wins at once; the others rank by their totals (D-1.1, D-15).
help-first = With this option every player has the same chance to begin (D-3.9).
help-stock = Fifteen treasures fill the places of the eight cities (D-3.1).
help-open = Open tasks are for everybody (D-3.4, D-8.2).
help-hands = Three action cards and one secret task each, seen by their owner only (D-3.7).
help-anchor = Each ship begins on an anchor field of its own; anchors are always safe (D-3.8, D-2.3).
help-roll = Four dice on the rim, one in the middle. The others move first, by the middle die (D-4.1, D-4.2).
help-step = Sail once up to the middle die; at the stop one attack and one settlement. Or let two soldiers return instead. Tasks and cards at any point (D-4.3, D-4.4, D-6.8).
help-kylix = The cup may only be turned: clockwise cards, soldiers, sailing, Hydra (D-5.1).
help-main = Cards (1: all others draw, 2: nobody, 3: you), soldiers, sailing and Hydra, each once, in any order; cards must be carried out (D-5.2 to D-5.6).
help-draw = An empty draw pile is refilled from the discard pile (D-5.8).
help-return = Treasures handed over go back to any city with a free place (D-8.7).
help-discard = A card task is paid with cards from the hand (D-8.7).
help-replace = A fulfilled open task is replaced at once (D-8.8).
help-reveal = All whom the new task fits answer at once, in secret. One claim takes the card; several get one point card each and the task is gone (D-8.9, D-8.10).
help-styx = All who fit come aboard. With strictly most soldiers below you score 2 point cards, 1 with two players (D-7.3 to D-7.5).
help-boarding = With this option reaching a ship starts nothing by itself (D-6.9).
help-muster = Before the throw whoever is not in a step of their own may reinforce (D-12.3).
help-toss = Fallen counts nothing and goes below, upright counts 1, leaning a half (D-12.4).
help-reckoning = Attacker first, one card at a time, until all are silent (D-12.5).
help-reward = One win fulfils one task (D-8.12).
help-spoils = The winner takes one treasure of the loser or pushes the ship three fields (D-12.10).
help-plunder = One treasure per win; on a full ship a soldier makes room (D-12.12, D-12.13).
help-push-ship = Whoever loses to the Hydra is pushed by the right neighbour (D-13.7, D-14).
help-push-hydra = The beaten Hydra goes three fields over open sea; there it attacks nobody (D-13.5, D-13.9).

# Refusals
why-chance-only = Dice, cards and throws are not yours to choose.
why-wrong-time = Something else is asked now.
why-cards-only = It is not your turn: until then only action cards can be played.
why-only-in-turn = Play this card in your own turn, or in a fight of yours.
why-no-anchor-field = { $field } is not an anchor field.
why-anchor-taken = Another ship lies there already.
why-same-setting = This setting gives the same dice as another one.
why-cards-done = The card die has been carried out.
why-soldiers-done = You have brought soldiers back already.
why-die-too-small = The die shows less.
why-too-few-below = You do not have that many soldiers in the underworld.
why-none-below = You have no soldiers in the underworld.
why-no-room = There is no room aboard for them.
why-sailing-used = Your sailing is used up: one in every turn, yours or another's.
why-cards-first = First carry out the card die.
why-name-ship = Several ships lie there: name one.
why-no-soldier = You have no soldier aboard.
why-name-no-ship = No ship needs to be named there.
why-ship-not-there = The ship of { $hero } is not there.
why-not-water = { $field } is not water.
why-already-there = Your ship lies there already.
why-out-of-reach = { $steps ->
        [one] No free way of one field leads there.
       *[other] No free way of { $steps } or fewer fields leads there.
    }
why-no-hydra-task = You may attack the Hydra only for a task that asks for it.
why-stop-over = Too late: attack and found where your ship stops, before you do anything else.
why-one-attack = One attack per stop.
why-not-beside = Your ship does not lie beside { $place }.
why-empty-city = The city holds no treasure.
why-not-held = Nobody else holds this settlement.
why-one-settlement = One settlement per stop.
why-settlement-taken = Soldiers stand there already.
why-too-few-aboard = { $number ->
        [one] You need a soldier aboard.
       *[other] You need { $number } soldiers aboard.
    }
why-all-fit = All your soldiers fit: nothing needs to be unloaded.
why-no-treasure = You have no such treasure aboard ({ $colour }).
why-no-treasure-any = You have no fitting treasure aboard.
why-not-at-anchor = Your ship must lie on an anchor field.
why-only-revealed = Only the task just turned up can be fulfilled now.
why-not-your-task = { $task } is neither open nor your secret one.
why-only-by-winning = This half is fulfilled only at the moment of a win.
why-no-colours = No treasures are named for this half.
why-wrong-colours = These are not the treasures the card asks for, in its order.
why-too-few-cards = You need { $number } action cards in hand.
why-other-win = This win fulfils another kind of task.
why-other-colour = Another treasure is to be put back first.
why-city-full = { $city } has no free place.
why-no-card = You do not hold { $card }.
why-say-more = Say where to, or how many.
why-not-in-muster = Before a throw only reinforcements and Hermes can be played.
why-only-in-reckoning = This card is played after a throw.
why-orpheus-twice = Orpheus already sings in this step.
why-bag-empty = Draw pile and discard pile hold too few cards.
why-nobody-fallen = None of your soldiers has fallen in this fight.
why-not-in-reckoning = This card does nothing after a throw.
why-not-losing = You are winning: this card would change nothing.
why-card-too-small = The card brings back fewer.
why-not-styx = Charon ferries to Styx fields only.
why-hydra-done = You have moved the Hydra already.
why-hydra-open-sea = The Hydra stays on open sea.
why-hydra-there = The Hydra is there already.
why-hydra-out-of-reach = { $steps ->
        [one] The Hydra cannot come there in one step.
       *[other] The Hydra cannot come there in { $steps } steps without passing a ship.
    }
why-own-ship = At this table the Hydra is not sent against one's own ship (again).
why-none-to-take = There is no such treasure to take ({ $colour }).
why-no-space = Your ship is full of treasures and has no soldier to make room.
why-push-other = It is { $hero } who is pushed.
why-push-three = { $field } is not a free field exactly three steps away.

# Board
board-turn =
  { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
  }
board-target = Goal: { $target } points
board-describe = { board-turn }. Hydra on { $hydra }. { $ships }
board-ship =
    { $seat }{ $field ->
        [none] {""}
       *[other] {" on "}{ $field }
    }. Soldiers: { $soldiers }, treasures: { $treasures }, points: { $total }.
board-city = { $place }, value { $value }: { $treasures }
board-settlement = { $place }, value { $value }: { $holder }
board-nobody = empty
board-hydra = Hydra, value { $value }
board-underworld = Underworld
board-cards = Cards
board-soldiers = Soldiers
board-sailing = Sailing
board-hydra-die = Hydra
board-setting = cards { $cards }, soldiers { $soldiers }, sailing { $sailing }, Hydra { $hydra }
card-die-1 = everybody else draws a card
card-die-2 = nobody draws a card
card-die-3 = you draw a card
board-tasks = Open tasks
board-secret = Your secret task
board-hand = Your hand
board-bag = { $deck ->
        [1] one action card
       *[other] { $deck } action cards
    }, { $tasks ->
        [1] one task left
       *[other] { $tasks } tasks left
    }
board-in-hand = { $cards } in hand
board-secret-held = secret task
board-strength = Strength { $strength }
board-needs = needs { $needed }
board-fallen = fallen
board-firm = upright
board-leaning = leaning
board-reach = In reach: { $fields }
board-points = { $total } of { $target }
half-all = Athens: { $colours }
half-any = Athens: { $colours }
half-or = { $one } or { $two }
half-and = { $one } + { $two }
half-named = { $half } (“{ $what }”)
task-named = { $task } (“{ $one }” or “{ $two }”, { $points } points)
half-pair = Athens: two of one colour
half-soldiers = { $city }: { $number } soldiers
half-cards = { $city }: discard { $number } cards
half-beat = Beat a player
half-hydra = Defeat the Hydra

# What a thing is and when it matters; the goal; the steps; what is asked next
why-thing-underworld = Fallen soldiers wait here until something brings them back.
why-thing-dead = They wait in the underworld until something brings them back.
    .name = Fallen soldiers of { $seat }
why-thing-styx = A ship that comes here may bring its soldiers back.
why-thing-field = Ships sail here, as far as the die allows.
    .name = Field { $name }
why-thing-athens = Treasures are delivered and tasks fulfilled here.
why-thing-place = A ship beside it may attack it, or found a settlement.
why-thing-stock = The winner of the city takes a treasure.
    .name = Treasure of the city: { $name }
why-thing-kylix = Turned once a turn, it gives each action its die.
    .name = Kylix
why-thing-die = It counts for the action it lies at.
why-thing-hydra = A die or a card moves it, and it attacks ships.
why-thing-seat = Points, soldiers, treasures and cards of this player.
why-thing-soldier = It is thrown in fights; those that stand count.
    .name = Soldier
why-thing-garrison = These soldiers hold a settlement and bring its points.
    .name = Garrison
why-thing-task = One of its two halves is enough to score it.
    .name = { $task }
why-thing-hand = When to play it: { $when }.
why-thing-ship = Where it stops, its hero may attack, found or deliver.
why-thing-cargo = Deliver it in Athens, or use it for a task.
    .name = Treasure aboard: { $name }
why-thing-fight = Soldiers are thrown; those that stand count.
    .name = The fight
why-thing-side = This is how strong { $seat } is in the fight.
    .name = { $seat }: strength
why-thing-chosen = This die serves the action in this turn.
    .name = { $action }
goal = Goal: be the first with { $target } points. You: { $mine }, the other players: { $best } at most.
goal-open = Goal: be the first with { $target } points.
stage-steps = Steps of the others
stage-kylix = Kylix
stage-main = Four actions
ask-sail-at = Which of the ships there do you attack?
ask-soldiers = How many soldiers come back aboard?
ask-play-underworld = How many soldiers come back aboard?
ask-play-call = Where does the Hydra go?
ask-play-call-at = Which of the ships there does the Hydra attack?
ask-play-charon = To which field of the Styx does the ferry go?
ask-hydra = Where does the Hydra go?
ask-hydra-at = Which of the ships there does the Hydra attack?
ask-deliver = Which treasure do you deliver for a point?
ask-claim-one = Which treasure do you give for it?
ask-claim-two = Which treasures do you give for it?
ask-claim-three = Which treasures do you give for it?

# What the chart of a finished game counts
figures = points

# What is done now, for those who click something else
now-anchor = Now everybody chooses an anchor field.
now-step = Now a ship sails, and acts where it stops.
now-kylix = Now the Kylix is turned.
now-main = Now the four actions are carried out.
now-return = Now a treasure goes back into a city.
now-discard = Now cards are discarded for a task.
now-reveal = Now the task just turned up may be fulfilled.
now-styx = Now soldiers may come back over the Styx.
now-boarding = Now a ship may be attacked here.
now-muster = Now cards may help before the throw.
now-reckoning = Now cards may help after the throw.
now-reward = Now the win fulfils one task.
now-spoils = Now the winner takes a treasure or pushes the loser.
now-plunder = Now the winner takes a treasure of the city.
now-push-ship = Now the beaten ship is pushed away.
now-push-hydra = Now the Hydra is pushed away.
now-over = The game is over.

# Why a hint advises something
gain-seat = { $who ->
    [me] You end
   *[other] { $seat } ends
} with { $more ->
    [more] more
   *[less] fewer
} points that way.
because-setting = It gives: { board-setting }.
because-rival = Points of { $hero }: { $total }.
because-athens = Athens lies beside it; treasures aboard: { $count }.
because-beside = { $place } lies beside it; treasures there: { $count }.
because-nearest = The nearest ship there is that of { $hero }; points: { $total }.
because-hand = Cards in your hand: { $count }.
because-target = Your points: { $own } of { $target }.
because-cargo = Of that colour you carry { $count }.
because-aboard = Soldiers aboard: { $count }.
because-points = Your points: { $own }; the other players: { $other } at most.
because-fight = The fight stands { $own } to { $against }.
because-treasures = { $count ->
    [one] A treasure lies
   *[other] { $count } treasures lie
} in { $place }.
because-losing = You are losing the fight, { $own } to { $against }.
because-winning = You are winning the fight anyway, { $own } to { $against }.
because-below = { $count ->
    [one] One of your soldiers lies
   *[other] { $count } of your soldiers lie
} in the underworld.
because-leads = { $hero } is ahead of the other players, with { $total } points.
