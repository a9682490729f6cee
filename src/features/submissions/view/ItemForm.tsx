import type { ReactNode, RefObject } from 'react';
import type { Form } from '#site/forms.ts';
import styles from './ItemForm.module.css';
import { SubmissionForm } from './SubmissionForm.tsx';

interface ItemFormProps {
  /** Id of the element that a choice leads to. */
  id: string;
  form: Form;
  /** Subject of the form, and its language if it is not the page's. */
  title: string;
  titleLanguage: string | undefined;
  /** Account of what happens, step by step. */
  how: ReactNode;
  /** The words above the chosen title, and the facts below it. */
  chosen: ReactNode;
  facts: ReactNode;
  /** Another round remounts the form. */
  round: number;
  place: RefObject<HTMLElement | null>;
  /** Heading and introduction of the form. */
  children: ReactNode;
}

/** A form about something chosen from a list (useSubject.ts), beside an account of what happens. */
export function ItemForm(props: ItemFormProps) {
  const { id, form, title, titleLanguage, how, chosen, facts, round, place, children } = props;
  const note = (
    <div className={styles.chosen}>
      <p className={styles.label}>{chosen}</p>
      <p>
        <strong lang={titleLanguage}>{title}</strong>
      </p>
      <div className={styles.label}>{facts}</div>
    </div>
  );
  return (
    <div className={styles.request}>
      <div className={styles.how}>{how}</div>
      <section id={id} ref={place} aria-label={title}>
        <SubmissionForm
          key={round}
          form={form}
          attached={form.subject ? { [form.subject]: title } : {}}
          note={note}
        >
          {children}
        </SubmissionForm>
      </section>
    </div>
  );
}
