import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** The dark modules as an SVG path, one unit per module. */
  path: string;
}

/** The margin that scanners require, in modules. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** Encodes a text as a QR code with error correction level M. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap(darkRuns).join('') };
}

/** Returns one rectangle for each run of adjacent dark modules in a row. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)].map(
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  );
}
