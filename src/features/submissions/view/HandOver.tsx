import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { useUnavailableNotice } from '#ui/unavailable.ts';
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
  const unavailable = useUnavailableNotice();
  const [Shown, setShown] = useState<ComponentType<DialogProps>>();
  const show = () => {
    import('./HandOverDialog.tsx').then(
      ({ HandOverDialog }) => setShown(() => HandOverDialog),
      () => unavailable('press'),
    );
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
