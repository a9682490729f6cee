import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView, worksElsewhere } from '#browser/feedback.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { transmits } from '../account.ts';
import styles from './Slip.module.css';
import type { Finished } from './useSubmission.ts';

interface SlipProps {
  form: Form;
  state: Finished;
  /** A saved one has been delivered since. */
  arrived: boolean;
}

interface SlipWordsProps extends SlipProps {
  /** The element that holds the words and what can be done. */
  slip: RefObject<HTMLElement | null>;
}

/** What was sent, where it is now and what happens next. It comes with the focus, below the header. */
export function SlipWords({ form, state, arrived, slip }: SlipWordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = slip.current;
    if (shown && heading.current && !worksElsewhere(shown)) focusInView(heading.current, shown);
  }, [slip]);
  const waits = state.step === 'saved' && !arrived;
  const { title, success } = form.words;
  return (
    <>
      <Mark />
      <p id={`${form.id}-title`} className={styles.what}>
        <FormattedMessage id={title} />
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={waits ? 'forms.saved.title' : success.title} />
      </h2>
      <p className={styles.sent}>{state.sent.join(' · ')}</p>
      {waits ? (
        <p>
          <FormattedMessage id={`forms.saved.${state.next}`} values={{ address: brand.infoAddress }} />
        </p>
      ) : (
        <>
          {arrived && (
            <p>
              <FormattedMessage id="forms.saved.delivered" />
            </p>
          )}
          <p>
            <FormattedMessage id={success.text} />
          </p>
        </>
      )}
      {!transmits(form) && (
        <p className={styles.sent}>
          <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
        </p>
      )}
    </>
  );
}

/** The way back to an empty form, and to what waits. */
export function SlipActions({ form, state, arrived, onAgain }: SlipProps & { onAgain: () => void }) {
  return (
    <div className={styles.actions}>
      <Button look="quiet" onClick={onAgain}>
        <FormattedMessage id={form.words.success.again} />
      </Button>
      {state.step === 'saved' && !arrived && (
        <RouteLink to="outbox">
          <FormattedMessage id="forms.saved.show" />
        </RouteLink>
      )}
    </div>
  );
}
