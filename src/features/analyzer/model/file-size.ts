interface FileSize {
  value: number;
  unit: 'byte' | 'kilobyte' | 'megabyte';
}

const STEP = 1024;

/** Returns a file's size for display. A non-empty file never has the size 0, and the number never has four digits. */
export function fileSize(bytes: number): FileSize {
  if (bytes < 1000) return { value: bytes, unit: 'byte' };
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  if (kilobytes < 1000) return { value: kilobytes, unit: 'kilobyte' };
  return { value: Math.round((bytes / STEP / STEP) * 10) / 10, unit: 'megabyte' };
}
