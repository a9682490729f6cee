import jsQR from 'jsqr';
import type { QrDrawing } from '#components/drawQr.ts';

/** The size of a module in pixels. */
const SCALE = 4;

/** Paints the path of a QR code dark on light and reads it as a camera does. */
export function readQr({ size, path }: QrDrawing): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const paint = (left: number, top: number, width: number) => {
    for (let y = top * SCALE; y < (top + 1) * SCALE; y++) {
      for (let x = left * SCALE; x < (left + width) * SCALE; x++) {
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
  };
  const run = /M(\d+) (\d+)h(\d+)v1h-\3z/g;
  for (const [, x, y, width] of path.matchAll(run)) paint(Number(x), Number(y), Number(width));
  if (path.replace(run, '') !== '') throw new Error('The path holds more than runs of modules.');
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data;
}
