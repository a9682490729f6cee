import { expect } from 'vitest';
import { kioskRecord, readKiosk } from '#features/kiosk/model/kiosk.ts';
import { hashPin, newSalt } from '#features/kiosk/model/pin.ts';
import { KIOSK_KEY } from '#site/storage-keys.ts';
import { until } from '../../support/until.ts';
import { one } from './form.ts';

export const PIN = '2468';

/** Sets kiosk mode on this device, with this start time. */
export async function atKiosk(since = Date.now()): Promise<void> {
  const salt = newSalt(crypto);
  const hash = await hashPin(PIN, salt, crypto.subtle);
  const pin = { salt, hash, failures: 0, retryAt: 0 };
  const kiosk = kioskRecord({ event: 'slush26', language: 'en', theme: 'dark', since, pin });
  localStorage.setItem(KIOSK_KEY, JSON.stringify(kiosk));
}

/** Returns the stored kiosk mode, or undefined if it is off. */
export function storedKiosk() {
  const text = localStorage.getItem(KIOSK_KEY);
  return text === null ? undefined : readKiosk(JSON.parse(text));
}

/** Waits until the form has the settings of kiosk mode. */
export const kioskForm = () =>
  until(() => expect(one('form#demo-form').getAttribute('autocomplete')).toBe('off'));
