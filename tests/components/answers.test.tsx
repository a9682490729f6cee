import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FaultStep } from '#local/email/plan.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPauses } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  control,
  fill,
  fillAll,
  focused,
  one,
  saidOnce,
  sayingOf,
  send,
  submitButton,
  typed,
  until,
} from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const say = says('en');
const values = everyForm.find(({ id }) => id === 'contact-form')?.values ?? {};
const sent = 'We’ll contact you within 24 business hours.';
const header = () => sayingOf(one('header'));

beforeEach(async () => {
  cutPauses();
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await openPage('/en');
  fillAll('contact-form', values);
});

/** How an answer ends in "saved": what the service does, why it waits, and what the slip says of that. */
const waits: Record<string, [Partial<FaultStep>, string, 'retriedOpen' | 'account']> = {
  '429': [{ status: 429 }, 'limited', 'retriedOpen'],
  '500': [{ status: 500 }, 'unreachable', 'retriedOpen'],
  '503': [{ status: 503 }, 'unreachable', 'retriedOpen'],
  'a portal answering 200': [{ body: '<html>Sign in</html>' }, 'unreachable', 'retriedOpen'],
  'a portal leading elsewhere': [{ redirect: '/portal' }, 'unreachable', 'retriedOpen'],
  'a cut connection': [{ drop: 'before' }, 'unreachable', 'retriedOpen'],
  'an answer that is lost': [{ drop: 'after' }, 'unreachable', 'retriedOpen'],
  'an answer cut short': [{ truncate: true }, 'unreachable', 'retriedOpen'],
  'trouble with the account (402)': [{ status: 402 }, 'account', 'account'],
  'trouble with the account (412)': [{ status: 412 }, 'account', 'account'],
  'an unknown id': [{ status: 400, body: 'The Public Key is invalid' }, 'account', 'account'],
};

describe.each(Object.entries(waits))('%s', (_, [answer, reason, next]) => {
  test('is kept on this device, without a promise of when', async () => {
    email.answers(answer);
    const region = await saidOnce('Saved on this device', await send('contact-form'));
    await focused(one('h2', region));
    expect(sayingOf(region)).toContain(say(`forms.saved.${next}`));
    expect(sayingOf(region)).not.toContain('24');
    await until(() => expect(header()).toContain('1 waiting'));
    expect((await queued()).map(({ delivery }) => delivery)).toMatchObject([
      { state: 'queued', attempts: 1, reason },
    ]);
  });
});

describe.each([400, 413, 422])('%d about this submission', (status) => {
  test('is set aside; the text stays, and sending again replaces it', async () => {
    email.answers({ status, body: 'Bad data' });
    await saidOnce('A problem occurred. Try again or contact us directly.', await send('contact-form'));
    expect(typed('contact-form')).toMatchObject(values);
    await until(() => expect(header()).toContain('1 to review'));
    expect((await queued()).map(({ delivery }) => delivery)).toMatchObject([{ state: 'rejected', status }]);
    const refused = email.attempts()[0]?.submissionId;
    fill('contact-form', 'role', 'Analyst');
    await saidOnce(sent, await send('contact-form'));
    await until(() => expect(header()).not.toMatch(/waiting|to review/));
    expect(email.mails()).toHaveLength(1);
    expect(email.mails()[0]?.template_params).toMatchObject({ role: 'Analyst', replaces: refused });
    expect(await queued()).toEqual([]);
  });
});

test('no answer within eight seconds: saved, and the visitor waits no longer', async () => {
  email.answers({ never: true });
  const began = Date.now();
  const stood = await send('contact-form');
  await vi.waitFor(() => expect(document.querySelector('div#contact-form')).not.toBeNull(), {
    timeout: 12_000,
  });
  expect(Date.now() - began).toBeGreaterThanOrEqual(7_900);
  expect(Date.now() - began).toBeLessThan(11_000);
  await saidOnce('Saved on this device', stood);
});

test('while it is sent the button does nothing, says so and keeps the focus, and nothing is typed in vain', async () => {
  email.answers({ delayMs: 800 });
  const stood = await send('contact-form');
  const button = submitButton('contact-form');
  await until(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(sayingOf(button)).toBe('Sending...');
  expect(document.activeElement).toBe(button);
  const status = [...document.querySelectorAll('[role=status]')].filter(
    (one) => sayingOf(one) === 'Sending...',
  );
  expect(status).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  const role = control('contact-form', 'role');
  expect(role.hasAttribute('readonly')).toBe(true);
  await userEvent.type(role, 'more');
  expect(role.value).toBe(values.role);
  await saidOnce(sent, stood);
  expect(email.attempts()).toHaveLength(1);
});

test.each([
  ['a double click', () => userEvent.dblClick(submitButton('contact-form'))],
  [
    'twice in one moment',
    () => {
      const form = one<HTMLFormElement>('form#contact-form');
      form.requestSubmit();
      form.requestSubmit();
    },
  ],
])('%s is one submission', async (_, submit) => {
  await submit();
  await until(() => expect(document.querySelector('div#contact-form')).not.toBeNull());
  // A second one would wait for its turn.
  await until(async () => expect(await queued()).toEqual([]));
  expect(email.attempts()).toHaveLength(1);
  expect(email.mails()).toHaveLength(1);
});

test('a text of more than 5,000 characters is refused before anything is saved', async () => {
  await openPage('/en/design-partner');
  const id = 'design-partner-form';
  const long = { ...everyForm.find((form) => form.id === id)?.values, motivazione: 'x'.repeat(5_001) };
  fillAll(id, long);
  await send(id);
  await until(() => expect(sayingOf(one(`#${id}-motivazione-error`))).toContain('5,000'));
  expect(typed(id)).toEqual(long);
  expect(email.attempts()).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('the insights newsletter disables its field while it sends, and says so', async () => {
  await openPage('/en/insights');
  email.answers({ delayMs: 800 });
  fill('insights-newsletter-form', 'user_email', 'ada@fund.example');
  const stood = await send('insights-newsletter-form');
  const field = control('insights-newsletter-form', 'user_email');
  await until(() => expect(field.getAttribute('aria-disabled')).toBe('true'));
  expect(field.hasAttribute('readonly')).toBe(true);
  await saidOnce('Thank you for subscribing', stood);
});
