import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#scripts/email/mailbox.ts';
import type { FaultStep } from '#scripts/email/plan.ts';
import { createEmailService } from '#scripts/email/service.ts';
import { listen } from '#scripts/listen.ts';
import { deliver } from '../../../src/service-worker/delivery.ts';
import { idsOf, outboxWorld, submission } from '../../support/outbox-world.ts';

const mails: Mail[] = [];
const store = (mail: Omit<Mail, 'receivedAt'>) => void mails.push({ ...mail, receivedAt: '' });
const service = createEmailService({ store, all: () => mails });
const address = `http://127.0.0.1:${await listen(service.server, 0, 'EMAIL_PORT')}/api/v1.0/email/send`;
beforeEach(() => void mails.splice(0));
afterAll(() => {
  service.server.closeAllConnections();
  service.server.close();
});

/** Makes the request of a page that sends the submission "a". Returns what the page and the outbox have then. */
async function delivered(...plan: Partial<FaultStep>[]) {
  const steps = plan.map((step) => ({ times: 1, cors: true, truncate: false, never: false, ...step }));
  service.order({ plan: steps, ratePerSecond: 0 });
  const { outbox, store: queue, sent } = outboxWorld(() => ({ kind: 'delivered' }));
  await queue.add(submission('a', { delivery: { state: 'sending', attempts: 1 } }));
  const message = {
    user_id: 'u',
    service_id: 's',
    template_id: 't',
    template_params: { submission_id: 'a' },
  };
  const request = new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  const promises: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  const event = {
    request,
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
    waitUntil: (work: Promise<unknown>) => void promises.push(work),
  };
  deliver(event, outbox);
  const answer = await response?.then(
    async (got) => [got.status, await got.text()],
    () => 'no answer',
  );
  await Promise.all(promises);
  return { answer, waiting: await idsOf(outbox), sent };
}

test('the request of a page is made once, and the page gets the answer', async () => {
  expect(await delivered()).toEqual({ answer: [200, 'OK'], waiting: [], sent: [] });
  expect(service.log).toHaveLength(1);
  expect(mails.map(({ template_params }) => template_params.submission_id)).toEqual(['a']);
});

test.each<[string, Partial<FaultStep>, unknown]>([
  ['a refusal', { status: 400, body: 'Bad request' }, [400, 'Bad request']],
  ['another answer than OK', { status: 200, body: 'Log in' }, [200, 'Log in']],
  ['a lost connection', { drop: 'before' }, 'no answer'],
])('after %s the submission waits, and the worker repeats nothing', async (_, fault, answer) => {
  expect(await delivered(fault)).toEqual({ answer, waiting: ['a'], sent: [] });
  expect(mails).toEqual([]);
});
