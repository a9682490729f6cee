import type * as EmailJs from '@emailjs/browser';
import type { EmailAccount } from '../model/account.ts';
import { ANSWER_LENGTH, ATTEMPT_MS, type DeliveryResult } from '../model/delivery.ts';
import { type Answer, templateParams } from '../model/submission.ts';
import { targetOf } from '../model/target.ts';
import type { Transport } from '../ports.ts';

/** The path to which `send` posts, below the origin of the account. */
export const SEND_PATH = '/api/v1.0/email/send';

interface TransportOptions {
  account: EmailAccount;
  emailjs: Pick<typeof EmailJs, 'init' | 'send'>;
}

/** Creates the transport that delivers through EmailJS, with one POST per attempt. */
export function emailjsTransport({ account, emailjs }: TransportOptions): Transport {
  return {
    groupOf: (submission) => {
      const target = targetOf(account, submission);
      return target ? `${target.service} ${target.template}` : submission.form;
    },
    async deliver(submission, onLateAcceptance) {
      const target = targetOf(account, submission);
      // Neither this build nor the record names a template. The submission stays queued until a build has one.
      if (!target) return { kind: 'account' };
      const attempt = async () => {
        emailjs.init({ publicKey: account.publicKey, origin: account.origin });
        return emailjs.send(target.service, target.template, templateParams(submission));
      };
      const result = attempt().then(resultOfAnswer, resultOfFailure);
      let givenUp = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<DeliveryResult>((resolve) => {
        timer = setTimeout(() => {
          givenUp = true;
          resolve({ kind: 'unreachable' });
        }, ATTEMPT_MS);
      });
      // The library cannot abort a request, so a late answer still counts.
      void result.then(({ kind }) => {
        clearTimeout(timer);
        if (givenUp && kind === 'delivered') onLateAcceptance();
      });
      return Promise.race([result, limit]);
    },
  };
}

/** Returns true if the service has accepted. Captive portals answer 200 as well, but not with OK. */
export const isAccepted = ({ status, text }: Answer): boolean => status === 200 && text === 'OK';

/** Maps an answer to a result. */
const resultOfAnswer = (answer: Answer): DeliveryResult =>
  isAccepted(answer) ? { kind: 'delivered' } : { kind: 'unreachable' };

/** Status codes that concern the account, independent of the sent data. Source: docs/outbox.md, rule 6. */
const ACCOUNT_STATUS = new Set([401, 402, 403, 412, 426, 451]);
const ACCOUNT_TEXT = /public key|user id|service id|template id|account/i;
const REJECTED_STATUS = new Set([400, 413, 422]);

/** Maps a rejection of EmailJS's `send` to a result: `{ status, text }`, a TypeError, or a text for bad ids. */
export function resultOfFailure(failure: unknown): DeliveryResult {
  if (typeof failure === 'string') return { kind: 'account' };
  if (!isAnswer(failure)) return { kind: 'unreachable' };
  const { status, text } = failure;
  if (status === 429) return { kind: 'limited', status };
  const namesAccount = (status === 400 || status === 404) && ACCOUNT_TEXT.test(text);
  if (ACCOUNT_STATUS.has(status) || namesAccount) return { kind: 'account', status };
  if (REJECTED_STATUS.has(status)) {
    return { kind: 'rejected', status, text: text.slice(0, ANSWER_LENGTH) };
  }
  return { kind: 'unreachable', status };
}

function isAnswer(failure: unknown): failure is Answer {
  return typeof failure === 'object' && failure !== null && 'status' in failure && 'text' in failure;
}
