import { afterEach, expect, test, vi } from 'vitest';
import { emailjsTransport, resultOfFailure } from '#features/outbox/adapters/emailjs-transport.ts';
import { targetOf } from '#features/outbox/model/target.ts';
import { submission } from '../../../support/outbox-world.ts';

afterEach(() => void vi.useRealTimers());

/** The templates that this build does not have. */
const without = { report: undefined, webinar: undefined, demo: undefined, blog: undefined };
const account = {
  origin: 'http://127.0.0.1:1',
  publicKey: 'key',
  services: { main: 's', newsletter: 'n' },
  templates: { contact: 't', newsletter: 'u', insights: 'v', designPartner: 't', ...without },
};
const made = submission('7e8c', { language: 'fr', submittedAt: Date.UTC(2026, 0, 2) });

/** Returns a transport over a library with this `send`, and the calls that the library received. */
function over(send: () => Promise<{ status: number; text: string }>) {
  const told: unknown[] = [];
  const init = (options: unknown) => void told.push(options);
  const library = {
    init,
    send: (...parameters: unknown[]) => {
      told.push(parameters);
      return send();
    },
  };
  return { told, transport: emailjsTransport({ account, emailjs: library }) };
}

const silently = (...statuses: number[]) => statuses.map((status) => ({ status, text: '' }));
const means: Record<'limited' | 'unreachable' | 'account' | 'rejected', unknown[]> = {
  limited: silently(429),
  unreachable: [...silently(500, 503), { status: 404, text: '<html>' }, new TypeError('Failed to fetch')],
  account: [
    ...silently(401, 402, 403, 412, 426, 451),
    { status: 400, text: 'The Public Key is invalid' },
    { status: 400, text: 'The template ID not found' },
    { status: 404, text: 'Account not found' },
    'The public key is required',
  ],
  rejected: [{ status: 400, text: 'bad data' }, ...silently(413, 422)],
};

test.each(Object.entries(means).flatMap(([kind, failures]) => failures.map((failure) => [failure, kind])))(
  '%o means %s',
  (failure, kind) => {
    expect(resultOfFailure(failure).kind).toBe(kind);
  },
);

test.each([
  [{ status: 200, text: 'OK' }, 'delivered'],
  [{ status: 200, text: '<html>Sign in</html>' }, 'unreachable'],
  [{ status: 204, text: '' }, 'unreachable'],
])('the answer %o means %s', async (answer, kind) => {
  const { transport, told } = over(async () => answer);
  expect(await transport.deliver(made, () => {})).toEqual({ kind });
  const common = { submission_id: made.id, submitted_at: '2026-01-02T00:00:00.000Z', language: 'fr' };
  const sent = ['s', 't', { name: made.id, ...common }];
  expect(told).toEqual([{ publicKey: 'key', origin: account.origin }, sent]);
});

test.each([
  ['OK', 1],
  ['<html>', 0],
])(
  'an attempt ends after twelve seconds, and later only an acceptance counts: %s',
  async (text, accepted) => {
    vi.useFakeTimers();
    const { transport } = over(
      () => new Promise((resolve) => setTimeout(() => resolve({ status: 200, text }), 20_000)),
    );
    const onLateAcceptance = vi.fn();
    const outcome = transport.deliver(made, onLateAcceptance);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await outcome).toEqual({ kind: 'unreachable' });
    expect(onLateAcceptance).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onLateAcceptance).toHaveBeenCalledTimes(accepted);
  },
);

test('a waiting submission without a template in this build is queued with an account error', async () => {
  const { transport, told } = over(() => Promise.reject(new Error('must not be called')));
  expect(await transport.deliver({ ...made, form: 'demo-form' }, () => {})).toEqual({ kind: 'account' });
  expect(told).toEqual([]);
});

test('only the beginning of a rejection’s text is stored', () => {
  const answer = { status: 422, text: 'x'.repeat(1_000) };
  expect(resultOfFailure(answer)).toEqual({ kind: 'rejected', status: 422, text: 'x'.repeat(300) });
});

test('a submission uses the target of its form in this build, or else its recorded target', () => {
  const target = { service: 'old', template: 'gone' };
  expect(targetOf(account, { form: made.form, target })).toEqual({ service: 's', template: 't' });
  expect(targetOf(account, { form: 'party-form', target })).toEqual(target);
  expect(targetOf(account, { form: 'demo-form', target })).toEqual(target);
  expect(targetOf(account, { form: 'party-form' })).toBeUndefined();
});

test('an account error of one form affects only the forms with the same target', () => {
  const { transport } = over(async () => ({ status: 200, text: 'OK' }));
  const groupOf = (form: string) => transport.groupOf({ ...made, form });
  expect(groupOf('design-partner-form')).toBe(groupOf('contact-form'));
  const newsletters = ['newsletter-form', 'insights-newsletter-form', 'blog-newsletter-form'];
  const groups = ['contact-form', 'demo-form', ...newsletters];
  expect(new Set(groups.map(groupOf)).size).toBe(groups.length);
});
