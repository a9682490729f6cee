import type { IntlShape } from 'react-intl';
import type { Toast } from '#components/Toaster.tsx';
import { transmits } from '#features/outbox/build-account.ts';
import type { Form } from '#site/forms.ts';
import { type FormState, hasFailed, isConfirmed } from '../model/form-state.ts';
import type { Problem } from '../model/validate.ts';
import { problemText } from './FormField.tsx';

interface Texts {
  title: string;
  text: string;
}

/** Returns the failure message of a form; undefined if it has not failed. Source: docs/site.md, section 8. */
export function failureTexts(intl: IntlShape, form: Form, state: FormState): Texts | undefined {
  if (!hasFailed(state)) return undefined;
  const { status } = state;
  const { failure } = form.messages;
  const text = intl.formatMessage({ id: failure.text });
  return {
    title: intl.formatMessage({ id: failure.title }),
    text: form.detailsFailure
      ? `${text} ${JSON.stringify('text' in status ? { status: status.status, text: status.text } : {})}`
      : text,
  };
}

/**
 * Returns the toast for a failure, or for a delivery if the form's row requests it. Returns undefined if only the form
 * reports the outcome. The toast for a delivery has one line, because the confirmation has the text.
 */
export function outcomeToast(intl: IntlShape, form: Form, state: FormState): Toast | undefined {
  const failed = failureTexts(intl, form, state);
  if (failed) return { tone: 'failure', ...failed };
  if (!isConfirmed(state) || state.status.state !== 'delivered' || !form.toast) return undefined;
  const { title } = form.messages.success;
  return {
    tone: 'success',
    title: intl.formatMessage({ id: transmits(form) ? title : 'forms.preview.title' }),
  };
}

/** Returns the toast for the first problem; undefined if only the form reports it. */
export function problemToast(
  intl: IntlShape,
  form: Form,
  problems: ReadonlyMap<string, Problem>,
): Toast | undefined {
  const field = form.fields.find(({ name }) => problems.has(name));
  const problem = field && problems.get(field.name);
  if (!form.messages.problem || !field || !problem) return undefined;
  return {
    tone: 'failure',
    silent: true,
    title: intl.formatMessage({ id: form.messages.problem }),
    text: problemText(intl, field, problem),
  };
}
