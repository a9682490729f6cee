import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './fixtures.ts';

/** Copies the build with a changed worker, which a browser treats as a new version. Returns the folder of the copy. */
export function withOtherWorker(): string {
  const next = join(mkdtempSync(join(tmpdir(), 'deployment-')), 'dist');
  cpSync(DIST, next, { recursive: true, filter: (file) => !/sw\.js\.(?:br|gz)$/.test(file) });
  cpSync(join(DIST, 'sw.js'), join(next, 'sw.js'));
  writeFileSync(join(next, 'sw.js'), '\n// next', { flag: 'a' });
  return next;
}
