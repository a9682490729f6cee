import { useStoredText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';

/** Whether this device stands at an event, for who need not know at which: what every page has is small. */
export const useIsStand = (): boolean => useStoredText(STAND_KEY) !== null;
