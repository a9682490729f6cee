import { type ReactNode, type RefObject, useState } from 'react';
import type { Form } from '#site/forms.ts';
import { FormPart } from './FormPart.tsx';
import styles from './ItemForm.module.css';

interface SubjectFormProps {
  /** Of the element that choosing leads to. */
  id: string;
  form: Form;
  /** What the form is about, and its language where that is not the page's. */
  title: string;
  titleLanguage: string | undefined;
  /** What happens, step by step. */
  how: ReactNode;
  /** The words above the chosen title, and what is said of it below. */
  chosen: ReactNode;
  facts: ReactNode;
  /** Whether the form's code is wanted in any case: see FormPart.tsx. */
  wanted?: boolean;
  /** Another round, another form. */
  round: number;
  place: RefObject<HTMLElement | null>;
  /** Heading and introduction of the form. */
  children: ReactNode;
}

/** A form about something chosen from a list (useSubject.ts), beside an account of what happens. */
export function ItemForm(props: SubjectFormProps) {
  const { id, form, title, titleLanguage, how, chosen, facts, wanted, round, place, children } = props;
  const [titleAtFirst] = useState(title);
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
        <FormPart
          key={round}
          // What was prerendered may name another subject.
          wanted={wanted || title !== titleAtFirst}
          form={form}
          attached={form.subject ? { [form.subject]: title } : {}}
          note={note}
        >
          {children}
        </FormPart>
      </section>
    </div>
  );
}
