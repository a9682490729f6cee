import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { untilHydrated } from './support/steps.ts';

/** Presses Tab until the element is reached, as somebody without a mouse would. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached the ${role} "${name}".`);
}

test('the home page is operated by keyboard alone', quick, async ({ email, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();

  await tabTo(page, 'button', /Language: English/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#language-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Language: English/ })).toBeFocused();

  await tabTo(page, 'link', 'Calculate your ROI');
  await page.keyboard.press('Enter');
  await expect(page.locator('#roi-calculator')).toBeVisible();
  await tabTo(page, 'slider', 'Deals per month');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#roi-calculator [name=deals]')).toHaveValue('55');
  await tabTo(page, 'button', 'Share the figures');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share the figures' })).toBeFocused();

  await tabTo(page, 'button', 'Next testimonial');
  await page.keyboard.press('Space');
  const voices = page.getByRole('group', { name: 'What investors say' });
  await expect.poll(() => voices.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(1);

  await page.locator('#faq summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usually 4–6 weeks')).toBeVisible();

  await tabTo(page, 'textbox', /Name and surname/);
  for (const text of ['Ada Lovelace', 'ada@fund.example', 'Analytical Capital', 'Partner']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Request sent')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
});

/** What has the focus, if it is not seen: no ring, or not on the screen. Undefined behind the last stop. */
function unseenFocus(): string | null | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return ringed && onScreen ? null : `${element.outerHTML.slice(0, 80)} ${outlineStyle} ${top}`;
}

for (const path of ['/en', '/en/analyzer', '/en/demo', '/en/faq', '/en/outbox', '/en/workflow']) {
  test(`what has the focus can be seen at every stop of ${path}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(unseenFocus);
      if (unseen === undefined) break;
      expect(unseen).toBeNull();
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);
  });
}

test('a choice made by arrow keys stays in view, though what is above it goes', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`${site.origin}/en/workflow`);
  await untilHydrated(page);
  const choices = page.getByRole('group').getByRole('radio');
  await choices.first().focus();
  for (let index = 1; index < (await choices.count()); index += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(choices.nth(index)).toBeChecked();
    await expect(choices.nth(index)).toBeFocused();
    const header = await page.locator('header').boundingBox();
    const top = async () => (await choices.nth(index).boundingBox())?.y;
    await expect.poll(top).toBeGreaterThan(header?.height ?? 0);
    await expect(choices.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test('the way through the header leaves the page where it is', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/faq`);
  await untilHydrated(page);
  const header = page.locator('header');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await header
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  const inHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
  for (let stops = 0; await inHeader(); stops += 1) {
    expect(await page.evaluate(() => scrollY), `stop ${stops}`).toBe(500);
    await page.keyboard.press('Tab');
  }
});
