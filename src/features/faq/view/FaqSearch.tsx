import { useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAnnounced } from '#browser/useAnnounced.ts';
import { Field } from '#ui/Field.tsx';
import { faq } from '../model/faq.ts';
import { matching } from '../model/search.ts';
import { Categories } from './Categories.tsx';
import styles from './FaqSearch.module.css';
import { NoMatch } from './NoMatch.tsx';
import { Popular } from './Popular.tsx';
import { SEARCH_FORM, useFaqQuery } from './useFaqQuery.ts';
import { useOpenAnchor } from './useOpenAnchor.ts';

/** All questions, and a box that sifts them. Without scripts there is no box, and all of them stand there. */
export function FaqSearch() {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { query, search, clear } = useFaqQuery(form);
  const open = useOpenAnchor(list);
  const items = faq.map((row) => ({
    ...row,
    question: intl.formatMessage({ id: `faq.item.${row.id}.question` }),
    answer: intl.formatMessage({ id: `faq.item.${row.id}.answer` }),
  }));
  const searching = query.trim() !== '';
  const found = matching(items, query, intl.locale);
  const outcome = searching ? outcomeOf(intl, found.length) : '';
  useAnnounced(outcome);
  return (
    <div ref={list} className={styles.faq}>
      <search className={styles.search}>
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
        <div className={styles.status}>{found.length > 0 ? outcome : <NoMatch onClear={clear} />}</div>
      </search>
      {!searching && <Popular items={items.filter((item) => 'popular' in item)} onFollow={open} />}
      <Categories items={found} />
    </div>
  );
}

const outcomeOf = (intl: IntlShape, count: number) =>
  count > 0 ? intl.formatMessage({ id: 'faq.results' }, { count }) : intl.formatMessage({ id: 'faq.none' });
