import { expect, test } from './support/fixtures.ts';
import { untilOfflineReady } from './support/steps.ts';

// The assignment that Trusted Types refuse is told besides as an error.
test.use({ serviceWorkers: 'allow', expectedErrors: [/requires 'TrustedHTML' assignment/] });

test('what the headers forbid is noticed by every test, on a page and in the worker', async ({
  context,
  page,
  reports: { forbidden },
}) => {
  await page.goto('/en');
  await untilOfflineReady(page);
  expect(forbidden).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page.evaluate(() => {
    try {
      document.body.innerHTML += '<b>text</b>';
    } catch {
      // Refused, as it should be.
    }
  });
  await page.evaluate(() => fetch('https://elsewhere.example/page').catch(() => {}));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => fetch('https://elsewhere.example/worker').catch(() => {}));

  const reported = () => forbidden.join('\n');
  await expect.poll(reported).toContain('style-src');
  await expect.poll(reported).toContain('require-trusted-types-for');
  await expect.poll(reported).toContain('https://elsewhere.example/page');
  await expect.poll(reported).toContain('https://elsewhere.example/worker');
  forbidden.length = 0;
});
