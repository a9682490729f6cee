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
import { join, resolve } from 'node:path';
import type { Certificate } from './certificate.ts';
import { freePort } from './listen.ts';
import { findProgram } from './programs.ts';
import type { Site } from './site.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_MS = 10_000;
/** The listen directive of deploy/nginx.conf. */
const LISTEN = 'listen 8080;';

/**
 * Returns the path of nginx on this machine (NGINX_PATH, or else the first in the usual folders), if its brotli module
 * is installed.
 */
export function findNginx(): string | undefined {
  if (!existsSync(BROTLI)) return undefined;
  return findProgram({ variable: 'NGINX_PATH', names: ['nginx'], places: ['/usr/sbin/nginx'] });
}

/**
 * Starts an nginx that serves a build with the configuration of deploy/, on a separate port. A certificate enables HTTP/2
 * and TLS. Throws if nginx is missing or does not start.
 */
export async function startNginx(dist: string, certificate?: Certificate): Promise<Site> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx with its brotli module on this machine.');
  const port = await freePort();
  const prefix = prepare(dist, certificate, port);
  const place = join(prefix, 'dist');
  let served = dist;
  let running: ChildProcess | undefined;
  const clear = () => {
    running?.kill();
    rmSync(prefix, { recursive: true, force: true });
  };

  const site: Site = {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    async start() {
      const foreground = ['-e', 'stderr', '-g', 'daemon off; master_process off;'];
      const parameters = ['-p', prefix, '-c', 'deploy/nginx.conf', ...foreground];
      running = spawn(nginx, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
      process.once('exit', clear);
      await untilItAnswers(port, running);
    },
    async stop() {
      const stopped = running;
      running = undefined;
      if (!stopped || stopped.exitCode !== null) return;
      const exit = new Promise((done) => stopped.once('exit', done));
      stopped.kill('SIGTERM');
      await exit;
      process.removeListener('exit', clear);
    },
    async deploy(next) {
      served = next;
      rmSync(place);
      symlinkSync(resolve(next), place);
      await site.stop();
      await site.start();
    },
    async restore() {
      if (!running || served !== dist) await site.deploy(dist);
    },
    async end() {
      await site.stop();
      rmSync(prefix, { recursive: true, force: true });
    },
  };
  await site.start();
  return site;
}

/** Prepares the folder in which nginx runs. Returns its path. */
function prepare(dist: string, certificate: Certificate | undefined, port: number): string {
  mkdirSync('.cache', { recursive: true });
  const prefix = mkdtempSync(resolve('.cache/nginx-'));
  mkdirSync(join(prefix, 'deploy'));
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  if (!shipped.includes(LISTEN)) throw new Error(`deploy/nginx.conf no longer says "${LISTEN}".`);
  const own = shipped
    .replace(LISTEN, () => listening(port, certificate))
    .replace(/^pid .*;$/m, () => `pid "${prefix}/pid";`);
  writeFileSync(join(prefix, 'deploy/nginx.conf'), own);
  symlinkSync(resolve(dist), join(prefix, 'dist'));
  return prefix;
}

/** Returns the directives that replace "listen 8080;". nginx before 1.25.1 has no directive "http2". */
function listening(port: number, certificate: Certificate | undefined): string {
  if (!certificate) return `listen 127.0.0.1:${port};`;
  const { key, chain } = certificate;
  return `listen 127.0.0.1:${port} ssl http2; ssl_certificate "${chain}"; ssl_certificate_key "${key}";`;
}

async function untilItAnswers(port: number, nginx: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || performance.now() > until)
      throw new Error('nginx did not start; what it said stands above.');
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
