import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSample } from '#site/sample-content.ts';
import type { Webinar } from '#site/webinars.ts';
import patterns from '#styles/patterns.module.css';
import styles from './WebinarFacts.module.css';

type FactId = 'duration' | 'speakers' | 'language' | 'timezone' | 'resources';

const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/**
 * Renders practical facts about a webinar. On phones the first three need no name and share a line. Source:
 * docs/publishing.md.
 */
export function WebinarFacts({ webinar }: { webinar: Webinar }) {
  const { minutes, speakers, language, resources, writtenIn, live } = webinar;
  const intl = useIntl();
  const names = speakers.map(unbroken).join(', ');
  const facts: readonly { fact: FactId; value: ReactNode }[] = [
    { fact: 'duration', value: intl.formatMessage({ id: 'webinars.minutes' }, { minutes }) },
    { fact: 'language', value: intl.formatMessage({ id: 'webinars.language' }, { language }) },
    { fact: 'timezone', value: <FormattedMessage id={`webinars.timezone.${live?.timezone ?? 'any'}`} /> },
    {
      fact: 'speakers',
      value: isSample.authors ? <FormattedMessage id="webinars.speakers.sample" values={{ names }} /> : names,
    },
    { fact: 'resources', value: <span lang={writtenIn}>{resources}</span> },
  ];
  return (
    <dl className={`${patterns.terms} ${styles.facts}`}>
      {facts.map(({ fact, value }) => (
        <div key={fact}>
          <dt>
            <FormattedMessage id={`webinars.fact.${fact}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
