import { zipEntries } from './zip.ts';

/** The maximum size of a file. Source: docs/site.md, section 5. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const startsWith = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

/**
 * Returns true if a ZIP archive contains a Word document, judged by the names in its central directory. The entries are
 * not unpacked, because only Word can tell whether it would open the file.
 */
export function isWordFile(archive: Uint8Array): boolean {
  const names = zipEntries(archive).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}

/**
 * The file types that the analyzer accepts. The content must match as well as the extension, because an extension can
 * be wrong.
 */
export const fileKinds = [
  {
    ending: '.pdf',
    type: 'application/pdf',
    isKind: (content: Uint8Array) => startsWith(content, [0x25, 0x50, 0x44, 0x46]),
  },
  {
    ending: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isKind: (content: Uint8Array) => startsWith(content, [0x50, 0x4b, 0x03, 0x04]) && isWordFile(content),
  },
] as const;

/** `empty`: the file has no content. `broken`: the content does not match the extension. */
export type FileProblem = 'size' | 'type' | 'empty' | 'broken';

/**
 * Returns the problem with a file, or undefined if the file is valid. Rejects if the file cannot be read. Does not read
 * a file that is too large or has another extension.
 */
export async function fileProblem(file: File): Promise<FileProblem | undefined> {
  if (file.size > MAX_FILE_BYTES) return 'size';
  const kind = fileKinds.find(({ ending }) => file.name.toLowerCase().endsWith(ending));
  if (!kind) return 'type';
  if (file.size === 0) return 'empty';
  return kind.isKind(new Uint8Array(await file.arrayBuffer())) ? undefined : 'broken';
}
