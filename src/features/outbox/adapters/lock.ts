import type { Lock, Presence } from '../ports.ts';

const LOCK = 'outbox';

/**
 * Time after which a lock holder counts as stalled, in milliseconds. It is longer than any attempt with its reads and
 * writes, and shorter than the minute of docs/outbox.md, rule 3.
 */
const LOCK_LIMIT_MS = 40_000;

/** Interval between two queries for the lock holder, in milliseconds. */
const POLL_MS = 5_000;

/** Time limit for stealing the lock, in milliseconds. */
const STEAL_LIMIT_MS = 3_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates one Web Lock for all tabs and the worker. The tasks of one tab run in sequence. A page that is left releases
 * the lock, but its task may continue when the page returns. By then another attempt has a higher number, and the
 * result of the earlier attempt changes nothing (model/delivery.ts).
 */
export function webLock(locks: LockManager, presence: Presence): Lock {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    // The caller handles the failure of the task. The next task only waits for its end.
    last = run.catch(() => {});
    return run;
  };
  return { run: (task) => inThisTab(() => locked(locks, presence, task)) };
}

/** Runs the task when this tab has the lock. */
async function locked<T>(locks: LockManager, presence: Presence, task: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const runTask = async () => {
    begun ??= task();
    // The caller handles the failure of the task.
    await raceLeave(presence, begun).catch(() => {});
  };
  while (!begun) {
    await presence.here();
    const request = (signal: AbortSignal) => locks.request(LOCK, { signal }, runTask);
    const outcome = await raceRequest((signal) => isStalled(locks, signal), presence, request);
    if (begun || outcome === 'left') continue;
    // The browser refuses locks.
    if (outcome === 'failed') return task();
    // The holder is frozen or hanging, so the lock is stolen. If this request gets no answer either, the task must
    // still run.
    const stealing = await raceRequest(
      () => sleep(STEAL_LIMIT_MS),
      presence,
      () => locks.request(LOCK, { steal: true }, runTask),
    );
    if (stealing !== 'left') begun ??= task();
  }
  return begun;
}

/**
 * Resolves when one tab has held the lock for longer than a task can take. Each tab has only one request at a time and
 * the tabs take turns, so a healthy holder is never pre-empted, however many tabs wait.
 */
async function isStalled(locks: LockManager, signal: AbortSignal): Promise<void> {
  let holder = await holderOf(locks);
  for (let heldFor = 0; heldFor < LOCK_LIMIT_MS && !signal.aborted; ) {
    await sleep(POLL_MS);
    const present = await holderOf(locks);
    heldFor = present === holder ? heldFor + POLL_MS : 0;
    holder = present;
  }
}

/** Returns the client that holds the lock; undefined if the browser does not report it. */
async function holderOf(locks: LockManager): Promise<string | undefined> {
  const { held = [] } = await locks.query().catch(() => ({ held: [] }));
  return held.find(({ name }) => name === LOCK)?.clientId;
}

/** Resolves with the result of the first promise, or with 'left' when the page is left. */
async function raceLeave<T>(presence: Presence, ...firsts: Promise<T>[]): Promise<T | 'left'> {
  let stop = () => {};
  const left = new Promise<'left'>((resolve) => {
    stop = presence.onLeave(() => resolve('left'));
  });
  return Promise.race([...firsts, left]).finally(stop);
}

/** Requests a lock. Resolves when the request has ended, when `late` resolves, or when the page is left. */
async function raceRequest(
  late: (signal: AbortSignal) => Promise<void>,
  presence: Presence,
  request: (signal: AbortSignal) => Promise<unknown>,
): Promise<'over' | 'late' | 'left' | 'failed'> {
  const controller = new AbortController();
  const granted = request(controller.signal).then(
    () => 'over' as const,
    () => 'failed' as const,
  );
  const isLate = late(controller.signal).then(() => 'late' as const);
  return raceLeave<'over' | 'failed' | 'late'>(presence, granted, isLate).finally(() => controller.abort());
}
