import { island } from '#browser/island.tsx';
import { useFormsWanted, useUnavailableNotice } from './formsWanted.ts';
import type { SubmissionFormProps } from './SubmissionForm.tsx';

const form = island(() => import('./SubmissionForm.tsx'), { ownWords: true });

export const readyForm = form.ready;

/** A form of src/site/forms.ts whose code comes with the first sign that somebody may fill it in. */
export function FormPart(props: SubmissionFormProps) {
  const wanted = useFormsWanted();
  const onUnavailable = useUnavailableNotice();
  return <form.Part {...props} wanted={wanted} onUnavailable={onUnavailable} />;
}
