interface Waiting {
  owner: string;
  grant: () => void;
}

/** Web Locks between the pages of a test, as far as the outbox uses them: Node has none. One name, first come, first served. */
export class FakeLocks {
  #held: { owner: string; steal: () => void } | undefined;
  #waiting: Waiting[] = [];

  /** The lock manager as one page sees it. */
  of(owner: string): LockManager {
    const request = (_name: string, options: LockOptions, callback: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const grant = () => {
          const held = { owner, steal: () => reject(new DOMException('Stolen', 'AbortError')) };
          this.#held = held;
          const over = () => {
            if (this.#held === held) this.#next();
          };
          callback().then(
            (result) => {
              over();
              resolve(result);
            },
            (problem) => {
              over();
              reject(problem);
            },
          );
        };
        if (options.steal) {
          this.#held?.steal();
          return grant();
        }
        if (!this.#held) return grant();
        const waiting = { owner, grant };
        this.#waiting.push(waiting);
        options.signal?.addEventListener('abort', () => {
          this.#waiting = this.#waiting.filter((other) => other !== waiting);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    return { request, query: async () => ({}) } as unknown as LockManager;
  }

  /** The page has been killed: what it held and waited for is gone. */
  kill(owner: string): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.owner !== owner);
    if (this.#held?.owner === owner) this.#next();
  }

  #next(): void {
    this.#held = undefined;
    this.#waiting.shift()?.grant();
  }
}
