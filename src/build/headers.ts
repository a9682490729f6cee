import { createHash } from 'node:crypto';
import { feedAddress, feedKinds } from '#router/model/addresses.ts';
import { locales } from '#site/locales.ts';

interface HeaderFacts {
  /** Origin that receives the forms. */
  emailOrigin: string;
  /** Origins that receive errors and visits. */
  monitoring?: readonly string[];
  /** Endpoint that receives reports of violations of the policy. */
  errorSink?: string | undefined;
  /** The only inline script, exactly as in the page. */
  inlineScript: string;
  /** Extends HSTS to all subdomains and allows the browsers' preload list. */
  preload?: boolean;
}

/** The most harmful features that browsers allow by default. No page needs them. */
const refused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Name that connects the policy with the endpoint of its reports. Source: https://www.w3.org/TR/reporting-1/. */
const REPORT_GROUP = 'errors';

/**
 * Returns the headers of every response. They include the response for sw.js, because a worker obeys the policy of its own
 * response. Source: https://www.w3.org/TR/CSP3/. tests/journeys/every-page.spec.ts tests the headers in a browser.
 */
export function securityHeaders({
  emailOrigin,
  monitoring = [],
  errorSink,
  inlineScript,
  preload = false,
}: HeaderFacts): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", emailOrigin, ...monitoring].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker-url',
    ...(errorSink ? [`report-to ${REPORT_GROUP}`] : []),
  ];
  return {
    'Content-Security-Policy': policy.join(';'),
    ...(errorSink && { 'Reporting-Endpoints': `${REPORT_GROUP}="${new URL(errorSink).href}"` }),
    'Strict-Transport-Security': `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(','),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Folders whose file names contain a content hash. */
export const immutableFolders = ['assets', 'messages', 'offline', 'cards'] as const;

/** Returns the `_headers` file, which Netlify, Cloudflare and the local server read. */
export function headersFile(headers: Record<string, string>): string {
  const rule = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', headers),
    ...immutableFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': FOREVER })),
    rule('/sw.js', { 'Cache-Control': 'no-cache' }),
    ...locales.flatMap(({ code }) =>
      feedKinds.map((kind) =>
        rule(feedAddress(code, kind), {
          'Content-Type': `application/${kind}; charset=utf-8`,
          'Cache-Control': 'no-cache',
        }),
      ),
    ),
    '',
  ].join('\n');
}
