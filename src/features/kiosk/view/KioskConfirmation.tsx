import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusInView } from '#browser/dom/feedback.ts';
import { SlipHead } from '#components/Slip.tsx';
import { transmits } from '#features/outbox/build-account.ts';
import type { SubmissionStatus } from '#features/outbox/model/delivery.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Kiosk, THANKS_MS } from '../model/kiosk.ts';
import NextVisitorButton from './NextVisitorButton.tsx';
import { nextVisitor } from './nextVisitor.ts';

interface KioskConfirmationProps {
  form: Form;
  state: SubmissionStatus['state'];
  kiosk: Kiosk;
  /** The element around the confirmation. */
  rootRef: RefObject<HTMLElement | null>;
}

/**
 * Renders a confirmation without any of the input, because the next visitor may read it. The session of the next
 * visitor starts with the button or after `THANKS_MS`.
 */
export default function KioskConfirmation({ form, state, kiosk, rootRef }: KioskConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && rootRef.current) focusInView(heading.current, rootRef.current);
  }, [rootRef]);
  useEffect(() => {
    const timer = setTimeout(() => nextVisitor(kiosk), THANKS_MS);
    return () => clearTimeout(timer);
  }, [kiosk]);
  const isOver = state === 'gone' || state === 'rejected';
  const saved = state === 'delivered' ? 'delivered' : 'saved';
  return (
    <>
      <div role="status" className={`${layout.stack5} ${layout.top}`}>
        <SlipHead>
          <h2 id={`${form.id}-title`} ref={heading} tabIndex={-1} className={typography.large}>
            <FormattedMessage id={isOver ? `forms.${state}.title` : 'kiosk.thanks.title'} />
          </h2>
        </SlipHead>
        <p>
          {transmits(form) ? (
            <FormattedMessage id={isOver ? `forms.${state}.text` : `kiosk.thanks.${saved}`} />
          ) : (
            <FormattedMessage id="forms.simulated" values={{ address: brand.infoAddress }} />
          )}
        </p>
        <p className={typography.note}>
          <FormattedMessage id="kiosk.thanks.cleared" />
        </p>
      </div>
      <div className={`${layout.cluster} ${patterns.links}`}>
        <NextVisitorButton />
      </div>
    </>
  );
}
