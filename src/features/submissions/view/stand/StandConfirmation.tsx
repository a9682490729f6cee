import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView } from '#browser/dom/feedback.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { transmits } from '../../account.ts';
import type { Confirmed } from '../../model/form.ts';
import type { Stand } from '../../model/stand.ts';
import { THANKS_MS } from '../../model/visit.ts';
import { nextVisitor } from './nextVisitor.ts';

interface StandConfirmationProps {
  form: Form;
  outcome: Confirmed['kind'];
  part: RefObject<HTMLElement | null>;
}

/** Thanks without any of the input: the next visitor may read it. */
export function StandConfirmationText({ form, outcome, part }: StandConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && part.current) focusInView(heading.current, part.current);
  }, [part]);
  const isOver = outcome === 'gone' || outcome === 'refused';
  return (
    <>
      <Mark />
      <h2 id={`${form.id}-title`} ref={heading} tabIndex={-1} className={patterns.medium}>
        <FormattedMessage id={isOver ? `forms.${outcome}.title` : 'forms.stand.title'} />
      </h2>
      <p>
        {transmits(form) ? (
          <FormattedMessage id={isOver ? `forms.${outcome}.text` : `forms.stand.${outcome}`} />
        ) : (
          <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
        )}
      </p>
      <p className={patterns.note}>
        <FormattedMessage id="forms.stand.cleared" />
      </p>
    </>
  );
}

/** Leads to the next visitor, by hand or after `THANKS_MS`. */
export function StandConfirmationActions({ stand }: { stand: Stand }) {
  useEffect(() => {
    const timer = setTimeout(() => nextVisitor(stand), THANKS_MS);
    return () => clearTimeout(timer);
  }, [stand]);
  return (
    <div className={`${patterns.cluster} ${patterns.links}`}>
      <Button variant="quiet" onClick={() => nextVisitor(stand)}>
        <FormattedMessage id="forms.stand.next" />
      </Button>
    </div>
  );
}
