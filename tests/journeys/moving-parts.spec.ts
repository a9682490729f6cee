import { figures } from '#site/figures.ts';
import { untilHydrated, untilStill } from '../e2e/support/steps.ts';
import { percent } from '../support/amounts.ts';
import { expect, say, test } from './support/fixtures.ts';

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the testimonials change every five seconds, loop, and stop when paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    await untilHydrated(page);
    const voices = page.getByRole('group', { name: say('home.voices.title') });
    await voices.scrollIntoViewIfNeeded();
    const stop = page.getByRole('button', { name: say('home.voices.pause') });
    await stop.waitFor();
    const position = () =>
      voices.evaluate((list) => Math.round(list.scrollLeft / (list.querySelector('li')?.offsetWidth ?? 1)));
    const slides = await voices.locator('li').count();
    for (let turns = 1; turns <= slides; turns += 1) {
      await page.clock.runFor(5_000);
      await expect.poll(position).toBe(turns % slides);
    }
    await stop.click();
    await page.clock.runFor(20_000);
    expect(await position()).toBe(0);
  });
});

test('reduced motion shows the final state of every animation, and no movement', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en');
  await untilHydrated(page);
  const shown = page.locator('main dl').first();
  await expect(shown).toContainText(percent(figures.success));
  await expect(shown).toContainText(`${figures.hours} h`);
  const hero = page.locator('main section').first();
  await untilStill(hero);
  const text = await hero.innerText();
  await page.clock.runFor(60_000);
  expect(await hero.innerText()).toBe(text);
  const voices = page.getByRole('group', { name: say('home.voices.title') });
  expect(await voices.evaluate((list) => list.scrollLeft)).toBe(0);
});
