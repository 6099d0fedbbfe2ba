title = Pumice
about = Everybody lays a stone at once; the heaviest that nobody matched wins what the die gives. Keep it, or splash a rival.
round = Round { $round } of { $rounds }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stones = { $stones ->
    [one] { $stones } stone in hand
   *[other] { $stones } stones in hand
}
crater = Crater: { $points }
prize = Prize: { $points }
your-hand = Your hand

seat-ash = Ash
seat-basalt = Basalt
seat-cinder = Cinder
seat-dune = Dune
stone-1 = Weight 1
stone-2 = Weight 2
stone-3 = Weight 3
stone-4 = Weight 4
stone-5 = Weight 5
stone-6 = Weight 6
stone-unknown = a stone

option-rounds = Rounds
    .help = How many rounds are played.
option-rounds-4 = 4
option-rounds-6 = 6
option-rounds-8 = 8

act-lay = Lay { $stone }
    .log = { $actor } lays { $stone }.
act-keep = Keep the prize
    .log = { $actor } keeps the prize.
act-splash = Splash a rival
    .log = { $actor } splashes.
act-target = Splash { $seat }
    .log = { $seat } gets wet.
act-draw = { $seat } draws { $stone }
    .log = { $seat } draws { $stone }.
act-roll = The die shows { $pips }
    .log = The die shows { $pips }.

story-turned = { $seat } turns up { $stone }.
story-wins = { $seat } wins a prize of { $prize }.
story-crater = Nobody laid a stone alone. In the crater: { $crater }.
story-gains = { $seat } gets { $points }.
story-loses = { $seat } loses { $points }.
story-round = Round { $round } of { $rounds } begins.

prompt-draw = Stones are being drawn.
prompt-lay = Everybody: lay one stone face down. Round { $round } of { $rounds }.
prompt-roll = The die is about to be thrown.
prompt-prize = The winner keeps the prize or splashes a rival.
prompt-aim = The winner names the rival who gets wet.
prompt-over = The game is over.
help-draw = Everybody draws one stone while the bag lasts (P-5.1).
help-lay = All lay one stone at once, face down. The heaviest one that nobody else laid wins the prize (P-2.1, P-3.2).
help-roll = The prize is the die plus what lies in the crater (P-3.1).
help-prize = Keep the whole prize, or take half and let a rival lose as much (P-4.1).
help-aim = Name a rival with points, who loses as much as you got, or everything (P-4.2).
help-over = Most points win; those who tie share the victory (P-6.2).

why-chance-only = Dice and stones from the bag are not yours to choose.
why-no-laying = You have laid a stone already.
why-wrong-time = That belongs to another moment of the round.
why-not-in-hand = You do not hold { $stone }.
why-no-prize = The prize is not yours.
why-name-rival = You chose to splash: name a rival.
why-no-splash = A splash needs a prize of at least two and a rival with points.
why-splash-first = Choose to splash first.
why-no-rival = { $seat } is not a rival with points.

result-won = One player has the most points.
result-shared = The victory is shared.
