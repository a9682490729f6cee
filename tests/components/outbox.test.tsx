import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submission } from '#features/submissions/model/submission.ts';
import { languages } from '#site/languages.ts';
import { cutPauses } from './support/clock.ts';
import { keep, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { focused, one, sayingOf, until } from './support/form.ts';
import { closePage, openPage } from './support/page.tsx';
import { waiting } from './support/submissions.ts';
import { says } from './support/words.ts';

beforeEach(() => {
  cutPauses();
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
});

const refused = { state: 'rejected', attempts: 1, status: 422, text: 'no recipient' } as const;

const region = () => one('section[aria-labelledby=waiting-title]');
const rows = () => [...region().querySelectorAll<HTMLElement>('li:has(h3)')];
const heading = () => one('#waiting-title');
const button = (name: string | RegExp, index = 0) => {
  const row = rows()[index];
  if (!row) throw new Error(`There is no row ${index}.`);
  return within(row).getByRole('button', { name });
};
const said = () => sayingOf(one('#announcer'));
const press = async (element: HTMLElement) => {
  element.focus();
  await userEvent.keyboard('{Enter}');
};

async function openList(...submissions: readonly Submission[]): Promise<void> {
  await keep(...submissions);
  await openPage('/en/outbox');
  await until(() => expect(rows()).toHaveLength(submissions.length));
}

describe.each(languages)('the list in $code', ({ code }) => {
  const say = says(code);

  test('says how each stands and why, and what can be done with it', async () => {
    const notBefore = Date.now() + 600_000;
    await keep(
      waiting('a'),
      waiting('b', {
        delivery: { state: 'queued', attempts: 2, notBefore, reason: 'unreachable', status: 503 },
      }),
      waiting('c', { delivery: { state: 'queued', attempts: 3, notBefore, reason: 'account', status: 402 } }),
      waiting('d', { delivery: refused }),
      waiting('e', { delivery: { state: 'sending', attempts: 1, leaseEnds: Date.now() + 10_000 } }),
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPage(`/${code}/outbox`);
    await until(() => expect(rows()).toHaveLength(5));
    const counts = [say('outbox.waiting', { count: 4 }), say('common.outboxRefused', { count: 1 })];
    expect(sayingOf(heading())).toBe(counts.join(' · '));
    const stands = [
      ['queued', 1, 'limited'],
      ['queued', 2, 'unreachable'],
      ['queued', 3, 'quota'],
      ['rejected', 1, 'refused'],
      ['sending', 1],
    ] as const;
    for (const [index, [state, count, reason]] of stands.entries()) {
      const text = sayingOf(rows()[index] ?? document.body);
      expect(text).toContain(say('outbox.form.contact-form'));
      expect(text).toContain(`${say(`outbox.state.${state}`)} · ${say('outbox.item.attempts', { count })}`);
      if (reason) expect(text).toContain(say(`outbox.reason.${reason}`));
      const actions = [...(rows()[index]?.querySelectorAll('button, a') ?? [])].map(sayingOf);
      const sends = state === 'rejected' ? [] : [say('outbox.send')];
      expect(actions).toEqual([...sends, say('outbox.edit'), say('outbox.handOver'), say('outbox.delete')]);
    }
    const edit = rows()[0]?.querySelector('a')?.getAttribute('href');
    expect(edit).toBe(`/${code}?edit=a#contact-form`);
  });

  test('is empty where nothing waits', async () => {
    await openPage(`/${code}/outbox`);
    await until(() => expect(sayingOf(heading())).toBe(say('outbox.empty')));
    expect(sayingOf(region())).toContain(say('outbox.empty.text'));
    expect(region().querySelectorAll('li, button')).toHaveLength(0);
  });
});

test('a deletion and its undoing keep the focus in the row, and are said', async () => {
  await openList(waiting('a', { delivery: refused }), waiting('b'), waiting('c', { delivery: refused }));
  await press(button(/^Delete/, 1));
  await until(() => expect(said()).toBe('Deleted from this device: Demo request.'));
  const undo = await until(() => within(region()).getByRole('button', { name: /^Undo/ }));
  await focused(undo);
  await until(() => expect(sayingOf(heading())).toBe('2 to review'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'c']);
  await userEvent.keyboard('{Enter}');
  await until(() => expect(said()).toBe('Back in the list: Demo request.'));
  await until(() => expect(rows()).toHaveLength(3));
  await focused(rows()[1]?.querySelector('h3'));
  expect((await queued()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  // What has been had back and is gone later is not there to be had back again.
  await press(button(/^Send/, 1));
  await until(() => expect(email.mails().map(({ template_params }) => template_params.name)).toContain('b'));
  await until(() => {
    expect(rows()).toHaveLength(2);
    expect(within(region()).queryAllByRole('button', { name: /^Undo/ })).toEqual([]);
  });
});

test('each button has a name of its own, though all was sent in the same minute', async () => {
  const webinar = { form: 'webinar-form', params: { webinar: 'Agents in committee' } } as const;
  await openList(waiting('a'), waiting('b'), waiting('c', webinar));
  expect(sayingOf(rows()[2] ?? document.body)).toContain('Webinar registration · Agents in committee');
  const names = rows().flatMap((row) =>
    [...row.querySelectorAll('a, button')].map((element) => element.getAttribute('aria-label')),
  );
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect(names[7]).toMatch(/^Delete: Demo request, .* \(2 of 2\)$/);
});

test('what can only be edited or deleted is not offered to be sent', async () => {
  await openList(waiting('a', { delivery: refused }));
  expect(within(region()).queryAllByRole('button', { name: /^Send/ })).toEqual([]);
  expect(sayingOf(region())).toContain('Nothing here can be sent as it is');
});

test('an attempt that fails is said with its reason, and the focus stays', async () => {
  await openList(waiting('a'), waiting('b'));
  await email.stop();
  await press(button(/^Send/));
  await until(() =>
    expect(said()).toBe('Not sent yet: Demo request. The email service could not be reached.'),
  );
  expect(document.activeElement).toBe(button(/^Send/));
  const all = within(region()).getByRole('button', { name: 'Send all now' });
  await press(all);
  await until(() =>
    expect(said()).toBe(
      'Nothing could be sent yet. 2 requests are left. The email service could not be reached.',
    ),
  );
  expect(document.activeElement).toBe(all);
  expect(await queued()).toHaveLength(2);
});

test('what has arrived is said, of one and of all', async () => {
  await openList(waiting('a'), waiting('b'), waiting('c'));
  await press(button(/^Send/, 1));
  await until(() => expect(email.mails()[0]?.template_params.name).toBe('b'));
  await until(() => expect(said()).not.toBe(''));
  const all = [...region().querySelectorAll('button')].find((one) => sayingOf(one) === 'Send all now');
  if (all) await press(all);
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  await focused(heading());
  const names = email.mails().map(({ template_params }) => template_params.name);
  expect(names.sort()).toEqual(['a', 'b', 'c']);
  expect(await queued()).toEqual([]);
});

test('"delivered" is said of one, "sent" of all, and refusal of what the service does not want', async () => {
  await openList(waiting('a'));
  await press(button(/^Send/));
  await until(() => expect(said()).toBe('Delivered: Demo request.'));
  await closePage();
  await openList(waiting('a'), waiting('b'));
  await press(within(region()).getByRole('button', { name: 'Send all now' }));
  await until(() => expect(said()).toBe('Everything in the list has been sent.'));
  await closePage();
  email.answers({ status: 422, body: 'no recipient' });
  await openList(waiting('a'));
  await press(button(/^Send/));
  await until(() =>
    expect(sayingOf(rows()[0] ?? document.body)).toContain(says('en')('outbox.state.rejected')),
  );
  expect(said()).not.toContain('Delivered');
});

test('nothing that is erased can be had back', async () => {
  await openList(waiting('a', { delivery: refused }), waiting('b', { delivery: refused }));
  await press(button(/^Delete/));
  await until(() => within(region()).getByRole('button', { name: /^Undo/ }));
  const erase = await until(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => sayingOf(one) === 'Erase everything',
    );
    if (!found) throw new Error('Nothing erases yet.');
    return found;
  });
  await press(erase);
  const dialog = await until(() => one('dialog[open]'));
  await focused(one('h2', dialog));
  // A key pressed twice erases nothing.
  await userEvent.keyboard('{Enter}');
  expect(await queued()).toHaveLength(1);
  await press(within(dialog).getByRole('button', { name: 'Yes, erase everything' }));
  await until(() => expect(sayingOf(heading())).toBe('Nothing is waiting'));
  expect(document.body.textContent).toContain('Erased. Nothing of yours');
  expect(within(region()).queryAllByRole('button', { name: /^Undo/ })).toEqual([]);
  expect(await queued()).toEqual([]);
});
