import { FormattedMessage } from 'react-intl';
import { useLocale } from '#i18n/Messages.tsx';
import { feedAddress } from '#router/model/addresses.ts';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';

/** Renders links to the feeds of the articles in the page's language. */
export function FeedLinks() {
  const locale = useLocale();
  const linkTo = (kind: 'atom+xml' | 'feed+json') => (name: React.ReactNode) => (
    <a href={feedAddress(locale, kind)} type={`application/${kind}`}>
      {name}
    </a>
  );
  return (
    <p className={`${typography.note} ${visibility.screenOnly}`}>
      <FormattedMessage
        id="insights.feeds"
        values={{ atom: linkTo('atom+xml'), json: linkTo('feed+json') }}
      />
    </p>
  );
}
