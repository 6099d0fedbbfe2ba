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
greeting = Type a number or part of an action. ? shows help, quit leaves (the game is saved).
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
hint-chance = There is no hint for rolls and draws.
chance = From here the team wins about { $share } of 100 imagined games ({ $games } were played).
chance-none = This game cannot estimate the chance of winning.
rules-which = Which clause? For instance: rules 1.1
seat-which = Who can act now: { $names }
lang-which = Languages: { $languages }
handover = Pass the keyboard to { $name }
handover-enter = { $name }, press Enter when nobody else is looking.
kept-bug = Something went wrong. The game is saved in { $path }
kept-half = The game is saved in { $path }. Continue with: { $command }
kept-whole = The whole game is saved in { $path }. Replay it with: { $command }
commands-team = chance: how often the team wins from here
commands =
    number, or part of an action: choose or narrow the menu (all: the whole menu)
    ? ENTRY: what an entry means, and its clause
    why ACTION: why something is not allowed
    hint: what a strong player would do, and why
    undo: take the last action back, while nobody has learned anything from it
    board, log [N]: the board, the last lines of the log
    rules CLAUSE: read the rules
    seat NAME: let another seat act first, where several may
    lang en|nl|de|fr: change the language
    save FILE: write a copy of the game; quit: leave, the game is saved

# Looking after a server
admin-listed = { $count ->
        [one] one table
       *[other] { $count } tables
    } (o: over, l: listed, p: password; times are UTC)
admin-closed = Closed: nobody can play there.
admin-reopened = Open again.
admin-deleted = Deleted.
admin-imported = Imported.
admin-there = This table already exists.
admin-sure = Delete { $table } permanently?
admin-expired = Tables exported and deleted: { $count }.
admin-banned = { $address } is banned.
admin-wide = { $network } has { $count } addresses, and all of them would be banned. Ban it?
admin-not-banned = Nobody was banned.
admin-unbanned = { $address } is no longer banned.
admin-rotated = A new secret signs cookies and links. Running servers use it within seconds.
admin-secret = The secret comes from LAPILLI_SECRET: put a new one before the old one, separated by a space.
admin-folder = The folder { $folder } does not exist.
admin-saved = Tables in { $file }: { $count }.
admin-restored = Tables restored: { $count }.
admin-nowhere = The database { $file } does not exist: name that of your server with --database.
admin-exported = Exported to { $file }. The file contains the table’s secrets.
admin-kept = Nothing was deleted.
admin-unknown = { $address } was not banned.
admin-bans = { $count ->
        [0] No bans.
        [one] One ban; times are UTC.
       *[other] { $count } bans; times are UTC.
    }
admin-forgotten = A new secret signs cookies and links, and former ones are no longer accepted. Running servers sign everybody out within seconds.
doctor-python-good = Python { $version }.
doctor-python-bad = Python { $version } is too old: 3.11 or newer is needed.
doctor-kernel-good = The rules run compiled.
doctor-kernel-warn = The rules run interpreted, about thirty times slower: install a C compiler, then install Lapilli again.
doctor-games-good = Games: { $names }.
doctor-games-bad = Some games do not load: { $names }
mcp-missing = The Model Context Protocol needs one more package: pip install 'lapilli[mcp]'.
solve-value = Value
solve-exact = Exact
solve-action = Action
solve-nodes = { $nodes } positions enumerated.
doctor-server-bad = The server's packages are missing: pip install 'lapilli[play]'.
doctor-store-good = Tables can be stored in { $url }.
doctor-store-bad = Tables cannot be stored: { $reason }
doctor-disk-good = Free disk space: { $free } GB.
doctor-disk-warn = Only { $free } GB of disk space are free: make room, or let old tables expire (LAPILLI_EXPIRE_DAYS).
doctor-files-good = Limit of open files: { $most }.
doctor-files-warn = The limit of open files is { $most }, and every connection needs one: raise it to { $wanted } (LimitNOFILE, ulimit -n).
doctor-origin-good = The server accepts requests for its own host names only.
doctor-origin-warn = The server accepts requests for any host name: set yours with LAPILLI_ORIGIN.
doctor-secret-good = The secret that signs cookies is long enough.
doctor-secret-warn = LAPILLI_SECRET is short: use 32 random characters or more.

learn-next = Press Enter to continue.
learn-done = Lesson done.
learn-else = That is allowed, but try something else first.
learn-game = Now play a whole game:  { $command }

match-against = Against
match-games = Games
match-fair = Fair
match-pace = { $bot } thinks { $mean } ms of processor time about a decision, at most { $most } ms
bot-failed = The bot { $bot } failed: { $error }. A random action is played instead.
simulate-faults =
    { $bot } failed { $n ->
        [one] once
       *[other] { $n } times
    }; a random action was played instead.
simulate-fault = Game { $game }, decision { $decision }, seat { $seat }: { $error }
match-interpreted = The kernel is not compiled: strong and master play without search.
train-interpreted = The kernel is not compiled: this takes about thirty times as long.
train-part = { $part }
train-point = { $seconds } s, { $games } games: { $start } % now, { $elder } % to compare with
train-written = Written: { $file }.
train-kept = The old file is saved as { $file }.
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
whatif-same = All cases use the same dice and the same bot seeds, game by game; ± are 95 % intervals.
data-written = { $count ->
        [one] One decision written to { $file }
       *[other] { $count } decisions written to { $file }
    }

analyse-first = Start
analyse-play = Play
analyse-others = Others
analyse-luck = Luck
analyse-result = Result
analyse-adjusted = Without luck
analyse-worst = { $ply }. { $seat }: { $chosen } ({ $now } %). Better: { $better } ({ $then } %)
report-written = { $count } figures written to { $file }

# Challenges, and what an interruption leaves
challenge-head = Challenge { $game }, version { $version }: { $seats } seats, options { $options }
challenge-partners = Partners of ad-hoc play: { $partners }
challenge-way = Partners
challenge-self-play = Self-play
challenge-cross-play = Cross-play
challenge-ad-hoc = Ad hoc
interrupted-kept = Interrupted. { $n } games of this simulation are kept in { $file }; the same command goes on from there.
interrupted-nothing = Interrupted. Nothing is kept; --resume keeps what is played and goes on from there.
