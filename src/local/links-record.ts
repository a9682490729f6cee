import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkReport } from './link-check.ts';

/** When somebody last found the page behind an address there: an ISO date, or that nobody has looked. */
export type LinksRecord = Readonly<Record<string, string>>;

export const UNCHECKED = 'unchecked';

/** The record after a check on `today`. A page that its host hides keeps the day that the owner set down by hand. */
export const recordLinks = (
  before: LinksRecord,
  reports: readonly LinkReport[],
  today: string,
): LinksRecord =>
  Object.fromEntries(
    reports.map(({ url, verdict }) => {
      const known = verdict === 'broken' ? UNCHECKED : (before[url] ?? UNCHECKED);
      return [url, verdict === 'ok' ? today : known];
    }),
  );

const fileIn = (locales: string) => join(locales, 'links.json');

/** locales/links.json: every address of another site that the texts lead to. */
export const readLinks = (locales: string): LinksRecord =>
  existsSync(fileIn(locales)) ? JSON.parse(readFileSync(fileIn(locales), 'utf8')) : {};

export function writeLinks(locales: string, record: LinksRecord): void {
  writeFileSync(fileIn(locales), `${JSON.stringify(record, null, 2)}\n`);
}
