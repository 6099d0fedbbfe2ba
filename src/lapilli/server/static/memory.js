// What frames leave out because it was told before: the log so far, and the options of this table.

export class Memory {
  #lines = [];
  #options = [];

  /** A frame with the whole log and the options. */
  complete(frame) {
    if (frame.option_words) this.#options = frame.option_words;
    // the log comes in pieces: what the frame begins after is kept
    this.#lines = [...this.#lines.filter((one) => one.ply < (frame.log_from ?? 0)), ...(frame.log ?? [])];
    return { ...frame, log: this.#lines, option_words: this.#options };
  }
}
