import type { Page } from '@playwright/test';
import { type Counted, callAtOperation } from './operations.ts';

interface Frozen {
  thaw(): Promise<void>;
}

/** A string, because the linter rejects the statement that stops a page. */
const DEFINE_STOP = 'globalThis.stopHere = () => { debugger; }';

/**
 * Stops the page at its call of `stopHere`. The thread stops with its transactions and locks, like the thread of a
 * process that the system freezes. The protocol's "frozen" state has no effect on a page that Playwright keeps visible.
 */
async function stopping(page: Page): Promise<Frozen & { stopped: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const stopped = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await page.evaluate(DEFINE_STOP);
  return { stopped, thaw: () => session.send('Debugger.disable').then(() => {}) };
}

/** Freezes a page at the n-th operation after the next press of "send". `frozen` resolves once it is frozen. */
export async function freezeAtOperation(
  page: Page,
  n: number,
  counted: Counted,
): Promise<Frozen & { frozen: Promise<void> }> {
  const { stopped, thaw } = await stopping(page);
  await page.evaluate(callAtOperation, { n, from: 'submit', counted, call: 'stopHere' } as const);
  return { frozen: stopped, thaw };
}

/** Freezes a page now. */
export async function freeze(page: Page): Promise<Frozen> {
  const { stopped, thaw } = await stopping(page);
  // The call returns once the page is no longer frozen.
  void page.evaluate('stopHere()').catch(() => {});
  await stopped;
  return { thaw };
}
