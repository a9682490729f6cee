import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { THANKS_MS } from '#features/submissions/model/visit.ts';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes, sleeps } from './support/clock.ts';
import { drafted, emptyQueue, keep, keepDraft, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, fillAll, focused, header, one, sayingOf, send, typed } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { atStand, keptStand, PIN, standForm } from './support/stand.ts';

const DAY = 24 * 3_600_000;

const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
const clickOn = async (name: string | RegExp) =>
  userEvent.click(await until(() => within(dialog() ?? one('main')).getByRole('button', { name })));
const said = () => sayingOf(document.body);

const typePin = async (pin: string) => {
  await userEvent.type(await until(() => one('#stand-pin')), pin);
  await clickOn('Leave stand mode');
};

test('the start asks for a name, a PIN and the PIN again, where the address names an event; nothing changes before', async () => {
  const type = (id: string, text: string) => userEvent.type(one(`#${id}`), text);
  const start = async () => clickOn('Start stand mode');
  await openPage('/en/demo');
  await until(() => one('form#demo-form'));
  expect(said()).not.toContain('Start stand mode');

  await openPage('/en/demo?event=Slüsh');
  await until(() => one('#stand-pin'));
  await start();
  await focused(one('#stand-event'));
  await userEvent.clear(one('#stand-event'));
  await type('stand-event', 'Slush26');
  await type('stand-pin', '123');
  await start();
  await focused(one('#stand-pin'));
  await type('stand-pin', '4');
  await type('stand-repeat', '1243');
  await start();
  await focused(one('#stand-repeat'));
  expect(sayingOf(one('#stand-repeat-error'))).toBe('The two PINs differ');
  expect(keptStand()).toBeUndefined();
  expect(one('form#demo-form').getAttribute('autocomplete')).toBeNull();

  await userEvent.clear(one('#stand-repeat'));
  await type('stand-repeat', '1234');
  await start();
  await standForm();
  expect(keptStand()).toMatchObject({ event: 'slush26', language: 'en', pin: { failures: 0 } });
  expect(JSON.stringify(keptStand())).not.toContain('1234');
  await until(() => expect(document.querySelector('#stand-pin')).toBeNull());
  expect(location.search + location.hash).toBe('?event=slush26#demo-form');
});

/** The stand's own form, one with a subject and one of another shape: what is the same in all is said once. */
const shown = everyForm.filter(({ id }) =>
  ['demo-form', 'webinar-form', 'insights-newsletter-form'].includes(id),
);

test.each(shown)(
  '$id carries the event, thanks without what was typed, and is empty after it',
  async ({ id, page, values }) => {
    await atStand();
    await openPage(page);
    await until(() => expect(one(`form#${id}`).getAttribute('autocomplete')).toBe('off'));
    for (const input of document.querySelectorAll<HTMLInputElement>(`form#${id} input:not([type=checkbox])`))
      expect(input.autocomplete).toBe('off');
    fillAll(id, values);
    const form = one(`form#${id}`);
    await send(id);
    await focused(await until(() => one(`div#${id} h2`)));
    expect(email.mails()[0]?.template_params).toMatchObject({ event: 'slush26' });
    for (const text of Object.values(values).filter((value) => value.length > 3))
      expect(sayingOf(one(`div#${id}`))).not.toContain(text);
    expect(sayingOf(one(`div#${id}`))).toContain('Thank you');
    expect(document.querySelector(`div#${id} a`)).toBeNull();
    expect(sayingOf(one('[data-corner]'))).toBe('');

    await passes(THANKS_MS);
    const next = await until(() => one('form#demo-form'));
    expect(next).not.toBe(form);
    expect(location.pathname).toBe('/en/demo');
    expect(Object.values(typed('demo-form')).join('')).toBe('');
    await focused(next);
    expect(await drafted()).toEqual([]);
    await until(() => expect(header()).toContain('slush26: one entry today'));
  },
);

test('without a stand a form takes the event from the address, if it is a name of one', async () => {
  for (const [query, event] of [
    ['?event=Slush_2026%20Side', 'slush-2026-side'],
    ['?event=%3Cb%3E', undefined],
  ] as const) {
    await openPage(`/en${query}`);
    fill('newsletter-form', 'email', 'ada@fund.example');
    await send('newsletter-form');
    await until(() => expect(email.mails().at(-1)?.template_params.event).toBe(event));
    await until(() => expect(said()).toContain('Thank you for subscribing'));
  }
  expect(email.mails()).toHaveLength(2);
});

