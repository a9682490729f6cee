import type { Stand } from '#features/submissions/model/stand.ts';
import { hashPin, newSalt } from '#features/submissions/pin.ts';
import { STAND_KEY } from '#site/storage-keys.ts';

export const PIN = '2468';

/** Has this device stand at an event, as if it had been started a moment ago, or so. */
export async function atStand(more: Partial<Stand> = {}): Promise<void> {
  const salt = newSalt(crypto);
  const stand: Stand = {
    version: 1,
    event: 'slush26',
    language: 'en',
    since: Date.now(),
    salt,
    hash: await hashPin(PIN, salt, crypto.subtle),
    failures: 0,
    retryAt: 0,
    ...more,
  };
  localStorage.setItem(STAND_KEY, JSON.stringify(stand));
}

export const keptStand = (): Stand | undefined =>
  JSON.parse(localStorage.getItem(STAND_KEY) ?? 'null') ?? undefined;
