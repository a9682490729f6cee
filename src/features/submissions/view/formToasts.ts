import type { IntlShape } from 'react-intl';
import type { Form } from '#site/forms.ts';
import type { Toast } from '#ui/Toaster.tsx';
import type { Problem } from '../model/validate.ts';
import { problemText } from './FormField.tsx';
import type { SubmissionState } from './useSubmission.ts';

/** What a toast says of the outcome; undefined where the form itself says it. */
export function outcomeToast(intl: IntlShape, form: Form, state: SubmissionState): Toast | undefined {
  const { success, failure } = form.words;
  if (state.step === 'delivered' && form.delivered === 'toast') {
    return {
      tone: 'success',
      title: intl.formatMessage({ id: success.title }),
      text: intl.formatMessage({ id: success.text }),
    };
  }
  if (state.step !== 'refused' && state.step !== 'lost-storage') return undefined;
  const text = intl.formatMessage({ id: failure.text });
  return {
    tone: 'failure',
    title: intl.formatMessage({ id: failure.title }),
    text: form.detailsFailure ? `${text} ${JSON.stringify(state.answer)}` : text,
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
    title: intl.formatMessage({ id: form.words.problem }),
    text: problemText(intl, field, problem),
  };
}
