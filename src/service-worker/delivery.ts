import { isAccepted, SEND_PATH } from '#features/outbox/adapters/emailjs-transport.ts';
import { emailAccount } from '#features/outbox/build-account.ts';
import type { Outbox } from '#features/outbox/outbox.ts';

/** Returns true if the request of a page delivers a submission. */
export const isDelivery = ({ method, url }: Request): boolean =>
  method === 'POST' && url === emailAccount.origin + SEND_PATH;

/** The part of a `FetchEvent` that a delivery uses. */
interface RequestEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Makes the request for a page, because the browser cancels the request of a page that is left. The page would not
 * learn whether the service has accepted, and the next replay would send the submission again.
 */
export function deliver(event: RequestEvent, outbox: Outbox): void {
  const { url, headers } = event.request;
  const body = event.request.text();
  const answer = body.then((text) => fetch(url, { method: 'POST', headers, body: text }));
  const accepted = answer.then(async (response) => {
    const copy = response.clone();
    return isAccepted({ status: copy.status, text: await copy.text() });
  });
  event.respondWith(answer);
  event.waitUntil(
    body.then((text) =>
      outbox.completeAttempt(
        JSON.parse(text).template_params.submission_id,
        accepted.catch(() => false),
      ),
    ),
  );
}
