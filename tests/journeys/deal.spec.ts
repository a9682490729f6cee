import type { Page } from '@playwright/test';
import { DECK } from '#features/deal/model/figures.ts';
import { untilHydrated } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

const row = (page: Page, figure: string) => page.locator(`[data-figure=${figure}]`);

/** Returns the distances in pixels from the ends of a figure's lines to the text line, or the row, with the figure. */
const gaps = (page: Page, figure: string) =>
  row(page, figure).evaluate((element) => {
    const drawing = element.querySelector('[aria-hidden]');
    const ends = [...(drawing?.querySelectorAll('path[pathLength]') ?? [])].map((path) => {
      const line = path as SVGPathElement;
      const { x, y } = line.getPointAtLength(line.getTotalLength());
      const { left, top } = line.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + left, y: y + top };
    });
    return [...(drawing?.querySelectorAll('[data-source]') ?? [])].map((source, index) => {
      const words = source.querySelector('mark') ?? source;
      const { top, height } = words.getClientRects()[0] ?? new DOMRect();
      const { left } = source.getBoundingClientRect();
      const end = ends[index] ?? { x: 0, y: 0 };
      return Math.round(Math.hypot(end.x - left, end.y - (top + height / 2)));
    });
  });

/** Expects that a figure has this number of lines, and that each line ends on its source. */
async function expectJoined(page: Page, figure: string, lines = 1): Promise<void> {
  await expect.poll(async () => (await gaps(page, figure)).length).toBe(lines);
  await expect.poll(async () => Math.max(...(await gaps(page, figure)))).toBeLessThan(8);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a figure is chosen by pointer and by keyboard, and its line ends on its source', async ({ page }) => {
    await page.goto('/en/workflow');
    await untilHydrated(page);
    await expectJoined(page, 'stated', 2);
    await page
      .getByRole('button', { name: say('dealDocuments.overview.open', { pages: DECK.pages }) })
      .click();
    await expect(row(page, 'stated')).not.toHaveAttribute('open');
    await expect(page.getByRole('button', { name: say('dealDocuments.next') })).toBeFocused();

    await row(page, 'customers').locator('summary').click();
    await expect(row(page, 'customers')).toContainText(say('dealDocuments.check.customers'));
    await expectJoined(page, 'customers');

    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'largest').locator('summary')).toBeFocused();
    await expect(row(page, 'customers')).not.toHaveAttribute('open');
    await expectJoined(page, 'largest');

    await page.getByRole('button', { name: say('dealDocuments.next') }).click();
    await expect(row(page, 'matched')).toHaveAttribute('open');

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row(page, 'matched').locator('summary')).toBeVisible();
    await expect.poll(async () => Math.max(...(await gaps(page, 'matched')))).toBeLessThan(8);
    await page.setViewportSize({ width: 1440, height: 1000 });

    // Two figures contradict each other, so both sources and the conclusion are shown.
    await row(page, 'computed').locator('summary').click();
    await expect(row(page, 'computed')).toContainText(say('dealDocuments.verdict.title'));
    await expectJoined(page, 'computed', 2);
  });

  test('the home page collapses the groups without the contradiction, and opens them for their figures', async ({
    page,
  }) => {
    await page.goto('/en');
    await untilHydrated(page);
    await row(page, 'stated').scrollIntoViewIfNeeded();
    await expectJoined(page, 'stated', 2);
    await expect(row(page, 'stake')).toBeHidden();
    await page.getByRole('button', { name: say('dealDocuments.previous') }).click();
    await expectJoined(page, 'stake');
    // A source is inside its group, so its figure closes together with the group.
    await page.locator('details:has([data-figure=stake]) > summary').first().click();
    await expect(row(page, 'stake')).not.toHaveAttribute('open');
    await expect(page.getByText(say('dealDocuments.overview.here'))).toBeVisible();
  });
});

test('on a phone, the source opens below its figure, and the next figure opens in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/workflow');
  await untilHydrated(page);
  const group = page.locator('details:has([data-figure=hotels])');
  await group.locator('summary').first().click();
  await row(page, 'hotels').locator('summary').click();
  await expectJoined(page, 'hotels');
  const next = row(page, 'hotels').getByRole('button', { name: say('dealDocuments.next') });
  // A click would scroll as well.
  await next.scrollIntoViewIfNeeded();
  const before = await row(page, 'hotels').boundingBox();
  await next.click();
  await expect(row(page, 'market').locator('summary')).toBeFocused();
  expect(Math.abs(((await row(page, 'market').boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  // A pressed row stays where it is, although the open row above it closes.
  await row(page, 'hotels').locator('summary').click();
  await expectJoined(page, 'hotels');
  const pressed = row(page, 'market').locator('summary');
  await pressed.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const { y = 0 } = (await pressed.boundingBox()) ?? {};
  await pressed.click();
  await expect(row(page, 'hotels')).not.toHaveAttribute('open');
  await expect.poll(async () => Math.abs(((await pressed.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
  // The source of a row at the end of the window comes into view, together with the row.
  const low = row(page, 'customers');
  await low.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await low.locator('summary').click();
  await expect(low.locator('[data-source]')).toBeInViewport({ ratio: 1 });
  await expect(low.locator('summary')).toBeInViewport({ ratio: 1 });
});

test('on a tablet, the drawing and the conclusion fill the memorandum', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/en/workflow');
  await untilHydrated(page);
  const open = page.locator('[data-figure][open]');
  await open.locator('summary').scrollIntoViewIfNeeded();
  await open.getByRole('table').scrollIntoViewIfNeeded();
  const [memo, conclusion] = [await open.boundingBox(), await open.getByRole('table').boundingBox()];
  const right = (box: typeof memo) => (box ? box.x + box.width : 0);
  expect(right(memo) - right(conclusion)).toBeLessThan(48);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure shows its position in the document and its sentence', async ({ page }) => {
    await page.goto('/en/workflow');
    await row(page, 'computed').locator('summary').click();
    await expect(row(page, 'computed').locator('blockquote')).toBeVisible();
    await expect(row(page, 'computed').locator('summary')).toContainText('F14');
  });
});
