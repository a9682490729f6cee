import type { Lock, Presence } from '../ports.ts';

const LOCK = 'outbox';

/** Longer than any attempt with its reads and writes, within the minute of docs/outbox.md, rule 3. */
const LOCK_LIMIT_MS = 40_000;

/** Milliseconds between two queries of who holds the lock. */
const POLL_MS = 5_000;

/** Time limit for stealing the lock. */
const STEAL_LIMIT_MS = 3_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One Web Lock over all tabs and the worker. The tasks of one tab run in sequence. A page that is left releases the
 * lock, though its task may continue when it returns: by then another attempt has a higher number, and the result of
 * this one changes nothing (model/delivery.ts).
 */
export function webLock(locks: LockManager, presence: Presence): Lock {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    // The caller of the task handles its failure; the next one only waits for its end.
    last = run.catch(() => {});
    return run;
  };
  return { run: (task) => inThisTab(() => locked(locks, presence, task)) };
}

/** Runs the task once this tab has the lock. */
async function locked<T>(locks: LockManager, presence: Presence, task: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const hold = async () => {
    begun ??= task();
    // Its caller handles its failure.
    await orLeft(presence, begun).catch(() => {});
  };
  while (!begun) {
    await presence.here();
    const request = (signal: AbortSignal) => locks.request(LOCK, { signal }, hold);
    const outcome = await raceRequest((signal) => isStalled(locks, signal), presence, request);
    if (begun || outcome === 'left') continue;
    // The browser refuses locks.
    if (outcome === 'failed') return task();
    // The holder is frozen or hanging. Without an answer to this either, the task must still run.
    await raceRequest(
      () => sleep(STEAL_LIMIT_MS),
      presence,
      () => locks.request(LOCK, { steal: true }, hold),
    );
    begun ??= task();
  }
  return begun;
}

/**
 * Resolves once one tab has held the lock for longer than a task can take. Each tab asks for it once at a time and they
 * take turns, so a tab that works is never pre-empted, however many wait.
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

/** Client that holds the lock; undefined if the browser does not say. */
async function holderOf(locks: LockManager): Promise<string | undefined> {
  const { held = [] } = await locks.query().catch(() => ({ held: [] }));
  return held.find(({ name }) => name === LOCK)?.clientId;
}

/** Resolves with the result of the first, or with 'left' once the page is left. */
async function orLeft<T>(presence: Presence, ...firsts: Promise<T>[]): Promise<T | 'left'> {
  let stop = () => {};
  const left = new Promise<'left'>((resolve) => {
    stop = presence.onLeave(() => resolve('left'));
  });
  return Promise.race([...firsts, left]).finally(stop);
}

/** Requests a lock, until it is granted or `late` resolves or the page is left. */
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
  return orLeft<'over' | 'failed' | 'late'>(presence, granted, isLate).finally(() => controller.abort());
}
