import { expect, test } from './support/fixtures.ts';

test('the share buttons open a small window, or a letter', async ({ site, page }) => {
  const address = `${site.origin}/en/insights/regulatory-compliance-fintech`;
  await page.goto(address);
  await page.evaluate(() => {
    const opened: unknown[] = [];
    Object.assign(globalThis, { opened });
    globalThis.open = (...parameters) => {
      opened.push(parameters);
      return null;
    };
  });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Share on LinkedIn' }).click();
  await page.getByRole('link', { name: 'Share on Facebook' }).click();
  const opened = await page.evaluate(() => (globalThis as unknown as { opened: string[][] }).opened);
  expect(opened.map(([, , features]) => features)).toEqual(
    Array(2).fill('popup,noopener,width=600,height=400'),
  );
  expect(opened[0]?.[0]).toContain(`url=${encodeURIComponent(address)}&title=${encodeURIComponent(title)}`);
  expect(opened[1]?.[0]).toContain(encodeURIComponent(address));
  const email = page.getByRole('link', { name: 'Send by email' });
  await expect(email).toHaveAttribute('href', /^mailto:\?subject=Interesting%3A%20/);
});
