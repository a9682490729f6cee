import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { follow } from '#router/entries.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { lengthenPauses, passes, sleeps } from './support/clock.ts';
import { drafted, queued, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, fillAll, header, one, press, sayingOf, send } from './support/form.ts';
import { atKiosk } from './support/kiosk.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const id = 'demo-form';
const say = says('en');
/** Returns a queued request of the demo form. */
const demo = (name: string, more = {}) => waiting(name, { form: id, params: { nome: name }, ...more });
const due = { delivery: { state: 'queued', attempts: 1, notBefore: 0 } } as const;
const keepButtons = () => within(one('main')).queryAllByRole('button', { name: 'Keep it' });
const corner = () => sayingOf(one('[data-corner]'));

lengthenPauses();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'storage');
});

test('the page requests persistent storage after it stores a submission, and not before', async () => {
  const persist = vi.fn(async () => false);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  email.stop();
  await openPage('/en/blog');
  fill('blog-newsletter-form', 'email', 'ada@fund.example');
  await until(() => expect(drafted()).toHaveLength(1));
  expect(persist).not.toHaveBeenCalled();
  await send('blog-newsletter-form');
  await until(() => one('div#blog-newsletter-form'));
  expect(persist).toHaveBeenCalledOnce();
});

test('a due submission is sent when the tab becomes visible again', async () => {
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  await storeSubmissions(demo('a'));
  await openPage('/en/demo');
  await until(() => expect(header()).toContain('1 waiting'));
  show();
  await passes(1_000);
  expect(email.attempts()).toEqual([]);
  sleeps(11 * MINUTE);
  show();
  await until(() => expect(email.mails()).toHaveLength(1));
});

test('the app icon shows the count', async () => {
  const setAppBadge = vi.fn(async (_count: number) => {});
  Object.assign(navigator, { setAppBadge });
  await storeSubmissions(demo('a'), demo('b'));
  await openPage('/en/demo');
  await until(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
});

test('the list asks about a submission after 30 days, and "Keep it" stops the question', async () => {
  await storeSubmissions(
    demo('a', { submittedAt: Date.now() - 31 * DAY }),
    demo('b', { submittedAt: Date.now() }),
  );
  await openPage('/en/outbox');
  await until(() => expect(sayingOf(one('main'))).toContain('2 requests are waiting'));
  expect(keepButtons()).toHaveLength(1);
  await press(keepButtons()[0]);
  await until(() => expect(keepButtons()).toEqual([]));
  expect(await queued()).toHaveLength(2);
});

test('a form shows that its earlier submission waits, is being sent or was refused', async () => {
  await storeSubmissions(demo('a'));
  await openPage('/en/demo');
  const form = () => one(`form#${id}`);
  const words = (message: 'sending' | 'waiting') =>
    say(`app.earlier.${message}`, { time: '20 Nov 2026, 10:00' });
  await until(() => expect(sayingOf(form())).toContain(words('waiting')));
  const link = within(form()).getByRole('link', { name: say('forms.saved.show') });
  expect(link.getAttribute('href')).toBe('/en/outbox');
  // Nothing has changed, and a live region would announce the link on every visit.
  expect(link.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  email.answers({ delayMs: 5_000 });
  await passes(10 * MINUTE);
  await until(() => expect(sayingOf(form())).toContain(words('sending')));
  await passes(5_000);
  // The words before the time.
  const [delivered = ''] = say('app.earlier.delivered', { time: '|' }).split('|');
  await until(() => expect(sayingOf(form())).toContain(delivered));

  await storeSubmissions(
    demo('b', { delivery: { state: 'rejected', attempts: 1, status: 422, text: 'no' } }),
  );
  await storeSubmissions(waiting('c'));
  await openPage('/en/demo');
  await until(() => expect(header()).toContain('1 to review'));
  const [refused = ''] = say('app.earlier.rejected', { time: '|' }).split('|').slice(1);
  await until(() => expect(sayingOf(form())).toContain(refused));
});

test('a form does not report its current submission as an earlier one', async () => {
  email.answers({ delayMs: 5_000 });
  await openPage('/en');
  fill('newsletter-form', 'email', 'ada@fund.example');
  await send('newsletter-form');
  await until(() => expect(header()).toContain('1 waiting'));
  expect(sayingOf(one('form#newsletter-form'))).not.toContain('Your request of');
  await until(() => expect(email.attempts()).toHaveLength(1));
  await passes(5_000);
  await until(() => one('div#newsletter-form'));
});

test('a page that does not show a submission reports its delivery in a toast', async () => {
  // The id is unique, because other tests of this process have already reported their ids.
  await storeSubmissions(demo('a'), waiting('reported nowhere else', due));
  await openPage('/en/pricing');
  const text = `${say('outbox.notice.delivered')}${say('common.form.contact-form')}`;
  await until(() => expect(corner()).toContain(text));
  const regions = [...document.querySelectorAll('[data-corner] [role=status]')].map(sayingOf);
  expect(regions.filter((region) => region.includes(text))).toHaveLength(1);
  expect(header()).toContain('1 waiting');
  follow('/en/faq');
  await until(() => one('#question-storage'));
  expect(corner()).toContain(text);
});

test('deliveries of one replay share a toast, which counts them', async () => {
  await storeSubmissions(waiting('together 1', due), waiting('together 2', due), demo('together 3', due));
  await openPage('/en/pricing');
  await until(() => expect(corner()).toContain(say('outbox.notice.several', { count: 3 })));
  expect(corner()).toContain(`${say('common.form.demo-form')} and 2 × ${say('common.form.contact-form')}`);
});

test('a form opened for another request leaves the report of the earlier one to a toast', async () => {
  await openPage('/en/demo');
  fillAll(id, everyForm.find((form) => form.id === id)?.values ?? {});
  email.answers({ status: 503 });
  await send('demo-form');
  await until(() => expect(sayingOf(one('div#demo-form'))).toContain('Saved on this device'));
  await userEvent.click(one('div#demo-form button'));
  await until(() => one('form#demo-form'));
  // The toast ends after a while.
  await until(async () => {
    await passes(5_000);
    expect(corner()).toContain(say('common.form.demo-form'));
  });
});

test('a form that confirms the delivery and a kiosk show no such toast', async () => {
  await openPage('/en');
  fill('newsletter-form', 'email', 'ada@fund.example');
  email.answers({ status: 503 });
  await send('newsletter-form');
  await until(() => expect(sayingOf(one('div#newsletter-form'))).toContain('Saved on this device'));
  await passes(MINUTE);
  await until(() => expect(sayingOf(one('div#newsletter-form'))).toContain(say('forms.saved.delivered')));
  await passes(1_000);
  expect(corner()).not.toContain(say('common.form.newsletter-form'));

  await storeSubmissions(waiting('b', due));
  await atKiosk();
  await openPage('/en/pricing');
  await until(() => expect(email.mails()).toHaveLength(2));
  await until(async () => expect(await queued()).toEqual([]));
  await passes(1_000);
  expect(corner()).toBe('');
});
