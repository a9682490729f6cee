import { chromiumFlags } from '#scripts/chromium.ts';

/**
 * How the tests start Chromium: the one that `npm test` has found, with more flags where a test wants them; the light one,
 * if there is one, where that is enough.
 */
export function chromiumLaunch(more: readonly string[] = [], { light = false } = {}) {
  const { CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: shell } = process.env;
  const executablePath = (light && shell) || path;
  return { args: [...chromiumFlags, ...more], ...(executablePath ? { executablePath } : {}) };
}
