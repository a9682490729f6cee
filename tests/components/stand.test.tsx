import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { THANKS_MS } from '#features/submissions/model/visit.ts';
import { DRAFTS_DATABASE } from '#site/storage-keys.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPausesBut } from './support/clock.ts';
import { keep, keepDraft, kept, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, fillAll, focused, one, sayingOf, send, typed, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { atStand, keptStand, PIN } from './support/stand.ts';
import { waiting } from './support/submissions.ts';

const DAY = 24 * 3_600_000;
const visitor = {
  nome: 'Ada',
  cognome: 'Lovelace',
  email: 'ada@fund.example',
  azienda: 'Analytical Capital',
  ruolo: 'Partner',
};

let thanksAreOver: (() => void) | undefined;

beforeEach(() => {
  thanksAreOver = undefined;
  // The seconds of thanks pass when the test says so.
  cutPausesBut((task, ms) => {
    if (ms === THANKS_MS) thanksAreOver = task;
    return ms === THANKS_MS;
  });
});

const button = (name: string | RegExp) =>
  until(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('button')].filter((row) =>
      typeof name === 'string' ? sayingOf(row) === name : name.test(sayingOf(row)),
    );
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} buttons are called ${name}.`);
    return found[0];
  });
const said = () => sayingOf(document.body);

/** Waits until the form is one of the stand's. */
const standForm = () => until(() => expect(one('form#demo-form').getAttribute('autocomplete')).toBe('off'));

const typePin = async (pin: string) => {
  await userEvent.type(await until(() => one('#stand-pin')), pin);
  await userEvent.click(await button('Leave stand mode'));
};

describe('the start', () => {
  const type = (id: string, text: string) => userEvent.type(one(`#${id}`), text);
  const start = async () => userEvent.click(await button('Start stand mode'));

  test('asks for a name, a PIN and the PIN again; nothing changes before', async () => {
    await openPage('/en/demo?event=Slush 26');
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
    expect(keptStand()).toMatchObject({ event: 'slush26', language: 'en', failures: 0 });
    expect(JSON.stringify(keptStand())).not.toContain('1234');
    await until(() => expect(document.querySelector('#stand-pin')).toBeNull());
    expect(location.search + location.hash).toBe('?event=slush26#demo-form');
  });

  test('is not offered on an address without an event', async () => {
    await openPage('/en/demo');
    await until(() => one('form#demo-form'));
    expect(said()).not.toContain('Start stand mode');
  });
});

describe.each(everyForm)('at a stand: $id', ({ id, page, values }) => {
  test('carries the event, thanks without a word of what was typed, and is another form after it', async () => {
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

    thanksAreOver?.();
    const next = await until(() => one('form#demo-form'));
    expect(next).not.toBe(form);
    expect(location.pathname).toBe('/en/demo');
    expect(Object.values(typed('demo-form')).join('')).toBe('');
    await focused(next);
    expect(await kept(DRAFTS_DATABASE)).toEqual([]);
    await until(() => expect(sayingOf(one('header'))).toContain('slush26: one entry today'));
  });
});

describe('between two visitors', () => {
  test('"next visitor" is as good as waiting', async () => {
    await atStand();
    await openPage('/en/demo');
    await standForm();
    fillAll('demo-form', visitor);
    await send('demo-form');
    await userEvent.click(await button('Next visitor'));
    await until(() => expect(typed('demo-form').nome).toBe(''));
  });

  test('nothing is kept of a form that was begun, and the owner’s own draft comes back at the end', async () => {
    await keepDraft({ version: 1, form: 'demo-form', language: 'en', savedAt: 1, values: { nome: 'Owner' } });
    await atStand();
    await openPage('/en/demo');
    await standForm();
    fill('demo-form', 'cognome', 'Lovelace');
    dispatchEvent(new Event('pagehide'));
    await until(() => expect(typed('demo-form').cognome).toBe(''));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Lovelace');
    expect(JSON.stringify(await kept(DRAFTS_DATABASE))).not.toContain('Lovelace');
    await openPage('/en/outbox');
    await typePin(PIN);
    await openPage('/en/demo');
    await until(() => expect(typed('demo-form').nome).toBe('Owner'));
  });

  test('a link to an edit opens nobody’s request', async () => {
    await keep(waiting('a'));
    await atStand();
    await openPage('/en?edit=a#contact-form');
    await until(() => expect(one('form#contact-form').getAttribute('autocomplete')).toBe('off'));
    await until(() => expect(sayingOf(one('header'))).toContain('slush26: no entry today'));
    expect((await queued())[0]?.delivery.state).toBe('queued');
    expect(typed('contact-form').name).toBe('');
  });

  test('whoever goes away is asked, may stay, and is forgotten without an answer', async () => {
    await atStand();
    await openPage('/en/demo');
    await standForm();
    await until(() => expect(sayingOf(one('header'))).toContain('slush26'));
    const { now } = Date;
    let passed = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + passed);
    fill('demo-form', 'nome', 'Ada');
    passed += 61_000;
    const dialog = await until(() => one('dialog[open]'));
    expect(sayingOf(dialog)).toMatch(/Are you still there\? ?In \d+ seconds the form is cleared/);
    await userEvent.click(await button('Yes, I’ll go on'));
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(typed('demo-form').nome).toBe('Ada');
    passed += 61_000;
    await until(() => one('dialog[open]'));
    passed += 20_000;
    await until(() => expect(typed('demo-form').nome).toBe(''));
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    // Nobody is there: nobody is asked.
    passed += DAY;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('what is kept', () => {
  test.each(['/en/outbox', '/en/take'])('%s shows the way out alone', async (address) => {
    await keep(waiting('a', { params: { name: 'Ada', email: 'ada@fund.example', event: 'slush26' } }));
    await atStand();
    await openPage(address);
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
    expect(keptStand()).toMatchObject({ failures: 1 });
    // Not even the right one within the pause.
    await typePin(PIN);
    expect(keptStand()).toMatchObject({ failures: 1 });
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 2_000);
    await typePin(PIN);
    await until(() => one('#waiting-title'));
    expect(keptStand()).toBeUndefined();
    await focused(one('main h1'));
    await until(() => expect(said()).toContain('Stand mode is off.'));
  });

  test('without the PIN the way out opens a day later, when nothing waits', async () => {
    await atStand({ since: Date.now() - 2 * DAY });
    await keep(waiting('a'));
    await openPage('/en/outbox');
    await until(() => one('#stand-pin'));
    await until(() => expect(sayingOf(one('header'))).toContain('slush26'));
    expect(said()).not.toContain('leave without the PIN');
    await openPage('/en');
    const { emptyQueue } = await import('./support/device.ts');
    await emptyQueue();
    await openPage('/en/outbox');
    await userEvent.click(await button(/leave without the PIN/));
    await until(() => expect(keptStand()).toBeUndefined());
  });

  test('what nobody can read is no stand', async () => {
    localStorage.setItem('stand', '{"version":9}');
    await openPage('/en/outbox');
    await until(() => one('#waiting-title'));
    expect(localStorage.getItem('stand')).toBeNull();
  });
});
