import { FormattedMessage } from 'react-intl';
import { Accordion } from '#components/Accordion.tsx';
import { Claim } from '#components/Claim.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { claims } from '#site/claims.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import { anchorOf, categories, type FaqItem } from '../model/faq.ts';
import styles from './Categories.module.css';

/** The items by category; empty categories are left out. A shared name keeps one item open at a time. */
export function Categories({ items }: { items: readonly FaqItem[] }) {
  const filled = categories
    .map((id) => ({ id, items: items.filter(({ category }) => category === id) }))
    .filter((category) => category.items.length > 0);
  return filled.map((category) => (
    <section
      key={category.id}
      className={`${styles.category} ${layout.desk}`}
      aria-labelledby={`faq-category-${category.id}`}
    >
      <h2 id={`faq-category-${category.id}`} className={patterns.large}>
        <FormattedMessage id={`faq.category.${category.id}`} />
      </h2>
      <Accordion
        name="faq"
        items={category.items.map((item) => ({
          id: item.id,
          anchor: anchorOf(item.id),
          question: <InLanguage item={item}>{item.question}</InLanguage>,
          answer: <Answer item={item} />,
        }))}
      />
    </section>
  ));
}

/** Sets the language of words that are not in the page's. */
const InLanguage = ({ item: { language }, children }: { item: FaqItem; children: string }) =>
  language ? <span lang={language}>{children}</span> : children;

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

/** An answer is a plain text, whose figures cannot carry marks: what they say is linked after it. */
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
