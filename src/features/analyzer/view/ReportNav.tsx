import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import beside from '#components/Beside.module.css';
import { bandColour } from '#components/bandColour.ts';
import { bandOf } from '#site/score-bands.ts';
import only from '#styles/only.module.css';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { usePresentSection } from '../browser/presentSection.ts';
import { reportSections, scoreOf } from '../model/sample.ts';
import styles from './ReportNav.module.css';

const ids = reportSections.map(({ anchor }) => anchor);

/** The sections of the report, with the one being read marked. */
export function ReportNav() {
  const intl = useIntl();
  const present = usePresentSection(ids);
  return (
    <nav
      className={`${patterns.stack3} ${beside.staying} ${only.onScreen}`}
      aria-label={intl.formatMessage({ id: 'results.nav' })}
    >
      <p>
        <Badge>
          <FormattedMessage id="results.tag" />
        </Badge>
      </p>
      <ol className={`${patterns.grid} ${styles.links}`}>
        {reportSections.map(({ anchor, title, score }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={`${patterns.line} ${patterns.note} ${patterns.dot} ${patterns.hollow} ${parts.bare} ${styles.link}`}
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

/** Hidden from assistive technology: the section gives the score in words. */
const SectionScore = ({ score }: { score: number }) => (
  <span className={`${patterns.figure} ${styles.score} ${bandColour[bandOf(score)]}`} aria-hidden="true">
    {score}
  </span>
);
