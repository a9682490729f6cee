import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { Dialog } from '#components/Dialog.tsx';
import { Field } from '#components/Field.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { follow } from '#router/entries.ts';
import { addressOf } from '#router/model/addresses.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { followHeight } from '../browser/followHeight.ts';
import { showFound } from '../browser/foundPassage.ts';
import { keepFocus } from '../browser/keepFocus.ts';
import { hasCommandKey } from '../browser/keyboard.ts';
import { turnSlash, useSlash } from '../browser/shortcut.ts';
import { type LoadedSearch, loadSearch } from '../load-search.ts';
import { MOST_RESULTS } from '../search.ts';
import { FirstSteps, NextSteps, Results } from './Results.tsx';
import styles from './SearchDialog.module.css';
import { rememberQuery, useQuery } from './useQuery.ts';

interface SearchDialogProps {
  /** The query with which the dialog opens. */
  first: string;
  onClose: () => void;
}

/**
 * Renders the search for pages, headings, articles, questions and webinars. It shows results while the visitor types,
 * without a connection.
 */
export default function SearchDialog({ first, onClose }: SearchDialogProps) {
  const intl = useIntl();
  const loaded = useSearch();
  const search = useRef<HTMLElement>(null);
  const [query, setQuery] = useQuery(first, search);
  // Typed letters are rendered at once. The results are deferred.
  const wanted = useDeferredValue(query).trim();
  // Each letter renders the dialog twice, and the first render still has the previous query.
  const found = useMemo(() => (loaded ? loaded.search(wanted) : []), [wanted, loaded]);
  const hasNothing = wanted && found.length === 0 && (loaded === null || loaded?.isComplete);
  const status = statusOf(intl, loaded?.isComplete, wanted, found.length);
  const isCurrent = wanted === query.trim() && (!wanted || loaded !== undefined);
  const setListWanted = useListEntry(search, isCurrent);
  const setAsked = useEnter(loaded, query.trim(), onClose);
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
      <search
        ref={search}
        className={`${layout.stack2} ${styles.search}`}
        onKeyDown={(event) => handleKey(event, setListWanted)}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
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
        <Scrolled>
          {(!wanted || loaded === undefined) && <FirstSteps onFollow={onClose} />}
          <Results query={wanted} found={found} onFollow={onClose} />
          {hasNothing && <NextSteps onFollow={onClose} />}
        </Scrolled>
      </search>
      <Keys />
    </Dialog>
  );
}

/**
 * Opens the best result after the visitor has pressed Enter. Returns the function that notes the press. The press may
 * come before the search is loaded. Without a result yet, it waits for the complete search.
 */
function useEnter(loaded: LoadedSearch | null | undefined, query: string, onFollow: () => void) {
  const { base: basePath } = useRouter();
  const [isAsked, setAsked] = useState(false);
  const openBest = useEffectEvent(() => {
    // The list may still show the results of the previous query.
    const [best] = (query && loaded?.search(query)) || [];
    if (!best) return;
    const [path = '', anchor] = best.to.split('#');
    rememberQuery(query);
    onFollow();
    follow(`${addressOf(path, basePath)}${anchor ? `#${anchor}` : ''}`);
    showFound(addressOf(path, basePath), best.excerpt);
  });
  useEffect(() => {
    if (isAsked && loaded) openBest();
  }, [isAsked, loaded]);
  return setAsked;
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

/** Renders the list in a box whose height follows that of the list, with a transition, up to a maximum. */
function Scrolled({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? followHeight(box.current) : undefined), []);
  useLayoutEffect(() => (box.current ? keepFocus(box.current) : undefined), []);
  return (
    <div ref={box} className={styles.scrolled}>
      <ul className={styles.results}>{children}</ul>
    </div>
  );
}

/** Renders the keys that open the search, and the option that turns off the single one of them. */
function Keys() {
  const intl = useIntl();
  return (
    <div className={`${styles.keys} ${typography.fine}`}>
      <FormattedMessage id="search.keys" values={{ apple: String(hasCommandKey()) }} />
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

type SetListWanted = (isWanted: boolean) => void;

/**
 * Returns a function that requests the move of the focus from the field to the first row of the list. The visitor may
 * press the key before the list shows the results of the query. The move waits for them.
 *
 * @param isCurrent true if the list shows the results of the query
 */
function useListEntry(search: RefObject<HTMLElement | null>, isCurrent: boolean): SetListWanted {
  const [isListWanted, setListWanted] = useState(false);
  // Not `useEffect`, which could move the focus between a key's event and its letter.
  useLayoutEffect(() => {
    const first = isListWanted && isCurrent && search.current?.querySelector('a');
    if (!first) return;
    setListWanted(false);
    // The visitor may have left the field since.
    if (search.current?.querySelector('input:focus')) first.focus();
  });
  return setListWanted;
}

/** Closes the dialog on Escape, which would first only clear the field, and moves the focus. */
function handleKey(event: KeyboardEvent<HTMLElement>, setListWanted: SetListWanted): void {
  // During the input of a Chinese or Japanese character, Escape only cancels that character.
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
  } else moveFocus(event, setListWanted);
}

/**
 * Moves the focus through the field and the results with the up and down keys, as in a browser's address bar. A letter
 * typed on a result goes on in the field.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>, setListWanted: SetListWanted): void {
  // With AltGr, a key types a character, although Windows reports Ctrl and Alt.
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (isShortcut && !event.getModifierState('AltGraph')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, li button')];
  if (event.key.length === 1 || event.key === 'Backspace') stops[0]?.focus();
  const step = event.shiftKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = stops.indexOf(event.target as HTMLElement);
  const isEntry = at === 0 && step === 1;
  // Any other key cancels the request.
  setListWanted(isEntry);
  const next = step && stops[at + step];
  if (isEntry || next) event.preventDefault();
  if (!isEntry && next) next.focus();
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
