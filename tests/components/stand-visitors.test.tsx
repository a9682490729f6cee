import { expect, test } from 'vitest';
import { emailAccount } from '#features/submissions/account.ts';
import { SIMULATED_MS } from '#site/form-row.ts';
import { ANALYZED_KEY, READING_LOOK_KEY, STAND_KEY } from '#site/storage-keys.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes } from './support/clock.ts';
import { drafted, keep } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, fillAll, focused, header, one, press, sayingOf, send, typed } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { atStand, standForm } from './support/stand.ts';

test('the next visitor finds the theme of the start, no reading settings and an analyzer that nobody has used', async () => {
  await atStand();
  await openPage('/en/demo');
  await standForm();
  await until(() => expect(header()).toContain('slush26'));
  localStorage.setItem('theme', 'light');
  localStorage.setItem(READING_LOOK_KEY, 'largest');
  sessionStorage.setItem(ANALYZED_KEY, '1');
  fillAll('demo-form', everyForm.find(({ id }) => id === 'demo-form')?.values ?? {});
  await send('demo-form');
  await focused(await until(() => one('div#demo-form h2')));
  await press(one('div#demo-form button'));
  await until(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(localStorage.getItem(READING_LOOK_KEY)).toBeNull();
  expect(sessionStorage.getItem(ANALYZED_KEY)).toBeNull();
});

test('a form that transmits nothing says so, and does not call itself sent', async () => {
  const { webinar } = emailAccount.templates;
  Object.assign(emailAccount.templates, { webinar: '' });
  try {
    await atStand();
    await openPage('/en/webinars');
    await until(() => expect(one('form#webinar-form').getAttribute('autocomplete')).toBe('off'));
    fillAll('webinar-form', everyForm.find(({ id }) => id === 'webinar-form')?.values ?? {});
    await send('webinar-form');
    await passes(SIMULATED_MS);
    await focused(await until(() => one('div#webinar-form h2')));
    expect(sayingOf(one('div#webinar-form'))).toContain('This form does not transmit anything yet');
    expect(sayingOf(one('div#webinar-form'))).not.toMatch(/been sent|goes out/);
    expect(email.attempts()).toEqual([]);
  } finally {
    Object.assign(emailAccount.templates, { webinar });
  }
});

test.each([
  ['of a newer version', { version: 2, event: 'slush26', language: 'en' }],
  ['damaged', 'x'],
])('fault 75: with a record that is %s the gate stays shut and nothing typed is kept', async (_, record) => {
  const stored = JSON.stringify(record);
  localStorage.setItem(STAND_KEY, stored);
  await keep(waiting('a', { params: { name: 'Ada', email: 'ada@fund.example' } }));
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(one('main'))).toContain('Load the page again'));
  for (const word of ['Ada', 'Export', 'Erase', 'Delete', 'Edit'])
    expect(sayingOf(one('main'))).not.toContain(word);
  await openPage('/en/demo');
  await standForm();
  fill('demo-form', 'nome', 'Grace');
  dispatchEvent(new Event('pagehide'));
  await until(() => expect(typed('demo-form').nome).toBe(''));
  expect(localStorage.getItem(STAND_KEY)).toBe(stored);
  expect(JSON.stringify(await drafted())).not.toContain('Grace');
});
