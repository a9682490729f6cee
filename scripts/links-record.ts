import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkReport } from './link-check.ts';

/** ISO date on which the page at an address was last found, or `unchecked`, by address. */
export type LinksRecord = Readonly<Record<string, string>>;

export const UNCHECKED = 'unchecked';

/**
 * Returns the record after a check on `today`. For a page that is hidden from programs, the date that the owner has
 * entered by hand stays.
 */
export const recordLinks = (
  before: LinksRecord,
  reports: readonly LinkReport[],
  today: string,
): LinksRecord =>
  Object.fromEntries(
    reports.map(({ url, verdict, isAnswered }) => {
      // If the host does not respond, for example without a connection, the check has no new result.
      const known = verdict === 'broken' && isAnswered ? UNCHECKED : (before[url] ?? UNCHECKED);
      return [url, verdict === 'ok' ? today : known];
    }),
  );

const fileIn = (locales: string) => join(locales, 'links.json');

/** Reads locales/links.json, which contains every external address that the texts link to. */
export const readLinks = (locales: string): LinksRecord =>
  existsSync(fileIn(locales)) ? JSON.parse(readFileSync(fileIn(locales), 'utf8')) : {};

export function writeLinks(locales: string, record: LinksRecord): void {
  writeFileSync(fileIn(locales), `${JSON.stringify(record, null, 2)}\n`);
}
