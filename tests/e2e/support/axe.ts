import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult } from 'axe-core';
import { untilStill } from './steps.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Reasons why axe cannot measure a contrast: the text is in a drawing or on a pseudo-element, is a single character, or
 * is covered by its neighbour in a carousel. tests/site/contrast.test.ts checks the contrast of the colours themselves.
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
 * Returns one line per element that violates WCAG 2.2 AA or axe's best practices, or that needs a review by a person,
 * except contrasts that axe cannot measure. Runs all rules, or only `rules`. Needs `bypassCSP`.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const { violations, incomplete } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      // The script above has defined `axe` in the page.
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        runOnly ? { runOnly } : {},
      ),
    rules,
  );
  const toLookAt = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'color-contrast' || !reasonsOf(node).every((reason) => UNMEASURED.has(reason)))
      .map((node) => `${id}, needs review: ${node.target.join(' ')} (${reasonsOf(node).join(', ')})`),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return [...found, ...toLookAt];
}

/** Returns the violations of the current page in the light and dark themes. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // During the transition between the themes, axe would measure intermediate colours.
    await untilStill(page.locator('html'));
    found.push(...(await violationsOf(page)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
