import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counter } from '#features/motion/view/Counter.tsx';

const animate = vi.fn(() => ({ cancel: () => {} }));

/** An IntersectionObserver that reports every element as visible at once. */
class Seen {
  readonly #tell: (entries: unknown[]) => void;
  constructor(tell: (entries: unknown[]) => void) {
    this.#tell = tell;
  }
  observe = () => this.#tell([{ isIntersecting: true }]);
  disconnect = () => {};
}

beforeEach(() => {
  animate.mockClear();
  Object.assign(HTMLElement.prototype, { animate });
  vi.stubGlobal('IntersectionObserver', Seen);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

// The tests in this process share their globals.
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

/** Hydrates a prerendered figure at this distance below the top of the window. */
async function hydrate(top: number): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Counter final="147 h" />);
  document.body.replaceChildren(container);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, 9));
  await act(async () => void hydrateRoot(container, <Counter final="147 h" />));
}

test('a figure that is visible or above the window before hydration does not animate', async () => {
  for (const top of [10, -900]) await hydrate(top);
  expect(animate).not.toHaveBeenCalled();
});

test('a figure that becomes visible later animates', async () => {
  await hydrate(innerHeight + 10);
  expect(animate).toHaveBeenCalledOnce();
});

test('a figure on a page opened by a link animates', async () => {
  document.documentElement.dataset.hydrated = 'yes';
  await hydrate(10);
  expect(animate).toHaveBeenCalledOnce();
});
