/** The most that a fragment may hold; what a camera reads is shorter by far. In characters. */
const LONGEST = 8_000;
/** The most it may unfold to, in bytes. */
const LARGEST = 64_000;

const DEFLATED = '1';
const PLAIN = '0';

/** Writes a text so that it can stand behind the # of an address, compressed where the browser can. */
export async function toFragment(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + base64url(bytes);
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  return DEFLATED + base64url(deflated);
}

/** Reads it again; undefined where it is damaged, too large, or the browser cannot unfold it. */
export async function fromFragment(fragment: string): Promise<string | undefined> {
  if (fragment.length > LONGEST) return undefined;
  try {
    const bytes = bytesOf(fragment.slice(1));
    if (fragment.startsWith(PLAIN)) return utf8(bytes);
    if (!fragment.startsWith(DEFLATED)) return undefined;
    return utf8(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    // Not what `toFragment` writes.
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

/** Throws where the bytes are damaged or unfold to more than is allowed. */
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
