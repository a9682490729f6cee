import type { ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Accordion.module.css';

const summary = `${patterns.sign} ${typography.subheading} ${styles.question}`;

interface AccordionProps {
  /** All items share the name, so that opening one item closes the others. */
  name: string;
  /** `anchor`: the id for links to the item. */
  items: readonly { id: string; question: ReactNode; answer: ReactNode; anchor?: string }[];
}

interface FoldProps {
  /** Needed if its place can change, because the router restores by id or place whether a part was open. */
  id?: string;
  name: ReactNode;
  children: ReactNode;
}

/**
 * Renders a part of the page collapsed behind its name. A native <details> works without scripts, and print expands
 * it.
 */
export function Fold({ id, name, children }: FoldProps) {
  return (
    <div className={styles.items}>
      <details id={id} className={styles.item}>
        <summary className={summary}>{name}</summary>
        {children}
      </details>
    </div>
  );
}

/** Renders questions that open one at a time. Native <details> work without scripts. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.items}>
      {items.map(({ id, question, answer, anchor }) => (
        <details key={id} id={anchor} name={name} className={styles.item}>
          <summary className={summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
