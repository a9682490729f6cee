import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { hasUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { LINK_TEXT } from '#features/forms/view/formLinks.ts';
import { nextVisitor } from '#features/kiosk/view/nextVisitor.ts';
import { emailAccount } from '#features/outbox/build-account.ts';
import { follow } from '#router/entries.ts';
import { MIN_SENDING_MS } from '#site/form-row.ts';
import { ANALYZED_KEY, KIOSK_CHANNEL, KIOSK_KEY, READING_SETTINGS_KEY } from '#site/storage-keys.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes } from './support/clock.ts';
import { drafted, queued, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
  control,
  fill,
  fillAll,
  focused,
  header,
  one,
  press,
  sayingOf,
  send,
  typed,
} from './support/form.ts';
import { atKiosk, kioskForm, storedKiosk } from './support/kiosk.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

test('the next visitor has the initial theme, no reading settings and an unused analyzer', async () => {
  await atKiosk();
  await openPage('/en/demo');
  await kioskForm();
  await until(() => expect(header()).toContain('slush26'));
  localStorage.setItem('theme', 'light');
  localStorage.setItem(READING_SETTINGS_KEY, 'largest');
  sessionStorage.setItem(ANALYZED_KEY, '1');
  fillAll('demo-form', everyForm.find(({ id }) => id === 'demo-form')?.values ?? {});
  await send('demo-form');
  await focused(await until(() => one('div#demo-form h2')));
  await press(one('div#demo-form button'));
  await until(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(localStorage.getItem(READING_SETTINGS_KEY)).toBeNull();
  expect(sessionStorage.getItem(ANALYZED_KEY)).toBeNull();
});

test('"Next visitor" also tells the other tabs', async () => {
  await sendRejected();
  const heard = vi.fn();
  const otherTab = new BroadcastChannel(KIOSK_CHANNEL);
  otherTab.onmessage = ({ data }) => heard(data);
  await userEvent.click(await until(nextButton));
  await until(() => expect(heard).toHaveBeenCalledWith('next'));
  otherTab.close();
});

test('a simulated form states that it transmits nothing, and does not report a delivery', async () => {
  const { webinar } = emailAccount.templates;
  Object.assign(emailAccount.templates, { webinar: '' });
  try {
    await atKiosk();
    await openPage('/en/webinars');
    await until(() => expect(one('form#webinar-form').getAttribute('autocomplete')).toBe('off'));
    fillAll('webinar-form', everyForm.find(({ id }) => id === 'webinar-form')?.values ?? {});
    await send('webinar-form');
    await passes(MIN_SENDING_MS);
    await focused(await until(() => one('div#webinar-form h2')));
    expect(sayingOf(one('div#webinar-form'))).toContain('This form doesn’t send anything yet');
    expect(sayingOf(one('div#webinar-form'))).not.toMatch(/been sent|goes out/);
    expect(email.attempts()).toEqual([]);
  } finally {
    Object.assign(emailAccount.templates, { webinar });
  }
});

test('a kiosk form shows no pending requests and no link to them, even after a rejection', async () => {
  await storeSubmissions(waiting('a', { form: 'demo-form', params: { nome: 'Grace' } }));
  await atKiosk();
  email.answers({ status: 422 });
  await openPage('/en/demo');
  await kioskForm();
  await until(() => expect(header()).toContain('slush26'));
  expect(sayingOf(one('form#demo-form'))).not.toContain('Your request of');
  fillAll('demo-form', everyForm.find(({ id }) => id === 'demo-form')?.values ?? {});
  await send('demo-form');
  await until(() => expect(alertOf('demo-form').textContent).not.toBe(''));
  expect(document.querySelector('main a[href="/en/outbox"]')).toBeNull();
  await until(() => expect(header()).toContain(says('en')('common.outboxRejected', { count: 1 })));
});

const nextButton = () =>
  within(alertOf('demo-form')).getByRole('button', { name: says('en')('kiosk.thanks.next') });

/** Sends the form of a kiosk while the service rejects its request. */
async function sendRejected() {
  await atKiosk();
  email.answers({ status: 422 });
  await openPage('/en/demo');
  await kioskForm();
  fillAll('demo-form', everyForm.find(({ id }) => id === 'demo-form')?.values ?? {});
  await send('demo-form');
}

test('a request that the service has rejected at a kiosk arrives when it is sent again', async () => {
  await sendRejected();
  await until(() => expect(alertOf('demo-form').textContent).toContain('our team will see it'));
  await send('demo-form');
  await until(() => expect(email.mails()).toHaveLength(1));
  await until(() => one('div#demo-form h2'));
  expect(await queued()).toEqual([]);
});

test('a visitor whose request was rejected can leave the kiosk to the next one', async () => {
  await sendRejected();
  await userEvent.click(await until(nextButton));
  await until(() => expect(control('demo-form', 'nome').value).toBe(''));
  expect(alertOf('demo-form').textContent).toBe('');
});

test('input stays after a change of language, and is gone after another page', async () => {
  await atKiosk();
  await openPage('/en/demo');
  await kioskForm();
  const nameAt = async (address: string) => {
    follow(address);
    await until(() => expect(document.documentElement.lang).toBe(address.slice(1, 3)));
    await kioskForm();
    return control('demo-form', 'nome').value;
  };
  fill('demo-form', 'nome', 'Grace');
  expect(await nameAt('/de/demo')).toBe('Grace');
  expect(await nameAt('/en/demo')).toBe('Grace');
  follow('/en/pricing');
  await until(() => expect(document.querySelector('form#demo-form')).toBeNull());
  expect(await nameAt('/en/demo')).toBe('');
  fill('demo-form', 'nome', 'Ada');
  dispatchEvent(new Event('pagehide'));
  expect(await nameAt('/de/demo')).toBe('');
});

test('no link leads away from a begun form before it is sent or cleared', async () => {
  await atKiosk();
  await openPage('/en/demo');
  await kioskForm();
  const press = async () => userEvent.click(one('footer a[href="/en/about"]'));
  fill('demo-form', 'nome', 'Grace');
  await press();
  await until(() => screen.getByText(says('en')('kiosk.link.form')));
  expect(control('demo-form', 'nome').value).toBe('Grace');
  await userEvent.click(screen.getByRole('button', { name: says('en')('kiosk.clear') }));
  await until(() => expect(control('demo-form', 'nome').value).toBe(''));
  await press();
  await until(() => expect(document.querySelector('form#demo-form')).toBeNull());
});

test('the form of the next visitor contains no text of a link that the previous one has followed', async () => {
  await atKiosk();
  await openPage('/en/demo', { entry: { key: 1, [LINK_TEXT]: 'For 12 deals a month' } });
  await kioskForm();
  const message = () => control('demo-form', 'messaggio').value;
  await until(() => expect(message()).toBe('For 12 deals a month'));
  await userEvent.type(control('demo-form', 'nome'), 'Grace');
  const kiosk = storedKiosk();
  if (!kiosk) throw new Error('Kiosk mode is off.');
  nextVisitor(kiosk);
  await until(() => expect(control('demo-form', 'nome').value).toBe(''));
  expect(message()).toBe('');
});

test('a visitor who stops can clear the form at once', async () => {
  await atKiosk();
  await openPage('/en/demo');
  await kioskForm();
  const clear = () =>
    within(one('form#demo-form')).queryByRole('button', { name: says('en')('kiosk.clear') });
  expect(clear()).toBeNull();
  fill('demo-form', 'nome', 'Grace');
  await userEvent.click(await until(() => clear() ?? Promise.reject(new Error('There is no button.'))));
  await until(() => expect(control('demo-form', 'nome').value).toBe(''));
  expect(clear()).toBeNull();
});

test('a late answer at a kiosk does not end what is typed in the form since', async () => {
  await atKiosk();
  email.answers({ never: true });
  await openPage('/en/demo');
  await kioskForm();
  fillAll('demo-form', everyForm.find(({ id }) => id === 'demo-form')?.values ?? {});
  await send('demo-form');
  await until(() => expect(email.attempts()).toHaveLength(1));
  follow('/en/pricing');
  await until(() => expect(document.querySelector('form#demo-form')).toBeNull());
  follow('/en/demo');
  await kioskForm();
  expect(control('demo-form', 'nome').value).toBe('');
  fill('demo-form', 'nome', 'Grace');
  await passes(20_000);
  expect(hasUnsavedInput()).toBe(true);
  expect(control('demo-form', 'nome').value).toBe('Grace');
});

test('a form is hidden while its page is left, in kiosk mode and outside it', async () => {
  await openPage('/en/demo');
  const part = one('form#demo-form').parentElement;
  dispatchEvent(new Event('pagehide'));
  expect(part?.style.visibility).toBe('hidden');
  dispatchEvent(new Event('pageshow'));
  expect(part?.style.visibility).toBe('');
});

test.each([
  ['of a newer version', { version: 2, event: 'slush26', language: 'en' }],
  ['damaged', 'x'],
])('fault 75: a kiosk record that is %s locks the list, and no input is stored', async (_, record) => {
  const stored = JSON.stringify(record);
  localStorage.setItem(KIOSK_KEY, stored);
  await storeSubmissions(waiting('a', { params: { name: 'Ada', email: 'ada@fund.example' } }));
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(one('main'))).toContain('Reload the page'));
  for (const word of ['Ada', 'Export', 'Erase', 'Delete', 'Edit'])
    expect(sayingOf(one('main'))).not.toContain(word);
  await openPage('/en/demo');
  await kioskForm();
  fill('demo-form', 'nome', 'Grace');
  dispatchEvent(new Event('pagehide'));
  await until(() => expect(typed('demo-form').nome).toBe(''));
  expect(localStorage.getItem(KIOSK_KEY)).toBe(stored);
  expect(JSON.stringify(drafted())).not.toContain('Grace');
});

test('a form outside kiosk mode is sent with the event of the address if its name is valid', async () => {
  for (const [query, event] of [
    ['?event=Slush_2026%20Side', 'slush-2026-side'],
    ['?event=%21', undefined],
  ] as const) {
    await openPage(`/en${query}`);
    fill('newsletter-form', 'email', 'ada@fund.example');
    await send('newsletter-form');
    await until(() => expect(email.mails().at(-1)?.template_params.event).toBe(event));
    await until(() => expect(sayingOf(document.body)).toContain('Thank you for subscribing'));
  }
  expect(email.mails()).toHaveLength(2);
});
