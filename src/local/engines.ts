import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Tool } from './tools.ts';

/** The engines besides Chromium's that run the journeys of tests/engines. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface WebKit {
  /** Path of WebKitWebDriver, which finds its browser itself. */
  driver: string;
  /** Path of Xvfb, a virtual display: the browser has no headless mode. */
  screen: string;
}

/** Path of Firefox: FIREFOX_PATH, or a system installation. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return existing('FIREFOX_PATH', named);
  const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return inPath('firefox-esr') ?? inPath('firefox') ?? (existsSync(application) ? application : undefined);
}

/** WebKitGTK's driver (WEBKIT_DRIVER_PATH, or a system installation) and a virtual display for it. */
export function findWebKit(): WebKit | undefined {
  const named = process.env.WEBKIT_DRIVER_PATH;
  const driver = named ? existing('WEBKIT_DRIVER_PATH', named) : inPath('WebKitWebDriver');
  const screen = inPath('Xvfb');
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

/** The engines installed on this machine. */
export const foundEngines = (): EngineName[] => engineNames.filter((name) => engineTools[name].find());

function existing(variable: string, path: string): string {
  if (existsSync(path)) return path;
  throw new Error(`${variable} names ${path}, but there is no file.`);
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
