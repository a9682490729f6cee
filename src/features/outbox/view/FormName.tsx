import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formName } from './submissionName.tsx';

interface FormNameProps {
  form: string;
  /** Called with the name of the form in the language of the page. It must be stable between renders. */
  onNamed: (name: string) => void;
}

/** Looks up the name of a form in the messages of the outbox, which a page with a form does not load at first. */
export default function FormName({ form, onNamed }: FormNameProps) {
  const name = useIntl().formatMessage({ id: formName(form) });
  useEffect(() => onNamed(name), [name, onNamed]);
  return null;
}
