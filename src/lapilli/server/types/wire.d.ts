// Messages between server and client. Written by tools/generate_types.py from src/lapilli/server/wire: do not edit.

declare namespace Door {
  /** Somebody who asks to come in. */
  interface Newcomer {
    number: number;
    name: string;
  }

  interface DoorWords {
    to: string; // open, password, ask or closed
    asking: Door.Newcomer[];
  }
}

declare namespace Ending {
  /** A row of the final table. */
  interface StandingWords {
    seats: string[];
    words: string;
    winner: boolean;
    members: Ending.StandingWords[];
  }

  interface ResultWords {
    outcome: string;
    words: string;
    reason: string;
    scores: Record<string, number>;
    winners: string[];
    standings: Ending.StandingWords[];
    counts: string; // what the lines of the chart count, where they are of the same kind
  }

  interface ChartLine {
    name: string;
    label: string;
    points: number[];
    harms: boolean; // more of it is bad
  }

  interface Turning {
    ply: number;
    words: string;
    changes: string; // what it did to the lines of the chart
  }
}

declare namespace Outgoing {
  type Tree = string | Outgoing.Tree[];

  /** A seat on the rail. */
  interface SeatWords {
    name: string;
    label: string;
    colour: string;
    letter: string;
    who: string; // person, bot, or link: nobody yet
    person: string;
    mine: boolean;
    away: boolean;
    connected: boolean;
    bot: string | null;
    acting: boolean;
    awaited: boolean;
    muted: boolean;
  }

  /** An action on offer. */
  interface MenuEntry {
    text: string;
    label: string;
    note: string; // what it brings, where its name tells a newcomer little
    click_path: string[];
    rule: string;
    confirm: boolean;
    question: string;
    reply: boolean; // it answers a question that was put to this seat
    talk: boolean; // it only says something
    many: number;
    grace: boolean; // with other people at the table it is sent a moment later, and can be taken back until then
    declines: boolean; // it does nothing, or nothing more: never the main button while there is something else to do
    warning: string; // of the coach, before a choice that beginners regret
    better?: string; // the action that the coach advises instead,
    better_label?: string; // and the words of its button
    weight?: number; // where real dice are typed in
  }

  /** A step of a turn. */
  interface Stage {
    label: string;
    now: boolean;
  }

  interface LogLine {
    ply: number;
    text: string;
    things: string[];
    by: string;
    round: number | null;
    heading: string; // what the game calls that round
    turn: string | null;
    at: number;
    talk: boolean;
    about: string;
  }

  interface Takeback {
    id: number;
    from: string;
    ply: number;
    mine: boolean;
    waiting: string[];
  }

  interface AutoPass {
    phase: string;
    label: string;
    yes: boolean;
  }

  interface Link {
    seat: string;
    url: string;
  }

  interface OptionWords {
    label: string;
    value: string;
  }

  /** What can be pointed at in talk. */
  interface Things {
    points: Record<string, string>;
    names: Record<string, string>;
  }

  interface ChatLine {
    from: string;
    seat: string;
    text: string;
    things: Record<string, string>;
    at: number;
  }

  /** The board and its words. */
  interface Drawn {
    phase: string;
    prompt: string;
    stages: Outgoing.Stage[];
    goal: string;
    help: string;
    rules: string[];
    picture: Outgoing.Tree[];
    shape: "" | "narrow" | "square" | "wide";
    description: string;
  }

  /** What a lesson says, at the thing it speaks of. */
  interface LessonWords {
    say: string;
    spot: string[];
    acts: boolean;
    right: string[]; // the actions that are right now: what they are clicked by is not dimmed
    answered: boolean;
    over: boolean;
    step: number;
    steps: number;
    rules: string[];
  }

