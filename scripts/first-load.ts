import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the size of a built file in kB (1000 bytes), as nginx sends it in this encoding, without headers. */
export function sentSize(dist: string, file: string, encoding: 'br' | 'gz' = 'br'): number {
  const packed = join(dist, `${file}.${encoding}`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size / 1000;
}

/** Returns the file that a host sends for an address, relative to the build folder. */
export function fileAt(dist: string, address: string): string {
  const page = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  return existsSync(join(dist, page)) ? page : address.slice(1);
}

/** Returns the files of the first load of a built page: its HTML, then the assets that it references. */
export function firstLoad(dist: string, address: string): string[] {
  const html = fileAt(dist, address);
  const text = readFileSync(join(dist, html), 'utf8');
  return [html, ...new Set([...text.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file = '']) => file))];
}
