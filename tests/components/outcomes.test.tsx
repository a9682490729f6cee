import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FaultStep } from '#local/email/plan.ts';
import { formById } from '#site/forms.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { holdPauses, passes } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
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
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

// One form stands for all: SubmissionForm is the same in each. What differs is in forms.test.tsx.
const id = 'demo-form';
const values = everyForm.find((form) => form.id === id)?.values ?? {};
const say = says('en');
const sent = 'We will contact you within 24 hours';

// What failed is not tried again in the moment in which it is looked at.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

async function openForm(): Promise<void> {
  await openPage('/en/demo');
  fillAll(id, values);
}

/** The confirmation of what has been saved, once it has said so; `stood` is what `send` answered with. */
async function savedConfirmation(
  stood: ReadonlySet<Element>,
  next: 'retriedOpen' | 'whenOpened' | 'account',
) {
  const confirmation = await saidOnce('Saved on this device', stood);
  await focused(one('h2', confirmation));
  expect(sayingOf(confirmation)).toContain(say(`forms.saved.${next}`));
  // No promise of when.
  expect(sayingOf(confirmation)).not.toContain('24');
  expect(one(`div#${id} a`).getAttribute('href')).toBe('/en/outbox');
  await until(() => expect(header()).toContain('1 waiting'));
  return confirmation;
}

/** What was saved is delivered, and its confirmation says that and nothing else. */
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

/** How an answer ends in "saved": what the service does, why it waits, and what the confirmation says of that. */
test.each<[string, Partial<FaultStep>, string, 'retriedOpen' | 'account']>([
  ['429', { status: 429 }, 'limited', 'retriedOpen'],
  ['a portal answering 200', { body: '<html>Sign in</html>' }, 'unreachable', 'retriedOpen'],
  ['an answer that is lost', { drop: 'after' }, 'unreachable', 'retriedOpen'],
  ['trouble with the account', { status: 412 }, 'account', 'account'],
])('%s: it is kept on this device, without a promise of when', async (_, answer, reason, next) => {
  email.answers(answer);
  await openForm();
  await savedConfirmation(await send(id), next);
  expect(await queued()).toMatchObject([{ delivery: { state: 'queued', attempts: 1, reason } }]);
});

test('a service out of order: saved, and delivered later under the same id', async () => {
  email.answers({ status: 503 });
  await openForm();
  const confirmation = await savedConfirmation(await send(id), 'retriedOpen');
  const [first] = email.attempts();
  // A connection would change nothing: it waits for its next attempt.
  await passes(60_000);
  await deliveredLater(confirmation);
  expect(email.mails()[0]?.template_params.submission_id).toBe(first?.submissionId);
});

test('without a connection: saved, and it goes out with the next one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  email.stop();
  const confirmation = await savedConfirmation(await send(id), 'whenOpened');
  email.start();
  dispatchEvent(new Event('online'));
  await deliveredLater(confirmation);
});

test('neither kept nor sent: the form says so once and keeps the text; with a connection it is sent', async () => {
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
  await saidOnce(sent, await send(id));
  expect(email.mails()).toHaveLength(1);
});

test('no answer within eight seconds: saved, and the visitor waits no longer', async () => {
  email.answers({ never: true });
  await openForm();
  await holdPauses();
  const stood = await send(id);
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(7_990);
  expect(sayingOf(submitButton(id))).toBe('Sending...');
  await passes(10);
  await saidOnce('Saved on this device', stood);
});

test('while it is sent the button does nothing, says so and keeps the focus, and nothing is typed in vain', async () => {
  const newsletter = 'insights-newsletter-form';
  const address = () => control(newsletter, 'user_email');
  email.answers({ delayMs: 5_000 });
  await openPage('/en/insights');
  fill(newsletter, 'user_email', 'ada@fund.example');
  const stood = await send(newsletter);
  const button = submitButton(newsletter);
  await until(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  const busy = sayingOf(button);
  expect(busy).toBe(say(formById(newsletter).words.submitting));
  expect(document.activeElement).toBe(button);
  const regions = [...document.querySelectorAll('[role=status]')].map(sayingOf);
  expect(regions.filter((words) => words === busy)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  // This one says so of its field, too.
  expect(address().getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(address(), 'more');
  expect(address().value).toBe('ada@fund.example');
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(5_000);
  await saidOnce('Thank you for subscribing', stood);
  expect(email.attempts()).toHaveLength(1);
});

/** What the visitor does to a field from within which the form was sent, and which keeps the focus. */
test.each([
  {
    form: 'demo-form',
    name: 'dimensioneAzienda',
    change: (field: HTMLElement) =>
      userEvent.selectOptions(field, (field as HTMLSelectElement).value === 'large' ? 'small' : 'large'),
  },
  { form: 'contact-form', name: 'termsAccepted', change: (field: HTMLElement) => userEvent.click(field) },
] as const)('while it is sent $name of $form stays as it is', async ({ form, name, change }) => {
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

test('a second press in the same moment is no second submission', async () => {
  await openForm();
  const form = one<HTMLFormElement>(`form#${id}`);
  form.requestSubmit();
  form.requestSubmit();
  await userEvent.dblClick(submitButton(id));
  await until(() => one(`div#${id}`));
  // A second one would wait for its turn.
  await until(async () => expect(await queued()).toEqual([]));
  expect(email.attempts()).toHaveLength(1);
});
