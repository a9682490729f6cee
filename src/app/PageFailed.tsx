import { FormattedMessage } from 'react-intl';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import styles from './Shell.module.css';

/** Stands where a page could not be loaded or has fallen over. */
export function PageFailed({ retry }: { retry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <h1>
        <FormattedMessage id="common.pageFailed.title" />
      </h1>
      <p>
        <FormattedMessage id="common.pageFailed.text" />
      </p>
      <p className={styles.actions}>
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
