import { useLayoutEffect, useMemo } from 'react';
import { markKiosk } from '#browser/dom/documentMarks.ts';
import { parseJson, storedText, storeText, useStoredText } from '#browser/storage/localStorage.ts';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { currentQuery } from '#router/location.ts';
import { KIOSK_KEY } from '#site/storage-keys.ts';
import { eventName, type Kiosk, kioskRecord, readKiosk } from '../model/kiosk.ts';

const kioskIn = (text: string | null): Kiosk | undefined =>
  text === null ? undefined : readKiosk(parseJson(text));

/** Returns the kiosk mode of this device, in all its tabs; undefined if kiosk mode is off, and during hydration. */
export function useKiosk(): Kiosk | undefined {
  const text = useStoredText(KIOSK_KEY);
  return useMemo(() => kioskIn(text), [text]);
}

/** Keeps the document's mark of kiosk mode up to date. */
export function useKioskMark(): void {
  const isKiosk = useIsKiosk();
  useLayoutEffect(() => {
    // During hydration, `isKiosk` is false on every device.
    markKiosk(isKiosk || storedText(KIOSK_KEY) !== null);
  }, [isKiosk]);
}

/** Returns the current kiosk mode for effects and event handlers, also during hydration. */
export const currentKiosk = (): Kiosk | undefined => kioskIn(storedText(KIOSK_KEY));

/** Stores kiosk mode for all tabs. `undefined` ends kiosk mode. */
export const storeKiosk = (kiosk: Kiosk | undefined): void =>
  storeText(KIOSK_KEY, kiosk ? JSON.stringify(kioskRecord(kiosk)) : '');

/** Returns the event that a form is sent with: the event of the kiosk, or else the event in the address. */
export const currentEvent = (): string | undefined =>
  currentKiosk()?.event ?? eventName(new URLSearchParams(currentQuery()).get('event') ?? '');
