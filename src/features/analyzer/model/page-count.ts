import { zipEntries, zipText } from './zip.ts';

/** Of a PDF so much is looked at, from each end; of an Office document's properties so much is unpacked. */
const PDF_BYTES = 2 * 1024 * 1024;
const PROPERTIES_BYTES = 64 * 1024;
/** What says it has more pages than this is wrong about it. */
const MOST_PAGES = 50_000;

/**
 * How many pages a document has, by what it says about itself in the open; undefined where it does not, and where what
 * it says cannot be. Wrong bytes only ever lead to undefined.
 */
export async function pageCount(content: Uint8Array): Promise<number | undefined> {
  try {
    const count = isZip(content) ? await officePages(content) : pdfPages(content);
    return count !== undefined && count >= 1 && count <= MOST_PAGES ? count : undefined;
  } catch {
    // The document is broken, or this browser cannot unpack it.
    return undefined;
  }
}

const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b;

/** Word writes its pages into the properties, PowerPoint its slides. Source: ECMA-376, part 1, section 22.2. */
async function officePages(archive: Uint8Array): Promise<number | undefined> {
  const properties = zipEntries(archive).find(({ name }) => name === 'docProps/app.xml');
  const text = properties && (await zipText(archive, properties, PROPERTIES_BYTES));
  return numberIn(/<(?:Pages|Slides)>(\d{1,6})<\//.exec(text ?? ''));
}

/** Source: ISO 32000-1, sections 7.7.3 (the tree of pages) and F.2.2 (a linearized file). */
function pdfPages(content: Uint8Array): number | undefined {
  const text = openTextOf(content);
  const first = linearizedPages(text.slice(0, 1024), content.length);
  if (first !== undefined) return first;
  const roots = text
    .split('endobj')
    .filter((object) => /\/Type\s*\/Pages(?![A-Za-z])/.test(object) && !/\/Parent\s/.test(object));
  // What is changed is written behind what was there.
  const last = roots.at(-1);
  if (last !== undefined) return numberIn(/\/Count\s+(\d{1,6})(?!\d|\s+\d+\s+R)/.exec(last));
  // Pages within compressed objects, or in what has not been looked at, cannot be counted.
  if (content.length > 2 * PDF_BYTES || /\/ObjStm/.test(text)) return undefined;
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length;
}

/** A linearized file says it in its first object, as long as nothing has been added since. */
function linearizedPages(start: string, bytes: number): number | undefined {
  if (!start.includes('/Linearized')) return undefined;
  const isUnchanged = numberIn(/\/L\s+(\d{1,10})/.exec(start)) === bytes;
  return isUnchanged ? numberIn(/\/N\s+(\d{1,6})/.exec(start)) : undefined;
}

/** One letter a byte, from both ends. */
function openTextOf(content: Uint8Array): string {
  const latin = new TextDecoder('latin1');
  if (content.length <= 2 * PDF_BYTES) return latin.decode(content);
  return `${latin.decode(content.subarray(0, PDF_BYTES))} endobj ${latin.decode(content.subarray(-PDF_BYTES))}`;
}

const numberIn = (found: RegExpExecArray | null) => (found?.[1] === undefined ? undefined : Number(found[1]));
