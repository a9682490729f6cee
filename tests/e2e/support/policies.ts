import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What Chromium, or the listener below, says of a violated policy: CSP, Trusted Types, COEP, permissions. */
const VIOLATION = /Content.Security.Policy|Permissions policy|ERR_BLOCKED_BY_RESPONSE/i;

/** What the browsers of this process have reported in the present test. */
export const violations: string[] = [];

/** Runs on pages and in workers: Chromium's console keeps silent where the code has caught the error. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy, ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}

/** Notes each violation on any page or service worker of the context. */
export async function watchPolicies(context: BrowserContext): Promise<BrowserContext> {
  const note = (message: ConsoleMessage) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
  };
  context.on('console', note);
  context.on('serviceworker', (worker) => {
    worker.on('console', note);
    // A worker that has gone already has nothing to report.
    worker.evaluate(reportViolations).catch(() => {});
  });
  await context.addInitScript(reportViolations);
  return context;
}
