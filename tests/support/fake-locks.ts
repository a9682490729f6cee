interface Request {
  owner: string;
  grant: () => void;
}

interface Held {
  owner: string;
  steal: () => void;
}

/**
 * Simulates Web Locks between the pages of a test, as far as the outbox uses them, because Node has none. Requests
 * are granted in their order.
 */
export class FakeLocks {
  #held = new Map<string, Held>();
  #waiting = new Map<string, Request[]>();
  #killed = new Set<string>();

  /** Returns the lock manager of one page. */
  of(owner: string): LockManager {
    const request = (
      name: string,
      options: LockOptions,
      callback: (lock: object | null) => Promise<unknown>,
    ) =>
      new Promise((resolve, reject) => {
        if (this.#killed.has(owner)) return;
        const grant = () => {
          const held = { owner, steal: () => reject(new DOMException('Stolen', 'AbortError')) };
          this.#held.set(name, held);
          callback({ name })
            .finally(() => {
              if (this.#held.get(name) === held) this.#next(name);
            })
            .then(resolve, reject);
        };
        if (options.steal) {
          this.#held.get(name)?.steal();
          return grant();
        }
        if (!this.#held.has(name)) return grant();
        const waiting = { owner, grant };
        this.#waiting.set(name, [...this.#waitingFor(name), waiting]);
        options.signal?.addEventListener('abort', () => {
          this.#waiting.set(
            name,
            this.#waitingFor(name).filter((other) => other !== waiting),
          );
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    const query = async () => ({
      held: [...this.#held].map(([name, held]) => ({ name, clientId: held.owner })),
    });
    return { request, query } as unknown as LockManager;
  }

  /** Kills a page: its held locks and its requests end. */
  kill(owner: string): void {
    this.#killed.add(owner);
    for (const [name, waiting] of this.#waiting) {
      this.#waiting.set(
        name,
        waiting.filter((request) => request.owner !== owner),
      );
    }
    for (const [name, held] of this.#held) if (held.owner === owner) this.#next(name);
  }

  #waitingFor(name: string): Request[] {
    return this.#waiting.get(name) ?? [];
  }

  #next(name: string): void {
    this.#held.delete(name);
    const [next, ...others] = this.#waitingFor(name);
    this.#waiting.set(name, others);
    next?.grant();
  }
}
