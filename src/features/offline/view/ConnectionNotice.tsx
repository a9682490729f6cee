import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#components/Notice.tsx';
import { useConnection } from './useConnection.ts';

interface ConnectionNoticeProps {
  /** The page on display. */
  page: string;
  /** True if the copy of the site is complete on this device; undefined until that is known. */
  isCopied: boolean | undefined;
  /** Called when the notice appears or disappears. */
  onShownChange: (isShown: boolean) => void;
}

/**
 * Announces that the connection is lost and what still works. After the return of the connection, announces the return
 * until the next page.
 */
export function ConnectionNotice({ page, isCopied, onShownChange }: ConnectionNoticeProps) {
  const intl = useIntl();
  const { notice, close } = useConnection(page);
  const shownOn = useRef(page);
  useEffect(() => {
    if (shownOn.current !== page && notice === 'back') close();
    shownOn.current = page;
  }, [page, notice, close]);
  const isShown = notice !== 'none';
  useEffect(() => onShownChange(isShown), [isShown, onShownChange]);
  const closing = { label: intl.formatMessage({ id: 'app.close' }), onClose: close };
  return (
    <div>
      {notice === 'lost' && (
        <Notice
          title={intl.formatMessage({ id: 'app.lost.title' })}
          {...(isCopied !== undefined && {
            text: intl.formatMessage({ id: isCopied ? 'app.lost.everything' : 'app.lost.thisPage' }),
          })}
          close={closing}
        />
      )}
      {notice === 'back' && <Notice title={intl.formatMessage({ id: 'app.back.title' })} close={closing} />}
    </div>
  );
}
