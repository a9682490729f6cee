import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toaster.tsx';
import type { Submission } from '../model/schemas.ts';

interface HandOverProps {
  submission: Submission;
  /** Accessible label of the button, which names its row. */
  label: string;
}

interface DialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Shows a queued submission as a QR code for another device. The dialog's code is loaded on demand. */
export function HandOver({ submission, label }: HandOverProps) {
  const intl = useIntl();
  const toasts = useToast();
  const [Shown, setShown] = useState<ComponentType<DialogProps>>();
  const unavailable = () =>
    toasts.show({
      tone: 'failure',
      title: intl.formatMessage({ id: 'common.partFailed.title' }),
      text: intl.formatMessage({ id: 'common.partFailed.text' }),
    });
  const show = () => {
    import('./HandOverDialog.tsx').then(({ HandOverDialog }) => setShown(() => HandOverDialog), unavailable);
  };
  return (
    <>
      <Button variant="plain" aria-label={label} aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id="outbox.handOver" />
      </Button>
      {Shown && <Shown submission={submission} onClose={() => setShown(undefined)} />}
    </>
  );
}
