import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView, passFocus, worksElsewhere } from '#browser/dom/feedback.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { transmits } from '../account.ts';
import type { Confirmed } from '../model/form.ts';

interface ConfirmationProps {
  form: Form;
  outcome: Confirmed;
}

interface ConfirmationTextProps extends ConfirmationProps {
  /** Subject and sender, to identify the submission. */
  sent: readonly string[];
  /** The element that holds the text and the actions. */
  part: RefObject<HTMLElement | null>;
}

/**
 * Text of a confirmation: what was sent, where it is now and what happens next. It takes the focus, below the header.
 */
export function ConfirmationText({ form, outcome, sent, part }: ConfirmationTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = part.current;
    if (shown && heading.current && !worksElsewhere(shown)) focusInView(heading.current, shown);
  }, [part]);
  const { title, success } = form.words;
  return (
    <>
      <Mark />
      <p id={`${form.id}-title`} className={`${patterns.note} ${patterns.strong}`}>
        <FormattedMessage id={title} />
      </p>
      <h2 ref={heading} tabIndex={-1} className={patterns.medium}>
        <FormattedMessage id={outcome.kind === 'delivered' ? success.title : `forms.${outcome.kind}.title`} />
      </h2>
      <p className={patterns.note}>{sent.join(' · ')}</p>
      {outcome.kind === 'saved' && (
        <p>
          <FormattedMessage id={`forms.saved.${outcome.next}`} values={{ address: brand.infoAddress }} />
        </p>
      )}
      {(outcome.kind === 'gone' || outcome.kind === 'refused') && (
        <p>
          <FormattedMessage id={`forms.${outcome.kind}.text`} />
        </p>
      )}
      {outcome.kind === 'delivered' && outcome.later && (
        <p>
          <FormattedMessage id="forms.saved.delivered" />
        </p>
      )}
      {outcome.kind === 'delivered' && (
        <p>
          <FormattedMessage id={success.text} />
        </p>
      )}
      {!transmits(form) && (
        <p className={patterns.note}>
          <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
        </p>
      )}
    </>
  );
}

/** Actions of a confirmation: to what waits in the outbox, and back to an empty form. */
export function ConfirmationActions({ form, outcome, onAgain }: ConfirmationProps & { onAgain: () => void }) {
  return (
    <div className={`${patterns.cluster} ${patterns.links}`}>
      {(outcome.kind === 'saved' || outcome.kind === 'refused') && (
        <RouteLink to="outbox" ref={passFocus}>
          <FormattedMessage id="forms.saved.show" />
        </RouteLink>
      )}
      <Button variant="quiet" onClick={onAgain}>
        <FormattedMessage id={form.words.success.again} />
      </Button>
    </div>
  );
}
