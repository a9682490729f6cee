import { zipEntries } from './zip.ts';

/**
 * Returns true if a ZIP archive holds a Word document, judged by the names in its directory. The entries are
 * not unpacked: only Word can tell whether it would open the file.
 */
export function isWordFile(archive: Uint8Array): boolean {
  const names = zipEntries(archive).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}
