import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { downloadText } from '#browser/dom/page.ts';
import { canShare, shareLink, useCopy } from '#browser/dom/sharing.ts';
import { addressWithFragment } from '#browser/navigation/fragment.ts';
import { addressOf, pathOf } from '#site/addresses.ts';
import { brand } from '#site/brand.ts';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { drawQr } from '#ui/drawQr.ts';
import { Outcome } from '#ui/Outcome.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { toFragment } from '../browser/fragmentText.ts';
import { senderOf } from '../model/edit.ts';
import { exportOf } from '../model/export.ts';
import { handoverOf } from '../model/handover.ts';
import type { Submission } from '../model/schemas.ts';
import styles from './HandOver.module.css';

/** Longest address drawn as a QR code, in bytes: on a phone of 390 px a module is still two pixels wide. */
const LONGEST = 1_500;

interface HandOverDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Shows the QR code with its address, or offers a file if the submission is too long for a code. */
export function HandOverDialog({ submission, onClose }: HandOverDialogProps) {
  const intl = useIntl();
  const address = useAddress(submission);
  return (
    <Dialog
      id="hand-over-title"
      title={intl.formatMessage({ id: 'outbox.handOver.title' })}
      closeLabel={intl.formatMessage({ id: 'common.dismiss' })}
      open
      onClose={onClose}
    >
      {/* Several that wait may have one form and one minute. */}
      <p className={patterns.strong}>{senderOf(submission.params)}</p>
      {address !== undefined && address.length > LONGEST && <TooLong submission={submission} />}
      {address !== undefined && address.length <= LONGEST && <Code address={address} />}
      <p className={patterns.note}>
        <FormattedMessage id="outbox.handOver.readable" />
      </p>
    </Dialog>
  );
}

/** Address in the QR code; undefined until it has been encoded. */
function useAddress(submission: Submission): string | undefined {
  const { base } = useRouter();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void toFragment(handoverOf(submission)).then((fragment) => {
      if (isWanted) setAddress(addressWithFragment(addressOf(pathOf('take'), base), fragment));
    });
    return () => {
      isWanted = false;
    };
  }, [submission, base]);
  return address;
}

function Code({ address }: { address: string }) {
  const intl = useIntl();
  const { copied, copy } = useCopy();
  const title = intl.formatMessage({ id: 'outbox.handOver.title' });
  return (
    <>
      <p>
        <FormattedMessage id="outbox.handOver.text" />
      </p>
      <QrCode
        className={styles.code}
        drawing={drawQr(address)}
        label={intl.formatMessage({ id: 'outbox.handOver.code' })}
      />
      <div className={patterns.cluster}>
        <Button onClick={() => void copy(address)}>
          <FormattedMessage id="outbox.handOver.copy" />
        </Button>
        {canShare() && (
          <Button variant="quiet" onClick={() => void shareLink(title, address)}>
            <FormattedMessage id="outbox.handOver.share" />
          </Button>
        )}
      </div>
      <Outcome
        done={copied && <FormattedMessage id="outbox.handOver.copied" />}
        failed={copied === false && <FormattedMessage id="outbox.handOver.copyFailed" />}
      />
    </>
  );
}

function TooLong({ submission }: { submission: Submission }) {
  return (
    <>
      <p>
        <FormattedMessage id="outbox.handOver.tooLong" />
      </p>
      <Button onClick={() => downloadText(`${brand.slug}-outbox.json`, exportOf([submission], []))}>
        <FormattedMessage id="outbox.export" />
      </Button>
    </>
  );
}
