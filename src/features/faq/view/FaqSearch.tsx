import { useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import { Field } from '#components/Field.tsx';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import type { FaqContent, FaqItem } from '../model/faq.ts';
import { matching } from '../model/search.ts';
import { Categories } from './Categories.tsx';
import { NoMatch } from './NoMatch.tsx';
import { Popular } from './Popular.tsx';
import { SEARCH_FORM, useFaqQuery } from './useFaqQuery.ts';
import { useOpenAnchor } from './useOpenAnchor.ts';

/** All questions, and a box that filters them. Without scripts there is no box, only the questions. */
export function FaqSearch({ items }: FaqContent) {
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
    <div ref={list} className={patterns.stack7}>
      <search className={`${patterns.stack4} ${patterns.measure} ${only.withScripts} ${only.onScreen}`}>
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
        <div className={patterns.muted}>{found.length > 0 ? outcome : <NoMatch onClear={clear} />}</div>
      </search>
      {!searching && popular.length > 0 && <Popular items={popular} onFollow={open} />}
      <Categories items={found} />
    </div>
  );
}

/** Searched texts: question and answer, and also the heading and the label of its link. */
const textsOf = (intl: IntlShape, { question, answer, category, to }: FaqItem) => [
  question,
  answer,
  intl.formatMessage({ id: `faq.category.${category}` }),
  to ? intl.formatMessage({ id: `faq.see.${to}` }) : '',
];

const outcomeOf = (intl: IntlShape, count: number) =>
  count > 0 ? intl.formatMessage({ id: 'faq.results' }, { count }) : intl.formatMessage({ id: 'faq.none' });
