import { useEffect, useState } from 'react';
import { useFirstInteraction } from '#browser/firstInteraction.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** True once the visitor does anything, or where this device keeps something that a form may show. */
export function useFormsWanted(): boolean {
  const access = useOutboxAccess();
  const used = useFirstInteraction();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void access?.whenUsed().then(
      () => setKept(true),
      () => {},
    );
  }, [access]);
  return used || kept;
}
