import { useEffect, useState } from 'react';
import { whenLoaded } from '../dom/page.ts';
import { useFirstInteraction } from './firstInteraction.ts';

/** Whether this document may have come without a connection, from the copy on this device. */
export const isServedByWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether the app may have something to say: on a later visit, whose code is here already, once the page stands; on
 * the first one with the first interaction, or when the connection goes. Nobody else needs the code for it.
 */
export function useNoticeNeed(): boolean {
  const used = useFirstInteraction();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    if (isServedByWorker()) whenLoaded(need);
    addEventListener('offline', need);
    return () => removeEventListener('offline', need);
  }, []);
  return used || needed;
}
