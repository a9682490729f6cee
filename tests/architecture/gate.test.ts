import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const JOURNEYS = 'tests/journeys';

/** Patterns that make a test depend on the machine, or fail after a correct change. */
const forbidden: Record<string, RegExp> = {
  'a pause on the real clock': /waitForTimeout|setTimeout|delayMs/,
  'its own time limit': /\btimeout:/,
  'a wait for an idle network': /networkidle/,
  'a measured duration': /(?:Date|performance)\.now\(\) ?-/,
  'a fixed port': /(?:localhost|127\.0\.0\.1):\d/,
  'a comparison of pixels': /toHaveScreenshot|pixelmatch|rgba?\(/,
  'an internal of React': /__react/,
  'a generated file name': /assets\/\w|-\*\.js/,
  'a text of the site instead of its message id':
    /(?:getBy\w+|toHaveText|toContainText)\(\s*['"`/][^'"`/]*\p{L}{2} \p{L}|(?:hasText|getByRole\([^)]*name): ['"`/][^'"`/]*\p{L}{2} \p{L}/u,
};

/** The patterns that also the helpers of the journeys must not contain, because they would fail on a slow machine. */
const forbiddenInHelpers = ['a wait for an idle network', 'its own time limit'];

const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

test('no journey depends on time, a port, pixels or internals', () => {
  expect(journeys.length).toBeGreaterThan(10);
  const found = journeys.flatMap((file) => {
    const text = readFileSync(join(JOURNEYS, file), 'utf8');
    return Object.entries(forbidden).flatMap(([what, pattern]) => {
      const [match] = pattern.exec(text) ?? [];
      return match === undefined ? [] : [`${file}: ${what}: ${match}`];
    });
  });
  expect(found).toEqual([]);
});

/** Returns the helpers that these files import from tests/e2e/support, also through one another. */
function helpersOf(paths: readonly string[], known = new Set<string>()): Set<string> {
  for (const path of paths) {
    const imports = [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)];
    const helpers = imports
      .map(([, to = '']) => join(dirname(path), to))
      .filter((helper) => helper.startsWith('tests/e2e/support') && !known.has(helper));
    for (const helper of helpers) known.add(helper);
    helpersOf(helpers, known);
  }
  return known;
}

test('no helper of a journey has a time limit of its own', () => {
  const helpers = helpersOf(journeys.map((file) => join(JOURNEYS, file)));
  expect(helpers.size).toBeGreaterThan(5);
  const found = [...helpers].flatMap((helper) => {
    const text = readFileSync(helper, 'utf8');
    return forbiddenInHelpers
      .filter((what) => forbidden[what]?.test(text))
      .map((what) => `${helper}: ${what}`);
  });
  expect(found).toEqual([]);
});
