import { brand } from '#site/brand.ts';
import { languages } from '#site/languages.ts';

/** A reader may not trust it for longer than a year; a site that is built more seldom should be looked at. */
const VALID_DAYS = 330;
const DAY_MS = 24 * 60 * 60 * 1000;

export const SECURITY_TEXT = '.well-known/security.txt';

/** Whom to tell of a hole in the site, as from this day. Source: RFC 9116. */
export function securityText(siteUrl: string, today: string): string {
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${brand.infoAddress}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/${SECURITY_TEXT}`,
    '',
  ].join('\n');
}
