import { setTimeout as after } from 'node:timers/promises';
import type { Device } from '../../e2e/support/device.ts';
import type { FaultWorld } from './fault.ts';
import { callAtOperation, type From } from './operations.ts';

/** What happens in a browser that dies in the middle of it. */
export interface Act {
  name: string;
  /** What waits when it begins, and what the service will say. */
  prepare(world: FaultWorld): Promise<void>;
  /** What the visitor does, up to the word of the page that ends it. */
  act(world: FaultWorld): Promise<void>;
  from: From;
  /** What the visitor wants gone in it. */
  unwanted?: readonly string[];
}

/** Longer than a browser takes to end. */
const LIVES_MS = 5_000;

/** Arms the pages that are opened from now on. */
export async function dieAtOperation(device: Device, n: number, from: From): Promise<void> {
  await device.context.exposeBinding('die', () => device.kill());
  await device.context.addInitScript(callAtOperation, { n, from, call: 'die' });
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