  /** The whole picture. */
  interface Frame {
    type: "frame";
    phase: string;
    prompt: string;
    stages: Outgoing.Stage[];
    goal: string;
    help: string;
    rules: string[];
    picture?: Outgoing.Tree[]; // the board as a tree of parts,
    svg?: string; // or in one piece
    shape: "" | "narrow" | "square" | "wide";
    description: string;
    chat_open: boolean;
    chat_rule: string | null;
    phrases: boolean; // the game has phrases of its own
    version?: number;
    ply: number;
    kind?: string;
    by?: string | null;
    game: string;
    title: string;
    seed_commitment: string;
    dice: string; // server or typed
    you: string[];
    seat: string | null;
    spectator: boolean;
    host: boolean;
    may_act: string[];
    seats: Outgoing.SeatWords[];
    asks: string | null;
    menu: Outgoing.MenuEntry[];
    names: Record<string, string>;
    log: Outgoing.LogLine[];
    log_from: number;
    highlights: string[];
    undo: boolean;
    last: number | null;
    takeback: Outgoing.Takeback | null;
    alone: boolean;
    practice: boolean; // a table to try something at: everything is taken back without a question
    taken_back: number;
    handover: string | null;
    chat?: Outgoing.ChatLine[]; // in full frames, as the next two
    option_words?: Outgoing.OptionWords[];
    things?: Outgoing.Things;
    over: boolean;
    result: Ending.ResultWords | null;
    chart: Ending.ChartLine[];
    turning_point: Ending.Turning | null;
    clock: Record<string, number> | null;
    auto_pass: Outgoing.AutoPass[];
    links: Outgoing.Link[];
    door: Door.DoorWords | null; // for the host
    waiting: boolean; // nothing is played until all are here
    paused: boolean; // nor until one of the people whose time is up comes back
    rematch: string | null;
    lesson?: Outgoing.LessonWords; // in the last frame of an answer in a lesson
  }

  /** A frame of a moment that somebody leafs to. */
  interface Replay {
    type: "frame";
    phase: string;
    prompt: string;
    stages: Outgoing.Stage[];
    goal: string;
    help: string;
    rules: string[];
    picture?: Outgoing.Tree[];
    svg?: string;
    shape: "" | "narrow" | "square" | "wide";
    description: string;
    chat_open: boolean;
    chat_rule: string | null;
    phrases: boolean;
    version?: number;
    ply: number;
    kind?: string;
    by?: string | null;
    game: string;
    title: string;
    seed_commitment: string;
    dice: string;
    you: string[];
    seat: string | null;
    spectator: boolean;
    host: boolean;
    may_act: string[];
    seats: Outgoing.SeatWords[];
    asks: string | null;
    menu: Outgoing.MenuEntry[];
    names: Record<string, string>;
    log: Outgoing.LogLine[];
    log_from: number;
    highlights: string[];
    undo: boolean;
    last: number | null;
    takeback: Outgoing.Takeback | null;
    alone: boolean;
    practice: boolean;
    taken_back: number;
    handover: string | null;
    chat?: Outgoing.ChatLine[];
    option_words?: Outgoing.OptionWords[];
    things?: Outgoing.Things;
    over: boolean;
    result: Ending.ResultWords | null;
    chart: Ending.ChartLine[];
    turning_point: Ending.Turning | null;
    clock: Record<string, number> | null;
    auto_pass: Outgoing.AutoPass[];
    links: Outgoing.Link[];
    door: Door.DoorWords | null;
    waiting: boolean;
    paused: boolean;
    rematch: string | null;
    lesson?: Outgoing.LessonWords;
    plies: number;
    viewers: Record<string, string>[];
    rounds: number[]; // the plies at which a round, or where there are none a turn, begins
  }

  /** Why something was refused; `code` is stable, `reason` is in the person's language. */
  interface Reason {
    code: string;
    reason: string;
    rule?: string;
    nearest?: string[];
    line?: number;
  }

  interface Error {
    code: string;
    reason: string;
    rule?: string;
    nearest?: string[];
    line?: number;
    type: "error";
    id?: string; // of the message that it answers
  }

  interface Chat {
    type: "chat";
    version: number;
    from: string;
    seat: string;
    text: string;
    things: Record<string, string>;
    at: number;
  }

  interface Presence {
    type: "presence";
    seats: Outgoing.SeatWords[];
    paused: boolean;
  }

