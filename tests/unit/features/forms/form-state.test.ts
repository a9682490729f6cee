import { describe, expect, test } from 'vitest';
import {
  type Answered,
  editing,
  type FormAction,
  type FormState,
  formReducer,
  hasFailed,
  isConfirmed,
} from '#features/forms/model/form-state.ts';
import { savedText } from '#features/forms/model/saved-text.ts';
import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';

const queued: SubmissionStatus = { state: 'queued', attempts: 1, notBefore: 0, reason: 'unreachable' };
const rejected: SubmissionStatus = { state: 'rejected', attempts: 1, status: 422, text: 'no' };
const unsaved: SubmissionStatus = { state: 'unsaved', status: 0, text: 'Network Error' };
const delivered: SubmissionStatus = { state: 'delivered' };
const gone: SubmissionStatus = { state: 'gone' };

const answer = {
  id: '1',
  about: '',
  from: 'ada@fund.example',
  params: {},
  isRepeat: false,
  isOnline: false,
  inBackground: true,
};
const sending: FormState = { step: 'sending' };
const answered = (status: SubmissionStatus, more: Partial<Answered> = {}): Answered => ({
  step: 'answered',
  ...answer,
  status,
  wasWaiting: false,
  isChanged: false,
  ...more,
});
const saved = answered(queued, { wasWaiting: true });
const answers = (status: SubmissionStatus): FormAction => ({ kind: 'answered', ...answer, status });
const updated = (status: SubmissionStatus): FormAction => ({ kind: 'updated', status });
const pressed: FormAction = { kind: 'pressed' };
const typed: FormAction = { kind: 'typed' };
const again: FormAction = { kind: 'again' };

test.each<[string, FormState, FormAction, FormState]>([
  ['a form is sent', editing, pressed, sending],
  ['a form that has failed is sent again', answered(rejected), pressed, sending],
  ['a form under way is not sent twice', sending, pressed, sending],
  ['a confirmation is not sent', saved, pressed, saved],
  ['an answer confirms the delivery', sending, answers(delivered), answered(delivered)],
  ['an answer confirms that it is saved', sending, answers(queued), saved],
  ['an answer outside the sending step changes nothing', editing, answers(queued), editing],
  ['a saved submission is delivered', saved, updated(delivered), answered(delivered, { wasWaiting: true })],
  ['a saved submission is deleted elsewhere', saved, updated(gone), answered(gone, { wasWaiting: true })],
  ['a saved submission is rejected', saved, updated(rejected), answered(rejected, { wasWaiting: true })],
  ['a deleted submission was accepted nevertheless', answered(gone), updated(delivered), answered(delivered)],
  ['a delivered submission stays delivered', answered(delivered), updated(gone), answered(delivered)],
  ['a rejected form shows no later status', answered(rejected), updated(delivered), answered(rejected)],
  [
    'a late acceptance delivers what was not saved',
    answered(unsaved),
    updated(delivered),
    answered(delivered),
  ],
  ['a write that lands late saves it after all', answered(unsaved), updated(queued), saved],
  ['a submission that was never stored is missing', answered(unsaved), updated(gone), answered(unsaved)],
  ['typing marks a failed form as changed', answered(unsaved), typed, answered(unsaved, { isChanged: true })],
  [
    'a changed form shows no later status',
    answered(unsaved, { isChanged: true }),
    updated(delivered),
    answered(unsaved, { isChanged: true }),
  ],
  ['a confirmed form becomes empty again', saved, again, editing],
  ['a failed form is emptied', answered(rejected), again, editing],
])('%s', (_, state, event, next) => {
  expect(formReducer(state, event)).toEqual(next);
});

test('a form stays open with its text only after a rejection or a failure', () => {
  expect([answered(rejected), answered(unsaved)].map(hasFailed)).toEqual([true, true]);
  const confirmations = [
    answered(delivered),
    saved,
    answered(gone),
    answered(rejected, { wasWaiting: true }),
  ];
  expect(confirmations.map(isConfirmed)).toEqual([true, true, true, true]);
});

describe('the text about the next step', () => {
  test('promises "when you are back online" only without a connection, and only with a background sync', () => {
    expect(savedText(answered(queued))).toBe('whenOnline');
    expect(savedText(answered(queued, { inBackground: false }))).toBe('whenOpened');
  });

  test.each<[string, Partial<Answered>]>([
    ['the browser is online', { isOnline: true }],
    ['the service answered', { status: { ...queued, status: 500 } }],
    ['the service asked for a pause', { status: { ...queued, reason: 'limited' } }],
  ])('says that the submission is sent again if %s', (_, more) => {
    expect(savedText(answered(queued, more))).toBe('retried');
    expect(savedText(answered(queued, { ...more, inBackground: false }))).toBe('retriedOpen');
  });

  test('says that the first attempt is still running if it has no result yet', () => {
    const { reason: _, ...untried } = queued;
    expect(savedText(answered(untried, { isOnline: true }))).toBe('trying');
    expect(savedText(answered({ state: 'sending', attempts: 1 }, { isOnline: true }))).toBe('trying');
  });

  test('names the account if the account causes the failure', () => {
    expect(savedText(answered({ ...queued, reason: 'account' }))).toBe('account');
  });
});
