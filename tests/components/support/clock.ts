import * as real from 'node:timers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { until } from '../../support/until.ts';

/** The longest pause of the app in milliseconds. Its time limits are longer. */
const LONGEST_PAUSE_MS = 1_500;

/** The longest pause that only orders events, in milliseconds. It runs in real time. */
const LONGEST_MOMENT_MS = 100;

type Task = () => unknown;
interface Timer {
  task: Task;
  ms: number;
  at: number;
  again: boolean;
}

const held = new Map<unknown, Timer>();
/** Pauses that are running. They end after a fiftieth of their time and then advance the clock. */
const pauses = new Set<unknown>();
let longestPause = LONGEST_PAUSE_MS;
let tests = 0;

const hold = (task: Task, ms: number, again: boolean) => {
  const timer = { task, ms, again, at: Date.now() + ms };
  held.set(timer, timer);
  return timer;
};

const reach = (at: number) => vi.setSystemTime(Math.max(at, Date.now()));

const wait = (task: Task, ms = 0) => {
  if (ms <= LONGEST_MOMENT_MS) return real.setTimeout(task, ms);
  if (ms > longestPause) return hold(task, ms, false);
  const [at, test] = [Date.now() + ms, tests];
  const timer = real.setTimeout(() => {
    pauses.delete(timer);
    // The page of an earlier test is closed.
    if (test !== tests) return;
    reach(at);
    task();
  }, ms / 50);
  pauses.add(timer);
  return timer;
};

const stop = (timer: unknown) => {
  pauses.delete(timer);
  if (!held.delete(timer)) real.clearTimeout(timer as NodeJS.Timeout);
};

/** Database requests and transactions that have not ended. */
const storing = new Set<unknown>();

function countStoring(): void {
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  const counted = <Work extends EventTarget>(work: Work, ends: readonly string[]): Work => {
    storing.add(work);
    for (const end of ends) work.addEventListener(end, () => storing.delete(work));
    return work;
  };
  IDBFactory.prototype.open = function (...what) {
    return counted(open.apply(this, what), ['success', 'error']);
  };
  IDBDatabase.prototype.transaction = function (...what) {
    return counted(transaction.apply(this, what), ['complete', 'abort']);
  };
}

/** Lets reads and renders finish while the clock does not move. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => real.setImmediate(resolve));
  await until(() => expect(storing.size).toBe(0));
}

/** Lets time pass and runs the due timers one after another. */
export async function passes(ms: number): Promise<void> {
  await settled();
  const end = Date.now() + ms;
  for (;;) {
    const [next] = [...held.values()].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    reach(next.at);
    if (next.again) next.at += next.ms;
    else held.delete(next);
    next.task();
    await settled();
  }
  reach(end);
}

/** Moves the clock without running a timer, as during the sleep of the device. */
export function sleeps(ms: number): void {
  for (const timer of held.values()) timer.at += ms;
  reach(Date.now() + ms);
}

/** Makes pauses wait for `passes` too, after the running ones have ended. Tests of the pauses use it. */
export async function holdPauses(): Promise<void> {
  longestPause = LONGEST_MOMENT_MS;
  await until(() => expect(pauses.size).toBe(0));
}

/** Lengthens the random pauses of the outbox, so that nothing is sent again while a test checks a failure. */
export const lengthenPauses = () => beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

/**
 * Installs the clock of all component tests. Short pauses of the app are shortened and end automatically. Time limits
 * and repeated timers wait until the test lets time pass, so that a busy machine never causes a timeout.
 */
export function installClock(): void {
  countStoring();
  Object.assign(globalThis, {
    setTimeout: wait,
    clearTimeout: stop,
    setInterval: (task: Task, ms = 0) => hold(task, ms, true),
    clearInterval: stop,
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
  });
  afterEach(() => {
    tests += 1;
    held.clear();
    storing.clear();
    longestPause = LONGEST_PAUSE_MS;
    vi.useRealTimers();
  });
}
