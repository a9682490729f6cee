import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { everyForm } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { passes } from './support/clock.ts';
import { blockQueue, drafted, queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
  confirmed,
  fill,
  fillAll,
  focused,
  one,
  said,
  sayingOf,
  send,
  typed,
} from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('en');
const id = 'newsletter-form';
const values = everyForm.find((form) => form.id === 'demo-form')?.values ?? {};

// Long pauses ensure that nothing is sent again while a test checks the state after a failure.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

test('a confirmation does not move the focus from another control, and its heading is announced', async () => {
  email.answers({ status: 503, delayMs: 5_000 });
  await openPage('/en');
  fill(id, 'email', 'ada@fund.example');
  await send(id);
  await until(() => expect(email.attempts()).toHaveLength(1));
  const elsewhere = one('header button[popovertarget=language-menu]');
  elsewhere.focus();
  await passes(5_000);
  await until(() => expect(said()).toBe(say('forms.saved.title')));
  expect(document.activeElement).toBe(elsewhere);
  await passes(60_000);
  await until(() => expect(sayingOf(one(`div#${id} [role=status]`))).toContain(say('forms.saved.delivered')));
  expect(document.activeElement).toBe(elsewhere);
});

test('the same newsletter address twice offline is one submission, and the confirmation says so', async () => {
  email.stop();
  await openPage('/en');
  const subscribe = async (address: string) => {
    fill(id, 'email', address);
    const confirmation = await confirmed(id, 'Saved on this device', await send(id));
    const text = sayingOf(confirmation);
    await userEvent.click(one(`div#${id} button`));
    await focused(one(`form#${id} [name=email]`));
    return text;
  };
  expect(await subscribe('ada@fund.example')).not.toContain(say('forms.saved.already'));
  expect(await subscribe('ada@fund.example')).toContain(say('forms.saved.already'));
  expect(await queued()).toHaveLength(1);
  expect(await subscribe('grace@fund.example')).not.toContain(say('forms.saved.already'));
  expect(await queued()).toHaveLength(2);
  expect(drafted()).toEqual([]);
});

test('fault 63: "nothing could be saved" becomes "saved" after a late write', async () => {
  email.stop();
  await openPage('/en/demo');
  fillAll('demo-form', values);
  await until(() => expect(drafted()).toHaveLength(1));
  const unblock = await blockQueue();
  const before = await send('demo-form');
  await passes(3_000, true);
  await until(() => expect(sayingOf(alertOf('demo-form'))).toContain(say('forms.unsaved')));
  expect(typed('demo-form')).toEqual(values);
  unblock();
  await passes(11_000);
  await confirmed('demo-form', 'Saved on this device', before);
  const [saved, ...others] = await queued();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ params: values });
  expect(drafted()).toEqual([]);
  email.start();
  await passes(11 * 60_000);
  await until(() => expect(email.mails()).toHaveLength(1));
  expect(email.mails()[0]?.template_params).toMatchObject({ submission_id: saved?.id });
});
