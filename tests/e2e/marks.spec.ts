import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsInBothThemes } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { startKiosk } from './support/kiosk.ts';
import { selectParagraph } from './support/selection.ts';

const ARTICLE = '/insights/future-due-diligence-intelligence-augmentation';

const marks = (page: Page) => page.getByRole('region', { name: 'Marked passages' });
const markButton = (page: Page) => page.getByRole('button', { name: 'Mark', exact: true });
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('marked') ?? [])].map((range) => String(range).trim()));

/** Selects and marks a paragraph. The selection counts only after the code has loaded, so it is repeated. */
async function markParagraph(page: Page, index: number): Promise<string> {
  let text = '';
  await expect(async () => {
    text = await selectParagraph(page, index);
    await expect(markButton(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await markButton(page).click();
  await expect(
    marks(page)
      .getByRole('listitem')
      .filter({ hasText: text.slice(0, 60) }),
  ).toHaveCount(1);
  return text;
}

test('a marked passage is highlighted and listed, also after a reload, and can be deleted and restored', async ({
  page,
}) => {
  await page.goto(`/en${ARTICLE}`);
  const first = await markParagraph(page, 1);
  await expect.poll(() => highlighted(page)).toEqual([first]);
  await page.reload();
  await expect.poll(() => highlighted(page)).toEqual([first]);
  const second = await markParagraph(page, 3);
  await expect.poll(() => highlighted(page)).toEqual([first, second]);

  await marks(page)
    .getByRole('button', { name: /^Delete: / })
    .first()
    .press('Enter');
  await expect.poll(() => highlighted(page)).toEqual([second]);
  await expect(marks(page).getByRole('listitem').getByRole('button')).toBeFocused();
  await marks(page).getByRole('button', { name: 'Undo' }).click();
  await expect(marks(page).getByRole('listitem')).toHaveCount(2);

  await page.goto(`/de${ARTICLE}`);
  const german = page.getByRole('region', { name: 'Markierte Stellen' });
  await expect(german.getByRole('link')).toHaveText('Alle markierten Stellen (2)');
  expect(await highlighted(page)).toEqual([]);
  await expect(german.getByRole('button', { name: 'löschen' })).toHaveCount(0);
  await page.goto(`/en${ARTICLE}`);
  await marks(page).getByRole('button', { name: 'Delete those in this text' }).click();
  await expect(marks(page)).toContainText('2 passages deleted.');
  expect(await page.evaluate(() => localStorage.getItem('marked-passages'))).toBeNull();
});

test('a marked passage in the list leads to its place, and Back leads to the list', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  const text = await markParagraph(page, 1);
  const link = marks(page).getByRole('link', { name: text });
  await link.click();
  await expect(page.locator('article p:focus')).toHaveText(text);
  await expect(link).not.toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(page).toHaveURL(`/en${ARTICLE}`);
});

test('/insights lists the marked passages of all texts, each with its place', async ({ page }) => {
  await page.goto('/de/insights');
  const all = page.getByRole('region', { name: 'Markierte Stellen' });
  await expect(all).toBeHidden();
  await page.goto(`/en${ARTICLE}`);
  const second = await markParagraph(page, 3);
  const first = await markParagraph(page, 1);
  await marks(page).getByRole('link', { name: 'All marked passages (2)' }).click();
  await expect(page).toHaveURL('/en/insights#marked-passages');
  await expect(marks(page).getByRole('listitem')).toHaveText([first, second]);
  await expect(marks(page).getByRole('heading', { level: 2 })).toBeInViewport();
  const download = page.waitForEvent('download');
  await marks(page).getByRole('button', { name: 'Save as a text file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`/en${ARTICLE}\n\n${first}\n\n* * *\n\n${second}\n`);

  await page.goto('/de/insights');
  await expect(all.getByRole('heading', { level: 3 })).toContainText('(English)');
  await all.getByRole('link', { name: second }).click();
  await expect(page.locator('article p:focus')).toHaveText(second);
  await expect(page.locator('article p:focus')).toBeInViewport();
  await page.goBack();
  await all
    .getByRole('button', { name: /^Löschen: / })
    .first()
    .click();
  await expect(all.getByRole('listitem')).toHaveText([second]);
  await all.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(all.getByRole('listitem')).toHaveText([first, second]);
});

test('a search result leads to the passage in the text, not to its row in the list', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  const marked = await markParagraph(page, 3);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog');
  await search.getByRole('searchbox').fill(marked.split(/\s+/).slice(0, 8).join(' '));
  const hit = search.locator(`a[href^="/en${ARTICLE}"]`).filter({ has: page.locator('mark') });
  await hit.first().click();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)).toBeGreaterThan(0);
  const isInList = () =>
    page.evaluate(() => document.activeElement?.closest('section[aria-labelledby=marks-title]') !== null);
  expect(await isInList()).toBe(false);
});

test('the keyboard reaches the button from the selection, and stays in the text', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  await markParagraph(page, 1);
  const second = await selectParagraph(page, 3);
  await expect(markButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(markButton(page)).toBeHidden();
  // The same selection again is no change of the selection.
  await selectParagraph(page, 2);
  await selectParagraph(page, 3);
  await expect(markButton(page)).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(markButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markButton(page)).toBeHidden();
  await expect.poll(async () => (await highlighted(page)).at(-1)).toBe(second);
  await expect(page.locator('article p:focus')).toHaveText(second);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a double click on the button marks the passage, and selects nothing below the button', async ({
  page,
}) => {
  await page.goto(`/en${ARTICLE}`);
  await markParagraph(page, 1);
  await selectParagraph(page, 3);
  const { x = 0, y = 0 } = (await markButton(page).boundingBox()) ?? {};
  await page.mouse.dblclick(x + 20, y + 20);
  await expect.poll(async () => (await highlighted(page)).length).toBe(2);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.locator('article h2').nth(1).dblclick();
  await expect(markButton(page), 'a later double click selects').toBeVisible();
});

test('a press on a marked passage offers to remove its mark, and the button does not return', async ({
  page,
}) => {
  await page.goto(`/en${ARTICLE}`);
  const text = await markParagraph(page, 1);
  const unmarkButton = page.getByRole('button', { name: 'Remove the mark' });
  const passage = page.getByText(text).first();
  await page.locator('article h2').nth(1).click();
  await passage.click({ position: { x: 20, y: 15 } });
  await unmarkButton.dblclick();
  await expect.poll(() => highlighted(page)).toEqual([]);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  // The button would return a quarter of a second after a change of the selection.
  await page.waitForTimeout(500);
  await expect(page.locator('button[popover]')).toHaveCount(0);
  await marks(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => highlighted(page)).toEqual([text]);

  await passage.dblclick({ position: { x: 20, y: 15 } });
  await expect(unmarkButton, 'for a word of the passage').toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => highlighted(page)).toEqual([]);
  await expect(page.locator('article p:focus')).toHaveText(text);
});

