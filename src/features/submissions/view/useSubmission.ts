import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { transmits } from '../account.ts';
import { type Answer, NO_ANSWER, type WaitReason } from '../model/delivery.ts';
import { paramsOf } from '../model/params.ts';
import type { Submission } from '../model/submission.ts';
import type { Values } from '../model/validate.ts';
import type { SubmitOutcome } from '../outbox.ts';
import { type OutboxAccess, useOutboxAccess, useWaiting } from './OutboxContext.ts';

/** Where a form stands between the visitor and the service. */
export type SubmissionState =
  | { step: 'editing' }
  | { step: 'submitting' }
  | { step: 'delivered' }
  | { step: 'saved'; id: string; reason: WaitReason; inBackground: boolean }
  /** Neither kept nor sent. */
  | { step: 'lost-storage'; answer: Answer }
  /** Set aside by the service; sending again replaces it. */
  | { step: 'refused'; id: string; answer: Answer };

/**
 * Sends a form through the outbox. `submit` answers with the state it has led to; a second call while
 * one is under way does nothing, so that a double click is one submission.
 */
export function useSubmission(form: Form, attached?: Values) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const language = useLanguage();
  const [state, setState] = useState<SubmissionState>({ step: 'editing' });
  const busy = useRef(false);
  const arrived = useHasArrived(state);

  const submit = async (values: Values, edited?: string): Promise<SubmissionState | undefined> => {
    if (busy.current || !access) return undefined;
    busy.current = true;
    const replaces = state.step === 'refused' ? state.id : edited;
    setState({ step: 'submitting' });
    const submission: Submission = {
      version: 1,
      id: crypto.randomUUID(),
      form: form.id,
      language,
      submittedAt: Date.now(),
      params: paramsOf(form, values, (id) => intl.formatMessage({ id }), attached),
      ...(replaces && { replaces }),
      delivery: { state: 'queued', attempts: 0, notBefore: 0 },
    };
    const [next] = await Promise.all([
      transmits(form) ? send(access, submission) : delivered,
      new Promise((resolve) => setTimeout(resolve, form.delayMs ?? 0)),
    ]);
    setState(next);
    busy.current = false;
    return next;
  };
  return { state, submit, arrived, restart: () => setState({ step: 'editing' }) };
}

const delivered: SubmissionState = { step: 'delivered' };
const answerOf = ({ status, text }: Answer): Answer => ({ status, text });

async function send(access: OutboxAccess, submission: Submission): Promise<SubmissionState> {
  const outcome = await access
    .outbox()
    .then((outbox) => outbox.submit(submission))
    .catch((): SubmitOutcome => ({ kind: 'lost-storage', ...NO_ANSWER }));
  switch (outcome.kind) {
    case 'delivered':
      return delivered;
    case 'refused':
      return { step: 'refused', id: submission.id, answer: answerOf(outcome) };
    case 'lost-storage':
      return { step: 'lost-storage', answer: answerOf(outcome) };
    case 'saved': {
      void access.askForPersistence();
      const inBackground = await access.requestSync();
      return { step: 'saved', id: submission.id, reason: outcome.reason, inBackground };
    }
  }
}

/** Whether the saved submission has gone out in the meantime, while its page stayed open. */
function useHasArrived(state: SubmissionState): boolean {
  const waiting = useWaiting();
  const seen = useRef(false);
  const kept =
    state.step === 'saved' &&
    waiting.state === 'ready' &&
    waiting.submissions.some(({ id }) => id === state.id);
  useEffect(() => {
    seen.current = kept || (seen.current && state.step === 'saved');
  }, [kept, state.step]);
  return state.step === 'saved' && waiting.state === 'ready' && !kept && seen.current;
}
