import { expect } from 'vitest';
import { kioskRecord, readKiosk } from '#features/kiosk/model/kiosk.ts';
import { hashPin, newSalt } from '#features/kiosk/model/pin.ts';
import { KIOSK_KEY } from '#site/storage-keys.ts';
import { until } from '../../support/until.ts';
import { one } from './form.ts';

export const PIN = '2468';

/** Puts this device into kiosk mode, as if it had been started at this time. */
export async function atKiosk(since = Date.now()): Promise<void> {
  const salt = newSalt(crypto);
  const hash = await hashPin(PIN, salt, crypto.subtle);
  const pin = { salt, hash, failures: 0, retryAt: 0 };
  const kiosk = kioskRecord({ event: 'slush26', language: 'en', theme: 'dark', since, pin });
  localStorage.setItem(KIOSK_KEY, JSON.stringify(kiosk));
}

/** The stored kiosk mode; undefined if it is off. */
export function storedKiosk() {
  const text = localStorage.getItem(KIOSK_KEY);
  return text === null ? undefined : readKiosk(JSON.parse(text));
}

/** Waits until the form belongs to the kiosk. */
export const kioskForm = () =>
  until(() => expect(one('form#demo-form').getAttribute('autocomplete')).toBe('off'));
