import type * as EmailJs from '@emailjs/browser';
import { ANSWER_LENGTH, ATTEMPT_MS, type DeliveryOutcome } from '../model/delivery.ts';
import type { EmailAccount } from '../model/email-account.ts';
import type { Answer } from '../model/schemas.ts';
import { templateParams } from '../model/submission.ts';
import { viaOf } from '../model/via.ts';
import type { Transport } from '../ports.ts';

interface TransportOptions {
  account: EmailAccount;
  emailjs: Pick<typeof EmailJs, 'init' | 'send'>;
}

/** Delivers through EmailJS, one POST per attempt. */
export function emailjsTransport({ account, emailjs }: TransportOptions): Transport {
  return {
    groupOf: (submission) => {
      const via = viaOf(account, submission);
      return via ? `${via.service} ${via.template}` : submission.form;
    },
    async deliver(submission, onLateAcceptance) {
      const via = viaOf(account, submission);
      // Stored by a build that had the template: an account error, so it stays queued.
      if (!via) return { kind: 'account' };
      const attempt = async () => {
        emailjs.init({ publicKey: account.publicKey, origin: account.origin });
        return emailjs.send(via.service, via.template, templateParams(submission));
      };
      const outcome = attempt().then(outcomeOfAnswer, outcomeOfFailure);
      let givenUp = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<DeliveryOutcome>((resolve) => {
        timer = setTimeout(() => {
          givenUp = true;
          resolve({ kind: 'unreachable' });
        }, ATTEMPT_MS);
      });
      // The library cannot abort: a late answer still counts.
      void outcome.then(({ kind }) => {
        clearTimeout(timer);
        if (givenUp && kind === 'delivered') onLateAcceptance();
      });
      return Promise.race([outcome, limit]);
    },
  };
}

/** Success is 200 with the body OK and nothing else: captive portals answer 200 as well. */
function outcomeOfAnswer({ status, text }: Answer): DeliveryOutcome {
  return status === 200 && text === 'OK' ? { kind: 'delivered' } : { kind: 'unreachable' };
}

/** Status codes that concern the account, whatever is sent. Source: docs/outbox.md, rule 6. */
const ACCOUNT_STATUS = new Set([401, 402, 403, 412, 426, 451]);
const ACCOUNT_TEXT = /public key|user id|service id|template id|account/i;
const REFUSED_STATUS = new Set([400, 413, 422]);

/** Maps a rejection of EmailJS's `send` to an outcome: `{ status, text }`, a TypeError, or a text for bad ids. */
export function outcomeOfFailure(failure: unknown): DeliveryOutcome {
  if (typeof failure === 'string') return { kind: 'account' };
  if (!isAnswer(failure)) return { kind: 'unreachable' };
  const { status, text } = failure;
  if (status === 429) return { kind: 'limited', status };
  const namesAccount = (status === 400 || status === 404) && ACCOUNT_TEXT.test(text);
  if (ACCOUNT_STATUS.has(status) || namesAccount) return { kind: 'account', status };
  if (REFUSED_STATUS.has(status)) {
    return { kind: 'rejected', status, text: text.slice(0, ANSWER_LENGTH) };
  }
  return { kind: 'unreachable', status };
}

function isAnswer(failure: unknown): failure is Answer {
  return typeof failure === 'object' && failure !== null && 'status' in failure && 'text' in failure;
}
