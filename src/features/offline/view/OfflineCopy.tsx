import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { believesOnline, reachesHost } from '#browser/worker/connection.ts';
import { copyState } from '#browser/worker/copy.ts';
import { dropCopy, installCopyAgain } from '#browser/worker/registration.ts';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { useCopyFacts } from './useCopyFacts.ts';

interface OfflineCopyProps {
  /** Number of times that the visitor's choices were erased, including the choice about this copy. */
  erasures: number;
  onChanged: () => void;
}

/**
 * Renders the state of the site's copy on this device, with buttons to remove the copy and to store it again. Without a
 * connection, a removal needs a confirmation, because no page opens afterwards.
 */
export default function OfflineCopy({ erasures, onChanged }: OfflineCopyProps) {
  const { facts: copy, readAgain } = useCopyFacts(copyState, erasures);
  const [step, setStep] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');
  const change = (action: () => Promise<void>) => {
    setStep('busy');
    action()
      .then(readAgain)
      .finally(onChanged)
      .then(
        () => setStep('idle'),
        () => setStep('failed'),
      );
  };
  const remove = async () => {
    setStep('busy');
    if (believesOnline() && (await reachesHost())) change(dropCopy);
    else setStep('asking');
  };
  return (
    <div className={`${layout.stack3} ${layout.start} ${layout.measure}`}>
      <h3>
        <FormattedMessage id="outbox.copy.title" />
      </h3>
      <div role="status" className={typography.muted}>
        {copy && (
          <p>
            <FormattedMessage id={`outbox.copy.${copy}`} />
          </p>
        )}
      </div>
      {copy === 'stored' && (
        <p>
          <FormattedMessage id="outbox.copy.effect" />
        </p>
      )}
      {(copy === 'stored' || copy === 'unwanted') && (
        <Button
          variant="quiet"
          busy={step === 'busy'}
          onClick={() => (copy === 'stored' ? void remove() : change(installCopyAgain))}
        >
          <FormattedMessage id={copy === 'stored' ? 'outbox.copy.remove' : 'outbox.copy.again'} />
        </Button>
      )}
      <OfflineQuestion
        open={step === 'asking'}
        onConfirm={() => change(dropCopy)}
        onClose={() => setStep((now) => (now === 'asking' ? 'idle' : now))}
      />
      <p role="alert">{step === 'failed' && <FormattedMessage id="outbox.copy.failed" />}</p>
    </div>
  );
}

interface OfflineQuestionProps {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function OfflineQuestion({ open, onConfirm, onClose }: OfflineQuestionProps) {
  const intl = useIntl();
  return (
    <Dialog
      id="offline-title"
      title={intl.formatMessage({ id: 'outbox.copy.offline.title' })}
      closeLabel={intl.formatMessage({ id: 'outbox.copy.offline.cancel' })}
      open={open}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="outbox.copy.offline.text" />
      </p>
      <Button variant="danger" onClick={onConfirm}>
        <FormattedMessage id="outbox.copy.offline.confirm" />
      </Button>
    </Dialog>
  );
}