test('a passage of the introduction can be marked', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  const first = await markParagraph(page, 1);
  const lead = page.locator('article > header > p').nth(1);
  await lead.evaluate((element) => {
    scrollTo(0, 0);
    document.getSelection()?.selectAllChildren(element);
  });
  await markButton(page).click();
  await expect.poll(() => highlighted(page)).toEqual([await lead.innerText(), first]);
  await page.reload();
  await expect.poll(() => highlighted(page)).toEqual([await lead.innerText(), first]);
});

test('the deletion of all marks can be undone, also if it is the first action after a reload', async ({
  page,
}) => {
  await page.goto(`/en${ARTICLE}`);
  const text = await markParagraph(page, 1);
  await page.reload();
  await expect.poll(() => highlighted(page)).toEqual([text]);
  // A click that the page gets without any earlier event, as from a script or from voice control.
  await marks(page)
    .getByRole('button', { name: 'Delete those in this text' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await marks(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => highlighted(page)).toEqual([text]);
});

test('a kiosk shows no marks', async ({ page }) => {
  await page.goto(`/en${ARTICLE}`);
  await markParagraph(page, 1);
  await startKiosk(page, '/en/demo?event=slush26');
  await page.goto(`/en${ARTICLE}`);
  await expect(page.getByRole('region', { name: 'Reading tools' })).toBeVisible();
  await expect(marks(page)).toBeHidden();
  expect(await highlighted(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('a tap on the button marks the selection, a tap on the passage removes the mark, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto(`/en${ARTICLE}`);
    await markParagraph(page, 1);
    const text = await selectParagraph(page, 3);
    await markButton(page).tap();
    await expect.poll(async () => (await highlighted(page)).at(-1)).toBe(text);
    await page.getByText(text).first().tap();
    await page.getByRole('button', { name: 'Remove the mark' }).tap();
    await expect.poll(async () => (await highlighted(page)).length).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds no violation in the marks and the button', async ({ page }) => {
    await page.goto(`/en${ARTICLE}`);
    await markParagraph(page, 1);
    await selectParagraph(page, 3);
    await expect(markButton(page)).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
