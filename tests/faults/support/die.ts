import { setTimeout as after } from 'node:timers/promises';
import type { Device } from '../../e2e/support/device.ts';
import type { FaultWorld } from './fault.ts';

/** What happens in a browser that dies in the middle of it. */
export interface Act {
  name: string;
  /** What waits when it begins, and what the service will say. */
  prepare(world: FaultWorld): Promise<void>;
  /** What the visitor does, up to the word of the page that ends it. */
  act(world: FaultWorld): Promise<void>;
  /** What makes a page count its operations: its beginning, or the visitor's first press or submission. */
  from: 'beginning' | 'click' | 'submit';
  /** What the visitor wants gone in it. */
  unwanted?: readonly string[];
}

/** Longer than a browser takes to end. */
const LIVES_MS = 5_000;

/** Calls `die` at the n-th operation on a database since this page counts them. */
const dieAt = ({ n, from }: { n: number; from: Act['from'] }) => {
  const world = globalThis as unknown as { die(): Promise<void> };
  let count = 0;
  let counts = from === 'beginning';
  const start = () => {
    counts = true;
  };
  if (from !== 'beginning') addEventListener(from, start, true);
  for (const name of [
    'add',
    'put',
    'delete',
    'clear',
    'get',
    'getKey',
    'getAll',
    'getAllKeys',
    'count',
  ] as const) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](...parameters: unknown[]) {
        if (counts) count += 1;
        if (counts && count === n) void world.die();
        return Reflect.apply(operation, this, parameters);
      },
    });
  }
};

/** Arms the pages that are opened from now on. */
export async function dieAtOperation(device: Device, n: number, from: Act['from']): Promise<void> {
  await device.context.exposeBinding('die', () => device.kill());
  await device.context.addInitScript(dieAt, { n, from });
}

/** How it ends: the browser is killed on the way, or all has been said and done before. */
export async function endOf({ context }: Device, act: () => Promise<void>): Promise<'killed' | 'done'> {
  const killed = context.waitForEvent('close', { timeout: 0 }).then(() => 'killed' as const);
  const done = act().then(
    () => 'done' as const,
    async (problem: unknown) => {
      // Whatever is asked of a browser that dies fails a moment before it is known to be dead.
      const lives = after(LIVES_MS).then(() => 'lives' as const);
      if ((await Promise.race([killed, lives])) === 'lives') throw problem;
      return 'killed' as const;
    },
  );
  return Promise.race([killed, done]);
}
