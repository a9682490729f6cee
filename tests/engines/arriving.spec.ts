import { readMessages } from '../support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  openPage,
  pauseBy,
  seen,
  sendContactForm,
  textOf,
  waitingIds,
} from './support/steps.ts';

const forms = readMessages('en', 'forms');
const phone = { width: 390, height: 664 };

/** Runs in the page: returns the header's count of queued requests, or "out of view". */
function countInHeader(): string {
  const badge = document.querySelector('header a[href="/en/outbox"] [aria-hidden]');
  const box = badge?.getBoundingClientRect();
  if (!badge || !box || box.width === 0) return '';
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 ? (badge.textContent ?? '') : 'out of view';
}

test('a saved request is sent on a later page, and the count disappears', async ({ email, engine }) => {
  await engine.resize(phone);
  await email.stop();
  await fillContactForm(engine);
  await pauseBy(engine, 0.999);
  await sendContactForm(engine);
  await textOf(engine, 'div#contact-form h2').toBe(forms['forms.saved.title'] ?? '');
  const ids = await waitingIds(engine);
  expect(ids).toHaveLength(1);
  await seen(engine, 'the count', countInHeader).toBe('1');
  await openPage(engine, '/en/pricing');
  await seen(engine, 'the count', countInHeader).toBe('1');

  await email.start();
  await openPage(engine, '/en/workflow');
  await seen(engine, 'the count', countInHeader).toBe('');
  // The previous page may have been sending the request. The request is then repeated with the same id.
  expect([...new Set(email.mails().map((mail) => mail.template_params.submission_id))]).toEqual(ids);
  expect(await waitingIds(engine)).toEqual([]);
});
