import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import { openPage, seen } from './support/steps.ts';

const opener = (menu: string) => `header [popovertarget=${menu}]`;

const isOpen = (engine: Engine, menu: string) =>
  seen(engine, `${menu} is open`, (id) => document.getElementById(id)?.matches(':popover-open'), menu);

for (const { menu, size } of [
  { menu: 'language-menu', size: { width: 1280, height: 800 } },
  { menu: 'language-menu', size: { width: 390, height: 780 } },
  { menu: 'site-menu', size: { width: 390, height: 780 } },
]) {
  test(`${menu} at ${size.width} px opens in view, and Escape returns the focus`, async ({ engine }) => {
    await engine.resize(size);
    await openPage(engine, '/it/faq');
    await isOpen(engine, menu).toBe(false);
    await engine.click(opener(menu));
    await isOpen(engine, menu).toBe(true);
    const outside = await engine.run((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect(-1);
      return [box.left < 0, box.top < 0, box.right > innerWidth, box.bottom > innerHeight, box.width === 0];
    }, menu);
    expect(outside).toEqual([false, false, false, false, false]);
    await engine.press('Escape');
    await isOpen(engine, menu).toBe(false);
    await seen(
      engine,
      'its opener has the focus',
      (selector) => document.activeElement === document.querySelector(selector),
      opener(menu),
    ).toBe(true);
  });
}

test('a selection in the language menu opens the same page in that language', async ({ engine }) => {
  await openPage(engine, '/it/faq');
  await engine.click(opener('language-menu'));
  await engine.click('#language-menu a[hreflang=de]');
  await seen(engine, 'the address', () => location.pathname).toBe('/de/faq');
  await seen(engine, 'the language', () => document.documentElement.lang).toBe('de');
  await isOpen(engine, 'language-menu').toBe(false);
});
