import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deviceStorage } from '#site/device-storage.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { lengthenPauses, passes } from './support/clock.ts';
import { queued, storeDraft } from './support/device.ts';
import { email } from './support/email.ts';
import { focused, one, press, said, sayingOf } from './support/form.ts';
import { heading, inRegion, openList, region, row, rowButton, rows } from './support/list.ts';
import { closePage } from './support/page.tsx';

lengthenPauses();

const rejected = { state: 'rejected', attempts: 1, status: 422, text: 'no recipient' } as const;
const sentNames = () => email.mails().map(({ template_params }) => template_params.name);

test('deleting a submission and undoing it keep the focus in the row and are announced', async () => {
  await openList(waiting('a', { delivery: rejected }), waiting('b'), waiting('c', { delivery: rejected }));
  await press(rowButton(/^Delete/, 1));
  await until(() => expect(said()).toBe('Deleted from this device: Demo request.'));
  const undo = await until(() => within(region()).getByRole('button', { name: /^Undo/ }));
  await focused(undo);
  await until(() => expect(sayingOf(heading())).toBe('2 to review'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'c']);
  await userEvent.keyboard('{Enter}');
  await until(() => expect(said()).toBe('Back in the list: Demo request.'));
  await until(() => expect(rows()).toHaveLength(3));
  await focused(row(1).querySelector('h3'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  // A restored submission that is sent later cannot be restored again.
  await press(rowButton(/^Send/, 1));
  await until(() => expect(sentNames()).toEqual(['b']));
  await until(() => expect(rows()).toHaveLength(2));
  expect(inRegion(/^Undo/)).toEqual([]);
});

test('a submission deleted while it is being sent has no undo after its delivery', async () => {
  email.answers({ delayMs: 5_000 });
  await openList(waiting('a'), waiting('b', { delivery: rejected }));
  await press(rowButton(/^Send/));
  await until(() => expect(email.attempts()).toHaveLength(1));
  await press(rowButton(/^Delete/));
  await until(() => expect(said()).toContain('It was just being sent, so we may still receive it.'));
  await until(() => expect(inRegion(/^Undo/)).toHaveLength(1));
  await passes(5_000);
  await until(() => expect(sayingOf(region())).toContain('Delivered: Demo request.'));
  expect(inRegion(/^Undo/)).toEqual([]);
});

test('"Send all now" is not offered while everything is being sent', async () => {
  email.answers({ delayMs: 5_000 });
  await openList(waiting('a'));
  await press(rowButton(/^Send/));
  await until(() => expect(email.attempts()).toHaveLength(1));
  await until(() => expect(inRegion('Send all now')).toEqual([]));
  email.answers({});
});

test('a failed attempt is announced with its reason, and the focus does not move', async () => {
  await openList(waiting('a'), waiting('b'));
  email.stop();
  await press(rowButton(/^Send/));
  const reason = 'We couldn’t reach the email service.';
  await until(() => expect(said()).toBe(`Not sent yet: Demo request. ${reason}`));
  expect(document.activeElement).toBe(rowButton(/^Send/));
  const [all] = inRegion('Send all now');
  await press(all);
  await until(() => expect(said()).toBe(`Nothing could be sent yet. 2 requests are left. ${reason}`));
  expect(document.activeElement).toBe(all);
  expect(await queued()).toHaveLength(2);
});

test('the announcement is "Delivered" for one submission, and "sent" for all', async () => {
  await openList(waiting('a'));
  await press(rowButton(/^Send/));
  await until(() => expect(said()).toBe('Delivered: Demo request.'));
  await closePage();
  await openList(waiting('a'), waiting('b'));
  await press(inRegion('Send all now')[0]);
  await until(() => expect(said()).toBe('Everything in the list has been sent.'));
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  await focused(heading());
  expect(sentNames().sort()).toEqual(['a', 'a', 'b']);
  expect(await queued()).toEqual([]);
  // The list reports the delivery, so no toast may report it too.
  expect(sayingOf(one('[data-corner]'))).toBe('');
});

test('"Erase everything" erases the queue, every text of local and session storage, and what could be undone', async () => {
  for (const { where, name, id } of deviceStorage) {
    if (where === 'localStorage' && id !== 'kiosk') localStorage.setItem(name, '{}');
    if (where === 'sessionStorage') sessionStorage.setItem(name, '1');
  }
  document.documentElement.dataset.reading = 'large';
  storeDraft({ version: 1, id: 'd', form: 'demo-form', language: 'en', savedAt: 1, values: { nome: 'Ada' } });
  await openList(waiting('a', { delivery: rejected }), waiting('b', { delivery: rejected }));
  await press(rowButton(/^Delete/));
  await until(() => expect(inRegion(/^Undo/)).toHaveLength(1));
  await press(await until(() => within(one('main')).getByRole('button', { name: 'Erase everything' })));
  const dialog = await until(() => one('dialog[open]'));
  await focused(one('h2', dialog));
  expect(sayingOf(dialog)).toContain('highlighted passages');
  // Pressing the key a second time erases nothing.
  await userEvent.keyboard('{Enter}');
  expect(await queued()).toHaveLength(1);
  await press(within(dialog).getByRole('button', { name: 'Yes, erase everything' }));
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  expect(document.body.textContent).toContain('Done. This device no longer stores anything');
  expect(inRegion(/^Undo/)).toEqual([]);
  expect(await queued()).toEqual([]);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
  expect(document.documentElement.dataset.reading).toBeUndefined();
  expect(document.querySelector('#drafts-title')).toBeNull();
});

test('each kind of stored data shows how much there is, and is deleted alone after a confirmation', async () => {
  localStorage.setItem(MARKS_KEY, '[1,2]');
  await openList(waiting('a', { delivery: rejected }), waiting('b', { delivery: rejected }));
  const rowNamed = (name: string) =>
    within(one('main')).getByRole('rowheader', { name, hidden: true }).parentElement ?? one('table');
  await until(() => expect(sayingOf(rowNamed('Marked passages'))).toContain('2 entries'));
  expect(sayingOf(rowNamed('Drafts'))).toContain('Nothing stored');
  expect(sayingOf(rowNamed('Pending requests'))).toContain('2 entries');
  const erase = async (name: string) => {
    await press(within(one('main')).getByRole('button', { name: `Delete: ${name}`, hidden: true }));
    const dialog = await until(() => one('dialog[open]'));
    const text = sayingOf(dialog);
    await press(within(dialog).getByRole('button', { name: 'Yes, delete' }));
    await until(() => expect(sayingOf(rowNamed(name))).toContain('Nothing stored'));
    return text;
  };
  await erase('Marked passages');
  expect(localStorage.getItem(MARKS_KEY)).toBeNull();
  expect(await queued()).toHaveLength(2);
  expect(await erase('Pending requests')).toContain('lost for good');
  expect(await queued()).toEqual([]);
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
});
