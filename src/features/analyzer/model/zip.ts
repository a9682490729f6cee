/** Signatures and fixed sizes of a ZIP archive. Source: PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16. */
const FILE = { signature: 0x04034b50, bytes: 30 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

interface ZipEntry {
  name: string;
  method: number;
  /** Compressed size. */
  bytes: number;
  /** Offset of the local file header. */
  at: number;
}

/** Returns the entries of the archive's central directory, or an empty array if the directory is not readable. */
export function zipEntries(archive: Uint8Array): ZipEntry[] {
  const view = viewOf(archive);
  const end = endOf(view);
  if (end === undefined) return [];
  const text = new TextDecoder();
  const entries: ZipEntry[] = [];
  // Data may precede the archive, so the offset in the end record is unreliable. The directory ends right before the
  // end record.
  let at = end - view.getUint32(end + 12, true);
  const shift = at - view.getUint32(end + 16, true);
  while (at >= 0 && at + ENTRY.bytes <= end && view.getUint32(at, true) === ENTRY.signature) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const start = at + ENTRY.bytes;
    entries.push({
      name: text.decode(archive.subarray(start, start + name)),
      method: view.getUint16(at + 10, true),
      bytes: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true) + shift,
    });
    at = start + name + extra + comment;
  }
  return entries;
}

/**
 * Returns the text of an entry, limited to `most` bytes. Rejects or resolves with undefined if the entry is not
 * readable.
 */
export async function zipText(
  archive: Uint8Array,
  entry: ZipEntry,
  most: number,
): Promise<string | undefined> {
  const view = viewOf(archive);
  const { at, bytes, method } = entry;
  if (at < 0 || at + FILE.bytes > archive.length || view.getUint32(at, true) !== FILE.signature)
    return undefined;
  const start = at + FILE.bytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = archive.subarray(start, start + Math.min(bytes, most));
  if (method === STORED) return new TextDecoder().decode(packed);
  if (method !== DEFLATED) return undefined;
  const unpacked = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return firstText(unpacked, most);
}

/** Stops unpacking after `most` bytes, because a few kilobytes may expand to gigabytes. */
async function firstText(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const text = new TextDecoder();
  let read = '';
  for (let taken = 0; taken < most; ) {
    const { done, value } = await reader.read();
    if (done) break;
    taken += value.length;
    read += text.decode(value, { stream: true });
  }
  // The rest is not needed, so an error while unpacking it does not matter.
  await reader.cancel().catch(() => {});
  return read;
}

const viewOf = (archive: Uint8Array) => new DataView(archive.buffer, archive.byteOffset, archive.byteLength);

/** Returns the offset of the end record. It is the last record of its kind, and only a comment follows it. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  return undefined;
}
