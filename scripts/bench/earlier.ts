import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const quietly: ExecFileSyncOptions = { stdio: ['ignore', 'pipe', 'inherit'] };

/**
 * Builds an earlier commit in .cache/ with its own packages. Returns its build folder and nginx configuration.
 */
export function buildCommit(commit: string): { dist: string; config: string } {
  const hash = hashOf(commit);
  const folder = resolve('.cache/bench/commits', hash);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  execFileSync('git', ['archive', '--format=tar', '-o', archive, hash], quietly);
  execFileSync('tar', ['-xf', archive, '-C', folder], quietly);
  rmSync(archive);
  buildIn(folder, commit);
  return { dist: join(folder, 'dist'), config: join(folder, 'deploy/nginx.conf') };
}

function hashOf(commit: string): string {
  try {
    const parameters = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`];
    return execFileSync('git', parameters, { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(
      `--commit ${commit}: git knows no such commit. Choose one from git log, or fetch it first.`,
    );
  }
}

function buildIn(folder: string, commit: string): void {
  try {
    // An earlier build in this process has set NODE_ENV to "production", so npm would omit development packages.
    const install = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    execFileSync('npm', install, { ...quietly, cwd: folder });
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--mode', 'rehearsal', '--logLevel', 'error'], {
      ...quietly,
      cwd: folder,
    });
  } catch {
    throw new Error(`--commit ${commit} cannot be installed and built. Choose a later one.`);
  }
}
