import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Submission } from '#features/outbox/model/submission.ts';
import { until } from '../../support/until.ts';
import { storeSubmissions } from './device.ts';
import { one } from './form.ts';
import { openPage } from './page.tsx';

/** Returns the list of queued submissions on /outbox. */
export const region = () => one('section[aria-labelledby=waiting-title]');
export const heading = () => one('#waiting-title');
export const rows = () => [...region().querySelectorAll<HTMLElement>('li:has(h3)')];
export const inRegion = (name: string | RegExp) => within(region()).queryAllByRole('button', { name });

export function row(index: number): HTMLElement {
  const found = rows()[index];
  if (!found) throw new Error(`There is no row ${index}.`);
  return found;
}

export const rowButton = (name: string | RegExp, index = 0) =>
  within(row(index)).getByRole('button', { name });

/** Puts submissions into the queue and opens the list in English. */
export async function openList(...submissions: readonly Submission[]): Promise<void> {
  await storeSubmissions(...submissions);
  await openPage('/en/outbox');
  await until(() => expect(rows()).toHaveLength(submissions.length));
}
