import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkReport } from './link-check.ts';

/** ISO date on which the page at an address was last found, or `unchecked`. */
export type LinksRecord = Readonly<Record<string, string>>;

export const UNCHECKED = 'unchecked';

/**
 * Returns the record after a check on `today`. A page hidden from programs keeps the date that the owner has
 * entered by hand.
 */
export const recordLinks = (
  before: LinksRecord,
  reports: readonly LinkReport[],
  today: string,
): LinksRecord =>
  Object.fromEntries(
    reports.map(({ url, verdict, isAnswered }) => {
      // Without an answer, as without a connection, nothing new is known.
      const known = verdict === 'broken' && isAnswered ? UNCHECKED : (before[url] ?? UNCHECKED);
      return [url, verdict === 'ok' ? today : known];
    }),
  );

const fileIn = (locales: string) => join(locales, 'links.json');

/** locales/links.json: every external address that the texts link to. */
export const readLinks = (locales: string): LinksRecord =>
  existsSync(fileIn(locales)) ? JSON.parse(readFileSync(fileIn(locales), 'utf8')) : {};

export function writeLinks(locales: string, record: LinksRecord): void {
  writeFileSync(fileIn(locales), `${JSON.stringify(record, null, 2)}\n`);
}
