import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { ItemForm } from '#features/submissions/view/ItemForm.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { webinarForm } from '#site/forms/webinar-form.ts';
import type { Webinar } from '#site/webinars.ts';
import { WebinarTime } from './WebinarTime.tsx';

/** Anchor of the form, the target of choosing a webinar. */
export const webinarRegistration = 'webinar-registration';

interface WebinarRegistrationProps {
  /** undefined while an edited request is about another webinar. */
  subject: Webinar | undefined;
  title: string;
  titleLanguage: string | undefined;
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** The steps of registration, and the form for the chosen webinar. */
export function WebinarRegistration(props: WebinarRegistrationProps) {
  const { subject, title, titleLanguage, round, place } = props;
  return (
    <ItemForm
      id={webinarRegistration}
      form={webinarForm}
      title={title}
      titleLanguage={titleLanguage}
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
      facts={subject && <WebinarTime webinar={subject} />}
    >
      <p>
        <FormattedMessage
          id="webinars.form.intro"
          values={{ title: <span lang={titleLanguage}>{title}</span> }}
        />
      </p>
    </ItemForm>
  );
}
