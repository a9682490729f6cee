import { FormattedMessage } from 'react-intl';
import { ChooseButton } from '#sections/ChooseButton.tsx';
import { agendaPoints, type Webinar } from '#site/webinars.ts';
import { Badge } from '#ui/Badge.tsx';
import styles from './WebinarEntry.module.css';
import { WebinarFacts } from './WebinarFacts.tsx';
import { WebinarTime } from './WebinarTime.tsx';

interface WebinarEntryProps {
  webinar: Webinar;
  chosen: boolean;
  onChoose: () => void;
}

/** A webinar in the list: when, what, by whom, and the button that takes it to the form. */
export function WebinarEntry({ webinar, chosen, onChoose }: WebinarEntryProps) {
  const { id, category, free } = webinar;
  const titleId = `webinar-${id}`;
  return (
    <li className={styles.entry}>
      <div className={styles.when}>
        <div className={styles.time}>
          <WebinarTime webinar={webinar} />
        </div>
        <Badge tone={free ? 'good' : 'plain'}>
          <FormattedMessage id={free ? 'webinars.free' : 'webinars.reserved'} />
        </Badge>
      </div>
      <div className={styles.what}>
        <p className={styles.category}>
          <FormattedMessage id={`webinars.category.${category}`} />
        </p>
        <h3 id={titleId} className={styles.title}>
          <FormattedMessage id={`webinars.item.${id}.title`} />
        </h3>
        <p>
          <FormattedMessage id={`webinars.item.${id}.summary`} />
        </p>
        <div className={styles.agenda}>
          <p className={styles.label}>
            <FormattedMessage id="webinars.fact.agenda" />
          </p>
          <ol>
            {agendaPoints.map((point) => (
              <li key={point}>
                <FormattedMessage id={`webinars.item.${id}.agenda.${point}`} />
              </li>
            ))}
          </ol>
        </div>
        <ChooseButton titleId={titleId} chosen={chosen} onChoose={onChoose}>
          <FormattedMessage id="webinars.choose" />
        </ChooseButton>
      </div>
      <WebinarFacts webinar={webinar} />
    </li>
  );
}
