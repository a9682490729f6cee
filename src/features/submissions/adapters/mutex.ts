import type { Mutex, Presence } from '../ports.ts';

const LOCK = 'outbox';

/** Longer than any attempt with its reads and writes, within the minute of docs/outbox.md, rule 3. */
const LOCK_LIMIT_MS = 40_000;

/** Time limit for stealing the lock. */
const STEAL_LIMIT_MS = 3_000;

/**
 * Uses Web Locks, if available; else tasks of this tab run in sequence, and leases keep the tabs apart. A page that
 * is left releases the lock, though its task may continue when it returns: its lease has an end.
 */
export function mutex(locks: LockManager | undefined, presence: Presence): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    // The caller of the task handles its failure; the next one only waits for its end.
    last = run.catch(() => {});
    return run;
  };
  if (!locks) return { run: inThisTab };

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      let begun: Promise<T> | undefined;
      const hold = async () => {
        begun ??= task();
        await untilOverOrLeft(begun, presence);
      };
      while (!begun) {
        await presence.here();
        const outcome = await within(LOCK_LIMIT_MS, presence, (signal) =>
          locks.request(LOCK, { signal }, hold),
        );
        if (begun || outcome === 'left') continue;
        if (outcome === 'failed') return inThisTab(task);
        // The holder is frozen or hanging. If stealing fails as well, leases alone keep order.
        await within(STEAL_LIMIT_MS, presence, () => locks.request(LOCK, { steal: true }, hold));
        begun ??= task();
      }
      return begun;
    },
  };
}

async function untilOverOrLeft(task: Promise<unknown>, presence: Presence): Promise<void> {
  let stop = () => {};
  const left = new Promise<void>((resolve) => {
    stop = presence.onLeave(resolve);
  });
  const over = task.then(
    () => {},
    () => {},
  );
  await Promise.race([over, left]);
  stop();
}

/** Requests a lock that has to be granted within `ms` and before the page is left. */
async function within(
  ms: number,
  presence: Presence,
  request: (signal: AbortSignal) => Promise<unknown>,
): Promise<'over' | 'late' | 'left' | 'failed'> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const ended = new Promise<'late' | 'left'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
    stop = presence.onLeave(() => resolve('left'));
  });
  const granted = request(controller.signal).then(
    () => 'over' as const,
    () => 'failed' as const,
  );
  const outcome = await Promise.race([granted, ended]);
  clearTimeout(timer);
  stop();
  controller.abort();
  return outcome;
}
