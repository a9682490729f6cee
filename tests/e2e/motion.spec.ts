import { expect, test } from './support/fixtures.ts';
import { holdCode, untilHydrated, untilStill } from './support/steps.ts';

test.describe('what moves by itself', () => {
  test('shifts nothing when its switch comes', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    const release = await holdCode(page);
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const tops = () =>
      page
        .locator('[aria-label="Live updates"], #workflow')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
    const before = await tops();
    expect(before).toHaveLength(2);
    release();
    await page.getByRole('button', { name: 'Pause animation' }).waitFor();
    expect(await tops()).toEqual(before);
  });

  test('turns in its rhythm, and can be paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    const ticker = page.getByRole('region', { name: 'Live updates' });
    await expect(ticker.getByText('Memorandum ready')).toBeVisible();
    await page.getByRole('button', { name: 'Pause animation' }).waitFor();
    await page.clock.runFor(4_100);
    await expect(ticker.getByText('Pitch deck read')).toBeVisible();
    await page.clock.runFor(26_000);
    await expect(page.getByText('Client funds').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await untilStill(ticker);
    const shown = await ticker.innerText();
    await page.clock.runFor(60_000);
    expect(await ticker.innerText()).toBe(shown);
    await expect(page.getByRole('button', { name: 'Resume animation' })).toBeVisible();
  });

  test('a swipe counts, and every turn begins the five seconds anew', async ({ page }) => {
    await page.clock.install({ time: '2026-12-01T10:00:00' });
    await page.goto('/en');
    const voices = page.getByRole('group', { name: 'What investors say' });
    await untilHydrated(page);
    await page.clock.pauseAt('2026-12-01T11:00:00');
    await voices.scrollIntoViewIfNeeded();
    const next = page.getByRole('button', { name: 'Next testimonial' });
    // As the browser does after a swipe.
    const swipeTo = (slide: number) =>
      voices.evaluate(async (list, to) => {
        const scrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
        list.scrollTo({ left: to * list.clientWidth, behavior: 'instant' });
        await scrolled;
      }, slide);
    const position = () =>
      voices.evaluate(
        (list) => Math.round((10 * list.scrollLeft) / (list.querySelector('li')?.offsetWidth ?? 1)) / 10,
      );
    const slides = await voices.locator('li').count();
    const turned = (slide: number, turns: number) => (slide + turns + slides) % slides;
    // How far it turned by itself before the clock stood depends on the machine.
    await next.click();
    const count = voices.locator('xpath=..').locator('p[aria-hidden=true]').last();
    const first = Number.parseInt((await count.textContent()) ?? '', 10) - 1;
    await expect.poll(position).toBe(first);
    await page.clock.runFor(200);
    await swipeTo(turned(first, -1));
    await page.clock.runFor(200);
    await next.click();
    await expect.poll(position).toBe(first);
    await page.clock.runFor(4_500);
    await next.click();
    await expect.poll(position).toBe(turned(first, 1));
    await page.clock.runFor(4_500);
    expect(await position()).toBe(turned(first, 1));
    await page.clock.runFor(1_000);
    await expect.poll(position).toBe(turned(first, 2));
  });

  test('the voices can be stopped before they are turned', async ({ page }) => {
    await page.goto('/en');
    const buttons = page.getByRole('button', { name: /testimonial$|^Pause the testimonials$/ });
    await expect(buttons.first()).toHaveAccessibleName('Pause the testimonials');
  });
});
