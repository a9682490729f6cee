import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { everyForm, formById } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { lengthenPauses, passes } from './support/clock.ts';
import { drafted, queued } from './support/device.ts';
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
  said,
  saidOnce,
  sayingOf,
  send,
  submitButton,
  typed,
} from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

// One form is enough, because all forms share SubmissionForm. forms.test.tsx covers their differences.
const id = 'demo-form';
const { values = {}, params = {} } = everyForm.find((form) => form.id === id) ?? {};
const say = says('en');
const sent = 'We will contact you within 24 hours';

lengthenPauses();

async function openForm(): Promise<void> {
  await openPage('/en/demo');
  fillAll(id, values);
  // The initial replay must be over, because it would repeat an unanswered attempt at once.
  await vi.dynamicImportSettled();
  await passes(0);
}

/** Waits until the drawing in the confirmation highlights this stop. */
const progressShows = (stop: 'outbox.progress.device' | 'outbox.progress.delivered') =>
  until(() => expect(sayingOf(one(`div#${id} b`))).toBe(say(stop)));

/** Waits for the confirmation of a saved submission. `before` holds the live regions that `send` returned. */
async function savedConfirmation(before: ReadonlySet<Element>, next: 'retriedOpen' | 'whenOpened') {
  const confirmation = await confirmed(id, 'Saved on this device', before);
  expect(sayingOf(confirmation)).toContain(say(`forms.saved.${next}`));
  // The confirmation must not promise a time.
  expect(sayingOf(confirmation)).not.toContain('24');
  expect(one(`div#${id} a`).getAttribute('href')).toBe('/en/outbox');
  await progressShows('outbox.progress.device');
  await until(() => expect(header()).toContain('1 waiting'));
  return confirmation;
}

/** Waits until the same live region replaces its announcement with that of the delivery. */
async function deliveredLater(confirmation: Element): Promise<void> {
  await until(() => expect(sayingOf(confirmation)).toContain(say('forms.saved.delivered')));
  await focused(one('h2', confirmation));
  expect(sayingOf(one('h2', confirmation))).toBe(say('demo.form.success.title'));
  expect(sayingOf(confirmation)).toContain(sent);
  await progressShows('outbox.progress.delivered');
  expect(sayingOf(confirmation)).not.toContain('Saved on this device');
  expect(document.querySelector(`div#${id} a`)).toBeNull();
  await until(() => expect(header()).not.toContain('waiting'));
  expect(email.mails().map(({ template_params }) => template_params)).toMatchObject([params]);
  await userEvent.click(one(`div#${id} button`));
  expect(Object.values(typed(id)).join('')).toBe('');
}

test('a request is saved after a 503, and delivered later under the same id', async () => {
  email.answers({ status: 503 });
  await openForm();
  const confirmation = await savedConfirmation(await send(id), 'retriedOpen');
  const [first] = email.attempts();
  await passes(60_000);
  await deliveredLater(confirmation);
  expect(email.mails()[0]?.template_params.submission_id).toBe(first?.submissionId);
});

test('a request without a connection is saved, and sent after the reconnection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  email.stop();
  const confirmation = await savedConfirmation(await send(id), 'whenOpened');
  email.start();
  dispatchEvent(new Event('online'));
  await deliveredLater(confirmation);
});

test('a form without storage and connection reports this one time, keeps its text, and can be sent later', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await openForm();
  email.stop();
  const region = await saidOnce(say('forms.unsaved'), await send(id));
  await passes(100);
  expect(sayingOf(one(`form#${id}`))).not.toContain('What you typed');
  expect(region).toBe(alertOf(id));
  await focused(region);
  expect(sayingOf(region)).toContain('A problem occurred.');
  expect(typed(id)).toEqual(values);
  email.start();
  await confirmed(id, sent, await send(id));
  expect(email.mails()).toHaveLength(1);
});

test('a form that is being sent has a busy button with the focus, and its field accepts no input', async () => {
  const form = 'insights-newsletter-form';
  const address = () => control(form, 'user_email');
  email.answers({ delayMs: 5_000 });
  await openPage('/en/insights');
  fill(form, 'user_email', 'ada@fund.example');
  const button = submitButton(form);
  const before = await send(form);
  await until(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  const busy = sayingOf(button);
  expect(busy).toBe(say(formById(form).messages.submitting));
  expect(document.activeElement).toBe(button);
  const regions = [...document.querySelectorAll('[role=status]')].map(sayingOf);
  expect(regions.filter((words) => words === busy)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  // The field of this form has the busy state too.
  expect(address().getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(address(), 'more');
  expect(address().value).toBe('ada@fund.example');
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(5_000);
  await confirmed(form, 'Thank you for subscribing', before);
  expect(email.attempts()).toHaveLength(1);
});

/** A change of a field that has the focus when the form is sent. */
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
  // A second submission would stay in the queue. A repeated subscription is not added, so this form is none.
  await until(async () => expect(await queued()).toEqual([]));
  expect(email.attempts()).toHaveLength(1);
});

const newsletter = 'newsletter-form';

test('a confirmation does not move the focus from another control, and its heading is announced', async () => {
  email.answers({ status: 503, delayMs: 5_000 });
  await openPage('/en');
  fill(newsletter, 'email', 'ada@fund.example');
  await send(newsletter);
  await until(() => expect(email.attempts()).toHaveLength(1));
  const elsewhere = one('header button[popovertarget=language-menu]');
  elsewhere.focus();
  await passes(5_000);
  await until(() => expect(said()).toBe(say('forms.saved.title')));
  expect(document.activeElement).toBe(elsewhere);
  await passes(60_000);
  await until(() =>
    expect(sayingOf(one(`div#${newsletter} [role=status]`))).toContain(say('forms.saved.delivered')),
  );
  expect(document.activeElement).toBe(elsewhere);
});

test('the same newsletter address twice offline is one submission, and the confirmation says so', async () => {
  email.stop();
  await openPage('/en');
  const subscribe = async (address: string) => {
    fill(newsletter, 'email', address);
    const confirmation = await confirmed(newsletter, 'Saved on this device', await send(newsletter));
    const text = sayingOf(confirmation);
    await userEvent.click(one(`div#${newsletter} button`));
    await focused(one(`form#${newsletter} [name=email]`));
    return text;
  };
  expect(await subscribe('ada@fund.example')).not.toContain(say('forms.saved.already'));
  expect(await subscribe('ada@fund.example')).toContain(say('forms.saved.already'));
  expect(await queued()).toHaveLength(1);
  expect(await subscribe('grace@fund.example')).not.toContain(say('forms.saved.already'));
  expect(await queued()).toHaveLength(2);
  expect(drafted()).toEqual([]);

  // An edit to an address that is queued already still replaces the original.
  const [ada] = (await queued()).filter(({ params }) => Object.values(params).includes('ada@fund.example'));
  await openPage(`/en?edit=${ada?.id}#${newsletter}`);
  await until(() => expect(control(newsletter, 'email').value).toBe('ada@fund.example'));
  fill(newsletter, 'email', 'grace@fund.example');
  await confirmed(newsletter, 'Saved on this device', await send(newsletter));
  expect((await queued()).map(({ id }) => id)).not.toContain(ada?.id);
});
