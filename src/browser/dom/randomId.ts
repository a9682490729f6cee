/** Returns a random UUID (RFC 9562, version 4). */
export function randomId(): string {
  // On a page without TLS, browsers do not have this function.
  const { randomUUID }: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
