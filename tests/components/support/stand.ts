import { expect } from 'vitest';
import { readStand, standText } from '#features/submissions/model/stand.ts';
import { hashPin, newSalt } from '#features/submissions/pin.ts';
import { STAND_KEY } from '#site/storage-keys.ts';
import { until } from '../../support/until.ts';
import { one } from './form.ts';

export const PIN = '2468';

/** Has this device stand at an event, as if it had been started a moment ago, or so. */
export async function atStand(since = Date.now()): Promise<void> {
  const salt = newSalt(crypto);
  const hash = await hashPin(PIN, salt, crypto.subtle);
  const pin = { salt, hash, failures: 0, retryAt: 0 };
  const stand = standText({ event: 'slush26', language: 'en', theme: 'dark', since, pin });
  localStorage.setItem(STAND_KEY, stand);
}

export const keptStand = () => readStand(localStorage.getItem(STAND_KEY));

/** Waits until the form is one of the stand's. */
export const standForm = () =>
  until(() => expect(one('form#demo-form').getAttribute('autocomplete')).toBe('off'));
