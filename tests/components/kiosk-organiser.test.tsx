import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { unsentNotes } from '#features/kiosk/browser/unsentNotes.ts';
import { until } from '../support/until.ts';
import { passes } from './support/clock.ts';
import { queued, storeRecord, watchDownloads } from './support/device.ts';
import { email } from './support/email.ts';
import { one, said, sayingOf } from './support/form.ts';
import { atKiosk, PIN, storedKiosk } from './support/kiosk.ts';
import { clickOn, entry, list, openList, params } from './support/kiosk-list.tsx';
import { openPage } from './support/page.tsx';

const DAY = 24 * 3_600_000;

const untilListed = (text: string) => until(() => expect(sayingOf(list())).toContain(text));

describe('the list behind the PIN', () => {
  test('shows today’s entries until the page is left', async () => {
    await openList(entry('a'));
    expect(sayingOf(list())).toContain('One request today');
    expect(sayingOf(list())).toContain('Ada Lovelace, ada@fund.example');
    expect(storedKiosk()).toMatchObject({ pin: { failures: 0 } });
    dispatchEvent(new Event('pagehide'));
    await until(() => expect(sayingOf(document.body)).not.toContain('Lovelace'));
    expect(storedKiosk()).toBeDefined();
  });

  test('takes the focus, and gives it back to the PIN when it is hidden', async () => {
    await openList(entry('a'));
    await until(() => expect(document.activeElement).toBe(one('#kiosk-day-title')));
    await clickOn('Hide the list');
    expect(document.activeElement).toBe(one('#kiosk-pin'));
  });

  test('gives the reason of a refusal, and sends the entry again', async () => {
    await openList(entry('a', { delivery: { state: 'rejected', attempts: 1, status: 400, text: 'no' } }));
    expect(sayingOf(list())).toContain('The email service refused this request.');
    expect(sayingOf(list())).toContain('leave kiosk mode first');
    await clickOn(/^Send now: Personalised demo/);
    await untilListed('Delivered at');
    expect(email.mails()).toHaveLength(1);
  });

  test('deletes an entry of a visitor who has second thoughts, and can restore it', async () => {
    await openList(entry('a'));
    await clickOn(/^Delete: /);
    await until(async () => expect(await queued()).toEqual([]));
    await untilListed('Undo');
    await clickOn(/^Undo: /);
    await until(async () => expect(await queued()).toHaveLength(1));
    await until(() => expect(sayingOf(list())).not.toContain('Undo'));
  });

  test('offers the undo in the place of the deleted entry, where a second tap deletes nothing', async () => {
    const at = (id: string, submittedAt: number) => entry(id, { submittedAt });
    await openList(at('a', Date.now() - 3), at('b', Date.now() - 2), at('c', Date.now() - 1));
    const rows = () => [...list().querySelectorAll('li')];
    const middle = rows()[1] ?? document.body;
    await userEvent.click(within(middle).getByRole('button', { name: /^Delete: / }));
    await untilListed('Undo');
    await until(async () => expect((await queued()).map(({ id }) => id).sort()).toEqual(['a', 'c']));
    expect(rows().map((row) => sayingOf(row).includes('Undo'))).toEqual([false, true, false]);
  });

  test('and its CSV have the entries of earlier days that still wait', async () => {
    const files = watchDownloads();
    await openList(entry('a', { submittedAt: Date.now() - DAY }));
    expect(sayingOf(list())).toContain('No requests today');
    expect(sayingOf(list())).toContain('Also listed: one request from an earlier day');
    expect(sayingOf(list())).toContain('19 Nov 2026');
    await clickOn('Download as CSV');
    await until(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('Lovelace');
  });

  test('is downloaded with a note that was typed before the press', async () => {
    const files = watchDownloads();
    await openList(entry('a'));
    await userEvent.type(await until(() => one('input[id^=kiosk-note-]')), 'Call on Monday');
    await clickOn('Download as CSV');
    await until(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('Call on Monday');
  });

  test('has no hint about the CSV if there is nothing to download', async () => {
    await openList();
    expect(sayingOf(list())).toContain('No requests today');
    expect(sayingOf(list())).not.toContain('not encrypted');
  });

  test('is what the kiosk asks about when nobody touches it', async () => {
    await openList();
    await passes(61_000);
    const question = await until(() => one('dialog[open]'));
    expect(sayingOf(question)).toMatch(/this page closes and the form for the next person opens/);
    expect(sayingOf(question)).not.toContain('clear');
  });

  test('needs a PIN of at least four digits, and a shorter one is no attempt', async () => {
    await atKiosk();
    await openPage('/en/outbox');
    await until(() => one('#kiosk-pin'));
    await clickOn('Show the requests');
    await until(() => expect(sayingOf(one('main [role=alert]'))).toContain('four to eight digits'));
    expect(storedKiosk()).toMatchObject({ pin: { failures: 0, retryAt: 0 } });
  });
});

describe('a team note', () => {
  const note = () => one<HTMLInputElement>('#kiosk-note-a');
  const notes = async () => (await queued()).map((submission) => submission.params.note);

  test('is stored with the request and confirmed next to the field, which is announced once', async () => {
    await openList(entry('a'));
    await userEvent.type(note(), 'Wants a call');
    await clickOn('Save the note');
    await untilListed('The note is saved and goes out with the request.');
    await until(() => expect(said()).toContain('The note is saved'));
    expect((await queued())[0]?.params).toEqual({ ...params, note: 'Wants a call' });
  });

  test('is stored when the organiser pauses or leaves the field', async () => {
    await openList(entry('a'));
    await userEvent.type(note(), 'Wants');
    await untilListed('The note is saved');
    await userEvent.type(note(), ' a call');
    note().blur();
    await until(async () => expect(await notes()).toEqual(['Wants a call']));
  });

  test('is stored with a request whose attempt was interrupted', async () => {
    await openList(entry('a'));
    const { delivery, ...rest } = entry('a');
    await storeRecord('a', { ...rest, delivery: { ...delivery, state: 'sending' } });
    await userEvent.type(note(), 'Wants a call');
    await clickOn('Save the note');
    await untilListed('The note is saved');
    expect(await notes()).toEqual(['Wants a call']);
  });

  test('that was stored is confirmed after the delivery, where the empty field is for a further one', async () => {
    await openList(entry('a'));
    await userEvent.type(note(), 'Wants a call');
    await untilListed('The note is saved');
    await passes(31_000);
    await untilListed('Delivered at');
    expect(email.mails()[0]?.template_params.note).toBe('Wants a call');
    expect(sayingOf(list()).match(/The note went out with the request\./g)).toHaveLength(1);
    await until(() => expect(note().value).toBe(''));
    await userEvent.type(note(), 'And a brochure');
    await clickOn('Send the note on its own');
    await until(() => expect(email.mails()).toHaveLength(2));
    expect(email.mails()[1]?.template_params).toMatchObject({ note: 'And a brochure', replaces: 'a' });
    await until(() => expect(note().value).toBe(''));
  });

  test('on a request that has already left goes out on its own', async () => {
    await openList(entry('a'));
    await passes(31_000);
    await untilListed('Delivered at');
    await openList();
    await userEvent.type(note(), 'Wants a call');
    await clickOn('Send the note on its own');
    await untilListed('in a message of its own');
    await until(() => expect(email.mails()).toHaveLength(2));
    const { submission_id, submitted_at, language, ...sent } = email.mails()[1]?.template_params ?? {};
    expect(sent).toEqual({ note: 'Wants a call', note_on: 'a', event: params.event });
    expect(sayingOf(list())).toContain('One request today');
    await openList();
    expect(sayingOf(list())).toMatch(/A note went out at .+, in a message of its own/);
  });

  test('that was typed but not sent is still there when the list is opened again, until kiosk mode ends', async () => {
    await openList(entry('a'));
    await passes(31_000);
    await untilListed('Delivered at');
    await userEvent.type(note(), 'Wants a call');
    await clickOn('Hide the list');
    await userEvent.type(one('#kiosk-pin'), PIN);
    await clickOn('Show the requests');
    await until(() => expect(note().value).toBe('Wants a call'));
    await userEvent.type(one('#kiosk-pin'), PIN);
    await clickOn('Leave kiosk mode');
    await until(() => expect(storedKiosk()).toBeUndefined());
    expect(unsentNotes.size).toBe(0);
  });

  test('that was not stored before the delivery is completed, goes out on its own, and counts as no request', async () => {
    email.answers({ delayMs: 5_000 });
    await openList(entry('a'));
    await passes(31_000);
    await until(() => expect(email.attempts()).toHaveLength(1));
    await userEvent.type(note(), 'Wants');
    await clickOn('Save the note');
    await passes(5_000);
    await untilListed('went out without the note');
    await until(() => expect(said()).toContain('went out without the note'));
    email.answers({ status: 500 });
    await userEvent.type(note(), ' a call');
    await clickOn('Send the note on its own');
    await untilListed('in a message of its own');
    await untilListed('Waiting note: Wants a call');
    expect(sayingOf(list())).toContain('One request today');
    expect(list().querySelectorAll('li')).toHaveLength(1);
    email.answers({});
    await clickOn(/^Send now: /);
    await until(() => expect(email.mails()).toHaveLength(2));
    await untilListed('A note went out at');
    expect(email.mails()[1]?.template_params).toMatchObject({
      ...params,
      note: 'Wants a call',
      replaces: 'a',
    });
  });
});
