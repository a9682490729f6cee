import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules on a side, the quiet zone included. */
  size: number;
  /** The dark modules as an SVG path, one unit a module. */
  path: string;
}

/** What a camera needs around the code, in modules. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** Draws a text as a QR code of error correction M. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap(darkRuns).join('') };
}

/** The dark modules of a row that stand side by side, as one rectangle each. */
function darkRuns(row: readonly boolean[], y: number): string[] {
  const modules = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)].map(
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  );
}
