import type { Answer } from './delivery.ts';
import type { WhatNext } from './what-next.ts';

/** What a confirmation says; it takes the form's place. */
export type Confirmed =
  /** `later`: it had been kept, and has been sent while its page stayed open. */
  | { kind: 'delivered'; later?: true }
  | { kind: 'saved'; next: WhatNext }
  /** It is on this device no more: deleted or edited elsewhere before anybody had an answer. */
  | { kind: 'gone' };

/** Why nothing has come of it: neither kept nor sent, or set aside by the service. Sending again replaces it. */
export type Failure = { kind: 'rejected' | 'lost-storage' } & Answer;

/** Where a form stands between the visitor and the service. Every change goes through `nextForm`. */
export type FormState =
  | { step: 'editing' }
  | { step: 'sending' }
  /** `sent` tells it from others: what it is about, whose it is. */
  | { step: 'confirmed'; id: string; outcome: Confirmed; sent: readonly string[] }
  | { step: 'failed'; id: string; outcome: Failure };

export type FormEvent =
  | { kind: 'sent' }
  | { kind: 'answered'; id: string; outcome: Confirmed | Failure; sent: readonly string[] }
  /** What has become of one that was kept. */
  | { kind: 'settled'; standing: 'delivered' | 'gone' }
  /** The visitor wants the form again. */
  | { kind: 'again' };

export const editing: FormState = { step: 'editing' };

const hasFailed = (outcome: Confirmed | Failure): outcome is Failure =>
  outcome.kind === 'rejected' || outcome.kind === 'lost-storage';

/** The state after an event. An event that does not apply to the present state changes nothing. */
export function nextForm(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'sent':
      return state.step === 'editing' || state.step === 'failed' ? { step: 'sending' } : state;
    case 'answered': {
      if (state.step !== 'sending') return state;
      const { id, outcome, sent } = event;
      return hasFailed(outcome) ? { step: 'failed', id, outcome } : { step: 'confirmed', id, outcome, sent };
    }
    case 'settled': {
      if (state.step !== 'confirmed' || state.outcome.kind !== 'saved') return state;
      return {
        ...state,
        outcome: event.standing === 'gone' ? { kind: 'gone' } : { kind: 'delivered', later: true },
      };
    }
    case 'again':
      return state.step === 'confirmed' ? editing : state;
  }
}
