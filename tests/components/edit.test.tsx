import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EDIT_LEASE_MS } from '#features/submissions/model/submission.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { passes, sleeps } from './support/clock.ts';
import { drafted, keep, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { control, fill, one, sayingOf } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const MINUTE = 60_000;
const id = 'demo-form';
/** A request of the demo form. */
const demo = (name: string, more = {}) => waiting(name, { form: id, params: { nome: name }, ...more });
const delivery = async () => (await queued())[0]?.delivery;

// What failed is not tried again in the moment in which it is looked at.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9));

describe('an edit', () => {
  const openEdit = async (more = {}) => {
    await keep(demo('a', more));
    await openPage(`/en/demo?edit=a#${id}`);
    await until(() => expect(sayingOf(one(`form#${id}`))).toContain('You are editing a request'));
  };
  const sendCorrection = async () => {
    const values = { nome: 'Ada', cognome: 'King', email: 'ada@fund.example', azienda: 'F', ruolo: 'P' };
    for (const [name, value] of Object.entries(values)) fill(id, name, value);
    await userEvent.click(one(`form#${id} button[type=submit]`));
  };

  test('that another window has taken is left to that window', async () => {
    await openEdit();
    const leaseEnds = Date.now() + MINUTE;
    await keep(demo('a', { delivery: { state: 'editing', attempts: 1, leaseEnds, owner: 'other' } }));
    new BroadcastChannel('outbox').postMessage('changed');
    await until(() => expect(sayingOf(one(`form#${id}`))).toContain('opened in another window'));
    await sendCorrection();
    await until(() => expect(email.mails()).toHaveLength(1));
    expect(email.mails()[0]?.template_params).not.toHaveProperty('replaces');
    await until(async () => expect((await queued()).map((request) => request.id)).toEqual(['a']));
  });

  test('that the service refuses is over', async () => {
    await openEdit();
    email.answers({ status: 422 });
    await sendCorrection();
    await until(() => expect(one(`form#${id} [role=alert]`).textContent).not.toBe(''));
    expect(sayingOf(one(`form#${id}`))).not.toContain('You are editing a request');
    expect(await queued()).toMatchObject([{ delivery: { state: 'rejected' }, replaces: 'a' }]);
  });

  test.each([
    [
      'is open for it once the attempt has failed, with what was typed meanwhile',
      503,
      'forms.edit.open',
      'Ada',
    ],
    ['is gone from it once it has arrived', 200, 'forms.edit.gone', ''],
  ] as const)('of what is just being sent %s', async (_, status, words, name) => {
    email.answers({ ...(status === 503 && { status }), delayMs: 5_000 });
    await keep(demo('a', { params: { nome: 'Ada' } }));
    await openPage('/en/outbox');
    await userEvent.click(
      await until(() => within(one('main')).getByRole('button', { name: 'Send all now' })),
    );
    await until(() => expect(email.attempts()).toHaveLength(1));
    await openPage(`/en/demo?edit=a#${id}`);
    const form = () => sayingOf(one(`form#${id}`));
    await until(() => expect(form()).toContain('This request is being sent at this moment.'));
    if (status === 503) fill(id, 'cognome', 'typed meanwhile');
    await passes(5_000);
    await until(() => expect(form()).toContain(says('en')(words)));
    expect(control(id, 'nome').value).toBe(name);
    expect(control(id, 'cognome').value).toBe(status === 503 ? 'typed meanwhile' : '');
  });

  test('holds the request back, and takes the place of the old one', async () => {
    await openEdit();
    expect(control(id, 'nome').value).toBe('a');
    expect((await delivery())?.state).toBe('editing');
    await sendCorrection();
    await until(() => expect(email.mails()).toHaveLength(1));
    expect(email.mails()[0]?.template_params).toMatchObject({ nome: 'Ada', replaces: 'a' });
    await until(async () => expect(await queued()).toEqual([]));
    await until(() => expect(location.search).toBe(''));
  });

  test('stays in the address when another form of the page is sent', async () => {
    await keep(waiting('a'));
    await openPage('/en?edit=a#contact-form');
    await until(() => expect(sayingOf(one('form#contact-form'))).toContain('You are editing a request'));
    fill('newsletter-form', 'email', 'ada@fund.example');
    await userEvent.click(one('form#newsletter-form button[type=submit]'));
    await until(() => expect(email.mails()).toHaveLength(1));
    await until(() => expect(sayingOf(document.body)).toContain('Thank you for subscribing'));
    expect(location.search).toBe('?edit=a');
  });

  test('that can neither be stored nor sent keeps what was typed since its draft', async () => {
    await openEdit();
    fill(id, 'nome', 'Draft');
    await until(async () => expect(await drafted()).toHaveLength(1));
    email.stop();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await sendCorrection();
    await until(() => expect(one(`form#${id} [role=alert]`).textContent).not.toBe(''));
    await passes(1_000);
    full.mockRestore();
    expect(control(id, 'nome').value).toBe('Ada');
  });

  test('that cannot be opened says so, and waits as it was', async () => {
    await keep(demo('a'));
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openPage(`/en/demo?edit=a#${id}`);
    await until(() => expect(sayingOf(one(`form#${id}`))).toContain('could not be opened just now'));
    refused.mockRestore();
    expect((await delivery())?.state).toBe('queued');
  });

  test('of a refused request goes on though its tab slept for longer than the lease', async () => {
    await openEdit({ delivery: { state: 'rejected', attempts: 1, status: 400, text: 'no' } });
    sleeps(2 * EDIT_LEASE_MS);
    // Another form's draft has every list read again.
    document.dispatchEvent(new Event('visibilitychange'));
    new BroadcastChannel('outbox').postMessage('changed');
    await passes(EDIT_LEASE_MS / 3);
    expect(sayingOf(one(`form#${id}`))).toContain('You are editing a request');
    expect((await delivery())?.state).toBe('editing');
  });

  test('that goes on holds its request back for longer', async () => {
    await openEdit();
    const lease = async () => {
      const now = await delivery();
      return now?.state === 'editing' ? now.leaseEnds : 0;
    };
    const first = await lease();
    expect(first).toBeGreaterThan(Date.now());
    await passes(EDIT_LEASE_MS);
    await until(async () => expect(await lease()).toBeGreaterThan(first));
  });
});
