import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { step } from './support/plan.ts';

test(
  'three notes are listed, three more on demand, and then the button says that these are all',
  quick,
  async ({ site, page }) => {
    await page.goto(`${site.origin}/en/insights`);
    const cards = page.locator('section[aria-labelledby=latest-title] h3');
    await expect(cards.filter({ visible: true })).toHaveCount(3);
    await page.getByRole('button', { name: 'Show more notes' }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'All articles are shown' })).toBeDisabled();
    await expect(page.locator('section[aria-labelledby=featured-title] h3')).toHaveCount(1);
  },
);

test('topics are labels: they look like no filter and are none', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/insights`);
  for (const topic of [
    'All',
    'Thought leadership',
    'Analytics',
    'Innovation',
    'Psychology',
    'Market trends',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${topic}$`) })).toBeVisible();
    await expect(page.getByRole('button', { name: topic, exact: true })).toHaveCount(0);
  }
});

test('an article has its figures, and two to read next', async ({ site, page }) => {
  await page.goto(`${site.origin}/en/insights/blockchain-due-diligence-transparency`);
  for (const claim of ['60–70%', '40–50%', '90%', '85%']) {
    await expect(page.locator('article')).toContainText(claim);
  }
  const related = page.getByRole('complementary').getByRole('link');
  await expect(related).toHaveCount(2);
  await related.first().click();
  await expect(page).toHaveURL(`${site.origin}/en/insights/future-due-diligence-intelligence-augmentation`);
});

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

test('the newsletter of the insights sends its own parameters', async ({ email, page }) => {
  email.order({
    ratePerSecond: 0,
    plan: [step({ delayMs: 1_000 })],
  });
  await page.goto('/en/insights');
  const form = page.locator('#insights-newsletter-form');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('Please enter your email');
  await form.locator('[name=user_email]').fill('nobody');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toContainText('Please enter a valid email address');
  await form.locator('[name=user_email]').fill('ada@fund.example');
  await form.getByRole('button').click();
  await expect(form.locator('[name=user_email]')).toBeDisabled();
  await expect(page.getByText('Thank you for subscribing')).toBeVisible();
  expect(email.mails()[0]).toMatchObject({
    service_id: 'service_newsletter',
    template_id: 'template_insights',
    template_params: {
      to_name: 'Vaglio',
      from_name: 'A reader of the insights',
      message: 'Please send me the next insights.',
      to_email: 'info@vaglio.example',
      user_email: 'ada@fund.example',
      language: 'en',
    },
  });
});
