import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { claimTags } from '#components/Claim.tsx';
import { SubmissionForm } from '#features/forms/view/SubmissionForm.tsx';
import type { RoiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';
import { euro } from '#i18n/euro.ts';
import { contactForm } from '#site/forms/contact-form.ts';
import { newsletterForm } from '#site/forms/newsletter-form.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import surfaces from '#styles/surfaces.module.css';
import typography from '#styles/typography.module.css';
import styles from './Contact.module.css';

interface ContactProps {
  /** The calculator's figures, if the visitor attaches them. */
  roi: RoiInputs | undefined;
  onRemoveRoi: () => void;
}

/** Renders the contact form, followed by the newsletter. */
export function Contact({ roi, onRemoveRoi }: ContactProps) {
  const figures = useFigures(roi);
  return (
    <div className={surfaces.deep}>
      <div className={`${layout.stack7} ${layout.centred} ${columns.desktop} ${styles.contact}`}>
        <section id="contact" className={styles.request} aria-labelledby="contact-form-title">
          <SubmissionForm
            form={contactForm}
            // The request has been sent or queued with the figures.
            onSent={onRemoveRoi}
            {...(figures ? { attached: { roi: figures } } : {})}
            note={(attachedBefore, leaveOut) => (
              <Figures
                figures={figures ?? attachedBefore.roi}
                onRemove={() => {
                  onRemoveRoi();
                  leaveOut();
                }}
              />
            )}
          />
        </section>
        <div className={`${layout.stack7} ${layout.top} ${styles.beside}`} data-surface="deep">
          <Next />
          <section aria-labelledby="newsletter-form-title">
            <SubmissionForm form={newsletterForm} variant="line" />
          </section>
        </div>
      </div>
    </div>
  );
}

interface FiguresProps {
  figures: string | undefined;
  onRemove: () => void;
}

/** Renders the calculator's figures that the form sends, until the visitor removes them. */
function Figures({ figures, onRemove }: FiguresProps) {
  const intl = useIntl();
  if (!figures) return null;
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    withFeedback(onRemove, {
      focus: () => form?.querySelector<HTMLElement>('[type=submit]'),
      say: intl.formatMessage({ id: 'home.roi.attached.removed' }),
    });
  return (
    <div className={`${patterns.option} ${typography.small}`}>
      <p>
        <strong>
          <FormattedMessage id="home.roi.attached.label" />
        </strong>{' '}
        {figures}
      </p>
      <Button variant="plain" onClick={remove}>
        <FormattedMessage id="home.roi.attached.remove" />
      </Button>
    </div>
  );
}

const next = ['reply', 'demo', 'trial'] as const;

/** Renders the steps after the form has been sent. Source: docs/site.md, section 9. */
function Next() {
  return (
    <div>
      <h2>
        <FormattedMessage id="home.next.title" />
      </h2>
      <ol className={typography.muted}>
        {next.map((id) => (
          <li key={id} className={`${patterns.dot} ${styles.step}`}>
            <strong>
              <FormattedMessage id={`home.next.${id}.title`} values={claimTags('demo')} />
            </strong>
            <FormattedMessage id={`home.next.${id}.text`} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns the figures as one line, which the page shows and the form sends. */
function useFigures(roi: RoiInputs | undefined): string | undefined {
  const intl = useIntl();
  if (!roi) return undefined;
  return intl.formatMessage(
    { id: 'home.roi.attached' },
    {
      deals: intl.formatNumber(roi.deals),
      hours: intl.formatNumber(roi.hours),
      rate: intl.formatNumber(roi.rate, euro),
      saved: intl.formatNumber(estimateRoi(roi).savedPerYear, euro),
    },
  );
}
