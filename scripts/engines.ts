import { findProgram } from './programs.ts';
import type { Tool } from './tools.ts';

/** The engines other than Chromium that run the journeys of tests/engines. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface WebKit {
  /** Path of WebKitWebDriver, which finds its browser. */
  driver: string;
  /** Path of Xvfb, a virtual display. It is needed because the browser has no headless mode. */
  screen: string;
}

/** Returns the path of Firefox: FIREFOX_PATH, or a system installation. */
export const findFirefox = () =>
  findProgram({
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  });

/** Returns WebKitGTK's driver (WEBKIT_DRIVER_PATH, or a system installation) and a virtual display for it. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram({ variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] });
  const screen = findProgram({ names: ['Xvfb'] });
  return driver && screen ? { driver, screen } : undefined;
}

export const engineTools: Record<EngineName, Tool> = {
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    without: 'the journeys in Firefox',
    cure: 'or name it: FIREFOX_PATH=/path/to/firefox',
  },

  webkit: {
    name: 'WebKit',
    find: () => findWebKit()?.driver,
    packages: ['webkit2gtk-driver', 'xvfb'],
    without: 'the journeys in WebKit',
    cure: 'or name its driver: WEBKIT_DRIVER_PATH=/path/to/WebKitWebDriver',
  },
};
