/** Signatures and fixed sizes of a ZIP archive. Source: PKWARE's APPNOTE, sections 4.3.12 and 4.3.16. */
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const LONGEST_COMMENT = 0xffff;

/**
 * Whether a ZIP archive holds a Word document, by the names in its directory: other Office files, and archives of
 * anything, hold others. What is behind the names is not unpacked: whether Word would open it only Word knows.
 */
export function isWordFile(archive: Uint8Array): boolean {
  const names = entryNames(archive);
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}

/** The names in the archive's central directory; none where it has no readable one. */
function entryNames(archive: Uint8Array): string[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  if (end === undefined) return [];
  const text = new TextDecoder();
  const names: string[] = [];
  // It stands right before the end, wherever that says it begins: something may have been put before the archive.
  let at = end - view.getUint32(end + 12, true);
  while (at >= 0 && at + ENTRY.bytes <= end && view.getUint32(at, true) === ENTRY.signature) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const start = at + ENTRY.bytes;
    names.push(text.decode(archive.subarray(start, start + name)));
    at = start + name + extra + comment;
  }
  return names;
}

/** Where the record stands that ends an archive: the last of its kind, with nothing but a comment behind it. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  return undefined;
}
