// Fills in what frames omit because an earlier frame had it: the log so far, the options of this table, what can be
// pointed at.

export class FrameCompletion {
  /** @type {LogLine[]} */
  #lines = [];
  /** @type {Outgoing.OptionWords[]} */
  #options = [];
  /** @type {Outgoing.Things | undefined} */
  #things = undefined;

  /**
   * Return the frame with the whole log, the options and the things.
   * @param {Frame} frame
   * @returns {Frame}
   */
  complete(frame) {
    this.#options = frame.option_words ?? this.#options;
    this.#things = frame.things ?? this.#things;
    // a frame has only the log from `log_from` on
    this.#lines = [...this.#lines.filter((one) => one.ply < (frame.log_from ?? 0)), ...(frame.log ?? [])];
    return { ...frame, log: this.#lines, option_words: this.#options, things: this.#things };
  }
}
