import type { Answer } from './schemas.ts';
import type { WhatNext } from './what-next.ts';

/** Outcome shown by the confirmation, which replaces the form. */
export type Confirmed =
  /** `later`: first saved, then sent while its page stayed open. */
  | { kind: 'delivered'; later?: true }
  | { kind: 'saved'; next: WhatNext }
  /** First saved, then refused by the service while its page stayed open. It stays on this device. */
  | { kind: 'refused' }
  /** No longer on this device: deleted or edited elsewhere before there was an answer. */
  | { kind: 'gone' };

/** Neither saved nor sent, or refused by the service. Sending again replaces the submission. */
export type Failure = { kind: 'rejected' | 'lost-storage' } & Answer;

/** State of a form, from the first input to the confirmation. Every change goes through `nextForm`. */
export type FormState =
  | { step: 'editing' }
  | { step: 'sending' }
  /** `sent` identifies it to the visitor: subject and sender. */
  | { step: 'confirmed'; id: string; outcome: Confirmed; sent: readonly string[] }
  /** `changed` once something is typed: what comes then no longer concerns this form. */
  | { step: 'failed'; id: string; outcome: Failure; sent: readonly string[]; changed?: true };

export type FormEvent =
  | { kind: 'sent' }
  | { kind: 'answered'; id: string; outcome: Confirmed | Failure; sent: readonly string[] }
  /** Final status of a submission whose outcome was not final. */
  | { kind: 'settled'; status: 'delivered' | 'gone' | 'rejected' }
  | { kind: 'typed' }
  /** The visitor wants the form again, or has emptied it. */
  | { kind: 'again' };

export const editing: FormState = { step: 'editing' };

const settled = {
  delivered: { kind: 'delivered', later: true },
  gone: { kind: 'gone' },
  rejected: { kind: 'refused' },
} as const satisfies Record<string, Confirmed>;

/** What is on the device may still be sent, refused or deleted; what is not, the service may have got all the same. */
export const isUnsettled = (state: FormState): state is Extract<FormState, { id: string }> =>
  (state.step === 'confirmed' && (state.outcome.kind === 'saved' || state.outcome.kind === 'refused')) ||
  (state.step === 'failed' && state.outcome.kind === 'lost-storage' && !state.changed);

const hasFailed = (outcome: Confirmed | Failure): outcome is Failure =>
  outcome.kind === 'rejected' || outcome.kind === 'lost-storage';

/** Returns the state after an event. An event that does not apply to the present state changes nothing. */
export function nextForm(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'sent':
      return state.step === 'editing' || state.step === 'failed' ? { step: 'sending' } : state;
    case 'answered': {
      if (state.step !== 'sending') return state;
      const { id, outcome, sent } = event;
      return hasFailed(outcome)
        ? { step: 'failed', id, outcome, sent }
        : { step: 'confirmed', id, outcome, sent };
    }
    case 'settled': {
      if (!isUnsettled(state)) return state;
      // One that was never stored is missing from the start.
      if (state.step === 'failed' && event.status !== 'delivered') return state;
      return { step: 'confirmed', id: state.id, sent: state.sent, outcome: settled[event.status] };
    }
    case 'typed':
      return state.step === 'failed' && !state.changed ? { ...state, changed: true } : state;
    case 'again':
      return state.step === 'sending' ? state : editing;
  }
}
