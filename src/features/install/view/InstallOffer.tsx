import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askToInstall } from '#browser/dom/installPrompt.ts';
import { useStoredText } from '#browser/storage/localStorage.ts';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { INSTALL_KEY } from '#site/storage-keys.ts';
import { isEngaged } from '../model/offer.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { useEngagement } from './useEngagement.ts';
import { settleOffer, useInstallWay } from './useInstallWay.ts';

type Step = 'waiting' | 'offered' | 'explained' | 'closed';

/** Offers the app to an engaged visitor, only once, and never while the visitor is typing. */
export function InstallOffer({ page, isReturning }: { page: string; isReturning: boolean }) {
  const intl = useIntl();
  const { way } = useInstallWay();
  const typed = useUnsavedInput();
  const isAnswered = useStoredText(INSTALL_KEY) !== null;
  // A kiosk does not belong to its visitors, so the app is not offered there.
  const isKiosk = useIsKiosk();
  const [step, setStep] = useState<Step>('waiting');
  const isOpen = step === 'waiting' && !isAnswered;
  const visit = useEngagement(page, isReturning, isOpen);
  if (isOpen && way !== 'none' && !typed && isEngaged(visit)) setStep('offered');
  const isShown = way !== 'none' && !isAnswered && !isKiosk && (step === 'offered' || step === 'explained');

  const settle = () => {
    settleOffer();
    setStep('closed');
  };
  const explained = step === 'explained';
  return (
    <div>
      {isShown && (
        <Notice
          title={intl.formatMessage({ id: 'app.install.title' })}
          {...(explained ? {} : { text: intl.formatMessage({ id: 'app.install.text' }) })}
        >
          {explained && <InstallSteps />}
          {way === 'ask' && (
            <Button onClick={() => void askToInstall().then(settle)}>
              <FormattedMessage id="app.install.now" />
            </Button>
          )}
          {way === 'steps' && (
            <Button aria-expanded={explained} onClick={() => setStep(explained ? 'offered' : 'explained')}>
              <FormattedMessage id="app.install.how" />
            </Button>
          )}
          <Button variant="quiet" onClick={settle}>
            <FormattedMessage id={explained ? 'app.install.done' : 'app.install.no'} />
          </Button>
        </Notice>
      )}
    </div>
  );
}
