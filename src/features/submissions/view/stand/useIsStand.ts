import { useStoredText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';

/** Returns true if this device is at a stand. Unlike `useStand`, small enough for every page. */
export const useIsStand = (): boolean => useStoredText(STAND_KEY) !== null;
