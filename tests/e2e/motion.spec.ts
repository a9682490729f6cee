import { expect, test } from './support/fixtures.ts';
import { delayScript, untilHydrated, untilStill } from './support/steps.ts';

test.describe('automatic motion', () => {
  test('causes no layout shift when its pause button appears', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    const release = await delayScript(page);
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

  test('follows its intervals, and can be paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    const ticker = page.getByRole('region', { name: 'Live updates' });
    await expect(ticker.getByText('Red flag')).toBeVisible();
    await page.getByRole('button', { name: 'Pause animation' }).waitFor();
    await page.clock.runFor(4_100);
    await expect(ticker.getByText('Memorandum ready')).toBeVisible();
    await page.clock.runFor(26_000);
    await expect(page.getByText('Client funds').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await untilStill(ticker);
    const shown = await ticker.innerText();
    await page.clock.runFor(60_000);
    expect(await ticker.innerText()).toBe(shown);
    await expect(page.getByRole('button', { name: 'Resume animation' })).toBeVisible();
  });

  test('restarts the five seconds of a testimonial after a swipe and a change', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    await untilHydrated(page);
    const testimonials = page.getByRole('group', { name: 'What investors say' });
    await testimonials.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause the testimonials' }).waitFor();
    const position = () => testimonials.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
    /** Expects that the position stays for four seconds, and changes within six. */
    const expectTurn = async (from: number, to: number) => {
      await expect.poll(position).toBe(from);
      await page.clock.runFor(4_000);
      expect(await position()).toBe(from);
      await page.clock.runFor(2_000);
      await expect.poll(position).toBe(to);
    };
    await page.clock.runFor(3_000);
    // Scrolls as the browser does after a swipe.
    await testimonials.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await expectTurn(1, 2);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expectTurn(0, 1);
  });

  test('has the pause button of the testimonials before the buttons that change them', async ({ page }) => {
    await page.goto('/en');
    const buttons = page.getByRole('button', { name: /testimonial$|^Pause the testimonials$/ });
    await expect(buttons.first()).toHaveAccessibleName('Pause the testimonials');
  });
});

test('the picture of a followed card becomes the picture of the article, and comes back', async ({
  page,
}) => {
  await page.goto('/en/insights');
  await untilHydrated(page);
  /** Waits for the change of the page. Returns true if a picture is carried from one page to the other. */
  const carried = () =>
    page.evaluate(async () => {
      for (;;) {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .filter((part) => part.startsWith('::view-transition'));
        if (parts.length > 0)
          return ['old', 'new'].every((side) => parts.includes(`::view-transition-${side}(cover)`));
        await new Promise(requestAnimationFrame);
      }
    });
  const card = page.locator('main li h3 a').first();
  await card.scrollIntoViewIfNeeded();
  const [forward] = await Promise.all([carried(), card.click()]);
  expect(forward).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [back] = await Promise.all([carried(), page.goBack()]);
  expect(back).toBe(true);
});

test('an answer begins to grow when its question is pressed, not before', async ({ page }) => {
  await page.goto('/en/faq');
  const question = page.locator('main details').first();
  const height = () => question.evaluate((details) => details.getBoundingClientRect().height);
  const closed = await height();
  const atOnce = await question.locator('summary').evaluate((summary: HTMLElement) => {
    // A pointer focuses the summary just before it opens the answer.
    summary.focus();
    summary.click();
    return summary.parentElement?.getBoundingClientRect().height;
  });
  expect(atOnce).toBe(closed);
  await expect.poll(height).toBeGreaterThan(closed + 20);
});
