const ITERATIONS = 100_000;
const BITS = 256;

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** 16 random bytes, in hexadecimal digits. */
export const newSalt = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  toHex(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Hash of a PIN. PBKDF2 makes guessing slow, but whoever can read the storage can still guess four digits: a curtain,
 * not a safe. Rejects if the browser has no Web Crypto, as on a page without TLS.
 */
export async function hashPin(pin: string, salt: string, subtle: SubtleCrypto): Promise<string> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ITERATIONS };
  return toHex(new Uint8Array(await subtle.deriveBits(how, key, BITS)));
}
