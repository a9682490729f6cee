import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FaultStep } from '#local/email/plan.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPauses } from './support/clock.ts';
import { email } from './support/email.ts';
import { fillAll, send } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { deliveredLater, savedSlip } from './support/saved.ts';

// With outcomes.test.tsx, which has an answer of 503, no connection, a refusal and a device that keeps nothing: every form
// with every kind of fault. It runs with `npm run test:all`.

beforeEach(() => {
  cutPauses();
  // So that what failed is not tried again in the moment in which it is looked at.
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
});

/** What brings no delivery at first, and one at the next try. */
const later: [string, Partial<FaultStep>][] = [
  ['429', { status: 429 }],
  ['a portal answering 200', { body: '<html>Sign in</html>' }],
  ['a cut connection', { drop: 'before' }],
];

describe.each(everyForm.map((form) => ({ ...form, code: 'en' as const })))('$id', (spoken) => {
  const { id, page, values } = spoken;

  test.each(later)('%s: saved, and delivered later under the same id', async (_, answer) => {
    email.answers(answer);
    await openPage(page);
    fillAll(id, values);
    const region = await savedSlip(spoken, await send(id), 'retriedOpen');
    const [first] = email.attempts();
    await deliveredLater(spoken, region);
    expect(email.mails()[0]?.template_params.submission_id).toBe(first?.submissionId);
  });

  test('trouble with the account: saved, and no promise of when', async () => {
    email.answers({ status: 403 });
    await openPage(page);
    fillAll(id, values);
    await savedSlip(spoken, await send(id), 'account');
    expect(email.mails()).toEqual([]);
  });
});
