import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '#site/brand.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import styles from './SubmissionForm.module.css';
import type { SubmissionState } from './useSubmission.ts';

/** Says that a submission is kept, what happens next, and, if the page is still open then, that it has gone out. */
export function SavedNotice({ state, arrived }: { state: SubmissionState; arrived: boolean }) {
  return (
    <div role="status">
      {state.step === 'saved' && (
        <div className={styles.notice}>
          {arrived ? (
            <p>
              <FormattedMessage id="forms.saved.delivered" />
            </p>
          ) : (
            <Kept reason={state.reason} inBackground={state.inBackground} />
          )}
        </div>
      )}
    </div>
  );
}

function Kept({ reason, inBackground }: { reason: string; inBackground: boolean }) {
  const intl = useIntl();
  const next =
    reason === 'account'
      ? intl.formatMessage({ id: 'forms.saved.account' }, { address: brand.infoAddress })
      : intl.formatMessage({ id: inBackground ? 'forms.saved.whenOnline' : 'forms.saved.whenOpened' });
  return (
    <>
      <p className={styles.title}>
        <FormattedMessage id="forms.saved.title" />
      </p>
      <p>{next}</p>
      <p>
        <RouteLink to="outbox">
          <FormattedMessage id="forms.saved.show" />
        </RouteLink>
      </p>
    </>
  );
}
