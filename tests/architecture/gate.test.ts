import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const JOURNEYS = 'tests/journeys';

/** What makes a test depend on the machine, or punishes a change that is right. */
const forbidden: Record<string, RegExp> = {
  'a pause on the real clock': /waitForTimeout|setTimeout|delayMs/,
  'a limit of time of its own': /\btimeout:/,
  'a network that must be still': /networkidle/,
  'a measured duration': /(?:Date|performance)\.now\(\) ?-/,
  'a fixed port': /(?:localhost|127\.0\.0\.1):\d/,
  'a comparison of pixels': /toHaveScreenshot|pixelmatch|rgba?\(/,
  'an inside of React': /__react/,
  'a name that the build gives': /assets\/\w|-\*\.js/,
  'words of the site, which have ids':
    /(?:getBy\w+|toHaveText|toContainText)\(\s*['"`/][^'"`/]*\p{L}{2} \p{L}|(?:hasText|getByRole\([^)]*name): ['"`/][^'"`/]*\p{L}{2} \p{L}/u,
};

const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'playwright.config.ts',
);

test('no journey knows the time, a port, a pixel or the inside of anything', () => {
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
