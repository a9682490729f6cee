interface FileSize {
  value: number;
  unit: 'byte' | 'kilobyte' | 'megabyte';
}

const STEP = 1024;

/** A file's size as one reads it: never nothing for something, and never four figures. */
export function fileSize(bytes: number): FileSize {
  if (bytes < 1000) return { value: bytes, unit: 'byte' };
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  if (kilobytes < 1000) return { value: kilobytes, unit: 'kilobyte' };
  return { value: Math.round((bytes / STEP / STEP) * 10) / 10, unit: 'megabyte' };
}
