import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface AccordionProps {
  /** Items of one name: opening one closes the others. */
  name: string;
  /** `anchor`: what a link to the item leads to. */
  items: readonly { id: string; question: ReactNode; answer: ReactNode; anchor?: string }[];
}

/** A part of a page behind its name: the browser's own <details>, so it works without scripts, and print shows it. */
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

/** Questions that open one at a time: the browser's own <details>, so it works without scripts. */
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
