import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Form } from '#site/forms.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './ItemForm.module.css';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { SubjectRequest } from './useSubject.ts';

interface ItemFormProps<Subject> {
  /** Id of the element that a choice leads to. */
  id: string;
  form: Form;
  /** Namespace of the messages that show the choice and introduce the form. */
  namespace: 'reports' | 'webinars';
  request: SubjectRequest<Subject>;
  /** Explanation of the process, step by step. */
  how: ReactNode;
  /** Decorative picture of the chosen subject, for wide windows. */
  picture: (subject: Subject) => ReactNode;
  /** Content below the chosen title, and in the confirmation. */
  facts: (subject: Subject, isConfirmed: boolean) => ReactNode;
  /** Shown with the confirmation. */
  afterwards?: (subject: Subject) => ReactNode;
}

/** Renders a form about an item chosen from a list (useSubject.ts), next to an explanation of the process. */
export function ItemForm<Subject>(props: ItemFormProps<Subject>) {
  const { id, form, namespace, how, picture, facts, afterwards } = props;
  const { subject, sentSubject, title, titleLanguage, isUnlisted, round, target } = props.request;
  const factsOf = (about: Subject | undefined, isConfirmed = false) =>
    about && <div className={typography.note}>{facts(about, isConfirmed)}</div>;
  const note = (
    <div className={`${patterns.panel} ${layout.stack1} ${outcomes.success}`}>
      <p className={typography.note}>
        <FormattedMessage id={`${namespace}.${isUnlisted ? 'unlisted' : 'chosen'}`} />
      </p>
      <p>
        <strong lang={titleLanguage}>{title}</strong>
      </p>
      {factsOf(subject)}
    </div>
  );
  return (
    <div className={`${patterns.ruled} ${styles.request} ${columns.desktop}`}>
      <div className={`${styles.how} ${layout.stack6} ${layout.top}`}>
        <div className={layout.stack5}>{how}</div>
        {subject && (
          <div className={`${styles.picture} ${visibility.desktopOnly}`} aria-hidden="true">
            {picture(subject)}
          </div>
        )}
      </div>
      <section id={id} ref={target} aria-label={title}>
        <SubmissionForm
          key={round}
          form={form}
          attached={form.subject ? { [form.subject]: title } : {}}
          note={note}
          details={(params) => factsOf(sentSubject(params), true)}
          afterwards={(params) => {
            const sent = sentSubject(params);
            return sent && afterwards?.(sent);
          }}
        >
          <p>
            <FormattedMessage
              id={`${namespace}.form.intro`}
              values={{ title: <span lang={titleLanguage}>{title}</span> }}
            />
          </p>
        </SubmissionForm>
      </section>
    </div>
  );
}
