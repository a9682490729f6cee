import { readMessages } from '../support/messages.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  openPage,
  pauseBy,
  pressButton,
  seen,
  sendContactForm,
  textOf,
  visitorData,
  waitingIds,
} from './support/steps.ts';

const words = readMessages('en', 'forms');
const saved = words['forms.saved.title'] ?? '';
const delivered = words['contact.form.toasts.success.title'] ?? '';
const outbox = readMessages('en', 'outbox');

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

test('a request is delivered once, and confirmed in view on a phone', async ({ email, engine }) => {
  await engine.resize({ width: 390, height: 664 });
  await fillContactForm(engine);
  await sendContactForm(engine);
  await expectSlip(engine, delivered);
  expect(email.mails()).toHaveLength(1);
  expect(email.mails()[0]?.template_params).toMatchObject({ ...visitorData, language: 'en' });
  expect(await waitingIds(engine)).toEqual([]);
});

test('a request without a service is saved, and "Send all" delivers it once', async ({ email, engine }) => {
  await email.stop();
  await fillContactForm(engine);
  await pauseBy(engine, 0.999);
  await sendContactForm(engine);
  await expectSlip(engine, saved);
  const ids = await waitingIds(engine);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);

  await openPage(engine, '/en/outbox');
  await textOf(engine, 'main').toContain('One request is waiting');
  await email.start();
  await pressButton(engine, outbox['outbox.sendAll'] ?? '');
  await textOf(engine, 'main').toContain(outbox['outbox.empty'] ?? '');
  expect(email.mails().map((mail) => mail.template_params.submission_id)).toEqual(ids);
  expect(await waitingIds(engine)).toEqual([]);
});
