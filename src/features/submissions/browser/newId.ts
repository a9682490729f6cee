/** A UUID. Browsers have `randomUUID` in secure contexts alone: a site without TLS sends its forms as well. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // Every blob's address ends with one. Source: File API, section 8.3.
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}
