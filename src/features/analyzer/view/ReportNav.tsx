import { FormattedMessage, useIntl } from 'react-intl';
import { useSectionInView } from '#browser/dom/useSectionInView.ts';
import { Badge } from '#components/Badge.tsx';
import sticky from '#components/StickyColumns.module.css';
import { bandOf } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { reportSections, scoreOf } from '../model/sample.ts';
import styles from './ReportNav.module.css';

const ids = reportSections.map(({ anchor }) => anchor);

/** Renders links to the sections of the report and marks the section being read. */
export function ReportNav() {
  const intl = useIntl();
  const present = useSectionInView(ids) ?? ids[0];
  return (
    <nav
      className={`${layout.stack3} ${sticky.sticky} ${visibility.screenOnly}`}
      aria-label={intl.formatMessage({ id: 'results.nav' })}
    >
      <p>
        <Badge>
          <FormattedMessage id="results.tag" />
        </Badge>
      </p>
      <ol className={`${layout.grid} ${styles.links}`}>
        {reportSections.map(({ anchor, title, score }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={`${layout.line} ${typography.note} ${patterns.dot} ${patterns.hollow} ${typography.bare} ${styles.link}`}
              aria-current={anchor === present ? 'location' : undefined}
            >
              <FormattedMessage id={title} />
              {score && <SectionScore score={scoreOf(score)} />}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders the score of a section. Hidden from assistive technology, because the section contains the score as text. */
const SectionScore = ({ score }: { score: number }) => (
  <span className={`${typography.figure} ${styles.score} ${tones[bandOf(score)]}`} aria-hidden="true">
    {score}
  </span>
);
