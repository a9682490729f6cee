import { useMemo } from 'react';
import { currentQuery } from '#browser/navigation/location.ts';
import { storedText, useStoredText } from '#browser/storage/storedText.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import { eventName, readStand, type Stand } from '../../model/stand.ts';

/** The stand of this device, in all its tabs; undefined if there is none, and during hydration. */
export function useStand(): Stand | undefined {
  const text = useStoredText(STAND_KEY);
  return useMemo(() => readStand(text), [text]);
}

/** The same at this moment, for effects and event handlers, also during hydration. */
export const standNow = (): Stand | undefined => readStand(storedText(STAND_KEY));

/** The event that a form is sent with: that of the stand, or else the one that the address names. */
export const eventNow = (): string | undefined =>
  standNow()?.event ?? eventName(new URLSearchParams(currentQuery()).get('event') ?? '');
