import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FaultStep } from '#scripts/email/plan.ts';
import { formById } from '#site/forms.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { holdPauses, passes } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
  confirmed,
  control,
  fill,
  fillAll,
  focused,
  header,
  one,
  saidOnce,
  sayingOf,
  send,
  submitButton,
  typed,
} from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

// With one form: all of them share SubmissionForm. Their differences are in forms.test.tsx.
const id = 'demo-form';
const values = everyForm.find((form) => form.id === id)?.values ?? {};
const say = says('en');
const sent = 'We will contact you within 24 hours';

// The longest pauses: nothing that failed is tried again while a test looks at it.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

async function openForm(): Promise<void> {
  await openPage('/en/demo');
  fillAll(id, values);
  // The replay at the start of the outbox is over: it would repeat an attempt that has no answer at once.
  await vi.dynamicImportSettled();
  await passes(0);
}

/** The confirmation of a saved submission; `before` are the live regions that `send` returned. */
async function savedConfirmation(
  before: ReadonlySet<Element>,
  next: 'retriedOpen' | 'whenOpened' | 'account',
) {
  const confirmation = await confirmed(id, 'Saved on this device', before);
  expect(sayingOf(confirmation)).toContain(say(`forms.saved.${next}`));
  // No promise of when.
  expect(sayingOf(confirmation)).not.toContain('24');
  expect(one(`div#${id} a`).getAttribute('href')).toBe('/en/outbox');
  await until(() => expect(header()).toContain('1 waiting'));
  return confirmation;
}

/** Waits until the same live region announces the delivery in place of the saving. */
async function deliveredLater(confirmation: Element): Promise<void> {
  await until(() => expect(sayingOf(confirmation)).toContain(say('forms.saved.delivered')));
  await focused(one('h2', confirmation));
  expect(sayingOf(one('h2', confirmation))).toBe(say('demo.form.success.title'));
  expect(sayingOf(confirmation)).toContain(sent);
  expect(sayingOf(confirmation)).not.toContain('Saved on this device');
  expect(document.querySelector(`div#${id} a`)).toBeNull();
  await until(() => expect(header()).not.toContain('waiting'));
  expect(email.mails().map(({ template_params }) => template_params)).toMatchObject([values]);
  await userEvent.click(one(`div#${id} button`));
  expect(Object.values(typed(id)).join('')).toBe('');
}

/** Answers that end in "saved": the answer, the reason in the record, and the explanation of the confirmation. */
test.each<[string, Partial<FaultStep>, string, 'retriedOpen' | 'account']>([
  ['429', { status: 429 }, 'limited', 'retriedOpen'],
  ['a portal answering 200', { body: '<html>Sign in</html>' }, 'unreachable', 'retriedOpen'],
  ['an answer that is lost', { drop: 'after' }, 'unreachable', 'retriedOpen'],
  ['an account error', { status: 412 }, 'account', 'account'],
])('%s: the request is saved, without a promise of when', async (_, answer, reason, next) => {
  email.answers(answer);
  await openForm();
  await savedConfirmation(await send(id), next);
  expect(await queued()).toMatchObject([{ delivery: { state: 'queued', attempts: 1, reason } }]);
});

test('after a 503 the request is saved, and delivered later under the same id', async () => {
  email.answers({ status: 503 });
  await openForm();
  const confirmation = await savedConfirmation(await send(id), 'retriedOpen');
  const [first] = email.attempts();
  await passes(60_000);
  await deliveredLater(confirmation);
  expect(email.mails()[0]?.template_params.submission_id).toBe(first?.submissionId);
});

test('without a connection the request is saved, and sent with the next one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  email.stop();
  const confirmation = await savedConfirmation(await send(id), 'whenOpened');
  email.start();
  dispatchEvent(new Event('online'));
  await deliveredLater(confirmation);
});

test('without storage and connection the form says so once and keeps the text; with a connection it is sent', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await openForm();
  email.stop();
  const region = await saidOnce(say('forms.unsaved'), await send(id));
  expect(region).toBe(alertOf(id));
  await focused(region);
  expect(sayingOf(region)).toContain('A problem occurred.');
  expect(typed(id)).toEqual(values);
  email.start();
  await confirmed(id, sent, await send(id));
  expect(email.mails()).toHaveLength(1);
});

test('without an answer for eight seconds the request is saved, and the visitor waits no longer', async () => {
  email.answers({ never: true });
  await openForm();
  await holdPauses();
  const before = await send(id);
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(7_990);
  expect(sayingOf(submitButton(id))).toBe('Sending...');
  await passes(10);
  await confirmed(id, 'Saved on this device', before);
});

test('while a form is being sent, its button keeps the focus, says so and does nothing, and its field takes no input', async () => {
  const newsletter = 'insights-newsletter-form';
  const address = () => control(newsletter, 'user_email');
  email.answers({ delayMs: 5_000 });
  await openPage('/en/insights');
  fill(newsletter, 'user_email', 'ada@fund.example');
  const before = await send(newsletter);
  const button = submitButton(newsletter);
  await until(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  const busy = sayingOf(button);
  expect(busy).toBe(say(formById(newsletter).messages.submitting));
  expect(document.activeElement).toBe(button);
  const regions = [...document.querySelectorAll('[role=status]')].map(sayingOf);
  expect(regions.filter((words) => words === busy)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  // The field of this form says so, too.
  expect(address().getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(address(), 'more');
  expect(address().value).toBe('ada@fund.example');
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(5_000);
  await confirmed(newsletter, 'Thank you for subscribing', before);
  expect(email.attempts()).toHaveLength(1);
});

/** A change of a field that had the focus when the form was sent. */
test.each([
  {
    form: 'demo-form',
    name: 'dimensioneAzienda',
    change: (field: HTMLElement) =>
      userEvent.selectOptions(field, (field as HTMLSelectElement).value === 'large' ? 'small' : 'large'),
  },
  { form: 'contact-form', name: 'termsAccepted', change: (field: HTMLElement) => userEvent.click(field) },
] as const)('while $form is being sent, its field $name does not change', async ({ form, name, change }) => {
  await openPage(form === id ? '/en/demo' : '/en');
  fillAll(form, everyForm.find((row) => row.id === form)?.values ?? {});
  const field = control(form, name) as HTMLInputElement;
  const { value, checked } = field;
  email.answers({ delayMs: 5_000 });
  field.focus();
  one<HTMLFormElement>(`form#${form}`).requestSubmit(submitButton(form));
  await until(() => expect(field.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(field);
  await change(field);
  expect([field.value, field.checked]).toEqual([value, checked]);
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(5_000);
  await until(() => one(`div#${form}`));
});

test('a double click sends one submission', async () => {
  await openForm();
  const form = one<HTMLFormElement>(`form#${id}`);
  form.requestSubmit();
  form.requestSubmit();
  await userEvent.dblClick(submitButton(id));
  await until(() => one(`div#${id}`));
  // A second submission would wait in the queue.
  await until(async () => expect(await queued()).toEqual([]));
  expect(email.attempts()).toHaveLength(1);
});
