import { FormattedMessage } from 'react-intl';
import { recoverFocus } from '#browser/dom/feedback.ts';
import { askToInstall } from '#browser/dom/installPrompt.ts';
import { Button } from '#components/Button.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { InstallSteps } from './InstallSteps.tsx';
import { settleOffer, useInstallWay } from './useInstallWay.ts';

/** Renders the permanent section for installing the site. Renders nothing if this browser cannot install it. */
export default function InstallHere() {
  const { way, isInstalled } = useInstallWay();
  if (way === 'none' && !isInstalled) return null;
  const ask = async () => {
    const asked = askToInstall();
    // The browser prompts only once, so the button is removed.
    recoverFocus();
    if ((await asked) === 'accepted') settleOffer();
  };
  return (
    <section
      className={`${layout.stack4} ${layout.start} ${layout.measure} ${visibility.screenOnly}`}
      aria-labelledby="install-title"
    >
      <h2 id="install-title" className={typography.medium}>
        <FormattedMessage id="outbox.install.title" />
      </h2>
      <p>
        <FormattedMessage id={isInstalled ? 'app.installed' : 'app.install.text'} />
      </p>
      {way === 'steps' && <InstallSteps />}
      {way === 'ask' && (
        <Button onClick={() => void ask()}>
          <FormattedMessage id="app.install.now" />
        </Button>
      )}
    </section>
  );
}
