import type { IntlShape } from 'react-intl';
import type { Form } from '#site/forms.ts';
import type { Toast } from '#ui/Toaster.tsx';
import type { Problem } from '../model/validate.ts';
import { problemText } from './FormField.tsx';
import type { SubmissionState } from './useSubmission.ts';

interface Words {
  title: string;
  text: string;
}

/** The failure text of a form that could not be sent, undefined for one that could. Source: docs/site.md, section 8. */
export function failureWords(intl: IntlShape, form: Form, state: SubmissionState): Words | undefined {
  if (state.step !== 'rejected' && state.step !== 'lost-storage') return undefined;
  const { failure } = form.words;
  const text = intl.formatMessage({ id: failure.text });
  return {
    title: intl.formatMessage({ id: failure.title }),
    text: form.detailsFailure ? `${text} ${JSON.stringify(state.answer)}` : text,
  };
}

/** What a toast says of the outcome; undefined where the form alone says it. */
export function outcomeToast(intl: IntlShape, form: Form, state: SubmissionState): Toast | undefined {
  const failed = failureWords(intl, form, state);
  if (failed) return { tone: 'failure', ...failed };
  if (state.step !== 'delivered' || !form.toast) return undefined;
  const { title, text } = form.words.success;
  return {
    tone: 'success',
    title: intl.formatMessage({ id: title }),
    text: intl.formatMessage({ id: text }),
  };
}

/** The first problem, for the forms that say it in a toast as well. */
export function problemToast(
  intl: IntlShape,
  form: Form,
  problems: ReadonlyMap<string, Problem>,
): Toast | undefined {
  const field = form.fields.find(({ name }) => problems.has(name));
  const problem = field && problems.get(field.name);
  if (!form.words.problem || !field || !problem) return undefined;
  return {
    tone: 'failure',
    silent: true,
    title: intl.formatMessage({ id: form.words.problem }),
    text: problemText(intl, field, problem),
  };
}
