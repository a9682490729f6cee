import { useEffect, useState } from 'react';
import { whenLoaded } from './page.ts';
import { useSignOfUse } from './signOfUse.ts';

/** Whether this document may have come without a connection, from the copy on this device. */
export const isServedByWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether the app may have something to say: on a later visit, whose code is here already, once the page stands; on
 * the first one with the first sign of use, or when the connection goes. Nobody else needs the code for it.
 */
export function useNoticeOccasion(): boolean {
  const used = useSignOfUse();
  const [occasion, setOccasion] = useState(false);
  useEffect(() => {
    const arise = () => setOccasion(true);
    if (isServedByWorker()) whenLoaded(arise);
    addEventListener('offline', arise);
    return () => removeEventListener('offline', arise);
  }, []);
  return used || occasion;
}
