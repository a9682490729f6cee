import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './fixtures.ts';

/** The same site with another worker, to be deployed: to the browser that is a new version. */
export function withOtherWorker(): string {
  const next = join(mkdtempSync(join(tmpdir(), 'deployment-')), 'dist');
  cpSync(DIST, next, { recursive: true, filter: (file) => !/sw\.js\.(?:br|gz)$/.test(file) });
  cpSync(join(DIST, 'sw.js'), join(next, 'sw.js'));
  writeFileSync(join(next, 'sw.js'), '\n// next', { flag: 'a' });
  return next;
}
