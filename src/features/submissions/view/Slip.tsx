import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView, worksElsewhere } from '#browser/dom/feedback.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { transmits } from '../account.ts';
import styles from './Slip.module.css';
import type { Fate, Finished } from './useSubmission.ts';

interface SlipProps {
  form: Form;
  state: Finished;
  /** What has become of a saved one since. */
  fate: Fate | undefined;
}

interface SlipWordsProps extends SlipProps {
  /** The element that holds the words and what can be done. */
  slip: RefObject<HTMLElement | null>;
}

/** How it stands now. */
export const standingOf = ({ step }: Finished, fate: Fate | undefined): Finished['step'] => fate ?? step;

/** What was sent, where it is now and what happens next. It comes with the focus, below the header. */
export function SlipWords({ form, state, fate, slip }: SlipWordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = slip.current;
    if (shown && heading.current && !worksElsewhere(shown)) focusInView(heading.current, shown);
  }, [slip]);
  const standing = standingOf(state, fate);
  const { title, success } = form.words;
  return (
    <>
      <Mark />
      <p id={`${form.id}-title`} className={styles.what}>
        <FormattedMessage id={title} />
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id={standing === 'delivered' ? success.title : `forms.${standing}.title`} />
      </h2>
      <p className={styles.sent}>{state.sent.join(' · ')}</p>
      {state.step === 'saved' && !fate && (
        <p>
          <FormattedMessage id={`forms.saved.${state.next}`} values={{ address: brand.infoAddress }} />
        </p>
      )}
      {standing === 'gone' && (
        <p>
          <FormattedMessage id="forms.gone.text" />
        </p>
      )}
      {fate === 'delivered' && (
        <p>
          <FormattedMessage id="forms.saved.delivered" />
        </p>
      )}
      {standing === 'delivered' && (
        <p>
          <FormattedMessage id={success.text} />
        </p>
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
export function SlipActions({ form, state, fate, onAgain }: SlipProps & { onAgain: () => void }) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={onAgain}>
        <FormattedMessage id={form.words.success.again} />
      </Button>
      {standingOf(state, fate) === 'saved' && (
        <RouteLink to="outbox">
          <FormattedMessage id="forms.saved.show" />
        </RouteLink>
      )}
    </div>
  );
}
