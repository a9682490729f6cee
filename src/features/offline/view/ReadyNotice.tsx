import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/Notice.tsx';

const READ_MS = 8000;

/** Says once, on the visit that brought the copy, that the site now works offline; goes by itself. */
export function ReadyNotice({ isNew }: { isNew: boolean }) {
  const intl = useIntl();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setOver(true), READ_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  const close = { label: intl.formatMessage({ id: 'app.close' }), onClose: () => setOver(true) };
  return (
    <div role="status">
      {isNew && !over && (
        <Notice
          title={intl.formatMessage({ id: 'app.ready.title' })}
          text={intl.formatMessage({ id: 'app.ready.text' })}
          close={close}
        />
      )}
    </div>
  );
}
