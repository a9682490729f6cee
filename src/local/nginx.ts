import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { canInstallPackages, installPackages } from './debian.ts';
import { freePort } from './listen.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_MS = 10_000;

/** Finds nginx with its brotli module, or installs Debian's. Throws a sentence where it is not to be had. */
export function findOrInstallNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (canInstallPackages()) {
    console.log('No nginx with brotli found; installing it …');
    installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    'The site is tested behind nginx as deploy/nginx.conf sets it up. Install it with its brotli module (on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
  );
}

function findNginx(): string | undefined {
  if (!existsSync(BROTLI)) return undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

export interface Nginx {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and takes its folder away. */
  end(): Promise<void>;
  /** Serves another build from now on: a deployment. */
  deploy(dist: string): Promise<void>;
}

/** A running nginx that serves a build with the configuration of deploy/, only at a port of its own. */
export async function startNginx(dist: string, config = 'deploy/nginx.conf'): Promise<Nginx> {
  const nginx = findOrInstallNginx();
  const port = await freePort();
  mkdirSync('.cache', { recursive: true });
  const prefix = mkdtempSync(resolve('.cache/nginx-'));
  const place = join(prefix, 'dist');
  mkdirSync(join(prefix, 'deploy'));
  const shipped = readFileSync(config, 'utf8');
  const own = shipped
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^pid .*;$/m, `pid ${prefix}/pid;`);
  if (!own.includes(`:${port};`)) throw new Error(`${config} no longer says "listen 8080;".`);
  writeFileSync(join(prefix, 'deploy/nginx.conf'), own);
  symlinkSync(resolve(dist), place);
  let running: ChildProcess | undefined;
  const kill = () => running?.kill();

  const site: Nginx = {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      const foreground = ['-e', 'stderr', '-g', 'daemon off; master_process off;'];
      const parameters = ['-p', prefix, '-c', 'deploy/nginx.conf', ...foreground];
      running = spawn(nginx, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
      process.once('exit', kill);
      await untilItAnswers(port);
    },
    async stop() {
      const stopped = running;
      running = undefined;
      if (!stopped || stopped.exitCode !== null) return;
      const exit = new Promise((done) => stopped.once('exit', done));
      stopped.kill('SIGTERM');
      await exit;
      process.removeListener('exit', kill);
    },
    async end() {
      await site.stop();
      rmSync(prefix, { recursive: true, force: true });
    },
    async deploy(next) {
      rmSync(place);
      symlinkSync(resolve(next), place);
      await site.stop();
      await site.start();
    },
  };
  await site.start();
  return site;
}

async function untilItAnswers(port: number): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error('nginx did not start; what it said stands above.');
    await new Promise((done) => setTimeout(done, 20));
  }
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
