import { useEffect, useState } from 'react';
import { listen } from '../dom/listen.ts';
import { whenLoaded } from '../dom/page.ts';
import { useFirstInteraction } from './firstInteraction.ts';

/** Returns true if the document may have been served offline, from the copy on this device. */
export const isServedByWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Returns true once a notice may be needed: on a later visit, whose code is stored already, after load; on the
 * first visit at the first interaction, or when the connection is lost. Other visits need no code for it.
 */
export function useNoticeNeed(): boolean {
  const used = useFirstInteraction();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    if (isServedByWorker()) whenLoaded(need);
    return listen(['offline'], need);
  }, []);
  return used || needed;
}
