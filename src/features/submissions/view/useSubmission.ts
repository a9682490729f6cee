import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { believesOnline } from '#browser/worker/connection.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { transmits, viaNow } from '../account.ts';
import { type Answer, NO_ANSWER } from '../model/delivery.ts';
import { paramsOf } from '../model/params.ts';
import { RECORD_VERSION, type Submission } from '../model/submission.ts';
import type { Values } from '../model/validate.ts';
import { type WhatNext, whatNext } from '../model/what-next.ts';
import type { SubmitOutcome } from '../submit.ts';
import { type OutboxAccess, useOutboxAccess, useStanding } from './OutboxContext.ts';

/** Where a form stands between the visitor and the service. */
export type SubmissionState =
  | { step: 'editing' }
  | { step: 'submitting' }
  | Finished
  /** Neither kept nor sent. Should it have been kept all the same, sending again replaces it. */
  | { step: 'lost-storage'; id: string; answer: Answer }
  /** Set aside by the service; sending again replaces it. */
  | { step: 'rejected'; id: string; answer: Answer };

/** The form has done its part: a slip takes its place. `sent` tells it from others: what it is about, whose it is. */
export type Finished = { sent: readonly string[] } & (
  | { step: 'delivered' }
  | { step: 'saved'; id: string; next: WhatNext }
  /** It was deleted or edited elsewhere before anybody had an answer. */
  | { step: 'gone' }
);

export const isFinished = (state: SubmissionState): state is Finished =>
  state.step === 'delivered' || state.step === 'saved' || state.step === 'gone';

/** `gone` is here no more, and nobody knows that it was delivered. */
export type Fate = 'delivered' | 'gone';

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
  const fate = useFate(state);

  const submit = async (sending: Sending): Promise<SubmissionState | undefined> => {
    if (busy.current || !access) return undefined;
    busy.current = true;
    const { values, attached, edited, onWritten } = sending;
    const via = viaNow(form);
    const replaces = 'answer' in state ? state.id : edited;
    setState({ step: 'submitting' });
    const submission: Submission = {
      version: RECORD_VERSION,
      id: crypto.randomUUID(),
      form: form.id,
      language,
      submittedAt: Date.now(),
      params: paramsOf(form, values, (id) => intl.formatMessage({ id }), attached),
      ...(via && { via }),
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
  return { state, submit, fate, restart: () => setState({ step: 'editing' }) };
}

type Failed = Extract<SubmissionState, { answer: Answer }>;
type Outcome =
  | Failed
  | { step: 'delivered' }
  | { step: 'gone' }
  | { step: 'saved'; id: string; next: WhatNext };
const isFailed = (outcome: Outcome): outcome is Failed => 'answer' in outcome;
const delivered: Outcome = { step: 'delivered' };
const answerOf = ({ status, text }: Answer): Answer => ({ status, text });

async function send(access: OutboxAccess, submission: Submission, onWritten: () => void): Promise<Outcome> {
  const outcome = await access
    .outbox()
    .then((outbox) =>
      outbox.submit(submission, () => {
        onWritten();
        // For a page that is closed before there is an answer.
        void access.requestSync();
      }),
    )
    .catch((): SubmitOutcome => ({ kind: 'lost-storage', ...NO_ANSWER }));
  switch (outcome.kind) {
    case 'delivered':
      return delivered;
    case 'gone':
      return { step: 'gone' };
    case 'rejected':
      return { step: 'rejected', id: submission.id, answer: answerOf(outcome) };
    case 'lost-storage':
      return { step: 'lost-storage', id: submission.id, answer: answerOf(outcome) };
    case 'saved': {
      void access.askForPersistence();
      const inBackground = await access.requestSync();
      const next = whatNext({ ...outcome, inBackground, online: believesOnline() });
      return { step: 'saved', id: submission.id, next };
    }
  }
}

/** What has become of a saved submission while its page stayed open; undefined while it waits. */
function useFate(state: SubmissionState): Fate | undefined {
  const standing = useStanding(state.step === 'saved' ? state.id : undefined);
  return typeof standing === 'string' ? standing : undefined;
}
