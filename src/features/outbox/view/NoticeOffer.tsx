import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { askForNotifications, notificationPermission } from '../browser/notifications.ts';
import type { BackgroundNotice } from '../model/background-notice.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/**
 * Offers a notification for a request that goes out in the background. Renders nothing if the browser does not support
 * notifications or if the visitor has denied them earlier.
 */
export default function NoticeOffer() {
  const intl = useIntl();
  const [permission, setPermission] = useState(notificationPermission);
  /** True if the browser has just refused. The button then stays, because it has the focus. */
  const [isRefused, setRefused] = useState(false);
  useStoredNotice(permission === 'granted');
  const ask = async () => {
    const answer = await askForNotifications();
    setPermission(answer);
    setRefused(answer === 'denied');
    if (answer === 'granted') announce(intl.formatMessage({ id: 'outbox.notify.on' }));
    if (answer === 'denied') announce(intl.formatMessage({ id: 'outbox.notify.refused' }));
  };
  if (permission === 'default' || isRefused)
    return (
      <div className={layout.stack2}>
        <p>
          <span ref={moveFocusOnRemoval}>
            <Button variant="quiet" onClick={() => void ask()}>
              <FormattedMessage id="outbox.notify.ask" />
            </Button>
          </span>
        </p>
        {isRefused && (
          <p className={typography.note}>
            <FormattedMessage id="outbox.notify.refused" />
          </p>
        )}
      </div>
    );
  if (permission !== 'granted') return null;
  return (
    <p className={typography.note}>
      <FormattedMessage id="outbox.notify.on" />
    </p>
  );
}

/** Stores the notification for the worker, in the language of this page. */
function useStoredNotice(isAllowed: boolean): void {
  const intl = useIntl();
  const locale = useLocale();
  const access = useOutboxAccess();
  useEffect(() => {
    if (!isAllowed || !access) return;
    const notice: BackgroundNotice = {
      title: intl.formatMessage({ id: 'outbox.notify.title' }),
      body: intl.formatMessage({ id: 'outbox.notify.body' }),
      lang: locale,
      path: addressOf(pathOf('outbox'), `/${locale}`),
    };
    // Without the record, the worker shows nothing.
    const store = async () => (await access.outbox()).records.write(OUTBOX_KEYS.notice, notice);
    store().catch(() => {});
  }, [isAllowed, access, intl, locale]);
}
