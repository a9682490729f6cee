import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** kB (of 1000 bytes) of a built file as nginx sends it in this encoding, without headers. */
export function sentSize(dist: string, file: string, encoding: 'br' | 'gz' = 'br'): number {
  const packed = join(dist, `${file}.${encoding}`);
  return statSync(existsSync(packed) ? packed : join(dist, file)).size / 1000;
}

/** Files of the first load of a built page: its HTML first, then the assets it references. */
export function firstLoad(dist: string, address: string): string[] {
  const html = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const text = readFileSync(join(dist, html), 'utf8');
  return [html, ...new Set([...text.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file = '']) => file))];
}
