import { readMessages } from '../support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  openPage,
  pauseBy,
  pressButton,
  seen,
  sendContactForm,
  textOf,
  waitingIds,
} from './support/steps.ts';

const forms = readMessages('en', 'forms');
const reading = readMessages('en', 'reading');
const article = '/en/insights/future-due-diligence-intelligence-augmentation';
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

test('an article offers the last reading position, and scrolls there on request', async ({ engine }) => {
  await engine.resize(phone);
  await openPage(engine, article);
  await engine.run(() => scrollTo({ top: 3_000, behavior: 'instant' }));
  await seen(engine, 'stored progress', () => localStorage.getItem('reading-progress') !== null).toBe(true);

  await openPage(engine, '/en/workflow');
  await openPage(engine, article);
  const offer = (words: string) => {
    const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === words);
    const box = button?.getBoundingClientRect();
    if (!box) return 'no offer';
    return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth ? 'in view' : 'out of view';
  };
  await seen(engine, 'the offer', offer, reading['reading.continue'] ?? '').toBe('in view');
  expect(await engine.run(() => scrollY)).toBe(0);
  await pressButton(engine, reading['reading.continue'] ?? '');
  await seen(engine, 'the reading position', () => scrollY > 2_000).toBe(true);
});
