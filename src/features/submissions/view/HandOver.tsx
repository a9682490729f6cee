import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { usePartFailed } from '#ui/usePartFailed.ts';
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
  const [Shown, setShown] = useState<ComponentType<DialogProps>>();
  const unavailable = usePartFailed();
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
