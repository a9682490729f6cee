import { FormattedMessage } from 'react-intl';
import { type Choice, ChooseLink } from '#components/ChooseLink.tsx';
import { CalendarButton } from '#features/webinars/view/CalendarButton.tsx';
import type { Webinar } from '#site/webinars.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { WebinarAccess } from './WebinarAccess.tsx';
import styles from './WebinarEntry.module.css';
import { WebinarFacts } from './WebinarFacts.tsx';
import { WebinarTime } from './WebinarTime.tsx';

interface WebinarEntryProps {
  webinar: Webinar;
  choice: Choice;
}

/** Renders a webinar in the list with its date, its title, its facts, and the link that selects it in the form. */
export function WebinarEntry({ webinar, choice }: WebinarEntryProps) {
  const { id, title, summary, agenda, writtenIn, languageName, category } = webinar;
  const titleId = `webinar-${id}`;
  return (
    <li className={`${patterns.ruled} ${styles.entry} ${columns.desktop}`}>
      <div className={`${layout.stack3} ${layout.start} ${layout.top}`}>
        <div className={typography.subheading}>
          <WebinarTime webinar={webinar} />
        </div>
        <WebinarAccess webinar={webinar} />
      </div>
      <div className={`${layout.stack3} ${layout.start} ${layout.top} ${layout.measure}`}>
        <p className={`${typography.accent} ${typography.small}`}>
          <FormattedMessage id={`webinars.category.${category}`} />
          {languageName && ` · ${languageName}`}
        </p>
        <h3 id={titleId} className={typography.medium} lang={writtenIn}>
          {title}
        </h3>
        <p lang={writtenIn}>{summary}</p>
        <div className={layout.stack1}>
          <p className={typography.note}>
            <FormattedMessage id="webinars.fact.agenda" />
          </p>
          <ol lang={writtenIn}>
            {agenda.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className={`${layout.stack5} ${layout.start} ${layout.top}`}>
        <WebinarFacts webinar={webinar} />
        <ChooseLink {...choice} titleId={titleId}>
          <FormattedMessage id={choice.chosen ? 'webinars.chosen' : 'webinars.choose'} />
        </ChooseLink>
        <CalendarButton webinar={webinar} titleId={titleId} />
      </div>
    </li>
  );
}
