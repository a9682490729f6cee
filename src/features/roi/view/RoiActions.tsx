import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { usePartFailed } from '#components/usePartFailed.ts';
import { latePart } from '#i18n/latePart.tsx';
import { currentQuery } from '#router/location.ts';
import { addressOf } from '#router/model/addresses.ts';
import layout from '#styles/layout.module.css';
import visibility from '#styles/visibility.module.css';
import { type Scenarios, scenariosQuery } from '../model/second-scenario.ts';
import styles from './RoiCalculator.module.css';

/** Duration of the "calculation" before the form is shown. Source: docs/site.md, section 4. */
const CALCULATING_MS = 1_500;

const ShareDialog = latePart(() => import('./ShareDialog.tsx'), { messages: 'roi-share' });

interface RoiActionsProps extends Scenarios {
  onRequest: () => void;
  /** Shows these figures as a second scenario, or removes it. */
  onCompare: () => void;
  onPrint: () => void;
}

/** Renders the actions on the figures: request a demo with them, compare, share and print them. */
export function RoiActions({ inputs, second, onRequest, onCompare, onPrint }: RoiActionsProps) {
  const intl = useIntl();
  const { calculating, calculate } = useDemoRequest({ inputs, second }, onRequest);
  const [sharing, setSharing] = useState(false);
  const close = () => setSharing(false);
  const unavailable = usePartFailed(close);
  return (
    <div className={`${layout.cluster} ${styles.actions} ${visibility.screenOnly}`}>
      {/* Going back restores the focus by this id, because the label changes before the visitor leaves the page. */}
      <Button id="roi-demo" busy={calculating} onClick={calculate}>
        <FormattedMessage id={calculating ? 'home.roi.calculating' : 'home.roi.demo'} />
        {/* The request attaches this scenario only. */}
        {second && !calculating && ` (${intl.formatMessage({ id: 'home.roi.compare.current' })})`}
      </Button>
      <Button variant="plain" onClick={onCompare}>
        <FormattedMessage id={second ? 'home.roi.compare.remove' : 'home.roi.compare'} />
      </Button>
      <Button variant="plain" onClick={() => setSharing(true)}>
        <FormattedMessage id="home.roi.share" />
      </Button>
      <Button variant="plain" onClick={onPrint}>
        <FormattedMessage id="home.roi.print" />
      </Button>
      {sharing && <ShareDialog inputs={inputs} second={second} onClose={close} onUnavailable={unavailable} />}
    </div>
  );
}

/** Returns `calculate`, which navigates to the form with the figures after the "calculation". */
function useDemoRequest({ inputs, second }: Scenarios, onRequest: () => void) {
  const intl = useIntl();
  const { base: basePath } = useRouter();
  const [, navigate] = useLocation();
  const [calculating, setCalculating] = useState(false);

  useEffect(() => {
    if (!calculating) return;
    const timer = setTimeout(() => {
      setCalculating(false);
      onRequest();
      navigate(
        `~${addressOf('/', basePath)}${scenariosQuery({ inputs, second }, currentQuery())}#contact-form`,
      );
      // For the new history entry, too, so that Back and a reload both keep the figures.
      onRequest();
    }, CALCULATING_MS);
    return () => clearTimeout(timer);
  }, [calculating, onRequest, navigate, basePath, inputs, second]);

  const calculate = () => {
    setCalculating(true);
    announce(intl.formatMessage({ id: 'home.roi.calculating' }));
  };
  return { calculating, calculate };
}
