/** Returns a random UUID. */
export function randomId(): string {
  // On a page without TLS, browsers do not have `randomUUID`. The address of an object ends with a UUID (File API).
  const { randomUUID }: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  return randomUUID ? randomUUID.call(crypto) : URL.createObjectURL(new Blob()).slice(-36);
}
