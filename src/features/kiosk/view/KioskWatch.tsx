import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepAwake } from '#browser/dom/wakeLock.ts';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { useToast } from '#components/Toaster.tsx';
import { navigationKind, onMove } from '#router/entries.ts';
import { onLeavingLink, withoutLinkMenu } from '../browser/leavingLinks.ts';
import { onNextVisitorElsewhere, useVisitor } from '../browser/visitor.ts';
import type { Kiosk } from '../model/kiosk.ts';
import { claimEntry, isOwnEntry, nextVisitor, startSession } from './nextVisitor.ts';
import { useIdleTimeout } from './useIdleTimeout.ts';
import { useKiosk } from './useKiosk.ts';

/** Keeps the screen of a kiosk awake, clears its forms and separates the sessions of its visitors. */
export default function KioskWatch() {
  const kiosk = useKiosk();
  const visitor = useVisitor();
  const isKiosk = kiosk !== undefined;
  useEffect(() => (isKiosk ? keepAwake() : undefined), [isKiosk]);
  useEffect(() => (isKiosk ? withoutLinkMenu() : undefined), [isKiosk]);
  useOwnEntries(kiosk);
  const start = useEffectEvent(() => kiosk && startSession(kiosk));
  useEffect(() => (isKiosk ? onNextVisitorElsewhere(() => start()) : undefined), [isKiosk]);
  return kiosk && <VisitorSession key={visitor} kiosk={kiosk} />;
}

/**
 * Shows an empty form instead of a history entry of another visitor. The address of the entry may contain that
 * visitor's choices, and a document from the back/forward cache may be older than kiosk mode.
 */
function useOwnEntries(kiosk: Kiosk | undefined): void {
  const check = useEffectEvent(() => {
    if (!kiosk) return;
    if (navigationKind() === 'traversed' && !isOwnEntry()) nextVisitor(kiosk, 'replace');
    else claimEntry();
  });
  const isKiosk = kiosk !== undefined;
  useEffect(() => {
    if (!isKiosk) return undefined;
    check();
    return onMove(() => check());
  }, [isKiosk]);
}

/**
 * Opens no link that leads out of the site, because nothing there would return the device to the kiosk, and none that
 * leads away from a begun form, because its input would be lost. On the way back, the next visitor could see it.
 */
function useLeavingLinks(): void {
  const intl = useIntl();
  const { show } = useToast();
  useEffect(
    () =>
      onLeavingLink((leaving) =>
        show({
          tone: 'failure',
          title: intl.formatMessage({ id: `kiosk.link.${leaving}` }),
          text: intl.formatMessage({ id: `kiosk.link.${leaving}.text` }),
        }),
      ),
    [intl, show],
  );
}

/** Asks a visitor who leaves a form unfinished whether they are still present, then clears the form. */
function VisitorSession({ kiosk }: { kiosk: Kiosk }) {
  const intl = useIntl();
  const { clear } = useToast();
  const { idle, stay } = useIdleTimeout(kiosk);
  const hasInput = useUnsavedInput();
  useLeavingLinks();
  // Removes the toasts of the previous visitor.
  useEffect(clear, [clear]);
  useEffect(() => {
    if (idle.state === 'timed-out') nextVisitor(kiosk);
  }, [idle.state, kiosk]);
  return (
    <Dialog
      id="still-there-title"
      title={intl.formatMessage({ id: 'kiosk.still.title' })}
      closeLabel={intl.formatMessage({ id: 'kiosk.still.yes' })}
      describedBy="still-there-text"
      open={idle.state === 'asked'}
      onClose={stay}
      // The first button loses nothing.
      further={
        <Button variant="plain" onClick={() => nextVisitor(kiosk)}>
          <FormattedMessage id={hasInput ? 'kiosk.still.next' : 'kiosk.thanks.next'} />
        </Button>
      }
    >
      <p id="still-there-text" role="timer">
        {idle.state === 'asked' && (
          <FormattedMessage
            id={hasInput ? 'kiosk.still.text' : 'kiosk.still.page'}
            values={{ seconds: idle.seconds }}
          />
        )}
      </p>
    </Dialog>
  );
}
