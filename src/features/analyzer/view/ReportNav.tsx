import { FormattedMessage, useIntl } from 'react-intl';
import { usePresentSection } from '#browser/presentSection.ts';
import { Badge } from '#ui/Badge.tsx';
import { reportSections } from '../model/sample.ts';
import styles from './ReportNav.module.css';

const ids = reportSections.map(({ anchor }) => anchor);

/** The sections of the report; the one that is being read is marked. */
export function ReportNav() {
  const intl = useIntl();
  const present = usePresentSection(ids);
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'results.nav' })}>
      <p className={styles.tag}>
        <Badge>
          <FormattedMessage id="results.tag" />
        </Badge>
      </p>
      <ol className={styles.links}>
        {reportSections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={styles.link}
              aria-current={anchor === present ? 'location' : undefined}
            >
              <FormattedMessage id={title} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
