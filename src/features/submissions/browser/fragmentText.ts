/** Maximum length of a fragment, in characters; a scanned one is far shorter. */
const LONGEST = 8_000;
/** Maximum size after decompression, in bytes. */
const LARGEST = 64_000;

const DEFLATED = '1';
const PLAIN = '0';

/** Encodes a text for the fragment of an address, compressed if the browser can. */
export async function toFragment(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + base64url(bytes);
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  return DEFLATED + base64url(deflated);
}

/** Decodes such a fragment; undefined if it is damaged, too large, or the browser cannot decompress it. */
export async function fromFragment(fragment: string): Promise<string | undefined> {
  if (fragment.length > LONGEST) return undefined;
  try {
    const bytes = bytesOf(fragment.slice(1));
    if (fragment.startsWith(PLAIN)) return utf8(bytes);
    if (!fragment.startsWith(DEFLATED)) return undefined;
    return utf8(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    // Not the output of `toFragment`.
    return undefined;
  }
}

const utf8 = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const base64url = (bytes: Uint8Array<ArrayBuffer>) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Throws if the bytes are damaged or decompress to more than is allowed. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError(`A hand-over unfolds to more than ${LARGEST} bytes.`);
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
