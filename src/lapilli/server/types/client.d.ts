// Types that several scripts of the browser client share. Messages of the server are in wire.d.ts, which is generated.

// -- pages ------------------------------------------------------------------------------------------------------

// Every element of our pages is HTML or SVG, and both have dataset, style, focus and tabIndex.
interface Element extends ElementCSSInlineStyle, HTMLOrSVGElement {
  cloneNode(deep?: boolean): this;
  closest(selector: string): PageElement | null;
  setAttribute(name: string, value: string | number | boolean): void;
}

interface URLSearchParams {
  set(name: string, value: string | number): void;
}

// As TypeScript treats `list[0]`: who asks for an element knows that there is one, or asks with `?.`.
interface Array<T> {
  at(index: number): T;
  pop(): T;
  shift(): T;
}

interface ParentNode {
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): NodeListOf<PageElement>;
}

/** An element that a script finds by a selector: the template of the page, or the drawing, decides its kind. */
type PageElement = {
  dataset: Record<string, string>;
  parentElement: PageElement;
  getScreenCTM(): DOMMatrix;
  getContext(kind: "2d"): CanvasRenderingContext2D;
} & HTMLElement &
  SVGGeometryElement & {
    alt: string;
    checked: boolean;
    complete: boolean;
    currentSrc: string;
    disabled: boolean;
    elements: HTMLInputElement[];
    files: FileList;
    height: number;
    href: string;
    max: string;
    media: string;
    naturalHeight: number;
    naturalWidth: number;
    open: boolean;
    options: HTMLOptionElement[];
    placeholder: string;
    returnValue: string;
    selectionEnd: number;
    selectionStart: number;
    src: string;
    value: string;
    viewBox: SVGAnimatedRect;
    width: number;
    close(): void;
    decode(): Promise<void>;
    select(): void;
    setRangeText(text: string, start: number, end: number, mode: SelectionMode): void;
    requestSubmit(button: Element): void;
    showModal(): void;
    toDataURL(type: string, quality: number): string;
  };

type Child = Node | string | number | false | null | undefined | Child[];
// biome-ignore lint/suspicious/noExplicitAny: each listener knows its own kind of event
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: any) => unknown)>;

// -- geometry ---------------------------------------------------------------------------------------------------

interface Point {
  x: number;
  y: number;
}

interface Circle extends Point {
  r: number;
}

interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A part of a picture, in its own units. */
interface Region extends Point {
  width: number;
  height: number;
}

interface Box extends Sides {
  width: number;
  height: number;
}

/** The visible box of an element that is lit. */
interface Light extends Box {
  id: string;
  element: Element;
}

type Shape = "" | "narrow" | "square" | "wide";

// -- pictures ---------------------------------------------------------------------------------------------------

/** A drawn thing: an element of the board's picture, which is laid out; most have a data-id. */
type Thing = { dataset: Record<string, string>; getScreenCTM(): DOMMatrix } & SVGGraphicsElement;

/** How a thing is outlined, in the coordinates of `source` (outline.js). */
interface Outline {
  source: PageElement;
  drawn: Thing;
  circle?: Circle;
}

/** Starts an animation that is finished or cancelled with the transition it belongs to. */
type Run = (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) => Animation;

/** Where a drawn thing is and what it looks like (pictureIndex.js). */
interface IndexedThing {
  element: Thing;
  look: string; // its markup, where a change of it is shown by a movement
  covered: boolean;
  tile: boolean;
  many: number; // of a group of equal pieces: how many stand there
  hit: boolean;
  matrix: DOMMatrix;
  middle: DOMPoint; // absent (null) of what is not laid out: check before use
  parent: string | undefined;
}

// -- the table --------------------------------------------------------------------------------------------------

type Seat = Outgoing.SeatWords;
type Action = Outgoing.MenuEntry;
type LogLine = Outgoing.LogLine;

/** A frame as the client keeps it: complete, its picture ready to be built. */
interface Frame extends Omit<Outgoing.Frame, "svg"> {
  svg: string | PictureParts;
  version: number;
}

type FinishedFrame = Frame & { result: Ending.ResultWords };

interface ReplayFrame extends Frame {
  plies: number;
  viewers: { name: string; label: string }[];
  rounds: number[];
}

/** The connection of a table page: a socket to a table, or requests to a lesson. */
type Connection = TableSocket | LessonConnection;

interface ChatMessage {
  seat: string;
  text: string;
  at: number;
  from?: string;
  things?: Record<string, string>;
  spoken?: boolean; // a phrase of the game, not typed
}

/** A phrase to say, by its action (`text`) or by the word with which it begins (`word`). */
interface PhraseWish {
  text?: string;
  word?: string;
}

interface Tool {
  key: string;
  icon: string;
  words: string;
  act: () => unknown;
  title?: string;
  off?: boolean;
  strong?: boolean;
}

/** What the buttons of the menu do: `pick` clicks an id, `take` chooses an action, once or several times. */
interface MenuOptions {
  pick: (id: string) => unknown;
  take: (action: Action, times?: number) => unknown;
  back: () => unknown;
  names: Record<string, string>;
  short?: boolean;
}

