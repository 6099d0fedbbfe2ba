// What frames leave out because it was told before: the log so far, the options of this table, what can be pointed at.

export class Memory {
  #lines = [];
  #options = [];
  #things = {};

  /** A frame with the whole log, the options and the things. */
  complete(frame) {
    this.#options = frame.option_words ?? this.#options;
    this.#things = frame.things ?? this.#things;
    // the log comes in pieces: what the frame begins after is kept
    this.#lines = [...this.#lines.filter((one) => one.ply < (frame.log_from ?? 0)), ...(frame.log ?? [])];
    return { ...frame, log: this.#lines, option_words: this.#options, things: this.#things };
  }
}
