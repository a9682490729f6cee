import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionProps {
  /** Shared by all items: opening one closes the others. */
  name: string;
  /** `anchor`: the id that links to the item point to. */
  items: readonly { id: string; question: ReactNode; answer: ReactNode; anchor?: string }[];
}

/** A part of the page behind its name: native <details>, so it works without scripts, and print shows it. */
export function Fold({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.items}>
      <details className={styles.item}>
        <summary className={styles.question}>{name}</summary>
        {children}
      </details>
    </div>
  );
}

/** Questions that open one at a time: native <details>, so they work without scripts. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.items}>
      {items.map(({ id, question, answer, anchor }) => (
        <details key={id} id={anchor} name={name} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
