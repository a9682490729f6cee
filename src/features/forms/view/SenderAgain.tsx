import { type RefObject, useEffect } from 'react';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { typedFrom } from '../model/params.ts';
import { fillIn } from './formControls.ts';

/** Returns the visitor's details in the parameters of a submission. Consent is not one of them. */
export function detailsIn(form: Form, params: Values): Values {
  const { values } = typedFrom(form, params);
  const fields = form.fields.filter(({ kind }) => kind !== 'checkbox');
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
}

interface SenderAgainProps {
  form: Form;
  details: RefObject<Values>;
  /** An element around the form. */
  around: RefObject<HTMLElement | null>;
}

/** Fills in the visitor's details each time that the form is opened. Render it inside the form. */
export function SenderAgain({ form, details, around }: SenderAgainProps) {
  useEffect(() => {
    const element = around.current?.querySelector('form');
    if (element) fillIn(form, element, details.current);
  }, [form, details, around]);
  return null;
}
