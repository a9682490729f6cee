import type { PinCheck } from './kiosk.ts';

const PIN = /^\d{4,8}$/;

export const isPin = (typed: string): boolean => PIN.test(typed);

const LONGEST_PAUSE_MS = 60_000;

/** After a wrong PIN: a pause of one second, doubled each time. */
export function afterWrongPin(pin: PinCheck, now: number): PinCheck {
  const pause = Math.min(1_000 * 2 ** pin.failures, LONGEST_PAUSE_MS);
  return { ...pin, failures: pin.failures + 1, retryAt: now + pause };
}

/** Milliseconds until a PIN may be tried again: never more than the longest pause, even after a clock jump. */
export const pauseLeft = ({ retryAt }: PinCheck, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);

const ITERATIONS = 100_000;
const BITS = 256;

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** 16 random bytes, in hexadecimal digits. */
export const newSalt = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  toHex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Hash of a PIN. PBKDF2 makes guessing slow, but four digits can be guessed by anyone who can read the storage: it
 * deters, and does not protect. Rejects if the browser has no Web Crypto, as on a page without TLS.
 */
export async function hashPin(pin: string, salt: string, subtle: SubtleCrypto): Promise<string> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ITERATIONS };
  return toHex(new Uint8Array(await subtle.deriveBits(how, key, BITS)));
}
