import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { Dialog } from '#components/Dialog.tsx';
import { Field } from '#components/Field.tsx';
import { PathLink } from '#components/PathLink.tsx';
import { follow } from '#router/entries.ts';
import { addressOf } from '#router/model/addresses.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import type { SearchEntry } from '../model/searchable.ts';
import styles from './SearchDialog.module.css';
import { useSearch } from './useSearch.ts';

/** Finds pages, headings, notes, questions and webinars while typing, without a connection. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const search = useSearch();
  const { base: basePath } = useRouter();
  const [query, setQuery] = useState('');
  // Letters are shown at once, results when there is time.
  const wanted = useDeferredValue(query).trim();
  // A letter draws the dialog twice, and the first time it is still the former query.
  const found = useMemo(() => (wanted && search ? search(wanted) : []), [wanted, search]);
  const count = search && intl.formatMessage({ id: 'search.count' }, { count: found.length });
  const openBest = () => {
    // The list may still show the results of the former query.
    const text = query.trim();
    const [best] = (text && search?.(text)) || [];
    if (!best) return;
    const [path = '', anchor] = best.to.split('#');
    onClose();
    follow(`${addressOf(path, basePath)}${anchor ? `#${anchor}` : ''}`);
  };
  // Enter may be pressed before the pages are there.
  const [isAsked, setAsked] = useState(false);
  const openAsked = useEffectEvent(openBest);
  useEffect(() => {
    if (isAsked && search) openAsked();
  }, [isAsked, search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search) openBest();
    else setAsked(true);
  };
  return (
    <Dialog
      id="search-title"
      title={intl.formatMessage({ id: 'search.title' })}
      closeLabel={intl.formatMessage({ id: 'search.close' })}
      open
      onClose={onClose}
      first="search-text"
    >
      <search className={`${styles.search} ${patterns.stack2} ${patterns.top}`} onKeyDown={moveFocus}>
        <form onSubmit={submit}>
          <Field
            id="search-text"
            type="search"
            label={intl.formatMessage({ id: 'search.label' })}
            hint={intl.formatMessage({ id: 'search.hint' })}
            autoComplete="off"
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAsked(false);
            }}
          />
        </form>
        {search === null ? (
          <p role="alert">
            <FormattedMessage id="search.failed" />
          </p>
        ) : (
          // In the dialog: whatever is outside it is not announced.
          <p role="status" className={patterns.muted}>
            {wanted && (count ?? <FormattedMessage id="search.loading" />)}
          </p>
        )}
        <ul className={patterns.stack2}>
          <Results found={found} onFollow={onClose} />
        </ul>
      </search>
    </Dialog>
  );
}

/** Apart, so that a letter is shown without drawing the former results again. */
const Results = memo(({ found, onFollow }: { found: readonly SearchEntry[]; onFollow: () => void }) =>
  found.map((entry) => (
    <li key={`${entry.to} ${entry.title}`}>
      <Result entry={entry} onFollow={onFollow} />
    </li>
  )),
);

function Result({ entry: { to, title, page }, onFollow }: { entry: SearchEntry; onFollow: () => void }) {
  const [path = '', anchor] = to.split('#');
  return (
    <PathLink
      path={path}
      rest={anchor ? `#${anchor}` : ''}
      className={`${styles.result} ${parts.bare}`}
      onClick={onFollow}
    >
      <strong>{title}</strong>
      {page && <span className={patterns.muted}>{page}</span>}
    </PathLink>
  );
}

/** Up and down lead through the field and the results, as in a browser's own address field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
