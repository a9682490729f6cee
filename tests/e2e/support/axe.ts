import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult } from 'axe-core';
import { untilStill } from './steps.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Why axe cannot tell a contrast: the words stand in a drawing, on a pseudo-element, are a single sign, or are covered by
 * the neighbour in a carousel. tests/site/contrast.test.ts holds the colours themselves to the figure.
 */
const UNMEASURED = new Set([
  'bgOverlap',
  'imgNode',
  'pseudoContent',
  'shortTextContent',
  'nonBmp',
  'elmPartiallyObscuring',
  'elmPartiallyObscured',
]);

const reasonsOf = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none].map(
    ({ id, data }) => `${(data as { messageKey?: string } | null)?.messageKey ?? id}`,
  );

/**
 * What axe finds against WCAG 2.2 AA and its best practices, and what it leaves for a person to look at, except contrasts
 * that it cannot measure: one line per element. By all rules, or by those named alone. Needs `bypassCSP`.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const { violations, incomplete } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      // The script above has put axe into the page.
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        runOnly ? { runOnly } : {},
      ),
    rules,
  );
  const toLookAt = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'color-contrast' || !reasonsOf(node).every((reason) => UNMEASURED.has(reason)))
      .map((node) => `${id}, to look at: ${node.target.join(' ')} (${reasonsOf(node).join(', ')})`),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return [...found, ...toLookAt];
}

/** The same in the light look and in the dark one, of the page as it stands. */
export async function violationsInBothLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // What fades from look to look would be measured half-way.
    await untilStill(page.locator('html'));
    found.push(...(await violationsOf(page)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
