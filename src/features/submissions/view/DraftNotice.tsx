import { FormattedMessage, useIntl } from 'react-intl';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import type { Draft } from '../model/schemas.ts';
import { moment } from './moment.ts';
import type { Clearing } from './useClearing.ts';
import type { Edit } from './useEdit.ts';

interface DraftNoticeProps {
  edit: Edit;
  restored: Draft | undefined;
  clearing: Clearing;
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
function Origin({ edit, restored, clearing }: DraftNoticeProps) {
  const intl = useIntl();
  if (edit.state === 'gone' || edit.state === 'sending' || edit.state === 'failed') {
    return (
      <p className={parts.remark}>
        <FormattedMessage id={`forms.edit.${edit.state}`} />
      </p>
    );
  }
  if (clearing.canUndo) {
    return (
      <p className={parts.remark}>
        <FormattedMessage id="forms.draft.cleared" />{' '}
        <Button variant="plain" onClick={clearing.undo}>
          <FormattedMessage id="forms.draft.undo" />
        </Button>
      </p>
    );
  }
  if (edit.state === 'none' && !restored) return null;
  const isEdit = edit.state === 'open';
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
        <Button
          variant="plain"
          // What was cleared is said by the notice itself.
          onClick={() => clearing.clear(isEdit ? intl.formatMessage({ id: 'forms.edit.left' }) : '')}
        >
          <FormattedMessage id={isEdit ? 'forms.edit.cancel' : 'forms.draft.clear'} />
        </Button>
      </p>
    </div>
  );
}
