import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SWALLOWS = /catch\(\(\) => \{\}\)|catch (?:\(\w+\) )?\{\s*\}/;
/** How many lines above it the reason may stand. */
const REACH = 2;

/** Lines in which an error is swallowed, and no comment says why. */
function unexplained(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter(
    (line, index) =>
      SWALLOWS.test(line) &&
      !lines.slice(Math.max(0, index - REACH), index + 1).some((near) => near.includes('//')),
  );
}

test('who swallows an error says why', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file));
  const found = sources.flatMap((file) =>
    unexplained(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a reason far away, or none, is found missing', () => {
  const swallowing = 'void load().catch(() => {});';
  expect(unexplained(swallowing)).toHaveLength(1);
  expect(unexplained(`// Why.\n\n\n${swallowing}`)).toHaveLength(1);
  expect(unexplained(`// Why.\n${swallowing}`)).toEqual([]);
  expect(unexplained('} catch {}')).toHaveLength(1);
});
