import { useIntl } from 'react-intl';
import { askForPersistence } from '#browser/storage/persistence.ts';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { believesOnline } from '#browser/worker/connection.ts';
import { currentTarget, transmits } from '#features/outbox/build-account.ts';
import { NO_ANSWER, RECORD_VERSION } from '#features/outbox/model/constants.ts';
import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import type { Outbox, SubmitOptions } from '#features/outbox/outbox.ts';
import { type OutboxAccess, useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { isWaiting } from '../model/form-state.ts';
import { paramsOf } from '../model/params.ts';

interface Sending extends SubmitOptions {
  id: string;
  values: Values;
  /** Parameters sent with the fields. */
  attached: Values;
  /** Id of the stored submission that this submission corrects. */
  replaces: string | undefined;
}

/** Result of a press of "send", and the circumstances that its message depends on. */
export interface SendResult {
  submission: Submission;
  status: SubmissionStatus;
  isOnline: boolean;
  inBackground: boolean;
  /** True if the same subscription was already queued, so that nothing was added. */
  isRepeat: boolean;
}

/** Returns the function that sends the values of a form; undefined in the prerendered page. */
export function useSend(form: Form): ((sending: Sending) => Promise<SendResult>) | undefined {
  const intl = useIntl();
  const locale = useLocale();
  const access = useOutboxAccess();
  if (!access) return undefined;
  return async ({ id, values, attached, replaces, ...options }) => {
    const target = currentTarget(form);
    const submission: Submission = {
      version: RECORD_VERSION,
      id,
      form: form.id,
      language: locale,
      submittedAt: Date.now(),
      params: paramsOf(form, values, (message) => intl.formatMessage({ id: message }), attached),
      ...(target && { target }),
      ...(replaces && { replaces }),
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    };
    const minimum = new Promise((resolve) => setTimeout(resolve, form.delayMs ?? 0));
    const sent = transmits(form)
      ? await submit(access, form, submission, options)
      : ({ submission, status: { state: 'delivered' }, isRepeat: false } as const);
    await minimum;
    const isOnline = believesOnline();
    if (!isWaiting(sent.status)) return { ...sent, isOnline, inBackground: false };
    void askForPersistence();
    return { ...sent, isOnline, inBackground: await requestBackgroundSync() };
  };
}

/** Time limit for loading the outbox's code, in milliseconds, because a network request may hang. */
const CODE_MS = 10_000;

type Submitted = Pick<SendResult, 'submission' | 'status' | 'isRepeat'>;

/** Submits through the outbox. A subscription that is already queued with the same parameters is not added again. */
async function submit(
  access: OutboxAccess,
  form: Form,
  submission: Submission,
  { onStored, ...options }: SubmitOptions,
): Promise<Submitted> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The code of the outbox does not arrive.')), CODE_MS);
  });
  try {
    const outbox = await Promise.race([access.outbox(), late]);
    // A correction is added in any case, because the original that it replaces would be sent otherwise.
    const mayRepeat = form.service === 'newsletter' && !options.replacedIds?.length;
    const same = mayRepeat ? await findSame(outbox, submission) : undefined;
    if (same) return { submission: same, status: same.delivery, isRepeat: true };
    const status = await outbox.submit(submission, {
      ...options,
      onStored() {
        onStored?.();
        // The page may be closed before there is an answer.
        void requestBackgroundSync();
      },
    });
    return { submission, status, isRepeat: false };
  } catch {
    // Without the outbox's code nothing can be stored or sent.
    return { submission, status: { state: 'unsaved', ...NO_ANSWER }, isRepeat: false };
  }
}

/**
 * Returns a queued submission of the same form with the same parameters, apart from capitals; undefined if there is
 * none or if the queue cannot be read.
 */
async function findSame(outbox: Outbox, { form, params }: Submission): Promise<Submission | undefined> {
  const isSame = (queued: Submission) =>
    queued.form === form &&
    queued.delivery.state !== 'rejected' &&
    Object.entries(params).every(
      ([name, value]) => queued.params[name]?.toLowerCase() === value.toLowerCase(),
    );
  return outbox.contents().then(
    ({ submissions }) => submissions.find(isSame),
    () => undefined,
  );
}
