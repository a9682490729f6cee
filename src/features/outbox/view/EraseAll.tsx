import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forgetAll } from '#browser/storage/forget.ts';
import { isPersistent } from '#browser/storage/persistence.ts';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Outcome } from '#components/Outcome.tsx';
import layout from '#styles/layout.module.css';
import { useOutboxAccess } from './OutboxContext.ts';

/**
 * Erases the queue, the receipts, the drafts and the choices after the visitor confirms, and shows whether the browser
 * has granted persistent storage. `onErased` clears the copies in the page's memory.
 */
export default function EraseAll({ onErased }: { onErased: () => void }) {
  const intl = useIntl();
  const access = useOutboxAccess();
  const persistent = usePersistence();
  const [step, setStep] = useState<'idle' | 'asking' | 'erasing' | 'erased' | 'failed'>('idle');

  const erase = async () => {
    if (!access) return;
    // A failure of one must not stop the other.
    await Promise.all([forgetAll(), access.outbox().then((outbox) => outbox.clear())]);
  };
  const eraseAll = () => {
    setStep('erasing');
    void erase().then(
      () => {
        onErased();
        setStep('erased');
      },
      () => setStep('failed'),
    );
  };
  return (
    <div className={`${layout.stack3} ${layout.start} ${layout.measure}`}>
      {persistent !== undefined && (
        <p>
          <FormattedMessage id={persistent ? 'outbox.storage.kept' : 'outbox.storage.mayGo'} />
        </p>
      )}
      <Button variant="quiet" onClick={() => setStep('asking')}>
        <FormattedMessage id="outbox.erase" />
      </Button>
      <Outcome
        done={step === 'erased' && <FormattedMessage id="outbox.erase.done" />}
        failed={step === 'failed' && <FormattedMessage id="outbox.erase.failed" />}
      />
      <Dialog
        id="erase-title"
        title={intl.formatMessage({ id: 'outbox.erase.title' })}
        closeLabel={intl.formatMessage({ id: 'outbox.erase.cancel' })}
        open={step === 'asking' || step === 'erasing'}
        onClose={() => setStep((now) => (now === 'asking' ? 'idle' : now))}
      >
        <p>
          <FormattedMessage id="outbox.erase.text" />
        </p>
        <Button variant="danger" busy={step === 'erasing'} onClick={eraseAll}>
          <FormattedMessage id="outbox.erase.confirm" />
        </Button>
      </Dialog>
    </div>
  );
}

/** Returns true if the browser has granted persistent storage; undefined if the browser does not report it. */
function usePersistence(): boolean | undefined {
  const [persistent, setPersistent] = useState<boolean>();
  useEffect(() => {
    void isPersistent().then(setPersistent);
  }, []);
  return persistent;
}