  interface Hint {
    type: "hint";
    id: string | null; // of the message that it answers
    seat: string;
    ply: number;
    text: string;
    label: string;
    click_path: string[];
    words: string; // what to do and why
    figures: string; // behind it, for those who ask
  }

  /** How likely all win together from here, as one's own seat knows it. */
  interface WinProbability {
    type: "win_probability";
    ply: number;
    percent: number | null; // None: this game cannot say
  }

  /** What a drawn thing is. */
  interface What {
    type: "what";
    thing: string;
    name: string;
    words: string;
    now: string;
    rule: string;
  }

  interface Why {
    type: "why";
    reason: string;
    rule: string;
  }

  interface Step {
    type: "step";
    click_path: string[];
    words: string;
    barred: string;
  }

  interface Pong {
    type: "pong";
    version: number;
  }

  interface Played {
    type: "played";
    id: string;
    version: number;
  }

  /** The link that gives away the seat I had. */
  interface GivenLink {
    type: "link";
    seat: string;
    url: string;
  }

  type Answer = 
    | Outgoing.Error
    | Outgoing.Hint
    | Outgoing.WinProbability
    | Outgoing.What
    | Outgoing.Why
    | Outgoing.Step
    | Outgoing.Pong
    | Outgoing.Played
    | Outgoing.GivenLink;

  type Outgoing = 
    | Outgoing.Frame
    | Outgoing.Chat
    | Outgoing.Presence
    | Outgoing.Error
    | Outgoing.Hint
    | Outgoing.WinProbability
    | Outgoing.What
    | Outgoing.Why
    | Outgoing.Step
    | Outgoing.Pong
    | Outgoing.Played
    | Outgoing.GivenLink;
}

declare namespace Messages {
  /** Fields that a later version adds are ignored. */
  interface Play {
    type: "play";
    seat: string;
    text: string;
    ply: number; // as counted for the viewer, like the version
    version?: number | null;
    id?: string | null;
  }

  /** Fields that a later version adds are ignored. */
  interface Undo {
    type: "undo";
    seat: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Takeback {
    type: "takeback";
    ply: number;
  }

  /** Fields that a later version adds are ignored. */
  interface Answer {
    type: "answer";
    takeback: number;
    yes: boolean;
  }

  /** Fields that a later version adds are ignored. */
  interface Chat {
    type: "chat";
    text: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Sit {
    type: "seat";
    seat: string;
    to: "bot" | "me";
    level?: string | null;
  }

  /** Fields that a later version adds are ignored. */
  interface AutoPass {
    type: "auto_pass";
    seat: string;
    phase: string;
    yes: boolean;
  }

  /** Fields that a later version adds are ignored. */
  interface Name {
    type: "name";
    seat: string;
    text: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Begin {
    type: "begin";
  }

  /** Fields that a later version adds are ignored. */
  interface Mute {
    type: "mute";
    seat: string;
    yes: boolean;
  }

  /** Fields that a later version adds are ignored. */
  interface Remove {
    type: "remove";
    seat: string;
  }

  /** Fields that a later version adds are ignored. */
  interface SetDoor {
    type: "door";
    to: "open" | "password" | "ask" | "closed";
    password?: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Admit {
    type: "admit";
    number: number;
    yes: boolean;
  }

  /** Fields that a later version adds are ignored. */
  interface HandOver {
    type: "hand_over";
    seat: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Hint {
    type: "hint";
    seat: string;
    id?: string | null;
  }

  /** Fields that a later version adds are ignored. */
  interface WinProbability {
    type: "win_probability";
  }

  /** Fields that a later version adds are ignored. */
  interface Why {
    type: "why";
    seat: string;
    text?: string | null;
    click_path?: string[] | null;
    around?: string[];
  }

  /** Fields that a later version adds are ignored. */
  interface What {
    type: "what";
    thing: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Step {
    type: "step";
    seat: string;
    click_path: string[];
  }

  /** Fields that a later version adds are ignored. */
  interface SwitchSeat {
    type: "switch_seat";
    seat: string;
  }

  /** Fields that a later version adds are ignored. */
  interface ReadyHandover {
    type: "ready_handover";
    seat: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Lang {
    type: "lang";
    lang: string;
  }

