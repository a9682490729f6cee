import { readMessages } from '../support/messages.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  openPage,
  pauseBy,
  seen,
  sendContactForm,
  textOf,
  visitorData,
  waitingIds,
} from './support/steps.ts';

const words = readMessages('en', 'forms');
const saved = words['forms.saved.title'] ?? '';
const delivered = words['contact.form.toasts.success.title'] ?? '';

/** Expects a confirmation with this heading. It is in view, below the header, and its heading has the focus. */
async function expectSlip(engine: Engine, heading: string): Promise<void> {
  await textOf(engine, 'div#contact-form h2').toBe(heading);
  await seen(engine, 'the position of the confirmation', () => {
    const confirmation = document.querySelector('div#contact-form')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!confirmation || !header) return 'nowhere';
    if (confirmation.top < header.bottom - 1) return 'under the header';
    return confirmation.bottom > innerHeight + 1 ? 'beyond the edge' : 'in view';
  }).toBe('in view');
  expect(await engine.run(() => document.activeElement?.textContent)).toBe(heading);
}

/** Runs in the page: returns the header's count of queued requests, or "out of view". */
function countInHeader(): string {
  const badge = document.querySelector('header a[href="/en/outbox"] [aria-hidden]');
  const box = badge?.getBoundingClientRect();
  if (!badge || !box || box.width === 0) return '';
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 ? (badge.textContent ?? '') : 'out of view';
}

test('a request is delivered once, and confirmed in view on a phone', async ({ email, engine }) => {
  await engine.resize({ width: 390, height: 664 });
  await fillContactForm(engine);
  await sendContactForm(engine);
  await expectSlip(engine, delivered);
  expect(email.mails()).toHaveLength(1);
  expect(email.mails()[0]?.template_params).toMatchObject({ ...visitorData, language: 'en' });
  expect(await waitingIds(engine)).toEqual([]);
});

test('a request without a service is saved, and the next page sends it once', async ({ email, engine }) => {
  await engine.resize({ width: 390, height: 664 });
  await email.stop();
  await fillContactForm(engine);
  await pauseBy(engine, 0.999);
  await sendContactForm(engine);
  await expectSlip(engine, saved);
  const ids = await waitingIds(engine);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);

  await openPage(engine, '/en/pricing');
  await seen(engine, 'the count', countInHeader).toBe('1');
  await email.start();
  await openPage(engine, '/en/workflow');
  // The previous page may have been sending the request. The request is then repeated with the same id.
  const arrived = () => [...new Set(email.mails().map((mail) => mail.template_params.submission_id))];
  // First, because a page that has not read the queue yet shows no count either.
  await expect.poll(arrived).toEqual(ids);
  await seen(engine, 'the count', countInHeader).toBe('');
  expect(await waitingIds(engine)).toEqual([]);
});
