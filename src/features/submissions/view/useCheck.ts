import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Form } from '#site/forms.ts';
import { useToast } from '#ui/Toaster.tsx';
import { type Values, validate } from '../model/validate.ts';
import type { Check } from './FormAlert.tsx';
import { typedValues } from './formControls.ts';
import { problemToast } from './formToasts.ts';

const nothingFound: Check = { problems: new Map(), changed: new Set() };

/** Result of the last check of a form, and which of those fields were changed since. */
export function useCheck(form: Form) {
  const intl = useIntl();
  const { show } = useToast();
  const [check, setCheck] = useState(nothingFound);

  /** Checks all fields; returns undefined if there are problems. */
  const validValues = (element: HTMLFormElement): Values | undefined => {
    const { values, problems } = validate(form, typedValues(form, element));
    setCheck({ problems, changed: new Set() });
    if (problems.size === 0) return values;
    const toast = problemToast(intl, form, problems);
    if (toast) show(toast);
    return undefined;
  };

  const noteChange = (name: string) => {
    if (!check.problems.has(name) || check.changed.has(name)) return;
    setCheck({ problems: check.problems, changed: new Set([...check.changed, name]) });
  };
  return { check, validValues, noteChange };
}
