import type { Page } from '@playwright/test';

/** Milliseconds in which a page is frozen that is busy meanwhile. */
const BUSY_MS = 500;

/** Calls `freeze` at the n-th operation on a database after the visitor's first submission, and stops in it. */
const freezeAt = ({ n, busyMs }: { n: number; busyMs: number }) => {
  const world = globalThis as unknown as { freeze(): Promise<void> };
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
        if (!counts || count !== n) return request;
        void world.freeze();
        const ends = performance.now() + busyMs;
        while (performance.now() < ends);
        return request;
      },
    });
  }
};

/** Freezes a page at an operation, as a browser freezes a tab. Resolves with what waits for it, and what ends it. */
export async function freezeAtOperation(page: Page, n: number) {
  const session = await page.context().newCDPSession(page);
  let isFrozen = () => {};
  const frozen = new Promise<void>((resolve) => {
    isFrozen = resolve;
  });
  await page.exposeBinding('freeze', async () => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    isFrozen();
  });
  await page.evaluate(freezeAt, { n, busyMs: BUSY_MS });
  return { frozen, thaw: () => session.send('Page.setWebLifecycleState', { state: 'active' }) };
}
