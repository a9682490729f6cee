import type { BrowserContext, Page, Request } from '@playwright/test';
import { BUILT_EMAIL_ADDRESS } from './support/email.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { fillContactForm, sendContactForm } from './support/steps.ts';

// docs/outbox.md, rule 11: what a visitor types is in no address, no log and no console line.

const MARK = 'Zephyrine';
const typed = { name: MARK, email: `${MARK}@fund.example`, organization: `${MARK} Capital` };

/** Records addresses, headers, bodies and console lines, without the requests that deliver the forms. */
function watchTraces(context: BrowserContext, page: Page): () => string[] {
  const traces: string[] = [];
  const isDelivery = (request: Request) => request.url().includes(BUILT_EMAIL_ADDRESS);
  const note = (request: Request) => {
    const body = isDelivery(request) ? '' : request.postData();
    traces.push(`${request.url()} ${JSON.stringify(request.headers())} ${body}`);
  };
  context.on('request', note);
  context.on('console', (message) => traces.push(message.text()));
  context.on('weberror', (error) => traces.push(String(error.error())));
  page.on('framenavigated', (frame) => traces.push(frame.url()));
  return () => traces.filter((trace) => trace.toLowerCase().includes(MARK.toLowerCase()));
}

for (const [outcome, status] of [
  ['delivered', 200],
  ['refused', 422],
  ['saved', 503],
] as const) {
  test(`a submission that is ${outcome} leaves nothing typed in addresses and logs`, async ({
    context,
    page,
    email,
  }) => {
    const found = watchTraces(context, page);
    if (status !== 200) email.order({ plan: [step({ status, times: 50 })], ratePerSecond: 1 });
    await page.goto('/en');
    await fillContactForm(page, typed);
    await page.reload();
    await expect(page.locator('#contact-form [name=name]')).toHaveValue(MARK);
    await page.locator('#contact-form [name=termsAccepted]').check();
    await sendContactForm(page);
    await expect.poll(() => email.log.length).toBeGreaterThan(0);
    await page.goto('/en/outbox');
    if (status === 200) await expect(page.getByText('Nothing is waiting')).toBeVisible();
    else {
      await page.getByRole('link', { name: /^Edit/ }).click();
      await expect(page.locator('#contact-form [name=name]')).toHaveValue(MARK);
    }
    expect(found()).toEqual([]);
  });
}
