import type { Page } from '@playwright/test';
import { locales } from '#site/locales.ts';
import { waiting } from '../support/waiting.ts';
import { expect, test } from './support/fixtures.ts';
import { keep } from './support/queue.ts';
import { delayScript, untilHydrated } from './support/steps.ts';
import { allowTextSettings, textSettings } from './support/text.ts';

// Full Chromium, because its letters have the widths that visitors see.
test.use({ whole: true, bypassCSP: true });

/** Widths of phones, tablets and desktops, and both sides of each breakpoint of the header. */
const widths = [320, 360, 390, 480, 720, 767, 768, 1024, 1135, 1136, 1248, 1279, 1280, 1366, 1440, 1920];

/** Stores submissions that are not due yet, and notifies the page. */
async function keepWaiting(page: Page, count: number): Promise<void> {
  await keep(
    page,
    Array.from({ length: count }, (_, index) => waiting(`${10 + index}`)),
  );
  await page.evaluate(() => new BroadcastChannel('outbox').postMessage('changed'));
  await expect(page.locator('header a[href$="/outbox"]')).toContainText(String(count));
}

/** Returns the faults of the header: no element may be cut, overlap another one or exceed the edge of the content. */
const faults = (page: Page) =>
  page.evaluate((settings) => {
    const header = document.querySelector('header') as HTMLElement;
    const content = document.querySelector('footer > div') as HTMLElement;
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    return settings.flatMap((text) => {
      document.documentElement.dataset.text = text;
      const box = header.getBoundingClientRect();
      const edge = content.getBoundingClientRect();
      const shown = [...header.querySelectorAll<HTMLElement>('a, button')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          element,
          name: element.textContent?.slice(0, 16),
          place: element.getBoundingClientRect(),
        }));
      const ways = shown.filter(({ element }) =>
        element.matches('a[href$="#contact-form"], [popovertarget=site-menu]'),
      );
      const wanted = text === 'normal' ? 65 : text === 'spaced' ? 140 : 240;
      return [
        ...shown.flatMap(({ element, name, place }, index) => [
          place.left < edge.left - 0.5 && `${name} begins at ${place.left} of ${edge.left}`,
          place.right > edge.right + 0.5 && `${name} ends at ${place.right} of ${edge.right}`,
          (place.top < box.top || place.bottom > box.bottom) && `${name} is out of the header`,
          // The text of the logo may be cut, because the logo also has a symbol.
          !element.ariaLabel && element.scrollWidth > element.clientWidth + 1 && `${name} is cut`,
          ...shown
            .slice(index + 1)
            .map((other) => overlap(place, other.place) && `${name} overlaps ${other.name}`),
        ]),
        ways.length === 0 && 'no link to the demo',
        box.height > wanted && `${box.height} px high`,
      ]
        .filter(Boolean)
        .map((fault) => `${text}: ${fault}`);
    });
  }, textSettings);

test('the page reserves the header’s height before hydration, and updates it after', async ({ page }) => {
  const release = await delayScript(page);
  for (const text of ['normal', 'double'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/it/faq', { waitUntil: 'domcontentloaded' });
    await allowTextSettings(page);
    const gap = () =>
      page.evaluate(() => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(
          Number.parseFloat(
            getComputedStyle(document.querySelector('main') as HTMLElement).paddingBlockStart,
          ) - header,
        );
      });
    await page.evaluate(
      (setting) => Object.assign(document.documentElement.dataset, { text: setting }),
      text,
    );
    expect(await gap(), text).toBe(0);
  }
  release();
  await untilHydrated(page);
  // The header sets its height when it changes from one line to two lines.
  for (const text of ['normal', 'spaced']) {
    await page.evaluate((setting) => {
      document.documentElement.dataset.text = setting;
      return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }, text);
  }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--header-height')))
    .toMatch(/^(?!65px)\d+px$/);
});

for (const { code } of locales) {
  test(`nothing in the header is cut or overlaps at any width, text or count: ${code}`, async ({ page }) => {
    await page.goto(`/${code}/faq`);
    await untilHydrated(page);
    await allowTextSettings(page);
    for (const count of [0, 1, 12]) {
      if (count > 0) await keepWaiting(page, count);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faults(page), `${width} px, ${count} waiting`).toEqual([]);
      }
    }
  });
}
