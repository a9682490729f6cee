import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '#build/precompress.ts';

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const SCRIPT = new RegExp(`<script\\b${ATTRIBUTES}>[\\s\\S]*?</script\\s*>`, 'gi');
const LINK = new RegExp(`<link\\b${ATTRIBUTES}>`, 'gi');
const forScripts = (link: string) =>
  /\brel=["']?(?:modulepreload|serviceworker)\b/i.test(link) || /\bas=["']?script\b/i.test(link);

/** Removes scripts, embedded data, and links that preload scripts. */
function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(LINK, (link) => (forScripts(link) ? '' : link));
}

/**
 * Copies a build with these pages only, without their scripts. The copy is the floor: no page with the same text, styles
 * and fonts can be faster. Returns its folder.
 */
export async function copyWithoutScripts(dist: string, addresses: readonly string[]): Promise<string> {
  const floor = join('.cache', 'bench', 'floor');
  rmSync(floor, { recursive: true, force: true });
  for (const address of addresses) {
    const page = `${address}.html`;
    mkdirSync(dirname(join(floor, page)), { recursive: true });
    writeFileSync(join(floor, page), withoutScripts(readFileSync(join(dist, page), 'utf8')));
  }
  await precompress(floor);
  cpSync(dist, floor, { recursive: true, filter: (file) => !/\.(?:html|js)(?:\.br|\.gz)?$/.test(file) });
  return floor;
}
