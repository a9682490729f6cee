import { expect, test } from './support/fixtures.ts';

test('a question’s name is the question, without the sign that opens it', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/faq`);
  const tree = await page.locator('main').ariaSnapshot();
  expect(tree).toContain('Are documents encrypted?');
  expect(tree).not.toMatch(/\? ?[+\u2212]/);
});
