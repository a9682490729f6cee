import { expect, test } from 'vitest';
import { emailjsTransport, outcomeOfFailure } from '#features/submissions/adapters/emailjs-transport.ts';
import type { Submission } from '#features/submissions/model/submission.ts';

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
  version: 1,
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
  [{ status: 400, text: 'bad data' }, 'refused'],
  [{ status: 413, text: '' }, 'refused'],
  [{ status: 422, text: '' }, 'refused'],
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
    onLateAcceptance: () => {},
  });
  expect(await transport.deliver(submission)).toEqual({ kind });
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

test('a library that cannot be loaded is no answer', async () => {
  const load = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const transport = emailjsTransport({ account, load, onLateAcceptance: () => {} });
  expect(await transport.deliver(submission)).toEqual({ kind: 'unreachable' });
});

test('what a build without its template finds waiting is kept, as with any trouble of the account', async () => {
  const load = async () => ({ init: () => {}, send: () => Promise.reject(new Error('must not be called')) });
  const transport = emailjsTransport({ account, load, onLateAcceptance: () => {} });
  expect(await transport.deliver({ ...submission, form: 'demo-form' })).toEqual({ kind: 'account' });
});

test('of what the service answers to a refusal, the beginning is kept', () => {
  const answer = { status: 422, text: 'x'.repeat(1_000) };
  expect(outcomeOfFailure(answer)).toEqual({ kind: 'refused', status: 422, text: 'x'.repeat(300) });
});
