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

/** What the header says waits, where it is in view. */
function countInHeader(): string {
  const badge = document.querySelector('header a[href="/en/outbox"] [aria-hidden]');
  const box = badge?.getBoundingClientRect();
  if (!badge || !box || box.width === 0) return '';
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 ? (badge.textContent ?? '') : 'out of view';
}

test('what was saved goes by itself at the next page, and the count with it', async ({ email, engine }) => {
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
  // The page that was left may have been sending it: then it is repeated, under its id.
  expect([...new Set(email.mails().map((mail) => mail.template_params.submission_id))]).toEqual(ids);
  expect(await waitingIds(engine)).toEqual([]);
});

test('a note offers to go on where the reader stopped, and does so when asked', async ({ engine }) => {
  await engine.resize(phone);
  await openPage(engine, article);
  await engine.run(() => scrollTo({ top: 3_000, behavior: 'instant' }));
  await seen(engine, 'the place is kept', () => localStorage.getItem('reading-progress') !== null).toBe(true);

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
  await seen(engine, 'the place', () => scrollY > 2_000).toBe(true);
});
