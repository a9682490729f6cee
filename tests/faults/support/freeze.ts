import type { Page } from '@playwright/test';

interface Frozen {
  thaw(): Promise<void>;
}

/** Defined as text: what stops a page is its debugger, whose statement the lint does not know as wanted. */
const DEFINE_STOP = 'globalThis.stopHere = () => { debugger; }';

/**
 * Calls the debugger at the n-th operation on a database after the visitor's first submission, in the midst of its
 * transaction.
 */
const stopAt = (n: number) => {
  const world = globalThis as unknown as { stopHere(): void };
  let [count, counts] = [0, false];
  addEventListener(
    'submit',
    () => {
      counts = true;
    },
    true,
  );
  for (const name of ['add', 'put', 'delete', 'clear', 'get', 'getKey', 'getAll', 'getAllKeys'] as const) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](...parameters: unknown[]) {
        const request: unknown = Reflect.apply(operation, this, parameters);
        if (counts) count += 1;
        if (counts && count === n) world.stopHere();
        return request;
      },
    });
  }
};

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

/** Freezes a page at an operation. Resolves with what waits for it, and what ends it. */
export async function freezeAtOperation(page: Page, n: number): Promise<Frozen & { frozen: Promise<void> }> {
  const { stopped, thaw } = await stopping(page);
  await page.evaluate(stopAt, n);
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
