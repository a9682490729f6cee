import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toaster.tsx';
import type { Submission } from '../model/submission.ts';

export interface HandOverProps {
  submission: Submission;
  /** What the button says to those who do not see which row it stands in. */
  label: string;
}

interface DialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Shows a waiting submission as a code for another device. What draws it is fetched when it is asked for. */
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
