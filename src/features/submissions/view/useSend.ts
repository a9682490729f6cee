import { useIntl } from 'react-intl';
import { believesOnline } from '#browser/worker/connection.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { transmits, viaNow } from '../account.ts';
import type { FormEvent } from '../model/form.ts';
import { paramsOf } from '../model/params.ts';
import type { Submission } from '../model/schemas.ts';
import { NO_ANSWER, RECORD_VERSION } from '../model/submission.ts';
import type { Values } from '../model/validate.ts';
import { whatNext } from '../model/what-next.ts';
import type { SubmitOutcome, Submitting } from '../submit.ts';
import { type OutboxAccess, useOutboxAccess } from './OutboxContext.ts';

interface Sending extends Submitting {
  id: string;
  values: Values;
  /** Parameters sent with the fields. */
  attached: Values;
  /** Id of the stored submission that it replaces. */
  replaces: string | undefined;
}

type Answered = Extract<FormEvent, { kind: 'answered' }>;

/**
 * Returns the function that sends the values of a form through the outbox and resolves with the outcome; undefined in
 * the prerendered page.
 */
export function useSend(form: Form): ((sending: Sending) => Promise<Answered>) | undefined {
  const intl = useIntl();
  const access = useOutboxAccess();
  const language = useLanguage();
  if (!access) return undefined;
  return async ({ id, values, attached, replaces, ...submitting }) => {
    const via = viaNow(form);
    const submission: Submission = {
      version: RECORD_VERSION,
      id,
      form: form.id,
      language,
      submittedAt: Date.now(),
      params: paramsOf(form, values, (word) => intl.formatMessage({ id: word }), attached),
      ...(via && { via }),
      ...(replaces && { replaces }),
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    };
    const [outcome] = await Promise.all([
      transmits(form) ? submit(access, submission, submitting) : ({ kind: 'delivered' } as const),
      new Promise((resolve) => setTimeout(resolve, form.delayMs ?? 0)),
    ]);
    const { event: _, ...shown } = attached;
    const emails = form.fields.filter(({ kind }) => kind === 'email').map(({ name }) => values[name] ?? '');
    return { kind: 'answered', id: submission.id, outcome, sent: [...Object.values(shown), ...emails] };
  };
}

/** Milliseconds within which the outbox's code has to be there: it may hang, like everything from a network. */
const CODE_MS = 10_000;

async function submit(
  access: OutboxAccess,
  submission: Submission,
  { onWritten, ...along }: Submitting,
): Promise<Answered['outcome']> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The code of the outbox does not come.')), CODE_MS);
  });
  const outcome = await Promise.race([access.outbox(), late])
    .then((outbox) =>
      outbox.submit(submission, {
        ...along,
        onWritten() {
          onWritten?.();
          // In case the page is closed before there is an answer.
          void access.requestSync();
        },
      }),
    )
    .catch((): SubmitOutcome => ({ kind: 'lost-storage', ...NO_ANSWER }));
  if (outcome.kind !== 'saved') return outcome;
  void access.askForPersistence();
  const inBackground = await access.requestSync();
  return { kind: 'saved', next: whatNext({ ...outcome, inBackground, online: believesOnline() }) };
}
