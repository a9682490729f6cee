import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView } from '#browser/dom/feedback.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import type { Stand } from '../../model/stand.ts';
import { THANKS_MS } from '../../model/visit.ts';
import styles from '../Slip.module.css';
import type { Finished } from '../useSubmission.ts';
import { nextVisitor } from './nextVisitor.ts';

interface StandSlipProps {
  form: string;
  step: Finished['step'];
  slip: RefObject<HTMLElement | null>;
}

/** Thanks, and nothing of what was typed: whoever comes next may read it. */
export function StandSlipWords({ form, step, slip }: StandSlipProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && slip.current) focusInView(heading.current, slip.current);
  }, [slip]);
  return (
    <>
      <Mark />
      <h2 id={`${form}-title`} ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={step === 'gone' ? 'forms.gone.title' : 'forms.stand.title'} />
      </h2>
      <p>
        <FormattedMessage id={step === 'gone' ? 'forms.gone.text' : `forms.stand.${step}`} />
      </p>
      <p className={styles.sent}>
        <FormattedMessage id="forms.stand.cleared" />
      </p>
    </>
  );
}

/** The way to the next visitor, by hand or after a while. */
export function StandSlipActions({ stand }: { stand: Stand }) {
  useEffect(() => {
    const timer = setTimeout(() => nextVisitor(stand), THANKS_MS);
    return () => clearTimeout(timer);
  }, [stand]);
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => nextVisitor(stand)}>
        <FormattedMessage id="forms.stand.next" />
      </Button>
    </div>
  );
}
