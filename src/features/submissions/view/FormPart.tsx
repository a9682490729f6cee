import { island } from '#browser/hydration/island.tsx';
import { useUnavailableNotice } from '#ui/unavailable.ts';
import { useFormsWanted } from './formsWanted.ts';
import type { SubmissionFormProps } from './SubmissionForm.tsx';

const form = island(() => import('./SubmissionForm.tsx'));

export const readyForm = form.ready;

interface FormPartProps extends SubmissionFormProps {
  /** At once: what was prerendered is out of date. */
  wanted?: boolean | undefined;
}

/** A form of src/site/forms.ts whose code comes with the first sign that somebody may fill it in. */
export function FormPart({ wanted = false, ...props }: FormPartProps) {
  const used = useFormsWanted();
  const onUnavailable = useUnavailableNotice();
  return <form.Part {...props} wanted={wanted || used} onUnavailable={onUnavailable} />;
}
