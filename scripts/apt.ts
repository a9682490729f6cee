import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns true if packages can be installed without a question, which is as root on Debian or a derivative. */
export const canInstallPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages. Ignores failures, because the caller looks for the program afterwards. */
export function installPackages(...names: readonly string[]): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Runs a command and shows only its errors. */
function run(command: string, parameters: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
