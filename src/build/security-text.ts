import { brand } from '#site/brand.ts';
import { DAY_MS } from '#site/local-date.ts';
import { locales } from '#site/locales.ts';

/** Days for which the file is valid. RFC 9116 recommends less than a year, so the site must be built more often. */
const VALID_DAYS = 330;

export const SECURITY_TEXT = '.well-known/security.txt';

/** Returns the contact for vulnerabilities, valid from this day. Source: RFC 9116. */
export function securityText(siteUrl: string, today: string): string {
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${brand.infoAddress}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/${SECURITY_TEXT}`,
    '',
  ].join('\n');
}
