import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';
import type { Values } from '#site/form-row.ts';

/**
 * State of a form, from the first input to the confirmation. `formReducer` makes every change. After a press of "send",
 * the status of the submission decides what the visitor sees:
 *
 * | status | the visitor sees |
 * | --- | --- |
 * | delivered, gone, queued, sending | the confirmation |
 * | rejected at the first attempt, unsaved | the form with its text, and a failure |
 * | rejected after it was shown as waiting | the confirmation |
 */
export type FormState = { step: 'editing' } | { step: 'sending' } | Answered;

/**
 * State after a press of "send", with the known status of its submission, which need not be an answer of the service.
 */
export interface Answered {
  step: 'answered';
  id: string;
  status: SubmissionStatus;
  /** Subject of the submission, '' if its form has none, and its sender. They identify it to the visitor. */
  about: string;
  from: string;
  /** The parameters of the submission. */
  params: Values;
  /** True if the same subscription was already queued, so that nothing was added. */
  isRepeat: boolean;
  /** The browser's online status at the time of the answer. It matters only if the service has not answered. */
  isOnline: boolean;
  /** True if a background sync is registered. */
  inBackground: boolean;
  /** True if the page has shown the submission as waiting before. */
  wasWaiting: boolean;
  /** True if the visitor has typed since the failure. Later status changes then no longer concern this form. */
  isChanged: boolean;
}

export type FormAction =
  | { kind: 'pressed' }
  | ({ kind: 'answered' } & Omit<Answered, 'step' | 'wasWaiting' | 'isChanged'>)
  /** The status of the submission has changed while the page was open. */
  | { kind: 'updated'; status: SubmissionStatus }
  | { kind: 'typed' }
  /** The visitor has reopened or cleared the form. */
  | { kind: 'again' };

export const editing: FormState = { step: 'editing' };

/** Returns true if the submission is on this device and will be sent automatically. */
export const isWaiting = ({ state }: SubmissionStatus): boolean => state === 'queued' || state === 'sending';

/** Returns the outcome that the confirmation reports. */
export function toneOf({ state }: SubmissionStatus): 'success' | 'waiting' | 'failure' {
  if (state === 'delivered') return 'success';
  return state === 'rejected' ? 'failure' : 'waiting';
}

/**
 * Returns true if the form stays open with its text, because nothing was saved or because the service rejected the
 * submission at its first attempt.
 */
export const hasFailed = (form: FormState): form is Answered =>
  form.step === 'answered' &&
  (form.status.state === 'unsaved' || (form.status.state === 'rejected' && !form.wasWaiting));

/** Returns true if the confirmation replaces the form. */
export const isConfirmed = (form: FormState): form is Answered =>
  form.step === 'answered' && !hasFailed(form);

/** Returns true if the status may still change and the form has to show the change. */
export function isPending(form: FormState): form is Answered {
  if (form.step !== 'answered') return false;
  const { status, wasWaiting, isChanged } = form;
  if (status.state === 'unsaved') return !isChanged;
  // The service may still accept a submission that another tab has deleted during the attempt.
  if (status.state === 'gone') return true;
  return isWaiting(status) || (status.state === 'rejected' && wasWaiting);
}

/** Returns the state after an action. An action that does not apply to the present state changes nothing. */
export function formReducer(form: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'pressed':
      return form.step === 'editing' || hasFailed(form) ? { step: 'sending' } : form;
    case 'answered': {
      if (form.step !== 'sending') return form;
      const { kind: _, ...answer } = action;
      return { step: 'answered', ...answer, wasWaiting: isWaiting(answer.status), isChanged: false };
    }
    case 'updated': {
      const { status } = action;
      if (!isPending(form)) return form;
      // A submission that was never stored cannot be found, so its absence is not a change.
      if (form.status.state === 'unsaved' && status.state !== 'delivered' && !isWaiting(status)) return form;
      return { ...form, status, wasWaiting: form.wasWaiting || isWaiting(status) };
    }
    case 'typed':
      return hasFailed(form) ? { ...form, isChanged: true } : form;
    case 'again':
      return form.step === 'sending' ? form : editing;
  }
}
