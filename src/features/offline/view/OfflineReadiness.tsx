import { type ReactNode, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { isPersistent } from '#browser/storage/persistence.ts';
import { bytesUsed, copyState } from '#browser/worker/copy.ts';
import { applyUpdate } from '#browser/worker/registration.ts';
import { Button } from '#components/Button.tsx';
import { Outcome } from '#components/Outcome.tsx';
import { locales } from '#site/locales.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { copyTime, type Refreshed, refreshCopy, registerPeriodicSync } from '../browser/refreshCopy.ts';
import { useCopyFacts } from './useCopyFacts.ts';

const counts = { ...__PAGE_COUNTS__, languages: locales.length };

/** Minimum size that is shown, in bytes. A smaller size would be rounded to 0.0 megabytes. */
const LEAST_SHOWN = 50_000;

interface OfflineReadinessProps {
  /** Number of times that the copy was removed or restored on this page. Each change triggers another check. */
  copyChanges: number;
  children?: ReactNode;
}

/** Summarises whether the device is ready for use offline. `children` list the submissions that wait to be sent. */
export function OfflineReadiness({ copyChanges, children }: OfflineReadinessProps) {
  const intl = useIntl();
  const { facts: ready, readAgain } = useCopyFacts(readiness, copyChanges);
  const [step, setStep] = useState<'idle' | 'busy' | Refreshed>('idle');
  const [updating, setUpdating] = useState(false);
  const refresh = async () => {
    setStep('busy');
    const outcome = await refreshCopy();
    await readAgain();
    setStep(outcome);
  };
  const update = async () => {
    setUpdating(true);
    if (!(await applyUpdate())) setUpdating(false);
  };
  const hasFailed = step === 'failed' || step === 'offline';
  const said = step !== 'idle' && <FormattedMessage id={`outbox.trip.${step}`} />;
  const time = ready?.time;
  return (
    <section
      className={`${layout.stack4} ${layout.start} ${layout.measure} ${visibility.screenOnly}`}
      aria-labelledby="trip-title"
    >
      <h2 id="trip-title" className={typography.medium}>
        <FormattedMessage id="outbox.trip.title" />
      </h2>
      <ul>
        <li>
          {/* All files are read back, which takes seconds on a slow device. */}
          {!ready && <FormattedMessage id="outbox.trip.checking" />}
          {ready?.copy === 'stored' && <FormattedMessage id="outbox.trip.stored" values={counts} />}
          {ready && ready.copy !== 'stored' && <FormattedMessage id={`outbox.copy.${ready.copy}`} />}
        </li>
        {ready?.copy === 'stored' && time !== undefined && (
          <li>
            <FormattedMessage
              id="outbox.trip.from"
              values={{ time: intl.formatDate(time, { dateStyle: 'long', timeStyle: 'short' }) }}
            />
          </li>
        )}
        {ready?.copy === 'stored' && ready.bytes !== undefined && ready.bytes >= LEAST_SHOWN && (
          <li>
            <FormattedMessage id="outbox.copy.size" values={{ size: megabytes(intl, ready.bytes) }} />
          </li>
        )}
        {ready?.copy === 'stored' && ready.persistent !== undefined && (
          <li>
            <FormattedMessage id={ready.persistent ? 'outbox.trip.safe' : 'outbox.trip.unsafe'} />
          </li>
        )}
        {children}
      </ul>
      {ready?.copy === 'stored' && (
        <Button busy={step === 'busy'} onClick={() => void refresh()}>
          <FormattedMessage id="outbox.trip.refresh" />
        </Button>
      )}
      <Outcome done={!hasFailed && said} failed={hasFailed && said} />
      {step === 'new' && (
        <Button variant="quiet" busy={updating} onClick={() => void update()}>
          <FormattedMessage id="outbox.trip.take" />
        </Button>
      )}
    </section>
  );
}

/** Formats bytes as megabytes with one decimal, because the browser's figure is an estimate. */
const megabytes = (intl: IntlShape, bytes: number) =>
  intl.formatNumber(bytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

async function readiness() {
  const [copy, time, bytes, persistent] = await Promise.all([
    copyState(),
    copyTime(),
    bytesUsed(),
    isPersistent(),
  ]);
  if (copy === 'stored') await registerPeriodicSync();
  return { copy, time, bytes, persistent };
}
