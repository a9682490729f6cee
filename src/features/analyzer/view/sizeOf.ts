import type { useIntl } from 'react-intl';
import { fileSize } from '../model/file-size.ts';

/** Returns a file's size, formatted for the page's locale. */
export function sizeOf(intl: ReturnType<typeof useIntl>, file: File): string {
  const { value, unit } = fileSize(file.size);
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay });
}
