# What the server refuses
wrong-gone = There is no such table.
wrong-foreign = That seat is not yours.
wrong-seat = There is no such seat.
wrong-malformed = The message cannot be understood.
wrong-unknown = There is no message of that kind.
wrong-stale = The table has moved on: look at the new picture and choose again.
wrong-busy = The table is busy: try again.
wrong-dice = No result is asked of you now: the server throws the dice here.
wrong-takeback = There is nothing of that kind to take back.
wrong-large = That is too long: at most { $most }.
wrong-thing = There is nothing called { $thing } to point at.
wrong-things = At most { $most } things can be pointed at in one message.
wrong-full = There is no more room for that here.
wrong-rate = Too fast: wait a moment.
wrong-origin = Requests from other sites are not answered.
wrong-used = This link has been used: the seat is taken.
wrong-version = This table was played with version { $stored } of { $game }; version { $installed } is installed.
wrong-not-installed = The game { $game } is not installed here.
wrong-early = That can be seen when the game is over.
wrong-level = There is no bot of that level.
wrong-present = { $person } is here: a bot stands in only for those who have left.
wrong-time = The time of this seat is up.
wrong-away = The tables cannot be stored at the moment: nothing was changed, try again.
wrong-stalled = The tables cannot be stored at the moment: the bots wait and go on by themselves.
wrong-quota = This browser has no space left for tables: nothing was changed. Save a table as a file, then remove data of other pages.
wrong-storage = This browser does not store the table at the moment: nothing was changed, try again.
wrong-banned = Nobody is let in from your address.
wrong-closed = This table was closed: nothing is played here any more.
wrong-password = { $tried ->
        [yes] That is not the password.
       *[no] This table has a password.
    }
wrong-invitation = { $tried ->
        [yes] That was not the invitation.
       *[no] Whoever opens a table here needs an invitation.
    }
wrong-phrase = Nobody is known by these words: check every letter.
wrong-sent-away = You were sent away from this table.
wrong-ask = Newcomers ask the host of this table first.
wrong-refused = The host does not let you in.
wrong-shut = This table is closed to newcomers.
wrong-not-all-here = Not everyone is here yet: the game waits.
wrong-muted = You may not talk at this table for now.
wrong-bug = Something went wrong on the server. Nothing was changed.

# Hints, dice, bots
dice-none = The server threw no dice.
dice-hold = Every throw is the one that the seed had promised. Throws checked: { $throws }.
dice-broken = Some throws are not the ones that the seed had promised.
dice-imported = These dice were thrown elsewhere: only their record is known.
dice-later = The seed is shown when the game is over; its hash is fixed already.
level-random = Random
level-gentle = Gentle
level-casual = Casual
level-steady = Steady
level-strong = Strong
level-master = Master
sit-down = Sit down at the table
lesson-else = That is allowed, but try something else first: look at what is lit.
lesson-alone = In a lesson nobody listens. Use the phrases.
lesson-no-hint = Nothing to advise here: do what the lesson says.
log-joined = { $name } sits down: { $seat }.
log-came = { $seat }: somebody has joined.
log-bot = A bot ({ $level }) plays for { $seat } now.
log-back = { $seat } is played by a person again.
log-left = { $seat } has left the table.
log-returned = { $seat } is back.
log-sent-away = { $seat }: sent away. The seat waits for somebody.
log-handed = { $seat } is handed over and waits for somebody.
