import type { PinCheck } from './kiosk.ts';

const PIN = /^\d{4,8}$/;

export const isPin = (typed: string): boolean => PIN.test(typed);

const LONGEST_PAUSE_MS = 60_000;

/** Returns the record after a wrong PIN, with a pause of one second that doubles each time. */
export function afterWrongPin(pin: PinCheck, now: number): PinCheck {
  const pause = Math.min(1_000 * 2 ** pin.failures, LONGEST_PAUSE_MS);
  return { ...pin, failures: pin.failures + 1, retryAt: now + pause };
}

/** Returns the milliseconds until a PIN may be tried again: at most the longest pause, even after a clock change. */
export const pauseLeft = ({ retryAt }: PinCheck, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);

const ITERATIONS = 100_000;
const BITS = 256;

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns 16 random bytes, in hexadecimal digits. */
export const newSalt = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  toHex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Returns the hash of a PIN. PBKDF2 makes guessing slow, but anyone who can read the storage can guess four digits. The
 * hash deters, but it does not protect. Rejects if the browser has no Web Crypto, for example on a page without TLS.
 */
export async function hashPin(pin: string, salt: string, subtle: SubtleCrypto): Promise<string> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ITERATIONS };
  return toHex(new Uint8Array(await subtle.deriveBits(how, key, BITS)));
}
