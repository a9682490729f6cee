import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusInView, worksElsewhere } from '#browser/dom/feedback.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import type { FormState } from '../model/form.ts';
import type { Problem } from '../model/validate.ts';
import styles from './FormAlert.module.css';
import { fieldId, problemText } from './FormField.tsx';
import { failureWords } from './formToasts.ts';

export interface Check {
  /** What the last check has found. */
  problems: ReadonlyMap<string, Problem>;
  /** Fields that have been changed since: their problems are no longer said. */
  changed: ReadonlySet<string>;
}

interface FormAlertProps {
  form: Form;
  check: Check;
  state: FormState;
  /** How often sending has ended here; each time the focus comes. */
  failures: number;
  /** The element around the form. */
  part: RefObject<HTMLElement | null>;
}

/**
 * Why the form was not sent: what its fields need, or what the service said. It stands, empty, before there is
 * anything to say. What leaves it is not read out, nor does its height change then: what is corrected stays in place.
 */
export function FormAlert({ form, check, state, failures, part }: FormAlertProps) {
  const intl = useIntl();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0 || !region.current || !part.current) return;
    if (!worksElsewhere(part.current)) focusInView(region.current);
  }, [failures, part]);
  const failure = failureWords(intl, form, state);
  return (
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      ref={region}
      tabIndex={-1}
      className={styles.alert}
    >
      {check.problems.size > 0 && <Problems form={form} check={check} />}
      {failure && (
        <div className={styles.box}>
          <p className={styles.title}>{failure.title}</p>
          <p>{failure.text}</p>
          {state.step === 'failed' && state.outcome.kind === 'lost-storage' && (
            <p>
              <FormattedMessage id="forms.unsaved" values={{ address: brand.infoAddress }} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** What needs attention, linked to the fields. */
function Problems({ form, check: { problems, changed } }: { form: Form; check: Check }) {
  const intl = useIntl();
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget } = event;
    const input = currentTarget.closest('form')?.querySelector<HTMLElement>(currentTarget.hash);
    event.preventDefault();
    if (input) focusInView(input, input.parentElement ?? input);
  };
  const rows = form.fields.flatMap((field) => {
    const problem = problems.get(field.name);
    return problem ? [{ field, text: problemText(intl, field, problem) }] : [];
  });
  const count = rows.filter(({ field }) => !changed.has(field.name)).length;
  return (
    <div className={styles.box}>
      <p className={styles.title}>
        {form.words.problem ? (
          <FormattedMessage id={form.words.problem} />
        ) : (
          <FormattedMessage id="forms.summary" values={{ count }} />
        )}
      </p>
      <ul>
        {rows.map(({ field, text }) => (
          <li key={field.name} className={changed.has(field.name) ? styles.changed : undefined}>
            <a href={`#${fieldId(form.id, field.name)}`} onClick={goTo}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
