import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What Chromium, or the listener below, says of a violated policy: CSP, Trusted Types, COEP, permissions. */
const VIOLATION = /Content.Security.Policy|Permissions policy|ERR_BLOCKED_BY_RESPONSE/i;

/** What the browser itself writes where a request fails: that is a test's own doing, or seen by what is missing. */
const FAILED_REQUEST = /^Failed to load resource|^Access to fetch at .* blocked by CORS policy/;

/** What went wrong in the browser, seen from outside the page. */
export interface Reports {
  /** What the headers forbid, and was tried. */
  forbidden: string[];
  /** Errors that nobody caught, and lines of `console.error`. */
  errors: string[];
}

/** Runs on pages and in workers: Chromium's console keeps silent where the code has caught the error. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy, ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}

/** Notes what goes wrong on any page or service worker of the context. */
export async function watch(
  context: BrowserContext,
  { forbidden, errors }: Reports,
): Promise<BrowserContext> {
  const note = (message: ConsoleMessage) => {
    const text = message.text();
    if (VIOLATION.test(text)) forbidden.push(text);
    else if (message.type() === 'error' && !FAILED_REQUEST.test(text)) errors.push(text);
  };
  context.on('console', note);
  context.on('weberror', (error) => void errors.push(String(error.error())));
  context.on('serviceworker', (worker) => {
    worker.on('console', note);
    // A worker that has gone already has nothing to report.
    worker.evaluate(reportViolations).catch(() => {});
  });
  await context.addInitScript(reportViolations);
  return context;
}
