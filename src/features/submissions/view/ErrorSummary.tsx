import { type MouseEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#site/forms.ts';
import type { Problem } from '../model/validate.ts';
import { fieldId, problemText } from './FormField.tsx';
import styles from './SubmissionForm.module.css';

interface ErrorSummaryProps {
  form: Form;
  problems: ReadonlyMap<string, Problem>;
  /** How often sending has ended here; each time the focus comes to the summary. */
  failedChecks: number;
}

/** Lists what needs attention on top of the form, linked to the fields. */
export function ErrorSummary({ form, problems, failedChecks }: ErrorSummaryProps) {
  const intl = useIntl();
  const summary = useRef<HTMLDivElement>(null);
  const shown = problems.size > 0;
  useEffect(() => {
    if (failedChecks > 0) summary.current?.focus();
  }, [failedChecks]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    const input = form?.querySelector<HTMLElement>(event.currentTarget.hash);
    event.preventDefault();
    input?.focus();
  };

  const rows = form.fields.flatMap((field) => {
    const problem = problems.get(field.name);
    return problem ? [{ field, problem }] : [];
  });
  return (
    <div role="alert" ref={summary} tabIndex={-1} className={styles.alert}>
      {shown && (
        <div className={styles.summary}>
          <p>
            <FormattedMessage id="forms.summary" values={{ count: rows.length }} />
          </p>
          <ul>
            {rows.map(({ field, problem }) => (
              <li key={field.name}>
                <a href={`#${fieldId(form.id, field.name)}`} onClick={goTo}>
                  {problemText(intl, field, problem)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
