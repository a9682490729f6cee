import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { Dialog } from '#components/Dialog.tsx';
import { Field } from '#components/Field.tsx';
import { PathLink } from '#components/PathLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { follow } from '#router/entries.ts';
import { addressOf } from '#router/model/addresses.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { hasCommandKey } from '../browser/keyboard.ts';
import { turnSlash, useSlash } from '../browser/shortcut.ts';
import { type LoadedSearch, loadSearch } from '../load-search.ts';
import { type FoundEntry, MOST_RESULTS } from '../search.ts';
import styles from './SearchDialog.module.css';

/**
 * Renders the search for pages, headings, articles, questions and webinars. It shows results while the visitor types,
 * without a connection.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const loaded = useSearch();
  const { base: basePath } = useRouter();
  const [query, setQuery] = useState('');
  // Typed letters are rendered at once. The results are deferred.
  const wanted = useDeferredValue(query).trim();
  // Each letter renders the dialog twice, and the first render still has the previous query.
  const found = useMemo(() => (loaded ? loaded.search(wanted) : []), [wanted, loaded]);
  const status = statusOf(intl, loaded?.isComplete, wanted, found.length);
  // The visitor may press Enter before the search is loaded. Without a result yet, Enter waits for the complete search.
  const [isAsked, setAsked] = useState(false);
  const openBest = useEffectEvent(() => {
    // The list may still show the results of the previous query.
    const text = query.trim();
    const [best] = (text && loaded?.search(text)) || [];
    if (!best) return;
    const [path = '', anchor] = best.to.split('#');
    onClose();
    follow(`${addressOf(path, basePath)}${anchor ? `#${anchor}` : ''}`);
  });
  useEffect(() => {
    if (isAsked && loaded) openBest();
  }, [isAsked, loaded]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <Dialog
      id="search-title"
      title={intl.formatMessage({ id: 'search.title' })}
      closeLabel={intl.formatMessage({ id: 'search.close' })}
      open
      onClose={onClose}
      first="search-text"
      placement="top"
    >
      <search className={`${layout.stack2} ${styles.search}`} onKeyDown={moveFocus}>
        <form onSubmit={submit}>
          <Field
            id="search-text"
            type="search"
            label={intl.formatMessage({ id: 'search.label' })}
            hint={<Hint />}
            autoComplete="off"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAsked(false);
            }}
          />
        </form>
        {loaded === null ? (
          <p role="alert">
            <FormattedMessage id="search.failed" />
          </p>
        ) : (
          // The status is inside the dialog, because content outside a modal dialog is not announced.
          <p role="status" className={typography.muted}>
            {status}
          </p>
        )}
        <ul className={styles.results}>
          <Results found={found} onFollow={onClose} />
        </ul>
      </search>
      <SlashOption />
    </Dialog>
  );
}

/**
 * Returns the text above the list. It names no number before all texts are searched, because a term without results may
 * still have some.
 */
function statusOf(intl: IntlShape, isComplete: boolean | undefined, wanted: string, count: number): string {
  if (!wanted) return intl.formatMessage({ id: 'search.start' });
  if (!isComplete) return intl.formatMessage({ id: 'search.loading' });
  // The search returns no more than the first results, so it does not know their total.
  return intl.formatMessage({ id: count < MOST_RESULTS ? 'search.count' : 'search.first' }, { count });
}

/** Renders what the search finds, and the keys that open it. */
function Hint() {
  return (
    <>
      <FormattedMessage id="search.hint" />{' '}
      <span className={styles.keys}>
        <FormattedMessage id="search.keys" values={{ apple: String(hasCommandKey()) }} />
      </span>
    </>
  );
}

/** Renders the option that turns off the "/" key. */
function SlashOption() {
  const intl = useIntl();
  return (
    <div className={styles.keys}>
      <Field
        id="search-slash"
        type="checkbox"
        label={intl.formatMessage({ id: 'search.slash' })}
        checked={useSlash()}
        onChange={(event) => turnSlash(event.currentTarget.checked)}
      />
    </div>
  );
}

/** Renders the results in a memoized component, so that a letter does not render the previous results again. */
const Results = memo(({ found, onFollow }: { found: readonly FoundEntry[]; onFollow: () => void }) =>
  found.map((entry) => (
    <li key={`${entry.to} ${entry.title}`}>
      <Result entry={entry} onFollow={onFollow} />
    </li>
  )),
);

function Result({ entry, onFollow }: { entry: FoundEntry; onFollow: () => void }) {
  const { to, title, page, excerpt } = entry;
  const [path = '', anchor] = to.split('#');
  return (
    <PathLink
      path={path}
      rest={anchor ? `#${anchor}` : ''}
      className={`${styles.result} ${typography.bare}`}
      onClick={onFollow}
    >
      <strong>{title}</strong>
      {page && <span className={typography.muted}>{page}</span>}
      {excerpt.length > 0 && (
        <span className={typography.note}>
          {excerpt.map(({ index, text, isMatch }) => (isMatch ? <mark key={index}>{text}</mark> : text))}
        </span>
      )}
    </PathLink>
  );
}

/** Moves the focus through the field and the results with the up and down keys, as in a browser's address bar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Returns the search over the pages in the page's language. Returns undefined until the pages are loaded, and null if
 * they cannot be loaded.
 */
function useSearch(): LoadedSearch | null | undefined {
  const locale = useLocale();
  const resources = use(ResourcesContext);
  const [outcome, setOutcome] = useState<LoadedSearch | null>();
  useEffect(() => {
    let left = false;
    if (resources) void loadSearch(locale, resources, (loaded) => left || setOutcome(loaded));
    return () => {
      left = true;
    };
  }, [locale, resources]);
  return outcome;
}
