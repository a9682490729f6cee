import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#components/Notice.tsx';

interface ReadyNoticeProps {
  /** The page on display. */
  page: string;
  isNew: boolean;
}

/**
 * Announces that the site works offline. The notice is shown only on the visit that stored the copy, on one page. The
 * visitor reads the first page undisturbed.
 */
export function ReadyNotice({ page, isNew }: ReadyNoticeProps) {
  const intl = useIntl();
  const [first] = useState(page);
  const [shownOn, setShownOn] = useState<string>();
  const [over, setOver] = useState(false);
  if (isNew && page !== first && shownOn === undefined) setShownOn(page);
  if (shownOn !== undefined && shownOn !== page && !over) setOver(true);
  const close = { label: intl.formatMessage({ id: 'app.close' }), onClose: () => setOver(true) };
  return (
    <div>
      {isNew && shownOn !== undefined && !over && (
        <Notice
          title={intl.formatMessage({ id: 'app.ready.title' })}
          text={intl.formatMessage({ id: 'app.ready.text' })}
          close={close}
        />
      )}
    </div>
  );
}
