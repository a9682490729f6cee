import { chromiumFlags } from '#scripts/chromium.ts';

/**
 * Returns the launch options of Chromium: the executable that `npm test` has found, and additional flags. `light`
 * prefers the headless shell, if there is one.
 */
export function chromiumLaunch(more: readonly string[] = [], { light = false } = {}) {
  const { CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: shell } = process.env;
  const executablePath = (light && shell) || path;
  return { args: [...chromiumFlags, ...more], ...(executablePath ? { executablePath } : {}) };
}
