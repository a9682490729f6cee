import { chromiumFlags, findChromium, findHeadlessShell } from '#scripts/chromium.ts';

/**
 * Returns the launch options of Chromium: the executable on this machine, and additional flags. `light` prefers the
 * headless shell, if there is one. SLOW_MO=500 slows each action down by 500 ms.
 */
export function chromiumLaunch(more: readonly string[] = [], { light = false } = {}) {
  const executablePath = (light && findHeadlessShell()) || findChromium();
  const slowMo = Number(process.env.SLOW_MO ?? 0);
  return { args: [...chromiumFlags, ...more], slowMo, ...(executablePath ? { executablePath } : {}) };
}
