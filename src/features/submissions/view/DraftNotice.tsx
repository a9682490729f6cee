import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import type { Draft } from '../model/schemas.ts';
import { moment } from './moment.ts';
import type { Edit } from './useEdit.ts';

interface DraftNoticeProps {
  edit: Edit;
  restored: Draft | undefined;
  /** Empties the form and ends its edit. */
  onClear: () => void;
}

/** Explains the origin of the text in the form, in a live region that is there before its words. */
export function DraftNotice(props: DraftNoticeProps) {
  return (
    <div role="status">
      <Origin {...props} />
    </div>
  );
}

/** A draft of this device, or a queued submission. */
function Origin({ edit, restored, onClear }: DraftNoticeProps) {
  const intl = useIntl();
  if (edit.state === 'gone' || edit.state === 'sending' || edit.state === 'failed') {
    return (
      <p className={parts.remark}>
        <FormattedMessage id={`forms.edit.${edit.state}`} />
      </p>
    );
  }
  if (edit.state === 'none' && !restored) return null;
  const isEdit = edit.state === 'open';
  const clear = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    withFeedback(onClear, {
      focus: () => form?.querySelector<HTMLElement>('input, select, textarea'),
      say: intl.formatMessage({ id: isEdit ? 'forms.edit.left' : 'forms.draft.cleared' }),
    });
  return (
    <div className={`${patterns.stack2} ${parts.remark}`}>
      <p>
        {isEdit ? (
          <FormattedMessage id="forms.edit.open" />
        ) : (
          <FormattedMessage
            id="forms.draft.restored"
            values={{ time: intl.formatDate(restored?.savedAt, moment) }}
          />
        )}
      </p>
      <p>
        <Button variant="plain" onClick={clear}>
          <FormattedMessage id={isEdit ? 'forms.edit.cancel' : 'forms.draft.clear'} />
        </Button>
      </p>
    </div>
  );
}
