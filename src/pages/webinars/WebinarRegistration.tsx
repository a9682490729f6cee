import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubjectForm } from '#features/submissions/view/SubjectForm.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { webinarForm } from '#site/forms/webinar-form.ts';
import type { Webinar } from '#site/webinars.ts';
import { WebinarTime } from './WebinarTime.tsx';

/** Choosing a webinar leads here. */
export const webinarRegistration = 'webinar-registration';

interface WebinarRegistrationProps {
  webinar: Webinar;
  /** Whether the prerendered form may be about another. */
  outdated: boolean;
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** How one registers, and the form that does it for the chosen webinar. */
export function WebinarRegistration({ webinar, outdated, round, place }: WebinarRegistrationProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `webinars.item.${webinar.id}.title` });
  return (
    <SubjectForm
      id={webinarRegistration}
      form={webinarForm}
      attached={{ webinar: title }}
      title={title}
      wanted={outdated}
      round={round}
      place={place}
      how={
        <>
          <h2>
            <FormattedMessage id="webinars.how" />
          </h2>
          <Checklist items={['webinars.how.choose', 'webinars.how.register', 'webinars.how.email']} />
        </>
      }
      chosen={<FormattedMessage id="webinars.chosen" />}
      facts={<WebinarTime webinar={webinar} />}
    >
      <p>
        <FormattedMessage id="webinars.form.intro" values={{ title }} />
      </p>
    </SubjectForm>
  );
}
