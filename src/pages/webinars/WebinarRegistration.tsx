import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart } from '#features/submissions/view/FormPart.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { webinarForm } from '#site/forms/webinar-form.ts';
import type { Webinar } from '#site/webinars.ts';
import styles from './WebinarRegistration.module.css';
import { WebinarTime } from './WebinarTime.tsx';

interface WebinarRegistrationProps {
  webinar: Webinar;
  /** Another round, another form. */
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** How one registers, and the form that does it for the chosen webinar. */
export function WebinarRegistration({ webinar, round, place }: WebinarRegistrationProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `webinars.item.${webinar.id}.title` });
  return (
    <div className={styles.registration}>
      <div className={styles.how}>
        <h2 className={styles.title}>
          <FormattedMessage id="webinars.how" />
        </h2>
        <Checklist items={['webinars.how.choose', 'webinars.how.register', 'webinars.how.email']} />
      </div>
      <section id="webinar-registration" ref={place} aria-label={title}>
        <FormPart
          key={round}
          form={webinarForm}
          attached={{ webinar: title }}
          note={
            <div className={styles.chosen}>
              <p className={styles.label}>
                <FormattedMessage id="webinars.chosen" />
              </p>
              <p>
                <strong>{title}</strong>
              </p>
              <div className={styles.label}>
                <WebinarTime live={webinar.live} />
              </div>
            </div>
          }
        >
          <h2 className={styles.title}>
            <FormattedMessage id="webinars.form.title" />
          </h2>
          <p>
            <FormattedMessage id="webinars.form.intro" values={{ title }} />
          </p>
        </FormPart>
      </section>
    </div>
  );
}
