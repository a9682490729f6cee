import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useToast } from '#components/Toaster.tsx';
import { useAnnounceHere } from '#features/outbox/browser/announcements.ts';
import { moment } from '#features/outbox/view/moment.ts';
import type { Form } from '#site/forms.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import type { Draft } from '../model/draft.ts';
import styles from './SubmissionForm.module.css';
import type { Edit } from './useEdit.ts';
import type { useForm } from './useForm.ts';
import { useSentElsewhere } from './useSentElsewhere.ts';

interface OriginNoticeProps {
  form: Form;
  control: Pick<ReturnType<typeof useForm>, 'formRef' | 'input' | 'clearing'>;
  /**
   * True while the form is being sent. The notice is hidden but retains its space, so that the button stays under the
   * pointer.
   */
  isSending: boolean;
  /** True if the form shows a rejection instead. */
  isRejected: boolean;
}

/** Explains the origin of the text in the form: a draft of this device, or an edited submission. */
export default function OriginNotice({ form, control, isSending, isRejected }: OriginNoticeProps) {
  const intl = useIntl();
  const { formRef, clearing } = control;
  const { edit, draft } = control.input;
  const { restored, onSentElsewhere } = draft;
  const isEdit = edit.state === 'open' || edit.state === 'delivered';
  const text = clearing.canUndo
    ? intl.formatMessage({ id: 'app.draft.cleared' })
    : originText(intl, edit, restored);
  useAnnouncedOnce(text, isSending || isRejected);
  useDeliveryReport(edit);
  useSentElsewhere(form, formRef, isSending ? undefined : restored, onSentElsewhere);
  if (!text || isRejected) return null;
  const className = isSending ? `${patterns.remark} ${styles.unseen}` : patterns.remark;
  if (clearing.canUndo) {
    return (
      <p className={className}>
        {text}{' '}
        <Button variant="plain" onClick={clearing.undo}>
          <FormattedMessage id="app.draft.undo" />
        </Button>
      </p>
    );
  }
  return (
    <div className={`${layout.stack2} ${className}`}>
      <p>{text}</p>
      {(isEdit || restored) && (
        <p>
          <Button
            variant="plain"
            // The notice itself announces that a draft was cleared.
            onClick={() => clearing.clear(isEdit ? intl.formatMessage({ id: 'app.edit.left' }) : '')}
          >
            <FormattedMessage id={isEdit ? 'app.edit.cancel' : 'app.draft.clear'} />
          </Button>
        </p>
      )}
    </div>
  );
}

function originText(
  intl: ReturnType<typeof useIntl>,
  edit: Edit,
  restored: Draft | undefined,
): string | undefined {
  if (edit.state === 'open' && edit.isBeingSent) return intl.formatMessage({ id: 'app.edit.sending' });
  if (edit.state !== 'none') return intl.formatMessage({ id: `app.edit.${edit.state}` });
  if (!restored) return undefined;
  return intl.formatMessage(
    { id: 'app.draft.restored' },
    { time: intl.formatDate(restored.savedAt, moment) },
  );
}

/**
 * Reports the delivery of the edited submission in a toast, because this notice may be out of view. The toast of other
 * pages would say "Sent", as if the edit had gone.
 */
function useDeliveryReport(edit: Edit): void {
  const intl = useIntl();
  const { show } = useToast();
  const wasOpen = useRef(false);
  useAnnounceHere('id' in edit ? edit.id : undefined);
  useEffect(() => {
    if (edit.state === 'delivered' && wasOpen.current)
      show({ tone: 'success', silent: true, title: intl.formatMessage({ id: 'app.edit.delivered' }) });
    wasOpen.current = edit.state === 'open';
  }, [edit.state, intl, show]);
}

/** Announces a text when it appears or changes, but not when it reappears after it was hidden. */
function useAnnouncedOnce(text: string | undefined, isHidden: boolean): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (isHidden) return;
    if (text && text !== announced.current) announce(text);
    announced.current = text;
  }, [text, isHidden]);
}
