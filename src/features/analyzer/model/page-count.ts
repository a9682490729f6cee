import { zipEntries, zipText } from './zip.ts';

/** Bytes scanned at each end of a PDF, and bytes unpacked from a Word document's properties. */
const PDF_BYTES = 2 * 1024 * 1024;
const PROPERTIES_BYTES = 64 * 1024;
/** A document that declares more pages than this number is wrong. */
const MOST_PAGES = 50_000;

/**
 * Returns the number of pages that a document declares in uncompressed form. Returns undefined if the document declares
 * no number or an impossible one. Invalid bytes yield undefined and never an error.
 */
export async function pageCount(content: Uint8Array): Promise<number | undefined> {
  try {
    const count = isZip(content) ? await wordPages(content) : pdfPages(content);
    return count !== undefined && count >= 1 && count <= MOST_PAGES ? count : undefined;
  } catch {
    // The document is damaged, or this browser cannot unpack it.
    return undefined;
  }
}

const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b;

/** Returns the number of pages from the properties of a Word document. Source: ECMA-376, part 1, section 22.2. */
async function wordPages(archive: Uint8Array): Promise<number | undefined> {
  const properties = zipEntries(archive).find(({ name }) => name === 'docProps/app.xml');
  const text = properties && (await zipText(archive, properties, PROPERTIES_BYTES));
  return numberIn(/<Pages>(\d{1,6})<\//.exec(text ?? ''));
}

/**
 * Returns the number of pages of a PDF. Source: ISO 32000-1, sections 7.7.3 (page tree) and F.2.2 (linearized files).
 */
function pdfPages(content: Uint8Array): number | undefined {
  const text = openTextOf(content);
  const first = linearizedPages(text.slice(0, 1024), content.length);
  if (first !== undefined) return first;
  const roots = text
    .split('endobj')
    .filter((object) => /\/Type\s*\/Pages(?![A-Za-z])/.test(object) && !/\/Parent\s/.test(object));
  // Incremental updates are appended, so the last root is the current one.
  const last = roots.at(-1);
  if (last !== undefined) return numberIn(/\/Count\s+(\d{1,6})(?!\d|\s+\d+\s+R)/.exec(last));
  // Pages within compressed objects, or in the part not scanned, cannot be counted.
  if (content.length > 2 * PDF_BYTES || /\/ObjStm/.test(text)) return undefined;
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length;
}

/**
 * Returns the number of pages that a linearized file declares in its first object. The number is valid only if nothing
 * has been appended.
 */
function linearizedPages(start: string, bytes: number): number | undefined {
  if (!start.includes('/Linearized')) return undefined;
  const isUnchanged = numberIn(/\/L\s+(\d{1,10})/.exec(start)) === bytes;
  return isUnchanged ? numberIn(/\/N\s+(\d{1,6})/.exec(start)) : undefined;
}

/** Returns the content, or only both ends of a large file, with one character per byte. */
function openTextOf(content: Uint8Array): string {
  const latin = new TextDecoder('latin1');
  if (content.length <= 2 * PDF_BYTES) return latin.decode(content);
  return `${latin.decode(content.subarray(0, PDF_BYTES))} endobj ${latin.decode(content.subarray(-PDF_BYTES))}`;
}

const numberIn = (found: RegExpExecArray | null) => (found?.[1] === undefined ? undefined : Number(found[1]));
