import { chromiumFlags } from '#local/chromium.ts';

/** How the tests start Chromium: the one that `npm test` has found, with more flags where a test wants them. */
export function chromiumLaunch(more: readonly string[] = []) {
  const path = process.env.CHROMIUM_PATH;
  return { args: [...chromiumFlags, ...more], ...(path ? { executablePath: path } : {}) };
}
