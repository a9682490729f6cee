import { setTimeout as after } from 'node:timers/promises';
import type { Device } from '../../e2e/support/device.ts';
import type { FaultWorld } from './fault.ts';
import { callAtOperation, type From } from './operations.ts';

/** Actions of a visitor, during which the browser is killed. */
export interface Act {
  name: string;
  /** Prepares the queue and the answers of the service. */
  prepare(world: FaultWorld): Promise<void>;
  /** Performs the actions, and waits for the final message of the page. */
  act(world: FaultWorld): Promise<void>;
  from: From;
  /** Names of the submissions that the visitor deletes. */
  unwanted?: readonly string[];
}

/** Milliseconds, more than a killed browser needs to end. */
const ALIVE_MS = 5_000;

/**
 * Kills the browser at the n-th operation that writes, in a page that is opened from now on. Returns a function that
 * returns true once the kill has started.
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
 * Runs `act`. Resolves with `killed` if the browser was killed during it. `act` may complete between the operation and
 * the end of the browser.
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
