import { useEffect, useState } from 'react';
import { useFirstInteraction } from '#browser/hydration/firstInteraction.ts';
import { storedText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** True once the visitor does anything, or where this device keeps something that a form may show. */
export function useFormsWanted(): boolean {
  const access = useOutboxAccess();
  const used = useFirstInteraction();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (storedText(STAND_KEY) !== null) setKept(true);
    void access?.whenUsed().then(
      () => setKept(true),
      () => {},
    );
  }, [access]);
  return used || kept;
}