interface Answer {
  key: string;
  words: string;
  act: () => unknown;
  main?: boolean;
}

/** What a person has chosen, what they are asked, and what waits for the server (selection.js). */
interface TableSelection {
  seat: string;
  ply: number;
  version: number;
  moves: Choice | null;
  phrases: Action[];
  phrase: Choice | null;
  question: SelectionQuestion | null;
  hint: { seat: string; text: string; words: string; figures: string } | null;
  thinking: string;
  answer: { reason: string; rule: string } | null;
  asked: boolean;
  repeat: { seat: string; text: string; left: number } | null;
  later: PhraseWish[];
  sending: Messages.Play | null;
  due: number;
}

type SelectionQuestion =
  | { kind: "warn" | "confirm" | "grace"; action: Action; words: string; times: number }
  | { kind: "rewind" };

/**
 * What an event of the selection carries that may play something: are warnings wanted, do others play here who cannot
 * go back alone, and the id of a message.
 */
interface SelectionContext {
  coached: boolean;
  shared: boolean;
  messageId: string;
}

type SelectionEvent =
  | ({ type: "frame"; frame: Frame; last: boolean } & SelectionContext)
  | ({ type: "click"; id: string; live: boolean; near: boolean; around: string[] } & SelectionContext)
  | ({ type: "choose"; action: Action; times: number } & SelectionContext)
  | ({ type: "say"; wish: PhraseWish } & SelectionContext)
  | ({ type: "extend"; id: string } & SelectionContext)
  | ({ type: "yes" } & SelectionContext)
  | ({ type: "better" } & SelectionContext)
  | { type: "back" | "rewind" | "reconnected" }
  | { type: "ask-hint"; messageId: string }
  | { type: "hint"; id: string; seat: string; text: string; words: string; figures: string; waiting: boolean }
  | { type: "why"; reason: string; rule: string }
  | ({ type: "played"; id: string; version: number } & SelectionContext)
  | ({ type: "refused"; id: string } & SelectionContext);

/** What is to be done after an event of the selection. */
type SelectionEffect =
  | { type: "play"; message: Messages.Play }
  | { type: "hint"; id: string }
  | { type: "why"; id: string; around: string[] }
  | { type: "chosen"; id: string }
  | { type: "open" | "rewind" | "step" | "back" | "attend" | "gone" | "no-hint" };

/** Everything the table page shows (tableState.js). */
interface TableState {
  frame: Frame;
  arrival: number;
  fresh: LogLine[];
  marks: string[];
  selection: TableSelection;
  waiting: number;
  news: LogLine[];
  step: { path: string; words: string; barred: string };
  lost: boolean;
  ended: string;
  lastError: string;
  naming: string;
  nameless: boolean;
  said: ChatMessage[];
  sent: { words: string; picked: Record<string, string>; text: string } | null;
  problem: { reason: string; rule?: string } | null;
  picked: Record<string, string>;
  pointing: boolean;
  writing: boolean;
}

/** What the analysis asks of the replay: `go` to a ply, `look` at a decision, `attend` to things. */
interface AnalysisCallbacks {
  go: (ply: number) => unknown;
  look: (point: Responses.Decision) => unknown;
  attend: (ids: string[]) => void;
}

/** A game of the home page, with how many tables of it are being played. */
type HomeGame = Responses.GameWords & { now?: number; odds: { label: string; seats: number; won: number }[] | null };

/** An event of the table page: a message of the server, a frame whose turn has come, or the state of the connection. */
type TableEvent =
  | { type: "frame"; frame: Frame; last: boolean }
  | { type: "waiting"; waiting: number }
  | { type: "connection"; connected: boolean; ended?: boolean }
  | Outgoing.Chat
  | Outgoing.Error
  | Outgoing.GivenLink
  | Outgoing.Hint
  | Outgoing.Played
  | Outgoing.Presence
  | Outgoing.Step
  | Outgoing.What
  | Outgoing.Why;

interface ReplayState {
  frame: ReplayFrame;
  ply: number;
  seat: string;
  playing: boolean;
  aim: number;
  wanted: number;
}

// -- classes of the scripts -------------------------------------------------------------------------------------

type Board = import("../static/board.js").Board;
type Camera = import("../static/camera.js").Camera;
type Choice = import("../static/choice.js").Choice;
type Coach = import("../static/coach.js").Coach;
type FrameQueue = import("../static/frameQueue.js").FrameQueue;
type LessonConnection = import("../static/lessonConnection.js").LessonConnection;
type PanZoom = import("../static/panZoom.js").PanZoom;
type Picture = import("../static/picture.js").Picture;
type PictureParts = import("../static/pictureParts.js").PictureParts;
type PinnedCopy = import("../static/pinnedCopy.js").PinnedCopy;
type PlayerActions = import("../static/playerActions.js").PlayerActions;
type TableSocket = import("../static/socket.js").TableSocket;
type TableStore = import("../static/state.js").State<TableState>;
type WinChance = import("../static/winChance.js").WinChance;
