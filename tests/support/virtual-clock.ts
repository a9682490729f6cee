const START = 1_800_000_000_000;

/** A clock that a test moves, with the waits of the code under test. A jump of the clock does not affect the waits. */
export class VirtualClock {
  /** Waits until all consequences of a moment are over, before the next moment. */
  quiet: () => Promise<void> = async () => {};
  #elapsed = 0;
  #offset = START;
  #waits: { at: number; resolve: () => void }[] = [];

  /** Returns the wall clock time in milliseconds. */
  get now(): number {
    return this.#elapsed + this.#offset;
  }

  /** Sets the clock forward or back. */
  jump(ms: number): void {
    this.#offset += ms;
  }

  wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      this.#waits.push({ at: this.#elapsed + ms, resolve });
    });

  /** Lets time pass and resolves the waits that end in this time. */
  async advance(ms: number): Promise<void> {
    const end = this.#elapsed + ms;
    await this.quiet();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waits.splice(this.#waits.indexOf(next), 1);
      this.#elapsed = Math.max(this.#elapsed, next.at);
      next.resolve();
      await this.quiet();
    }
    this.#elapsed = end;
  }

  #next(end: number) {
    return this.#waits.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
