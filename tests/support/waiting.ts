import type { Submission } from '#features/outbox/model/submission.ts';

/** Returns a submission that waits until the visitor sends it. All of them have the same minute. */
export const waiting = (id: string, more: Partial<Submission> = {}): Submission => ({
  version: 1,
  id,
  form: 'contact-form',
  language: 'en',
  submittedAt: Date.UTC(2026, 10, 20, 10, 0, 0) + id.charCodeAt(0),
  params: { name: id, email: 'ada@fund.example', organization: 'Analytical Capital', role: 'Partner' },
  delivery: {
    state: 'queued',
    attempts: 8,
    notBefore: Date.now() + 600_000,
    reason: 'unreachable',
    status: 503,
  },
  ...more,
});
