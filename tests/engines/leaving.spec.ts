import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import { fillContactForm, openPage, seen, sendContactForm, textOf, visitorData } from './support/steps.ts';

/** Opens another document of the site after a delay, at which the page is still writing or sending. */
const leaveAfter = (engine: Engine, ms: number) =>
  engine.run((pause) => void setTimeout(() => location.assign('/en/pricing'), pause), ms);

const untilThere = (engine: Engine) =>
  seen(engine, 'the next page', () => location.pathname + document.documentElement.dataset.hydrated).toBe(
    '/en/pricingyes',
  );

/** Expects that /outbox can read the queue, the drafts and the receipts. */
async function expectListed(engine: Engine): Promise<void> {
  await openPage(engine, '/en/outbox');
  await seen(engine, 'the list', () => document.querySelector('#waiting-title')?.textContent ?? '').not.toBe(
    '',
  );
  expect(
    await engine.run(() => document.querySelector('main')?.innerText.includes('does not let the site keep')),
  ).toBe(false);
}

for (const ms of [0, 60, 200, 320]) {
  test(`a page left ${ms} ms after the last key does not block the database`, async ({ email, engine }) => {
    await fillContactForm(engine);
    await leaveAfter(engine, ms);
    await untilThere(engine);
    await expectListed(engine);
    await openPage(engine, '/en');
    await seen(
      engine,
      'the last field',
      () => document.querySelector<HTMLInputElement>('#contact-form [name=role]')?.value,
    ).toBe(visitorData.role);
    await engine.click('#contact-form [name=termsAccepted]');
    await sendContactForm(engine);
    await expect.poll(() => email.mails().length).toBe(1);
  });
}

for (const ms of [0, 5, 20, 60]) {
  test(`a page left ${ms} ms after "send" blocks neither lock nor database`, async ({ email, engine }) => {
    await fillContactForm(engine);
    await sendContactForm(engine);
    await leaveAfter(engine, ms);
    await untilThere(engine);
    await fillContactForm(engine, '/en', { ...visitorData, name: 'Grace Hopper' });
    await sendContactForm(engine);
    await textOf(engine, 'div#contact-form h2').toMatch(/^(?:Request sent|Saved on this device)$/);
    await expectListed(engine);
    // Both requests are delivered, or only the second if the first was not stored. The first is then a draft.
    await seen(engine, 'the heading', () => document.querySelector('#waiting-title')?.textContent).toBe(
      'Nothing is waiting',
    );
    expect(email.mails().map(({ template_params }) => template_params.name)).toContain('Grace Hopper');
  });
}
