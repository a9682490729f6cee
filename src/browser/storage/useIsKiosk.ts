import { KIOSK_KEY } from '#site/storage-keys.ts';
import { useStoredText } from './localStorage.ts';

/** Returns true if this device is in kiosk mode; false during hydration. */
export const useIsKiosk = (): boolean => useStoredText(KIOSK_KEY) !== null;