describe('between two visitors', () => {
  test('nothing is kept of a form that was begun, and the owner’s own draft comes back at the end', async () => {
    const mine = { version: 2, id: 'mine', form: 'demo-form', language: 'en' };
    await keepDraft({ ...mine, savedAt: 1, values: { nome: 'Owner' } });
    await atStand();
    await openPage('/en/demo');
    await standForm();
    fill('demo-form', 'cognome', 'Lovelace');
    dispatchEvent(new Event('pagehide'));
    await until(() => expect(typed('demo-form').cognome).toBe(''));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Lovelace');
    expect(JSON.stringify(await drafted())).not.toContain('Lovelace');
    await openPage('/en/outbox');
    await typePin(PIN);
    await openPage('/en/demo');
    await until(() => expect(typed('demo-form').nome).toBe('Owner'));
  });

  test('a link to an edit opens nobody’s request', async () => {
    await keep(waiting('a', { form: 'demo-form', params: { nome: 'a' } }));
    await atStand();
    await openPage('/en/demo?edit=a#demo-form');
    await standForm();
    await until(() => expect(header()).toContain('slush26: no entries today'));
    expect((await queued())[0]?.delivery.state).toBe('queued');
    expect(typed('demo-form').nome).toBe('');
  });

  test('whoever goes away is asked, may stay, and is forgotten without an answer', async () => {
    await atStand();
    await openPage('/en/demo');
    await standForm();
    await until(() => expect(header()).toContain('slush26'));
    fill('demo-form', 'nome', 'Ada');
    await passes(59_000);
    expect(dialog()).toBeNull();
    await passes(2_000);
    expect(sayingOf(await until(() => one('dialog[open]')))).toMatch(
      /Are you still there\? ?In \d+ seconds the form is cleared/,
    );
    await clickOn('Yes, I’ll go on');
    await until(() => expect(dialog()).toBeNull());
    expect(typed('demo-form').nome).toBe('Ada');
    await passes(61_000);
    await until(() => one('dialog[open]'));
    await passes(20_000);
    await until(() => expect(typed('demo-form').nome).toBe(''));
    await until(() => expect(dialog()).toBeNull());
    // Nobody is there: nobody is asked.
    sleeps(DAY);
    await passes(2_000);
    expect(dialog()).toBeNull();
  });
});

describe('what is kept', () => {
  test('/en/outbox shows the way out alone', async () => {
    await keep(waiting('a', { params: { name: 'Ada', email: 'ada@fund.example', event: 'slush26' } }));
    await atStand();
    await openPage('/en/outbox');
    await until(() => one('#stand-pin'));
    for (const word of ['Ada', 'Export', 'Erase', 'Delete', 'Edit', 'Take in', 'Remove the copy'])
      expect(sayingOf(one('main'))).not.toContain(word);
    expect(document.querySelector('#waiting-title, #take-in')).toBeNull();
  });

  test('a wrong PIN says so and costs a pause; the right one opens everything', async () => {
    await keep(waiting('a'));
    await atStand();
    await openPage('/en/outbox');
    await typePin('1111');
    await until(() => expect(said()).toContain('This PIN is wrong. Try again in one second.'));
    expect(keptStand()).toMatchObject({ pin: { failures: 1 } });
    // Not even the right one within the pause.
    await typePin(PIN);
    await until(() => expect(said()).not.toContain('wrong'));
    expect(said()).toContain('Try again in one second.');
    expect(keptStand()).toMatchObject({ pin: { failures: 1 } });
    sleeps(2_000);
    await clickOn('Leave stand mode');
    await until(() => one('#waiting-title'));
    expect(keptStand()).toBeUndefined();
    await focused(one('main h1'));
    await until(() => expect(said()).toContain('Stand mode is off.'));
  });

  test('without the PIN the way out opens a day later, when nothing waits', async () => {
    await atStand(Date.now() - 2 * DAY);
    await keep(waiting('a'));
    await openPage('/en/outbox');
    await until(() => one('#stand-pin'));
    await until(() => expect(header()).toContain('slush26'));
    expect(said()).not.toContain('leave without the PIN');
    await openPage('/en/demo');
    await emptyQueue();
    await openPage('/en/outbox');
    await clickOn(/leave without the PIN/);
    await until(() => expect(keptStand()).toBeUndefined());
  });
});
