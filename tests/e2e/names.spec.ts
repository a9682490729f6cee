import { expect, test } from './support/fixtures.ts';

test('a question’s name is the question, without the sign that opens it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/faq`);
  const tree = await page.locator('main').ariaSnapshot();
  expect(tree).toContain('Are documents encrypted?');
  expect(tree).not.toMatch(/\? ?[+\u2212]/);
});

test('the licences of the home page are headings', async ({ site, page }) => {
  await page.goto(`${site.origin}/en`);
  await expect(page.locator('#pricing').getByRole('heading', { level: 3 })).toHaveText([
    'VC & Team Pack',
    'Enterprise',
  ]);
});

test('a row of an article’s table is named by its first cell', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/insights/future-due-diligence-intelligence-augmentation`);
  const rows = page.locator('article tbody tr');
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);
  await expect(rows.getByRole('rowheader')).toHaveCount(count);
  await expect(rows.first().locator(':scope > :first-child')).toHaveAttribute('scope', 'row');
});

test('links that open a window say so', async ({ site, page }) => {
  for (const path of ['/de/insights/future-due-diligence-intelligence-augmentation', '/de']) {
    await page.goto(`${site.origin}${path}`);
    const links = page.locator('a[target=_blank]');
    await expect(links.first()).toBeAttached();
    for (const name of await links.allTextContents()) expect(name).toMatch(/Fenster|Tab/);
  }
});
