import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { announce } from '#browser/dom/feedback.ts';
import { printPage } from '#browser/dom/page.ts';
import { canShare, shareLink, useCopy } from '#browser/dom/sharing.ts';
import { currentQuery, linkTo } from '#browser/navigation/location.ts';
import { addressOf } from '#site/addresses.ts';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Outcome } from '#ui/Outcome.tsx';
import type { RoiInputs } from '../model/inputs.ts';
import { roiQuery } from '../model/roi-link.ts';
import styles from './RoiCalculator.module.css';

/** Duration of the "calculation" before the form is shown. Source: docs/site.md, section 4. */
const CALCULATING_MS = 1_500;

interface RoiActionsProps {
  inputs: RoiInputs;
  onRequest: () => void;
}

/** Actions on the figures: request a demo with them, share them, print them. */
export function RoiActions({ inputs, onRequest }: RoiActionsProps) {
  const { calculating, calculate } = useDemoRequest(inputs, onRequest);
  const [sharing, setSharing] = useState(false);
  return (
    <div className={`${patterns.cluster} ${styles.actions} ${only.onScreen}`}>
      {/* Going back restores the focus by this id: the label changes before the page is left. */}
      <Button id="roi-demo" busy={calculating} onClick={calculate}>
        <FormattedMessage id={calculating ? 'home.roi.calculating' : 'home.roi.demo'} />
      </Button>
      <Button variant="plain" onClick={() => setSharing(true)}>
        <FormattedMessage id="home.roi.share" />
      </Button>
      <Button variant="plain" onClick={printPage}>
        <FormattedMessage id="home.roi.print" />
      </Button>
      {sharing && <ShareDialog inputs={inputs} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** Navigates to the form with the figures, once they have been "calculated". */
function useDemoRequest(inputs: RoiInputs, onRequest: () => void) {
  const intl = useIntl();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const [calculating, setCalculating] = useState(false);

  useEffect(() => {
    if (!calculating) return;
    const timer = setTimeout(() => {
      setCalculating(false);
      onRequest();
      navigate(`~${addressOf('/', base)}${roiQuery(inputs, currentQuery())}#contact-form`);
    }, CALCULATING_MS);
    return () => clearTimeout(timer);
  }, [calculating, onRequest, navigate, base, inputs]);

  const calculate = () => {
    setCalculating(true);
    announce(intl.formatMessage({ id: 'home.roi.calculating' }));
  };
  return { calculating, calculate };
}

interface ShareDialogProps {
  inputs: RoiInputs;
  onClose: () => void;
}

function ShareDialog({ inputs, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { copied, copy } = useCopy();
  const link = linkTo(roiQuery(inputs), 'roi-calculator-section');
  const title = intl.formatMessage({ id: 'home.roi.share.title' });
  return (
    <Dialog
      id="roi-share-title"
      title={title}
      closeLabel={intl.formatMessage({ id: 'home.roi.share.close' })}
      open
      onClose={onClose}
    >
      <div className={styles.link}>
        <Field
          id="roi-share-link"
          label={intl.formatMessage({ id: 'home.roi.share.link' })}
          readOnly
          value={link}
        />
      </div>
      <Outcome
        done={copied && <FormattedMessage id="home.roi.copied" />}
        failed={copied === false && <FormattedMessage id="home.roi.copyFailed" />}
      />
      <p className={`${patterns.cluster} ${only.onScreen}`}>
        <Button onClick={() => void copy(link)}>
          <FormattedMessage id="home.roi.copy" />
        </Button>
        {canShare() && (
          <Button variant="quiet" onClick={() => void shareLink(title, link)}>
            <FormattedMessage id="home.roi.share.system" />
          </Button>
        )}
      </p>
    </Dialog>
  );
}
