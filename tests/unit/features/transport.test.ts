import { describe, expect, test, vi } from 'vitest';
import { emailjsTransport, outcomeOfFailure } from '#features/submissions/adapters/emailjs-transport.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { viaOf } from '#features/submissions/model/via.ts';

const account = {
  origin: 'http://127.0.0.1:1',
  publicKey: 'key',
  services: { main: 's', newsletter: 'n' },
  templates: {
    contact: 't',
    newsletter: 'u',
    insights: 'v',
    designPartner: 't',
    report: undefined,
    webinar: undefined,
    demo: undefined,
    blog: undefined,
  },
};

const submission: Submission = {
  version: 2,
  id: '7e8c0000-0000-4000-8000-000000000000',
  form: 'contact-form',
  language: 'fr',
  submittedAt: Date.UTC(2026, 0, 2),
  params: { name: 'Ada' },
  delivery: { state: 'queued', attempts: 0, notBefore: 0 },
};

test.each([
  [{ status: 429, text: '' }, 'limited'],
  [{ status: 500, text: '' }, 'unreachable'],
  [{ status: 503, text: '' }, 'unreachable'],
  [{ status: 404, text: '<html>' }, 'unreachable'],
  [{ status: 400, text: 'The Public Key is invalid' }, 'account'],
  [{ status: 400, text: 'The template ID not found' }, 'account'],
  [{ status: 404, text: 'Account not found' }, 'account'],
  [{ status: 401, text: '' }, 'account'],
  [{ status: 402, text: '' }, 'account'],
  [{ status: 403, text: 'Forbidden' }, 'account'],
  [{ status: 412, text: '' }, 'account'],
  [{ status: 426, text: '' }, 'account'],
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'account'],
  [{ status: 400, text: 'bad data' }, 'rejected'],
  [{ status: 413, text: '' }, 'rejected'],
  [{ status: 422, text: '' }, 'rejected'],
  ['The public key is required', 'account'],
  [new TypeError('Failed to fetch'), 'unreachable'],
])('%o means %s', (failure, kind) => {
  expect(outcomeOfFailure(failure).kind).toBe(kind);
});

test.each([
  [{ status: 200, text: 'OK' }, 'delivered'],
  [{ status: 200, text: '<html>Sign in</html>' }, 'unreachable'],
  [{ status: 204, text: '' }, 'unreachable'],
])('the answer %o means %s', async (answer, kind) => {
  const sent: unknown[] = [];
  const transport = emailjsTransport({
    account,
    load: async () => ({
      init: (options) => sent.push(options),
      send: async (...parameters) => {
        sent.push(parameters);
        return answer;
      },
    }),
  });
  expect(await transport.deliver(submission, () => {})).toEqual({ kind });
  expect(sent).toEqual([
    { publicKey: 'key', origin: account.origin },
    [
      's',
      't',
      {
        name: 'Ada',
        submission_id: submission.id,
        submitted_at: '2026-01-02T00:00:00.000Z',
        language: 'fr',
      },
    ],
  ]);
});

test('an attempt is given up after twelve seconds; an acceptance that comes later still counts, and nothing else', async () => {
  vi.useFakeTimers();
  for (const [text, accepted] of [
    ['OK', 1],
    ['<html>', 0],
  ] as const) {
    const send = () =>
      new Promise<{ status: number; text: string }>((resolve) =>
        setTimeout(() => resolve({ status: 200, text }), 20_000),
      );
    const transport = emailjsTransport({ account, load: async () => ({ init: () => {}, send }) });
    const onLateAcceptance = vi.fn();
    const outcome = transport.deliver(submission, onLateAcceptance);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await outcome).toEqual({ kind: 'unreachable' });
    expect(onLateAcceptance).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onLateAcceptance).toHaveBeenCalledTimes(accepted);
  }
  vi.useRealTimers();
});

test('a library that cannot be loaded is no answer', async () => {
  const load = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const transport = emailjsTransport({ account, load });
  expect(await transport.deliver(submission, () => {})).toEqual({ kind: 'unreachable' });
});

test('what a build without its template finds waiting is kept, as with any trouble of the account', async () => {
  const load = async () => ({ init: () => {}, send: () => Promise.reject(new Error('must not be called')) });
  const transport = emailjsTransport({ account, load });
  expect(await transport.deliver({ ...submission, form: 'demo-form' }, () => {})).toEqual({
    kind: 'account',
  });
});

test('of what the service answers to a refusal, the beginning is kept', () => {
  const answer = { status: 422, text: 'x'.repeat(1_000) };
  expect(outcomeOfFailure(answer)).toEqual({ kind: 'rejected', status: 422, text: 'x'.repeat(300) });
});

describe('where a submission goes', () => {
  test('as its form goes in this build', () => {
    const via = { service: 'old', template: 'old' };
    expect(viaOf(account, { form: submission.form, via })).toEqual({ service: 's', template: 't' });
  });

  test('as it was meant, where this build has not the form or its template', () => {
    const via = { service: 'old', template: 'gone' };
    expect(viaOf(account, { form: 'party-form', via })).toEqual(via);
    expect(viaOf(account, { form: 'demo-form', via })).toEqual(via);
    expect(viaOf(account, { form: 'party-form' })).toBeUndefined();
  });
});
