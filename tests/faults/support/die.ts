import { setTimeout as after } from 'node:timers/promises';
import type { Device } from '../../e2e/support/device.ts';
import type { FaultWorld } from './fault.ts';
import { callAtOperation, type From } from './operations.ts';

/** What a visitor does in a browser that is killed meanwhile. */
export interface Act {
  name: string;
  /** Prepares the queue and the answers of the service. */
  prepare(world: FaultWorld): Promise<void>;
  /** Does it, and waits for the message of the page that ends it. */
  act(world: FaultWorld): Promise<void>;
  from: From;
  /** Names of the submissions that the visitor deletes. */
  unwanted?: readonly string[];
}

/** Milliseconds: longer than a killed browser takes to end. */
const ALIVE_MS = 5_000;

/**
 * Kills the browser at the n-th operation that writes, in a page that is opened from now on. Returns a function that
 * says whether it has come to that.
 */
export async function dieAtOperation(device: Device, n: number, from: From): Promise<() => boolean> {
  let isDying = false;
  await device.context.exposeBinding('die', () => {
    isDying = true;
    return device.kill();
  });
  await device.context.addInitScript(callAtOperation, { n, from, counted: 'writing', call: 'die' } as const);
  return () => isDying;
}

/**
 * Runs `act`. Resolves with `killed` if the browser was killed meanwhile. The page may end `act` in the moment between
 * the operation and the end of the browser.
 */
export async function endOf(
  { context }: Device,
  act: () => Promise<void>,
  isDying: () => boolean,
): Promise<'killed' | 'done'> {
  const killed = context.waitForEvent('close', { timeout: 0 }).then(() => 'killed' as const);
  const done = act().then(
    () => (isDying() ? killed : ('done' as const)),
    async (problem: unknown) => {
      // The calls to a browser that is being killed fail before its context is closed.
      const alive = after(ALIVE_MS).then(() => 'alive' as const);
      if ((await Promise.race([killed, alive])) === 'alive') throw problem;
      return 'killed' as const;
    },
  );
  return Promise.race([killed, done]);
}
