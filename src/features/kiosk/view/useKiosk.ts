import { useMemo } from 'react';
import { parseJson, storedText, storeText, useStoredText } from '#browser/storage/storedText.ts';
import { currentQuery } from '#router/location.ts';
import { KIOSK_KEY } from '#site/storage-keys.ts';
import { eventName, type Kiosk, kioskRecord, readKiosk } from '../model/kiosk.ts';

const kioskIn = (text: string | null): Kiosk | undefined =>
  text === null ? undefined : readKiosk(parseJson(text));

/** Kiosk mode of this device, in all its tabs; undefined if it is off, and during hydration. */
export function useKiosk(): Kiosk | undefined {
  const text = useStoredText(KIOSK_KEY);
  return useMemo(() => kioskIn(text), [text]);
}

/** Returns true if this device is in kiosk mode. */
export const useIsKiosk = (): boolean => useStoredText(KIOSK_KEY) !== null;

/** Kiosk mode at this moment, for effects and event handlers, also during hydration. */
export const currentKiosk = (): Kiosk | undefined => kioskIn(storedText(KIOSK_KEY));

/** Stores kiosk mode for all tabs; undefined ends it. */
export const storeKiosk = (kiosk: Kiosk | undefined): void =>
  storeText(KIOSK_KEY, kiosk ? JSON.stringify(kioskRecord(kiosk)) : '');

/** The event that a form is sent with: that of the kiosk, or else the one that the address names. */
export const currentEvent = (): string | undefined =>
  currentKiosk()?.event ?? eventName(new URLSearchParams(currentQuery()).get('event') ?? '');
