# Commands
command-moved = `{ $old }` is now `{ $new }`.
command-nearest = There is no command `{ $name }`. Did you mean: { $nearest }
command-unknown = There is no command `{ $name }`. `{ $help }` lists the commands.

# Lists and figures
games-name = Name
games-title = Game
games-seats = Seats
games-minutes = Minutes
games-options = Options
games-broken = { $name } is installed but does not load: { $reason }

simulate-head = { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $seats } seats, bots: { $bots }
simulate-seed = options changed: { $options }; seed: { $seed }
simulate-outcomes = Outcome
simulate-reasons = Reason
simulate-seat = Seat
simulate-level = Bot
simulate-share = Share
simulate-won = Won
simulate-score = Mean score
simulate-lengths = Decisions per game: { $mean } (fewest { $fewest }, quartiles { $quarter }, { $half }, { $three }, most { $most })
simulate-pace = { $seconds } s with { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }, { $pace } games per second; ± and ranges are 95 % intervals

replay-head = { $title }; seats: { $seats }
replay-written = { $count ->
        [one] One picture written
       *[other] { $count } pictures written
    }
result-winners = Won by: { $winners }

# At the keyboard
player = { $seat }: { $who ->
        [human] a person
       *[other] bot ({ $who })
    }
greeting = Type a number or part of an action; ? explains, quit leaves (the game is kept).
news-earlier = … { $count ->
        [one] one earlier line
       *[other] { $count } earlier lines
    }: see log
menu-more = … and { $count } more: type part of one, or all.
menu-filtered = { $shown } of { $all } entries; an empty line shows all again.
menu-only = Only this one of { $all } fits; an empty line plays it.
confirm = { $label }: sure? [Enter = yes, n = no]
no-entry = Nothing on the menu matches that.
nearest = Nothing on the menu matches that. Did you mean: { $nearest }?
legal = { $text } is allowed now.
saved = Saved: { $path }
hint = { $number }: { $words } ({ $text })
hint-chance = Nobody can advise chance.
chance = From here the team wins about { $share } of 100 imagined games ({ $games } were played).
chance-none = This game cannot work out the chance of winning.
rules-which = Which clause? For instance: rules 1.1
seat-which = Who can act now: { $names }
lang-which = There are: { $languages }
curtain = Pass the keyboard to { $name }
curtain-enter = { $name }, press Enter when nobody else is looking.
kept-bug = Something went wrong. The game is kept in { $path }
kept-half = The game is kept in { $path }. Go on with: { $command }
kept-whole = The whole game is kept in { $path }. See it again with: { $command }
commands =
    number, or part of an action: choose or narrow the menu (all: the whole menu)
    ? ENTRY: what an entry means, and its clause
    why ACTION: why something is not allowed
    hint: what a strong player would do, and why
    chance: how often the team wins from here
    undo: take the last action back, while nobody has learned anything from it
    board, log [N]: the board, the last lines of the log
    rules CLAUSE: read the rules
    seat NAME: let another seat act first, where several may
    lang en|nl|de|fr: change the language
    save FILE: write a copy of the game; quit: leave, the game is kept

# Looking after a server
admin-listed = { $count ->
        [one] one table
       *[other] { $count } tables
    } (o: over, l: listed, p: password; times are UTC)
admin-closed = Closed: nothing is played there any more.
admin-reopened = Open again.
admin-deleted = Deleted.
admin-imported = The table is back.
admin-there = That table is there already.
admin-sure = Delete { $table } for good?
admin-expired = Tables exported and removed: { $count }.
admin-banned = Nobody is let in from { $address }.
admin-wide = { $network } has { $count } addresses, and nobody would be let in from any of them. Ban it?
admin-not-banned = Nobody was banned.
admin-unbanned = { $address } is let in again.
admin-rotated = A new secret signs from now on; running servers take it over within seconds.
admin-secret = The secret comes from LAPILLI_SECRET: put a new one before the old one there, with a space between them.
admin-folder = There is no folder { $folder } to write into.
admin-saved = Tables in { $file }: { $count }.
admin-restored = Tables restored: { $count }.
admin-nowhere = There is no database { $file }: name the one your server uses with --database.
admin-exported = Exported to { $file }. It holds the table's secrets.
admin-kept = Nothing was deleted.
admin-unknown = { $address } was not kept out.
admin-bans = { $count ->
        [0] Nobody is kept out.
        [one] One address or network is kept out; times are UTC.
       *[other] { $count } addresses and networks are kept out; times are UTC.
    }
admin-forgotten = A new secret signs from now on and former ones are forgotten: running servers send everybody home within seconds.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } is too old: 3.11 or newer is needed.
doctor-kernel-good = The rules run compiled.
doctor-kernel-mind = The rules run interpreted, about thirty times slower: install a C compiler and Lapilli anew.
doctor-games-good = Games: { $names }.
doctor-games-bad = Some games do not load: { $names }
doctor-server-bad = The server's packages are missing: pip install 'lapilli[server]'.
doctor-store-good = Tables can be stored in { $url }.
doctor-store-bad = Tables cannot be stored: { $reason }
doctor-disk-good = Room on the disk: { $free } GB.
doctor-disk-mind = Only { $free } GB are left on the disk: make room, or let old tables expire (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Files that may be open at once: { $most }.
doctor-files-mind = Only { $most } files may be open at once, and every person is one: allow { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = The server answers to its own names only.
doctor-origin-mind = The server listens to everybody under any host name: name yours with LAPILLI_ORIGIN.
doctor-secret-good = Cookies are signed with a secret nobody can guess.
doctor-secret-mind = LAPILLI_SECRET is short: take 32 random characters or more.

learn-next = Enter goes on.
learn-done = Lesson done.
learn-else = That is allowed, but try something else first.
learn-game = Now a whole game:  { $command }

match-against = Against
match-games = Games
match-fair = Fair
match-pace = { $bot } thinks { $mean } ms of processor time about a decision, at most { $most } ms
match-interpreted = The kernel is not compiled: strong and master play without looking ahead.
train-interpreted = The kernel is not compiled: this takes about thirty times as long.
train-part = { $part }
train-point = { $seconds } s, { $games } games: { $start } % now, { $elder } % to compare with
train-written = Written: { $file }.
train-kept = The old one is kept as { $file }.
timing-game = Game, seats
timing-words = Milliseconds of processor time for a decision, mean / longest; the same { $n } decisions of one game for every level
ceiling-words = { $sees ->
    [dice] It sees the position and the dice to come
   *[hidden] It sees everything that is hidden, but no dice to come
}, and thinks as long as { $bot }. No table offers such a player.
rivals-team = A team of rivals; `lapilli bots match` tells how often bots win.

whatif-case = Case
whatif-figure = Figure
whatif-value = Mean
whatif-more = More than the first
whatif-same = Every case has the same dice and the same players’ minds, game by game; ± are 95 % intervals.
data-written = { $count ->
        [one] One decision written to { $file }
       *[other] { $count } decisions written to { $file }
    }

analyse-first = At first
analyse-play = Play
analyse-others = Others
analyse-luck = Luck
analyse-result = Result
analyse-adjusted = Without luck
analyse-worst = { $ply }. { $seat }: { $chosen } ({ $now } %). Better: { $better } ({ $then } %)
report-written = { $count } figures written to { $file }
