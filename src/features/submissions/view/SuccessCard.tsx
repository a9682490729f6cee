import { FormattedMessage } from 'react-intl';
import type { Form } from '#site/forms.ts';
import { Button } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import styles from './SubmissionForm.module.css';

/** Stands in the form's place once the service has it; the button brings an empty form back. */
export function SuccessCard({ form, onAgain }: { form: Form; onAgain: () => void }) {
  const { title, text, again } = form.words.success;
  return (
    <div id={form.id} role="status" className={styles.success}>
      <Mark />
      <p className={styles.title}>
        <FormattedMessage id={title} />
      </p>
      <p>
        <FormattedMessage id={text} />
      </p>
      {again && (
        <Button look="quiet" onClick={onAgain}>
          <FormattedMessage id={again} />
        </Button>
      )}
    </div>
  );
}
