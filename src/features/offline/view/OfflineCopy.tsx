import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bytesUsed, type CopyState, copyState, removeCopy } from '#browser/offlineCopy.ts';
import { keepCopyAgain, useWorker } from '#browser/serviceWorker.ts';
import { Button } from '#ui/Button.tsx';
import styles from './OfflineCopy.module.css';

/** The copy of the site on this device: what it takes up, and how to be rid of it or have it again. */
export default function OfflineCopy() {
  const intl = useIntl();
  const { copy, bytes, look } = useCopy();
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  const change = (action: () => Promise<void>) => {
    setStep('busy');
    action()
      .then(look)
      .then(
        () => setStep('idle'),
        () => setStep('failed'),
      );
  };
  return (
    <div className={styles.copy}>
      <h3>
        <FormattedMessage id="outbox.copy.title" />
      </h3>
      <div role="status" className={styles.state}>
        {copy && (
          <p>
            <FormattedMessage id={`outbox.copy.${copy}`} />
          </p>
        )}
        {bytes !== undefined && (
          <p>{intl.formatMessage({ id: 'outbox.copy.size' }, { size: megabytes(intl, bytes) })}</p>
        )}
      </div>
      {copy === 'kept' && (
        <p>
          <FormattedMessage id="outbox.copy.effect" />
        </p>
      )}
      {(copy === 'kept' || copy === 'unwanted') && (
        <Button
          variant="quiet"
          busy={step === 'busy'}
          onClick={() => change(copy === 'kept' ? removeCopy : keepCopyAgain)}
        >
          <FormattedMessage id={copy === 'kept' ? 'outbox.copy.remove' : 'outbox.copy.again'} />
        </Button>
      )}
      <p role="alert">{step === 'failed' && <FormattedMessage id="outbox.copy.failed" />}</p>
    </div>
  );
}

const megabytes = (intl: ReturnType<typeof useIntl>, bytes: number) =>
  intl.formatNumber(bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** How the copy stands, and again once it has come; both undefined until the browser has said. */
function useCopy() {
  const { copy: arrived } = useWorker();
  const [copy, setCopy] = useState<CopyState>();
  const [bytes, setBytes] = useState<number>();
  const [look] = useState(() => async () => {
    setCopy(await copyState());
    setBytes(await bytesUsed());
  });
  useEffect(() => {
    if (copy === undefined || arrived !== 'none') void look();
  }, [copy, arrived, look]);
  return { copy, bytes, look };
}
