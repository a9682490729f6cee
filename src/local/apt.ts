import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here without asking: Debian or a kin of it, as root. */
export const canInstallPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian's packages. What fails shows in the end, when still nothing is found. */
export function installPackages(...names: readonly string[]): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Runs a command whose output would tell nobody anything but its complaints. */
function run(command: string, parameters: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
