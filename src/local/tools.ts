import { findChromium, findHeadlessShell, installChromium, installHeadlessShell } from './chromium.ts';
import { canInstallPackages, installPackages } from './debian.ts';
import { findNginx, nginxPackages } from './nginx.ts';

/** A program that tests need and that npm does not bring. */
export interface Tool {
  name: string;
  /** Its file on this machine. */
  find(): string | undefined;
  /** Installs it where that needs no questions asked; what fails shows in that it is still not found. */
  install(): void;
  /** What is not tested without it. */
  without: string;
  /** What to do to have it. */
  cure: string;
}

export const tools = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    install: installChromium,
    without: 'browser tests',
    cure: 'install one (on Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium',
  },

  headlessShell: {
    name: 'headless shell of Chromium',
    find: findHeadlessShell,
    install: installHeadlessShell,
    without: 'nothing: it only takes longer',
    cure: 'install it (on Debian: apt-get install chromium-headless-shell)',
  },

  nginx: {
    name: 'nginx with brotli',
    find: findNginx,
    install: () => canInstallPackages() && installPackages(...nginxPackages),
    without: 'deploy/nginx.conf; the site was served by the server of src/local instead',
    cure: `install it (on Debian: apt-get install ${nginxPackages.join(' ')}) or name it: NGINX_PATH=/path/to/nginx`,
  },
} satisfies Record<string, Tool>;

/** Finds a tool, or installs it; answers its file, and nothing where it is not to be had. */
export function provide(tool: Tool): string | undefined {
  const found = tool.find();
  if (found) return found;
  console.log(`No ${tool.name} found; trying to install it …`);
  tool.install();
  return tool.find();
}

/** For commands that do nothing without a tool: its file. Throws a sentence where it is not to be had. */
export function need(tool: Tool): string {
  const file = provide(tool);
  if (file) return file;
  throw new Error(`${tool.name} is needed, and could not be installed: ${tool.cure}.`);
}
