import { canInstallPackages, installPackages } from './apt.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { findNginx } from './nginx.ts';

/** A program that tests need and that npm does not bring. */
export interface Tool {
  name: string;
  /** Its file on this machine. */
  find(): string | undefined;
  /** Debian's packages of it. */
  packages: readonly string[];
  /** What is not tested without it. */
  without: string;
  /** What to do where the packages are not to be had. */
  cure: string;
}

export const tools = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium'],
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
    without: 'deploy/nginx.conf; the site was served by the server of src/local instead',
    cure: 'or name it: NGINX_PATH=/path/to/nginx',
  },
} satisfies Record<string, Tool>;

/** Finds a tool, or installs it where that needs no questions asked. Returns its file, undefined where it is not to be had. */
export function provide(tool: Tool): string | undefined {
  const found = tool.find();
  if (found || !canInstallPackages()) return found;
  console.log(`No ${tool.name} found; trying to install it …`);
  installPackages(...tool.packages);
  return tool.find();
}

/** What to do to have a tool. */
export const cureFor = ({ packages, cure }: Tool): string =>
  `on Debian: apt-get install --no-install-recommends ${packages.join(' ')}; ${cure}`;

/** For commands that do nothing without a tool: its file. Throws a sentence where it is not to be had. */
export function need(tool: Tool): string {
  const file = provide(tool);
  if (file) return file;
  throw new Error(`${tool.name} is needed, and could not be installed. To have it: ${cureFor(tool)}.`);
}
