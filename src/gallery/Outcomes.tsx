import { useRef } from 'react';
import { slipClass } from '#components/Slip.tsx';
import { type Answered, toneOf } from '#features/forms/model/form-state.ts';
import { Confirmation } from '#features/forms/view/Confirmation.tsx';
import { type Check, FormAlert } from '#features/forms/view/FormAlert.tsx';
import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';
import { formById } from '#site/forms.ts';
import { Shelf } from './Shelf.tsx';

const form = formById('demo-form');

const answered = (status: SubmissionStatus, wasWaiting = false): Answered => ({
  step: 'answered',
  id: 'answered',
  status,
  about: '',
  from: 'ada@fund.example',
  params: {},
  isRepeat: false,
  isOnline: true,
  inBackground: false,
  wasWaiting,
  isChanged: false,
});

const confirmed: readonly Answered[] = [
  answered({ state: 'delivered' }),
  answered({ state: 'delivered' }, true),
  answered({ state: 'queued', attempts: 1, notBefore: 0, reason: 'unreachable' }, true),
  answered({ state: 'rejected', attempts: 2, status: 422, text: 'Refused' }, true),
  answered({ state: 'gone' }, true),
];

const nothingWrong: Check = { problems: new Map(), changed: new Set() };
const incomplete: Check = {
  problems: new Map([
    ['nome', 'missing'],
    ['email', 'malformed'],
  ]),
  changed: new Set(['nome']),
};
const rejected = answered({ state: 'rejected', attempts: 1, status: 422, text: 'Refused' });
const unsaved = answered({ state: 'unsaved', status: 0, text: '' });

/** Renders the outcomes of a form: delivered, saved, gone, incomplete, rejected, neither saved nor sent. */
export function Outcomes() {
  // The ref has no element, so that nothing takes the focus.
  const part = useRef<HTMLElement>(null);
  const alert = { form, failures: 0, isKiosk: false, part };
  return (
    <>
      <Shelf name="Confirmations" isWide>
        {confirmed.map((answer) => (
          <div key={JSON.stringify(answer)} className={slipClass(toneOf(answer.status))}>
            <Confirmation form={form} answer={answer} part={part} onAgain={() => {}} />
          </div>
        ))}
      </Shelf>
      <Shelf name="Alerts: incomplete, rejected, neither saved nor sent" isWide>
        <FormAlert {...alert} check={incomplete} state={{ step: 'editing' }} />
        <FormAlert {...alert} check={nothingWrong} state={rejected} />
        <FormAlert {...alert} check={nothingWrong} state={unsaved} />
      </Shelf>
    </>
  );
}
