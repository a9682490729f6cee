import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { believesOnline } from '#browser/connection.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { transmits } from '../account.ts';
import { type Answer, NO_ANSWER } from '../model/delivery.ts';
import { paramsOf } from '../model/params.ts';
import type { Submission } from '../model/submission.ts';
import type { Values } from '../model/validate.ts';
import { type WhatNext, whatNext } from '../model/what-next.ts';
import type { SubmitOutcome } from '../outbox.ts';
import { type OutboxAccess, useOutboxAccess, useWaiting } from './OutboxContext.ts';

/** Where a form stands between the visitor and the service. */
export type SubmissionState =
  | { step: 'editing' }
  | { step: 'submitting' }
  | Finished
  /** Neither kept nor sent. */
  | { step: 'lost-storage'; answer: Answer }
  /** Set aside by the service; sending again replaces it. */
  | { step: 'refused'; id: string; answer: Answer };

/** The form has done its part: a slip takes its place. `sent` tells it from others: what it is about, whose it is. */
export type Finished = { sent: readonly string[] } & (
  | { step: 'delivered' }
  | { step: 'saved'; id: string; next: WhatNext }
);

export const isFinished = (state: SubmissionState): state is Finished =>
  state.step === 'delivered' || state.step === 'saved';

interface Sending {
  values: Values;
  /** Parameters that go along with the fields. */
  attached: Values;
  /** The kept submission that is edited. */
  edited: string | undefined;
  /** It is kept now. */
  onWritten: () => void;
}

/**
 * Sends a form through the outbox. `submit` answers with the state it has led to; a second call while
 * one is under way does nothing, so that a double click is one submission.
 */
export function useSubmission(form: Form) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const language = useLanguage();
  const [state, setState] = useState<SubmissionState>({ step: 'editing' });
  const busy = useRef(false);
  const arrived = useHasArrived(state);

  const submit = async (sending: Sending): Promise<SubmissionState | undefined> => {
    if (busy.current || !access) return undefined;
    busy.current = true;
    const { values, attached, edited, onWritten } = sending;
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
    const [outcome] = await Promise.all([
      transmits(form) ? send(access, submission, onWritten) : delivered,
      new Promise((resolve) => setTimeout(resolve, form.delayMs ?? 0)),
    ]);
    const emails = form.fields.filter(({ kind }) => kind === 'email').map(({ name }) => values[name] ?? '');
    const next: SubmissionState = isFailed(outcome)
      ? outcome
      : { ...outcome, sent: [...Object.values(attached), ...emails] };
    setState(next);
    busy.current = false;
    return next;
  };
  return { state, submit, arrived, restart: () => setState({ step: 'editing' }) };
}

type Failed = Extract<SubmissionState, { answer: Answer }>;
type Outcome = Failed | { step: 'delivered' } | { step: 'saved'; id: string; next: WhatNext };
const isFailed = (outcome: Outcome): outcome is Failed => 'answer' in outcome;
const delivered: Outcome = { step: 'delivered' };
const answerOf = ({ status, text }: Answer): Answer => ({ status, text });

async function send(access: OutboxAccess, submission: Submission, onWritten: () => void): Promise<Outcome> {
  const outcome = await access
    .outbox()
    .then((outbox) => outbox.submit(submission, onWritten))
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
      const next = whatNext({ ...outcome, inBackground, online: believesOnline() });
      return { step: 'saved', id: submission.id, next };
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
