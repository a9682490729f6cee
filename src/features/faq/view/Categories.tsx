import { FormattedMessage } from 'react-intl';
import { Accordion } from '#components/Accordion.tsx';
import { Claim } from '#components/Claim.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { claims } from '#site/claims.ts';
import columns from '#styles/columns.module.css';
import typography from '#styles/typography.module.css';
import { anchorOf, categories, type FaqItem } from '../model/faq.ts';
import styles from './Categories.module.css';

/** Renders the items by category and omits empty categories. A shared name keeps at most one item open. */
export function Categories({ items }: { items: readonly FaqItem[] }) {
  const filled = categories
    .map((id) => ({ id, items: items.filter(({ category }) => category === id) }))
    .filter((category) => category.items.length > 0);
  return filled.map((category) => (
    <section
      key={category.id}
      className={`${styles.category} ${columns.desktop}`}
      aria-labelledby={`faq-category-${category.id}`}
    >
      <h2 id={`faq-category-${category.id}`} className={typography.large}>
        <FormattedMessage id={`faq.category.${category.id}`} />
      </h2>
      <Accordion
        name="faq"
        items={category.items.map((item) => ({
          id: item.id,
          anchor: anchorOf(item.id),
          question: <Question item={item} />,
          answer: <Answer item={item} />,
        }))}
      />
    </section>
  ));
}

/** Renders a text and sets its language if that is not the page's language. */
const InLanguage = ({ item: { language }, children }: { item: FaqItem; children: string }) =>
  language ? <span lang={language}>{children}</span> : children;

/** Renders a question, marked with its language if that is not the page's language. */
const Question = ({ item }: { item: FaqItem }) =>
  item.languageName ? (
    <span>
      <InLanguage item={item}>{item.question}</InLanguage>
      <span className={typography.note}>{` · ${item.languageName}`}</span>
    </span>
  ) : (
    item.question
  );

function Answer({ item }: { item: FaqItem }) {
  return (
    <>
      <InLanguage item={item}>{item.answer}</InLanguage>
      {item.to && (
        <>
          {' '}
          <RouteLink to={item.to}>
            <FormattedMessage id={`faq.see.${item.to}`} />
          </RouteLink>
        </>
      )}
      <Counted question={item.id} />
    </>
  );
}

/**
 * Renders a link to the claim behind a figure of an answer. An answer is plain text, so its figures cannot be links.
 */
function Counted({ question }: { question: string }) {
  const claim = claims.find(({ questions }) => questions?.includes(question));
  return (
    claim && (
      <>
        {' '}
        <Claim of={claim.id}>
          <FormattedMessage id="faq.counted" />
        </Claim>
      </>
    )
  );
}
