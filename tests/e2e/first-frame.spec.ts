import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { untilHydrated } from './support/steps.ts';

const PHONE = { width: 412, height: 823 };
const below = '[data-below] h2';

interface Watched {
  /** Of each frame: whether what is below the first screen takes part in it; null while it has not come yet. */
  frames: (boolean | null)[];
}

/** Notes for each frame, before it is drawn, what it will show. */
const watchFrames = (page: Page) =>
  page.addInitScript((selector) => {
    const watched = globalThis as unknown as Watched;
    watched.frames = [];
    const note = () => {
      watched.frames.push(document.querySelector(selector)?.checkVisibility() ?? null);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, below);

const frames = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).frames);

test.describe('the first frame of a phone', () => {
  test.use({ viewport: PHONE });

  test('is the first screen, and all of the page follows', quick, async ({ site, page }) => {
    await watchFrames(page);
    await page.goto(`${site.origin}/it`);
    await untilHydrated(page);
    const seen = await frames(page);
    expect(seen[0]).not.toBe(true);
    expect(seen.lastIndexOf(false)).toBeLessThan(seen.indexOf(true));
  });

  test('is all of the page where the visitor is to land below', async ({ site, page }) => {
    await watchFrames(page);
    await page.goto(`${site.origin}/it#faq`);
    await untilHydrated(page);
    expect(await frames(page)).not.toContain(false);
    await page.reload();
    await untilHydrated(page);
    expect(await frames(page)).not.toContain(false);
    await page.goto(`${site.origin}/it/status`);
    await page.goBack();
    await untilHydrated(page);
    expect(await frames(page)).not.toContain(false);
  });

  test('waits for nothing: a page to which no frames come is whole after two seconds', async ({
    site,
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.requestAnimationFrame = () => 0;
    });
    await page.goto(`${site.origin}/it`);
    const shown = () =>
      page.locator(below).evaluateAll((headings) => headings.every((heading) => heading.checkVisibility()));
    expect(await shown()).toBe(false);
    await expect.poll(shown).toBe(true);
  });
});

test('on a wide screen the first frame is all of the page', async ({ site, page }) => {
  await watchFrames(page);
  await page.goto(`${site.origin}/it`);
  await untilHydrated(page);
  expect(await frames(page)).not.toContain(false);
});
