import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepAwake } from '#browser/dom/wakeLock.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { useVisitor } from '../../browser/visitor.ts';
import type { Stand } from '../../model/stand.ts';
import { nextVisitor } from './nextVisitor.ts';
import { standNow, useStand } from './useStand.ts';
import { useVisit } from './useVisit.ts';

/** Keeps a stand's screen awake and its forms empty. */
export function StandWatch() {
  const stand = useStand();
  const visitor = useVisitor();
  useEffect(() => {
    // A stand that cannot be parsed has no PIN that could end it.
    if (!stand && !standNow()) storeText(STAND_KEY, '');
  }, [stand]);
  const isStand = stand !== undefined;
  useEffect(() => (isStand ? keepAwake() : undefined), [isStand]);
  return stand && <Visitor key={visitor} stand={stand} />;
}

/** Asks a visitor who leaves a form half-way, then clears it. */
function Visitor({ stand }: { stand: Stand }) {
  const intl = useIntl();
  const { clear } = useToast();
  const { visit, stay } = useVisit(stand);
  // Toasts for the previous visitor.
  useEffect(clear, [clear]);
  useEffect(() => {
    if (visit.state === 'gone') nextVisitor(stand);
  }, [visit.state, stand]);
  return (
    <Dialog
      id="still-there-title"
      title={intl.formatMessage({ id: 'stand.still.title' })}
      closeLabel={intl.formatMessage({ id: 'stand.still.yes' })}
      describedBy="still-there-text"
      open={visit.state === 'asked'}
      onClose={stay}
    >
      <p id="still-there-text" role="timer">
        {visit.state === 'asked' && (
          <FormattedMessage id="stand.still.text" values={{ seconds: visit.seconds }} />
        )}
      </p>
      <Button variant="plain" onClick={() => nextVisitor(stand)}>
        <FormattedMessage id="stand.still.next" />
      </Button>
    </Dialog>
  );
}