  /** Fields that a later version adds are ignored. */
  interface Screen {
    type: "shape";
    shape?: "" | "narrow" | "square" | "wide";
  }

  /** Fields that a later version adds are ignored. */
  interface Full {
    type: "full";
  }

  /** Fields that a later version adds are ignored. */
  interface Ping {
    type: "ping";
  }

  type Any = 
    | Messages.Play
    | Messages.Undo
    | Messages.Takeback
    | Messages.Answer
    | Messages.Chat
    | Messages.Sit
    | Messages.AutoPass
    | Messages.Name
    | Messages.Begin
    | Messages.Mute
    | Messages.Remove
    | Messages.SetDoor
    | Messages.Admit
    | Messages.HandOver
    | Messages.Hint
    | Messages.WinProbability
    | Messages.Why
    | Messages.What
    | Messages.Step
    | Messages.SwitchSeat
    | Messages.ReadyHandover
    | Messages.Lang
    | Messages.Screen
    | Messages.Full
    | Messages.Ping;
}

declare namespace Requests {
  /** Who shall sit on a seat: me (with `hotseat` others on this screen), a friend by link, a bot. */
  interface SeatRequest {
    who: "me" | "hotseat" | "link" | "bot";
    level?: string | null;
    name?: string;
  }

  /** Thinking time per seat, and what each action gives back. */
  interface ClockRequest {
    minutes: number;
    bonus?: number; // seconds
  }

  /** A new table. */
  interface TableRequest {
    game: string;
    seats: Requests.SeatRequest[];
    options?: Record<string, string | number | boolean>;
    dice?: "server" | "typed";
    box?: string | null;
    lang?: string;
    clock?: Requests.ClockRequest | null;
    listed?: boolean;
    password?: string;
    door?: "open" | "ask"; // ask: the host lets newcomers in one by one
    wait?: boolean; // nothing is played until all who are invited have come
  }

  /** What I want to be called. */
  interface NameRequest {
    name: string;
  }

  /** A phrase, a password, an invitation. */
  interface WordsRequest {
    words: string;
  }

  /** A free seat of a listed table, with its password where it has one, and what I am called there. */
  interface JoinRequest {
    password?: string;
    name?: string;
  }

  /** A record to be opened. */
  interface RecordRequest {
    record: string;
    box?: string | null;
    lang?: string;
  }

  /** What I am called on the seat I take. */
  interface SitRequest {
    name?: string;
  }

  /** Where a learner stands, and what they do: a message of the live socket, or `next` when they have read on. */
  interface LessonRequest {
    way?: string[];
    message?: Record<string, unknown> | null;
    next?: boolean;
    lang?: string;
    shape?: "" | "narrow" | "square" | "wide";
  }

  /** In which language the table of a lesson is opened. */
  interface TableOfLessonRequest {
    lang?: string;
  }

  /** What to try something at: a step of a lesson, a moment of a game, a position, or a record. */
  interface PracticeRequest {
    game?: string;
    lesson?: string;
    step?: number;
    way?: string[] | null; // or wherever this way through the lesson has led
    room?: string;
    ply?: number;
    seat?: string; // through whose eyes the moment was counted
    position?: Record<string, unknown> | null;
    lang?: string;
  }
}

declare namespace Responses {
  /** !!! abstract "Usage Documentation" */
  interface Error {
    code: string;
    reason: string;
    rule: string | null;
    line: number | null;
    nearest: string[] | null;
  }

  /** Something was refused and nothing was changed; `code` is stable, `reason` is in the person's language. */
  interface Failure {
    error: Responses.Error;
  }

  /** !!! abstract "Usage Documentation" */
  interface SeatLook {
    name: string;
    label: string;
    colour: string;
    letter: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface Value {
    value: string | number | boolean;
    label: string;
    seats: number[]; // with how many players it can be chosen
  }

  /** !!! abstract "Usage Documentation" */
  interface OptionWords {
    name: string;
    label: string;
    help: string;
    values: Responses.Value[];
    open: boolean;
    first: boolean;
  }

