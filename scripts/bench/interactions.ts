import { type Browser, expect, type Page } from '@playwright/test';
import { PHONE, slowCpu } from './browser.ts';
import type { Figure } from './figure.ts';

/** Limit of a good INP on the throttled CPU, in milliseconds. Source: docs/performance.md. */
const INP_MS = 100;
/** Shortest event, in milliseconds, that browsers report. */
const FASTEST_TOLD_MS = 16;

interface Watched {
  slowest: number;
}

interface Interaction {
  name: string;
  /** Starts at the first byte of the page instead of at network idle. */
  early?: boolean;
  use: (page: Page) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'ROI sliders',
    async use(page) {
      await page.locator('main a[href*="#roi-calculator-section"]').first().click();
      const slider = page.locator('#roi-calculator input[type=range]').first();
      await slider.waitFor();
      await forget(page);
      await slider.focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight', { delay: 30 });
    },
  },
  {
    name: 'menu',
    async use(page) {
      const menu = page.locator('header button[popovertarget]').first();
      for (let round = 0; round < 3; round += 1) {
        await menu.click();
        await page.keyboard.press('Escape');
      }
      await page.locator('header').getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'menu, while the page comes to life',
    early: true,
    async use(page) {
      const menu = page.locator('header button[popovertarget]').first();
      do await menu.click();
      while ((await page.locator('html[data-hydrated]').count()) === 0);
    },
  },
  {
    name: 'FAQ',
    async use(page) {
      for (const question of await page.locator('#faq summary').all()) await question.click();
    },
  },
  {
    name: 'form: typing and sending',
    async use(page) {
      const form = page.locator('#contact-form');
      await form.locator('[name=name]').click();
      await page.keyboard.type('Ada Lovelace', { delay: 40 });
      await form.locator('[name=email]').click();
      await page.keyboard.type('ada@fund.example', { delay: 40 });
      await form.locator('button[type=submit]').click();
      await form.getByRole('alert').waitFor();
    },
  },
];

/** Measures the slowest response to a click or key on the throttled CPU. */
export async function benchInteractions(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, early, use } of interactions) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'it-IT', serviceWorkers: 'block' });
    const page = await context.newPage();
    await slowCpu(page);
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/it`, { waitUntil: early ? 'commit' : 'networkidle' });
    await use(page);
    await page.waitForTimeout(500);
    const { slowest, seen } = await page.evaluate(() => ({
      slowest: (globalThis as unknown as Watched).slowest,
      seen: (performance as unknown as { interactionCount: number }).interactionCount,
    }));
    expect(seen, `${name}: no interaction was seen`).toBeGreaterThan(0);
    const value = Math.max(slowest, FASTEST_TOLD_MS);
    figures.push({ name: `INP: ${name}`, value, unit: 'ms', under: INP_MS });
    await context.close();
  }
  return figures;
}

/** Records the duration of the slowest click or key event. */
function watchEvents(): void {
  const watched = globalThis as unknown as Watched;
  watched.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) watched.slowest = Math.max(watched.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Discards earlier events, which are not part of the measurement. */
const forget = (page: Page) =>
  page.evaluate(() => {
    (globalThis as unknown as Watched).slowest = 0;
  });
