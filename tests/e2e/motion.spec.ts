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
    await page.clock.install();
    await page.goto('/en');
    await untilHydrated(page);
    const voices = page.getByRole('group', { name: 'What investors say' });
    await voices.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause the testimonials' }).waitFor();
    const position = () => voices.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
    /** Where it is stays for four seconds, and not for six. */
    const expectTurn = async (from: number, to: number) => {
      await expect.poll(position).toBe(from);
      await page.clock.runFor(4_000);
      expect(await position()).toBe(from);
      await page.clock.runFor(2_000);
      await expect.poll(position).toBe(to);
    };
    await page.clock.runFor(3_000);
    // As the browser does after a swipe.
    await voices.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await expectTurn(1, 2);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expectTurn(0, 1);
  });

  test('the voices can be stopped before they are turned', async ({ page }) => {
    await page.goto('/en');
    const buttons = page.getByRole('button', { name: /testimonial$|^Pause the testimonials$/ });
    await expect(buttons.first()).toHaveAccessibleName('Pause the testimonials');
  });
});
