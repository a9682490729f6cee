import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepAwake } from '#browser/dom/wakeLock.ts';
import { arrivedBy, onMove } from '#browser/navigation/entries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { useVisitor } from '../../browser/visitor.ts';
import type { Stand } from '../../model/stand.ts';
import { claimEntry, isOwnEntry, nextVisitor } from './nextVisitor.ts';
import { useStand } from './useStand.ts';
import { useVisit } from './useVisit.ts';

/** Keeps a stand's screen awake, its forms empty and its visitors apart. */
export function StandWatch() {
  const stand = useStand();
  const visitor = useVisitor();
  const isStand = stand !== undefined;
  useEffect(() => (isStand ? keepAwake() : undefined), [isStand]);
  useOwnEntries(stand);
  return stand && <Visitor key={visitor} stand={stand} />;
}

/**
 * Shows an empty form in place of what another visitor has left in the history: an address may hold what that visitor
 * chose, and a document from the back/forward cache may be older than stand mode.
 */
function useOwnEntries(stand: Stand | undefined): void {
  const check = useEffectEvent(() => {
    if (!stand) return;
    if (arrivedBy() === 'traversed' && !isOwnEntry()) nextVisitor(stand, 'replace');
    else claimEntry();
  });
  const isStand = stand !== undefined;
  useEffect(() => {
    if (!isStand) return undefined;
    check();
    return onMove(() => check());
  }, [isStand]);
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