  /** !!! abstract "Usage Documentation" */
  interface Level {
    name: string;
    label: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface GameWords {
    name: string;
    title: string;
    about: string;
    seats: number[];
    minutes: number;
    together: boolean;
    seat_names: Record<string, Responses.SeatLook[]>;
    options: Responses.OptionWords[];
    room_options: Record<string, Record<string, unknown>>;
    levels: Responses.Level[];
    odds: Record<string, unknown>[] | null;
    lessons: number;
    example: boolean; // of the guide for authors
    cover: Record<string, string>; // by shade
    film: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface Games {
    games: Responses.GameWords[];
    levels: string[];
  }

  /** !!! abstract "Usage Documentation" */
  interface Link {
    seat: string;
    url: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface Opened {
    room: string;
    url: string;
    links: Responses.Link[];
  }

  /** !!! abstract "Usage Documentation" */
  interface Seated {
    room: string;
    url: string;
    seat: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface SeatState {
    name: string;
    label: string;
    colour: string;
    letter: string;
    who: string;
    person: string;
    mine: boolean;
    away: boolean;
    connected: boolean;
    bot: string | null;
    acting: boolean;
    awaited: boolean;
    muted: boolean;
  }

  /** !!! abstract "Usage Documentation" */
  interface TableState {
    room: string;
    url: string;
    game: string;
    title: string;
    seats: Responses.SeatState[];
    you: string[];
    yours: boolean;
    ply: number;
    version: number;
    options: Record<string, unknown>;
    dice: string;
    over: boolean;
    paused: boolean; // nobody plays or watches: bots wait until somebody comes back
    words: string;
    updated: string;
  }

  /** A listed table that waits for people; nobody is named who has not opened it. */
  interface OpenTable {
    room: string;
    url: string;
    game: string;
    title: string;
    seats: number;
    free: number;
    locked: boolean;
    asks: boolean; // the host lets newcomers in
    created: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface OpenTables {
    tables: Responses.OpenTable[];
  }

  /** May I come in: `open`, or why not; `waiting`: the host has been asked. `free`: a seat can be taken. */
  interface DoorState {
    state: "open" | "password" | "ask" | "waiting" | "refused" | "shut" | "sent-away";
    free: boolean;
  }

  /** Who I am here: my name, whether I have words to be recognised by, whether I may open tables. */
  interface Me {
    name: string;
    phrase: boolean;
    invited: boolean;
  }

  /** !!! abstract "Usage Documentation" */
  interface Phrase {
    phrase: string;
  }

  /** A stored table that cannot be opened here, and why: its game is not installed, or in another version. */
  interface Unreadable {
    room: string;
    code: string;
    reason: string;
  }

  /** !!! abstract "Usage Documentation" */
  interface Tables {
    tables: Responses.TableState[];
    unreadable: Responses.Unreadable[];
  }

  /** !!! abstract "Usage Documentation" */
  interface Dice {
    seed_commitment: string;
    over: boolean;
    seed: string | null;
    holds: boolean | null;
    throws: number;
    words: string;
  }

  /** A decision: when (of the viewer's plies), whose, the chance after it in percent with its error, and its parts. */
  interface Decision {
    ply: number;
    own: number; // the same moment as the seat that decides counts it
    seat: string;
    win_probability: number;
    error: number;
    play: number;
    luck: number;
    chosen: string;
    better: string;
    reason: string; // what speaks for the better one, if that is to be seen
    better_win_probability: number;
    click_path: string[];
  }

  /** A seat's way through the game, in percent. */
  interface SeatsWay {
    name: string;
    label: string;
    colour: string;
    first: number;
    play: number;
    others: number;
    luck: number;
    result: number;
    adjusted: number;
  }

  /** Luck and play of a game; `worst` are places among the points. */
  interface Analysed {
    together: boolean;
    seats: Responses.SeatsWay[];
    points: Responses.Decision[];
    worst: number[];
    decisions: number;
    partial: boolean;
  }

  /** How far work is that takes a while. */
  interface Share {
    percent: number;
  }

  /** !!! abstract "Usage Documentation" */
  interface Health {
    status: string;
  }
}
