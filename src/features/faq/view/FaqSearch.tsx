import { type ReactNode, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import { Logo } from '#components/Logo.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { anchorOf, type FaqContent, type FaqItem } from '../model/faq.ts';
import { matching } from '../model/search.ts';
import { Categories } from './Categories.tsx';
import styles from './Popular.module.css';
import { SEARCH_FORM, useFaqQuery } from './useFaqQuery.ts';
import { useOpenAnchor } from './useOpenAnchor.ts';

interface FaqSearchProps extends FaqContent {
  /** Renders the button of the complete site's search, for a query that no question answers. */
  children: (query: string) => ReactNode;
}

/** Renders all questions and a search field that filters them. Without scripts, only the questions are shown. */
export function FaqSearch({ items, children }: FaqSearchProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { query, search, clear } = useFaqQuery(form);
  const open = useOpenAnchor(list);
  const popular = items.filter((item) => item.popular);
  const searching = query.trim() !== '';
  const found = matching(items, query, (item) => textsOf(intl, item));
  const outcome = searching ? outcomeOf(intl, found.length) : '';
  useAnnounced(outcome);
  return (
    <div ref={list} className={layout.stack7}>
      <search
        className={`${layout.stack4} ${layout.measure} ${visibility.withScripts} ${visibility.screenOnly}`}
      >
        <form id={SEARCH_FORM} ref={form} method="get" onSubmit={(event) => event.preventDefault()}>
          <Field
            id="faq-search-text"
            type="search"
            name="q"
            label={intl.formatMessage({ id: 'faq.search' })}
            hint={intl.formatMessage({ id: 'faq.search.hint' })}
            autoComplete="off"
            onChange={(event) => search(event.currentTarget.value)}
          />
        </form>
        <div className={typography.muted}>
          {found.length > 0 ? outcome : <NoMatch onClear={clear}>{children(query)}</NoMatch>}
        </div>
      </search>
      {!searching && popular.length > 0 && <Popular items={popular} onFollow={open} />}
      <Categories items={found} />
    </div>
  );
}

/** Returns the searched texts of an item: question, answer, the heading of its category and the label of its link. */
const textsOf = (intl: IntlShape, { question, answer, category, to }: FaqItem) => [
  question,
  answer,
  intl.formatMessage({ id: `faq.category.${category}` }),
  to ? intl.formatMessage({ id: `faq.see.${to}` }) : '',
];

const outcomeOf = (intl: IntlShape, count: number) =>
  count > 0 ? intl.formatMessage({ id: 'faq.results' }, { count }) : intl.formatMessage({ id: 'faq.none' });

interface NoMatchProps {
  onClear: () => void;
  children: ReactNode;
}

/** Renders the message for a search without results, and the ways to go on. */
function NoMatch({ onClear, children }: NoMatchProps) {
  return (
    <div className={`${layout.stack3} ${layout.start} ${patterns.ruled}`}>
      <Logo />
      <p className={typography.subheading}>
        <FormattedMessage id="faq.none" />
      </p>
      <p>
        <FormattedMessage id="faq.none.hint" />
      </p>
      <div className={`${layout.cluster} ${columns.actions}`}>
        <RouteLink to="support" className={buttonClass()}>
          <FormattedMessage id="faq.none.support" />
        </RouteLink>
        {children}
        <Button variant="quiet" onClick={onClear}>
          <FormattedMessage id="faq.none.all" />
        </Button>
      </div>
    </div>
  );
}

interface PopularProps {
  items: readonly FaqItem[];
  /** Called when a link to this anchor is followed. */
  onFollow: (anchor: string) => void;
}

function Popular({ items, onFollow }: PopularProps) {
  return (
    <section className={layout.stack4} aria-labelledby="faq-popular">
      <h2 id="faq-popular" className={`${typography.label} ${typography.accent}`}>
        <FormattedMessage id="faq.popular" />
      </h2>
      <ul className={`${columns.two} ${styles.questions}`}>
        {items.map(({ id, question, language, languageName }) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              className={`${typography.subheading} ${styles.question} ${typography.bare}`}
              onClick={() => onFollow(anchorOf(id))}
            >
              <span>
                <span lang={language}>{question}</span>
                {languageName && <span className={typography.note}>{` · ${languageName}`}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
