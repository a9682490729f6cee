import { type MouseEvent, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useRouter } from 'wouter';
import { Button } from '#components/Button.tsx';
import { PathLink } from '#components/PathLink.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { addressOf } from '#router/model/addresses.ts';
import { isPlainClick } from '#router/plainClick.ts';
import typography from '#styles/typography.module.css';
import { showFound } from '../browser/foundPassage.ts';
import type { FoundEntry } from '../search.ts';
import styles from './Results.module.css';
import { rememberQuery } from './useQuery.ts';

interface ResultsProps {
  query: string;
  found: readonly FoundEntry[];
  onFollow: () => void;
}

/** The number of results that are shown before the visitor asks for all of them. */
const FIRST_RESULTS = 8;

const nextSteps = [
  { to: 'faq', label: 'search.none.faq' },
  { to: 'support', label: 'search.none.contact' },
] as const;

/** Renders the results in a memoized component, so that a letter does not render the previous results again. */
export const Results = memo(({ query, found, onFollow }: ResultsProps) => {
  const [wholeQuery, setWholeQuery] = useState<string>();
  const shown = query === wholeQuery ? found : found.slice(0, FIRST_RESULTS);
  const more = found.length - shown.length;
  const showAll = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest('ul');
    flushSync(() => setWholeQuery(query));
    // The button is gone, so the focus goes on with the first of the other results.
    list?.querySelectorAll('a')[FIRST_RESULTS]?.focus();
  };
  return (
    <>
      {shown.map((entry) => (
        <li key={entry.to} className={styles.row}>
          <Result query={query} entry={entry} onFollow={onFollow} />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.row}>
          <Button variant="plain" onClick={showAll}>
            <FormattedMessage id="search.more" values={{ count: more }} />
          </Button>
        </li>
      )}
    </>
  );
});

const link = `${styles.result} ${typography.bare}`;

function Result({ query, entry, onFollow }: Omit<ResultsProps, 'found'> & { entry: FoundEntry }) {
  const { to, title, page, excerpt, language, pageLanguage } = entry;
  const { base: basePath } = useRouter();
  const [path = '', anchor] = to.split('#');
  const follow = (event: MouseEvent) => {
    rememberQuery(query);
    onFollow();
    // Another click opens the page in another tab.
    if (isPlainClick(event)) showFound(addressOf(path, basePath), excerpt);
  };
  return (
    <PathLink path={path} rest={anchor ? `#${anchor}` : ''} className={link} onClick={follow}>
      <strong lang={language}>{title}</strong>
      {(page || language) && (
        <span className={typography.note}>
          {page && <span lang={pageLanguage}>{page}</span>}
          {page && language && ' · '}
          {language && <FormattedMessage id="search.language" values={{ language }} />}
        </span>
      )}
      {excerpt.length > 0 && (
        <span lang={pageLanguage} className={typography.note}>
          {excerpt.map(({ index, text, isMatch }) => (isMatch ? <mark key={index}>{text}</mark> : text))}
        </span>
      )}
    </PathLink>
  );
}

/** The pages that visitors ask for most: prices, a demo, security, the way of working, and answers. */
const firstSteps = [
  { to: 'pricing', label: 'common.nav.plansAndPricing' },
  { to: 'demo', label: 'common.nav.demo' },
  { to: 'security', label: 'common.nav.security' },
  { to: 'workflow', label: 'common.nav.workflow' },
  { to: 'faq', label: 'common.nav.faq' },
] as const;

/** Renders links to pages to start with. They need no index, so that they are shown while it loads. */
export const FirstSteps = ({ onFollow }: StepsProps) => <Steps steps={firstSteps} onFollow={onFollow} />;

/** Renders links to the pages that answer a visitor who has found nothing. */
export const NextSteps = ({ onFollow }: StepsProps) => <Steps steps={nextSteps} onFollow={onFollow} />;

type StepsProps = Pick<ResultsProps, 'onFollow'>;

function Steps({ steps, onFollow }: StepsProps & { steps: typeof firstSteps | typeof nextSteps }) {
  return steps.map(({ to, label }) => (
    <li key={to} className={styles.row}>
      <RouteLink to={to} className={link} onClick={onFollow}>
        <strong>
          <FormattedMessage id={label} />
        </strong>
      </RouteLink>
    </li>
  ));
}
