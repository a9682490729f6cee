import { FormattedMessage } from 'react-intl';
import { Checklist } from '#components/Checklist.tsx';
import { ItemForm } from '#features/forms/view/ItemForm.tsx';
import type { SubjectRequest } from '#features/forms/view/useSubject.ts';
import { CalendarButton } from '#features/webinars/view/CalendarButton.tsx';
import { webinarForm } from '#site/forms/webinar-form.ts';
import type { Webinar } from '#site/webinars.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { WebinarAccess } from './WebinarAccess.tsx';
import { WebinarTicket } from './WebinarTicket.tsx';
import { WebinarTime } from './WebinarTime.tsx';

/** Anchor of the form. The link that chooses a webinar leads to it. */
export const webinarRegistration = 'webinar-registration';

/** Renders the steps of the registration, and the form for the chosen webinar. */
export function WebinarRegistration({ request }: { request: SubjectRequest<Webinar> }) {
  return (
    <ItemForm
      id={webinarRegistration}
      form={webinarForm}
      namespace="webinars"
      request={request}
      how={
        <>
          <h2 className={typography.large}>
            <FormattedMessage id="webinars.how" />
          </h2>
          <Checklist items={['webinars.how.choose', 'webinars.how.register', 'webinars.how.email']} />
        </>
      }
      picture={(webinar) => <WebinarTicket webinar={webinar} />}
      facts={(webinar, isConfirmed) => (
        <div className={`${layout.stack3} ${layout.start}`}>
          <WebinarTime webinar={webinar} />
          {!isConfirmed && <WebinarAccess webinar={webinar} />}
          {isConfirmed && !webinar.free && (
            <p>
              <FormattedMessage id="webinars.reserved.check" />
            </p>
          )}
        </div>
      )}
      afterwards={(webinar) => <CalendarButton webinar={webinar} />}
    />
  );
}
