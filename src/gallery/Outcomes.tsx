import { useRef } from 'react';
import type { Confirmed, FormState } from '#features/submissions/model/form.ts';
import { ConfirmationActions, ConfirmationText } from '#features/submissions/view/Confirmation.tsx';
import { type Check, FormAlert } from '#features/submissions/view/FormAlert.tsx';
import { formById } from '#site/forms.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Shelf } from './Shelf.tsx';

const form = formById('demo-form');

const confirmed: readonly Confirmed[] = [
  { kind: 'delivered' },
  { kind: 'delivered', later: true },
  { kind: 'saved', next: 'retriedOpen' },
  { kind: 'gone' },
];

const nothingWrong: Check = { problems: new Map(), changed: new Set() };
const incomplete: Check = {
  problems: new Map([
    ['nome', 'missing'],
    ['email', 'malformed'],
  ]),
  changed: new Set(['nome']),
};
const refused: FormState = {
  step: 'failed',
  id: 'refused',
  sent: [],
  outcome: { kind: 'rejected', status: 422, text: 'Refused' },
};
const lost: FormState = {
  step: 'failed',
  id: 'lost',
  sent: [],
  outcome: { kind: 'lost-storage', status: 0, text: '' },
};

/** The outcomes of a form: delivered, saved, gone; incomplete, refused, neither saved nor sent. */
export function Outcomes() {
  // Of no element, so that nothing takes the focus.
  const part = useRef<HTMLElement>(null);
  const alert = { form, failures: 0, part };
  return (
    <>
      <Shelf name="Confirmations" isWide>
        {confirmed.map((outcome) => (
          <div
            key={JSON.stringify(outcome)}
            className={`${patterns.panel} ${patterns.stack4} ${outcome.kind === 'delivered' ? parts.success : parts.waiting}`}
          >
            <div className={`${patterns.stack3} ${patterns.start}`}>
              <ConfirmationText form={form} outcome={outcome} sent={['ada@fund.example']} part={part} />
            </div>
            <ConfirmationActions form={form} outcome={outcome} onAgain={() => {}} />
          </div>
        ))}
      </Shelf>
      <Shelf name="Alerts: incomplete, refused, neither saved nor sent" isWide>
        <FormAlert {...alert} check={incomplete} state={{ step: 'editing' }} />
        <FormAlert {...alert} check={nothingWrong} state={refused} />
        <FormAlert {...alert} check={nothingWrong} state={lost} />
      </Shelf>
    </>
  );
}
