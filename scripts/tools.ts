import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './apt.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { findNginx } from './nginx.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** A program that tests or commands need and `npm ci` does not install. */
export interface Tool {
  name: string;
  /** Returns the path of the tool's file on this machine. */
  find(): string | undefined;
  /** Debian packages of the tool. */
  packages: readonly string[];
  /** The tests that are skipped if the tool is missing. */
  without: string;
  /** Playwright's name for the tool, if Playwright can install it. */
  playwright?: string;
  /** Installs the tool, if neither Debian nor Playwright does. */
  install?(): void;
  /** The solution if the packages are not available. */
  cure: string;
}

export const tools = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium'],
    playwright: 'chromium',
    without: 'browser tests',
    cure: 'or name one: CHROMIUM_PATH=/path/to/chromium; elsewhere also: npx playwright install chromium',
  },

  headlessShell: {
    name: 'headless shell of Chromium',
    find: findHeadlessShell,
    packages: ['chromium-headless-shell'],
    without: 'nothing: it only takes longer',
    cure: 'or name it: HEADLESS_SHELL_PATH=/path/to/shell',
  },

  nginx: {
    name: 'nginx with brotli',
    find: findNginx,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    without: 'deploy/nginx.conf; the site was served by the server of scripts/static-site.ts instead',
    cure: 'or name it, if the second package is installed: NGINX_PATH=/path/to/nginx',
  },
} satisfies Record<string, Tool>;

/** Finds a tool, or installs it if that needs no question. Returns its path, or undefined if it is unavailable. */
export function provide(tool: Tool): string | undefined {
  const found = tool.find();
  if (found) return found;
  const playwright = process.env.CI ? undefined : tool.playwright;
  if (!tool.install && !canInstallPackages() && !playwright) return undefined;
  console.log(`No ${tool.name} found; trying to install it …`);
  if (tool.install) tool.install();
  else if (canInstallPackages()) installPackages(...tool.packages);
  else spawnSync(process.execPath, [PLAYWRIGHT, 'install', `${playwright}`], { stdio: 'inherit' });
  return tool.find();
}

/** Returns the instructions for installing a tool. */
export const cureFor = ({ packages, cure }: Tool): string =>
  packages.length > 0
    ? `on Debian: apt-get install --no-install-recommends ${packages.join(' ')}; ${cure}`
    : cure;

/** Returns the path of a tool. Throws if it is not installed. Parallel tests use this, because none may install it. */
export function installed(tool: Tool): string {
  const file = tool.find();
  if (file) return file;
  throw new Error(`${tool.name} is not installed. To have it: ${cureFor(tool)}.`);
}

/** Returns the path of a tool that a command requires. Throws if the tool is unavailable. */
export function need(tool: Tool): string {
  const file = provide(tool);
  if (file) return file;
  throw new Error(`${tool.name} is needed, and could not be installed. To have it: ${cureFor(tool)}.`);
}
