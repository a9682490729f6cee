import type { Page } from '@playwright/test';
import { callAtOperation } from './operations.ts';

interface Frozen {
  thaw(): Promise<void>;
}

/** Defined as text: what stops a page is its debugger, whose statement the lint does not know as wanted. */
const DEFINE_STOP = 'globalThis.stopHere = () => { debugger; }';

/**
 * Has the page stop where it calls `stopHere`. Its thread stands still there, with the transactions and locks it
 * holds, as that of a process which the system freezes: the protocol's own "frozen" does nothing to a page that
 * Playwright keeps visible.
 */
async function stopping(page: Page): Promise<Frozen & { stopped: Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const stopped = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await page.evaluate(DEFINE_STOP);
  return { stopped, thaw: () => session.send('Debugger.disable').then(() => {}) };
}

/** Freezes a page at an operation after the visitor's first submission. Resolves with what waits for it, and what ends it. */
export async function freezeAtOperation(page: Page, n: number): Promise<Frozen & { frozen: Promise<void> }> {
  const { stopped, thaw } = await stopping(page);
  await page.evaluate(callAtOperation, { n, from: 'submit', call: 'stopHere' } as const);
  return { frozen: stopped, thaw };
}

/** Freezes a page where it stands. */
export async function freeze(page: Page): Promise<Frozen> {
  const { stopped, thaw } = await stopping(page);
  // Nothing comes back from a page that is frozen.
  void page.evaluate('stopHere()').catch(() => {});
  await stopped;
  return { thaw };
}

/** Freezes a page as the browser does with one behind others: after telling it. */
export async function freezeAsBrowser(page: Page): Promise<Frozen> {
  await page.evaluate(() => void document.dispatchEvent(new Event('freeze')));
  return freeze(page);
}
