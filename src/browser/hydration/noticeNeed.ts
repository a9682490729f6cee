import { useEffect, useState } from 'react';
import { listen } from '../dom/listen.ts';
import { whenLoaded } from '../dom/pageLifecycle.ts';
import { useFirstInteraction } from './firstInteraction.ts';

/** Returns true if the service worker may have served the document offline, from the copy on this device. */
export const isServedByWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Returns true as soon as a notice may be needed. On a later visit that is after load, because the code is stored
 * already. On the first visit it is at the first interaction or when the connection is lost. Other visits do not load
 * the code of the notices.
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
