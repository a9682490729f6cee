import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { holdPauses, passes, sleeps } from './support/clock.ts';
import { drafted, emptyQueue, queued, storeDraft, storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, fillAll, focused, header, one, sayingOf, send, typed } from './support/form.ts';
import { atKiosk, kioskForm, PIN, storedKiosk } from './support/kiosk.ts';
import { openPage } from './support/page.tsx';

const DAY = 24 * 3_600_000;

const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
const clickOn = async (name: string | RegExp) =>
  userEvent.click(await until(() => within(dialog() ?? one('main')).getByRole('button', { name })));
const said = () => sayingOf(document.body);

const typePin = async (pin: string) => {
  await userEvent.type(await until(() => one('#kiosk-pin')), pin);
  await clickOn('Leave kiosk mode');
};

test('the loss of local storage in a crash does not end kiosk mode', async () => {
  await openPage('/en/demo?event=slush26');
  for (const id of ['kiosk-pin', 'kiosk-repeat']) await userEvent.type(await until(() => one(`#${id}`)), PIN);
  await clickOn('Start kiosk mode');
  await kioskForm();
  const started = storedKiosk();
  localStorage.clear();

  await openPage('/en/outbox');
  await until(() => expect(storedKiosk()).toEqual(started));
  await typePin(PIN);
  await until(() => expect(storedKiosk()).toBeUndefined());
  await openPage('/en/outbox');
  await until(() => expect(said()).toContain('Nothing is waiting'));
  expect(storedKiosk()).toBeUndefined();
});

/** The kiosk form, a form with a subject and a form with a single field. */
const shown = everyForm.filter(({ id }) =>
  ['demo-form', 'webinar-form', 'insights-newsletter-form'].includes(id),
);

test.each(shown)(
  '$id is sent with the event, confirmed without the input, and empty for the next visitor',
  async ({ id, page, values }) => {
    await atKiosk();
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

    await passes(6_000);
    const next = await until(() => one('form#demo-form'));
    expect(next).not.toBe(form);
    expect(location.pathname).toBe('/en/demo');
    expect(Object.values(typed('demo-form')).join('')).toBe('');
    await focused(next);
    expect(drafted()).toEqual([]);
    await until(() => expect(header()).toContain('slush26: one request today'));
  },
);

describe('between two visitors', () => {
  test('an unfinished form is not stored, and the owner’s own draft is restored at the end', async () => {
    storeDraft({
      version: 1,
      id: 'mine',
      form: 'demo-form',
      language: 'en',
      savedAt: 1,
      values: { nome: 'Owner' },
    });
    await atKiosk();
    await openPage('/en/demo');
    await kioskForm();
    fill('demo-form', 'cognome', 'Lovelace');
    dispatchEvent(new Event('pagehide'));
    await until(() => expect(typed('demo-form').cognome).toBe(''));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Lovelace');
    await openPage('/en/outbox');
    await typePin(PIN);
    await openPage('/en/demo');
    await until(() => expect(typed('demo-form').nome).toBe('Owner'));
  });

  test('a link to an edit does not open the request', async () => {
    await storeSubmissions(waiting('a', { form: 'demo-form', params: { nome: 'a' } }));
    await atKiosk();
    await openPage('/en/demo?edit=a#demo-form');
    await kioskForm();
    await until(() => expect(header()).toContain('slush26: no requests today'));
    expect((await queued())[0]?.delivery.state).toBe('queued');
    expect(typed('demo-form').nome).toBe('');
  });

  test('the kiosk asks an idle visitor to stay, and empties the form without an answer', async () => {
    await atKiosk();
    await openPage('/en/demo');
    await kioskForm();
    await until(() => expect(header()).toContain('slush26'));
    fill('demo-form', 'nome', 'Ada');
    await passes(59_000);
    expect(dialog()).toBeNull();
    await passes(2_000);
    expect(sayingOf(await until(() => one('dialog[open]')))).toMatch(
      /Are you still there\? ?In \d+ seconds we’ll clear the form/,
    );
    const buttons = () => [...(dialog()?.querySelectorAll('button') ?? [])].map(sayingOf);
    expect(buttons()).toEqual(['Yes, continue', 'Clear it now']);
    await clickOn('Yes, continue');
    await until(() => expect(dialog()).toBeNull());
    expect(typed('demo-form').nome).toBe('Ada');
    await passes(61_000);
    await until(() => one('dialog[open]'));
    await passes(20_000);
    await until(() => expect(typed('demo-form').nome).toBe(''));
    await until(() => expect(dialog()).toBeNull());
    // The form is empty, so there is no visitor to ask.
    sleeps(DAY);
    await passes(2_000);
    expect(dialog()).toBeNull();
  });
});

describe('the stored records', () => {
  test('are hidden on /outbox, also during the pause after a wrong PIN, and shown after the right one', async () => {
    await storeSubmissions(waiting('a', { params: { name: 'Ada', email: 'ada@fund.example' } }));
    await atKiosk();
    await openPage('/en/outbox');
    await holdPauses();
    await typePin('1111');
    await until(() => expect(said()).toContain('This PIN is wrong. Try again in one second.'));
    for (const word of [
      'Ada',
      'Export',
      'Share',
      'Erase',
      'Delete',
      'Edit',
      'Import',
      'Turn off offline access',
    ])
      expect(sayingOf(one('main'))).not.toContain(word);
    expect(document.querySelector('#waiting-title, input[type=file]')).toBeNull();
    expect(storedKiosk()).toMatchObject({ pin: { failures: 1 } });
    // Even the right PIN is not accepted during the pause.
    await typePin(PIN);
    await until(() => expect(said()).not.toContain('wrong'));
    expect(said()).toContain('Try again in one second.');
    expect(storedKiosk()).toMatchObject({ pin: { failures: 1 } });
    sleeps(2_000);
    await clickOn('Leave kiosk mode');
    await until(() => one('#waiting-title'));
    expect(storedKiosk()).toBeUndefined();
    await focused(one('main h1'));
    await until(() => expect(said()).toContain('Kiosk mode is off.'));
    expect(said()).toContain('One request has not gone out yet.');
  });

  test('are not shown for a wrong PIN, and the request to wait ends with the pause', async () => {
    await atKiosk();
    await openPage('/en/outbox');
    await holdPauses();
    await typePin('1111');
    const alert = await until(() => one('main [role=alert]'));
    await until(() => expect(sayingOf(alert)).toBe('This PIN is wrong. Try again in one second.'));
    await passes(1_000);
    await until(() => expect(sayingOf(alert)).toBe('This PIN is wrong.'));
  });

  test('can be shown without the PIN a day later if nothing waits', async () => {
    await atKiosk(Date.now() - 2 * DAY);
    await storeSubmissions(waiting('a'));
    await openPage('/en/outbox');
    await until(() => one('#kiosk-pin'));
    await until(() => expect(header()).toContain('slush26'));
    expect(said()).not.toContain('leave without the PIN');
    await openPage('/en/demo');
    await emptyQueue();
    await openPage('/en/outbox');
    await clickOn(/leave without the PIN/);
    await until(() => expect(storedKiosk()).toBeUndefined());
  });
});
