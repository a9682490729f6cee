import { createServer, type Server } from 'node:http';
import { listen } from './listen.ts';
import { findNginx, startNginx } from './nginx.ts';
import type { Site } from './site.ts';
import { staticSite } from './static-site.ts';

/**
 * Serves a build on a free port. Uses nginx with the configuration of deploy/ if nginx is installed, or else our server.
 */
export const startSite = (dist: string): Promise<Site> =>
  findNginx() ? startNginx(dist) : startStaticSite(dist);

async function startStaticSite(dist: string): Promise<Site> {
  let answer = staticSite(dist);
  let server: Server | undefined;
  let port = 0;
  let served = dist;
  const site: Site = {
    origin: '',
    async start() {
      server = createServer((request, response) => void answer.emit('request', request, response));
      port = await listen(server, port, 'PORT');
      site.origin = `http://127.0.0.1:${port}`;
    },
    async stop() {
      const stopped = server;
      server = undefined;
      stopped?.closeAllConnections();
      await new Promise((done) => (stopped ? stopped.close(done) : done(undefined)));
    },
    async deploy(next) {
      served = next;
      answer = staticSite(next);
      await site.stop();
      await site.start();
    },
    async restore() {
      if (!server || served !== dist) await site.deploy(dist);
    },
    end: () => site.stop(),
  };
  await site.start();
  return site;
}
