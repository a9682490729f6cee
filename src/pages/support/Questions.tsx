import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { useAnnounced } from '#browser/dom/useAnnounced.ts';
import { Accordion } from '#components/Accordion.tsx';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import { matching } from '#features/faq/model/search.ts';
import { formQuery } from '#router/location.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './Questions.module.css';

/** The four entries of the page (docs/site.md, section 2). */
const questions = ['documents', 'security', 'integrations', 'hours'] as const;

const FORM_ID = 'support-search';

/** Renders the questions of this page, filtered while the visitor types. Submitting the form leads to all questions. */
export function Questions() {
  const intl = useIntl();
  const { base: basePath } = useRouter();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  // The visitor may have typed before hydration.
  useEffect(() => setQuery(new URLSearchParams(formQuery(FORM_ID)).get('q') ?? ''), []);

  const everywhere = addressOf(pathOf('faq'), basePath);
  const wanted = query.trim();
  const all = questions.map((id) => ({
    id,
    question: intl.formatMessage({ id: `support.faq.${id}.question` }),
    answer: intl.formatMessage({ id: `support.faq.${id}.answer` }),
  }));
  const items = matching(all, wanted, ({ question, answer }) => [question, answer]);

  const outcome = wanted && intl.formatMessage({ id: 'support.search.count' }, { count: items.length });
  useAnnounced(outcome);

  const searchEverywhere = (event: FormEvent) => {
    event.preventDefault();
    const search = wanted && `?${new URLSearchParams({ q: wanted })}`;
    navigate(`~${everywhere}${search}`);
  };

  return (
    <div className={`${styles.questions} ${columns.desktop}`}>
      <search>
        <form
          id={FORM_ID}
          className={`${styles.form} ${layout.stack3} ${layout.start}`}
          method="get"
          action={everywhere}
          onSubmit={searchEverywhere}
        >
          <Field
            id="support-search-text"
            type="search"
            name="q"
            label={intl.formatMessage({ id: 'support.search.label' })}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Button type="submit" variant="quiet">
            <FormattedMessage id="support.search.all" />
          </Button>
          <p className={typography.note}>{outcome}</p>
        </form>
      </search>
      {items.length > 0 && <Accordion name="support-faq" items={items} />}
    </div>
  );
}
