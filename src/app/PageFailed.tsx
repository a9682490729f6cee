import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { goToStart } from '#browser/dom/scrolling.ts';
import { onOnline } from '#browser/worker/connection.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import layout from '#styles/layout.module.css';
import styles from './Shell.module.css';

interface PageFailedProps {
  /** Number of failures so far. Each failure scrolls here and moves the focus. */
  failures: number;
  retry: () => void;
}

/** Renders the replacement for a page that failed to load or threw. It retries when the connection returns. */
export function PageFailed({ failures, retry }: PageFailedProps) {
  useLayoutEffect(() => {
    if (failures > 0) goToStart('instant');
  }, [failures]);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => onOnline(() => tryAgain()), []);
  return (
    <div className={styles.failed}>
      <h1>
        <FormattedMessage id="common.pageFailed.title" />
      </h1>
      <p className={layout.measure}>
        <FormattedMessage id="common.pageFailed.text" />
      </p>
      <p className={layout.cluster}>
        <Button onClick={retry}>
          <FormattedMessage id="common.pageFailed.retry" />
        </Button>
        <RouteLink to="home" className={buttonClass('quiet')}>
          <FormattedMessage id="common.home" />
        </RouteLink>
      </p>
    </div>
  );
}
