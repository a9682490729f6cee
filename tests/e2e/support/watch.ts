import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Matches reports of violated policies by Chromium or the listener below: CSP, Trusted Types, COEP, permissions. */
const VIOLATION = /Content.Security.Policy|Permissions policy|ERR_BLOCKED_BY_RESPONSE/i;

/** Matches the browser's messages about failed requests. A test causes them itself, or detects the missing result. */
const FAILED_REQUEST = /^Failed to load resource|^Access to fetch at .* blocked by CORS policy/;

/** Problems in the browser, observed from outside the page. */
export interface Reports {
  /** Attempts that the headers forbid. */
  forbidden: string[];
  /** Uncaught errors, and lines of `console.error`. */
  errors: string[];
}

/** Runs in pages and workers: logs violations, because Chromium logs none whose error the code has caught. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy, ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}

/** Records the problems of every page and service worker of the context. */
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
    // A worker that has already ended has nothing to report.
    worker.evaluate(reportViolations).catch(() => {});
  });
  await context.addInitScript(reportViolations);
  return context;
}
