import { expect, test } from 'vitest';
import { editing, type FormEvent, type FormState, nextForm } from '#features/submissions/model/form.ts';

const sending: FormState = { step: 'sending' };
const answered = (outcome: Extract<FormEvent, { kind: 'answered' }>['outcome']): FormEvent => ({
  kind: 'answered',
  id: '1',
  outcome,
  sent: ['ada@fund.example'],
});
const confirmed = (outcome: Extract<FormState, { step: 'confirmed' }>['outcome']): FormState => ({
  step: 'confirmed',
  id: '1',
  outcome,
  sent: ['ada@fund.example'],
});
const saved = { kind: 'saved', next: 'whenOnline' } as const;
const refused = { kind: 'rejected', status: 422, text: 'no' } as const;
const lost = { kind: 'lost-storage', status: 0, text: 'Network Error' } as const;
const failed: FormState = { step: 'failed', id: '1', outcome: refused, sent: ['ada@fund.example'] };
const unsaved: FormState = { ...failed, outcome: lost };
const retyped: FormState = { ...unsaved, changed: true };
const sent: FormEvent = { kind: 'sent' };
const delivered: FormEvent = { kind: 'settled', status: 'delivered' };
const gone: FormEvent = { kind: 'settled', status: 'gone' };
const rejected: FormEvent = { kind: 'settled', status: 'rejected' };
const again: FormEvent = { kind: 'again' };

test.each<[string, FormState, FormEvent, FormState]>([
  ['a form is sent', editing, sent, sending],
  ['a failed one is sent again', failed, sent, sending],
  ['one under way is not sent twice', sending, sent, sending],
  ['a confirmation is not sent', confirmed(saved), sent, confirmed(saved)],
  [
    'what was delivered is confirmed',
    sending,
    answered({ kind: 'delivered' }),
    confirmed({ kind: 'delivered' }),
  ],
  ['what was kept is confirmed', sending, answered(saved), confirmed(saved)],
  ['what was refused stays in the form', sending, answered(refused), failed],
  ['an answer that nobody waits for changes nothing', editing, answered(saved), editing],
  ['a kept one goes out', confirmed(saved), delivered, confirmed({ kind: 'delivered', later: true })],
  ['a kept one is deleted elsewhere', confirmed(saved), gone, confirmed({ kind: 'gone' })],
  ['a kept one is refused', confirmed(saved), rejected, confirmed({ kind: 'refused' })],
  ['what is delivered stays so', confirmed({ kind: 'delivered' }), gone, confirmed({ kind: 'delivered' })],
  ['a failed one hears of no other', failed, delivered, failed],
  [
    'an answer to what was not kept comes late',
    unsaved,
    delivered,
    confirmed({ kind: 'delivered', later: true }),
  ],
  ['what was not kept is missing', unsaved, gone, unsaved],
  ['what is typed since then is kept', retyped, delivered, retyped],
  ['and is another text', unsaved, { kind: 'typed' }, retyped],
  ['the form comes again', confirmed(saved), again, editing],
  ['a failed form is emptied', failed, again, editing],
])('%s', (_, state, event, next) => {
  expect(nextForm(state, event)).toEqual(next);
});
