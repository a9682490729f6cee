import { zipEntries } from './zip.ts';

/**
 * Whether a ZIP archive holds a Word document, by the names in its directory: other Office files, and archives of
 * anything, hold others. What is behind the names is not unpacked: whether Word would open it only Word knows.
 */
export function isWordFile(archive: Uint8Array): boolean {
  const names = zipEntries(archive).map(({ name }) => name);
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}
