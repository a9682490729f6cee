import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusInView, worksElsewhere } from '#browser/dom/feedback.ts';
import { RouteLink } from '#components/RouteLink.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import layout from '#styles/layout.module.css';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { type FormState, hasFailed } from '../model/form-state.ts';
import type { Problem } from '../model/validate.ts';
import { fieldId, problemText } from './FormField.tsx';
import { failureTexts } from './outcomeTexts.ts';
import styles from './SubmissionForm.module.css';

export const NextVisitorButton = latePart(() => import('#features/kiosk/view/NextVisitorButton.tsx'), {
  messages: 'kiosk',
});

export interface Check {
  /** Problems found by the last check. */
  problems: ReadonlyMap<string, Problem>;
  /** Fields changed since then. Their problems are no longer counted. */
  changed: ReadonlySet<string>;
}

interface FormAlertProps {
  form: Form;
  check: Check;
  state: FormState;
  /** Number of failed attempts to send. Each failure moves the focus to the alert. */
  failures: number;
  /** True at a kiosk, where a visitor must not see the submissions that wait on the device. */
  isKiosk: boolean;
  /** The element around the form. */
  rootRef: RefObject<HTMLElement | null>;
}

/** Returns true if a list of problems would only repeat the message of the one field. */
const isSingle = ({ fields }: Form) => fields.length === 1;

const box = `${patterns.panel} ${layout.stack4}`;

/**
 * Explains why the form was not sent: problems of its fields, or the service's answer. A problem of a form with one field
 * is visible only below the field, which receives the focus. The live region is rendered empty beforehand. Removals are
 * not announced. Corrected problems stay, crossed out and inert, so that the height of the region does not change.
 */
export function FormAlert({ form, check, state, failures, isKiosk, rootRef }: FormAlertProps) {
  const intl = useIntl();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0 || !region.current || !rootRef.current || worksElsewhere(rootRef.current)) return;
    const single = isSingle(form) && rootRef.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    focusInView(single || region.current);
  }, [failures, rootRef, form]);
  const failure = failureTexts(intl, form, state);
  const failed = hasFailed(state) ? state.status.state : undefined;
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions" ref={region} tabIndex={-1}>
      {check.problems.size > 0 && <Problems form={form} check={check} />}
      {failure && (
        <div className={`${box} ${outcomes.failure}`}>
          <p className={typography.strong}>{failure.title}</p>
          <p>{failure.text}</p>
          {failed === 'unsaved' && (
            <p>
              <FormattedMessage id="forms.unsaved" values={{ address: brand.infoAddress }} />
            </p>
          )}
          {failed === 'rejected' && (
            <p>
              {isKiosk ? (
                <FormattedMessage id="forms.setAside.kiosk" />
              ) : (
                <FormattedMessage
                  id="forms.setAside"
                  values={{ a: (text: ReactNode) => <RouteLink to="outbox">{text}</RouteLink> }}
                />
              )}
            </p>
          )}
          {failed === 'rejected' && isKiosk && (
            <p>
              <NextVisitorButton />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Renders the problems of the fields, with links to the fields. */
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
  /** Names the field if other fields have the same problem, such as those of several half-days. */
  const nameOf = ({ field, text }: (typeof rows)[number]) =>
    rows.some((row) => row.field !== field && row.text === text)
      ? `${intl.formatMessage({ id: field.label })} · ${text}`
      : text;
  if (isSingle(form)) return <p className={visibility.visuallyHidden}>{rows.map(({ text }) => text)}</p>;
  return (
    <div className={`${layout.stack2} ${styles.problems} ${count > 0 ? outcomes.failure : outcomes.success}`}>
      <p className={typography.strong}>
        {form.messages.problem && count > 0 ? (
          <FormattedMessage id={form.messages.problem} />
        ) : (
          <FormattedMessage id="forms.summary" values={{ count }} />
        )}
      </p>
      <ul className={`${layout.cluster} ${typography.small}`}>
        {rows.map((row) => (
          <li key={row.field.name} inert={changed.has(row.field.name)}>
            <a href={`#${fieldId(form.id, row.field.name)}`} onClick={goTo}>
              {nameOf(row)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
