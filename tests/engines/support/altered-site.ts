import { createServer, request } from 'node:http';
import { listen } from '#scripts/listen.ts';
import { listenForErrors } from './page-errors.ts';

const FIRST_SCRIPT = '/first-script.js';

export interface AlteredSite {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the site at another address, with a first script that records every error and runs `first`. The worker is
 * missing at this address, so that every page passes through this server.
 */
export async function alterSite(origin: string, first: () => void = () => {}): Promise<AlteredSite> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === '/sw.js') return void outgoing.writeHead(404).end();
    if (url === FIRST_SCRIPT) {
      outgoing
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(${listenForErrors})();(${first})();`);
      return;
    }
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const onward = request(origin + url, options, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      if (!rest['content-type']?.startsWith('text/html')) return void answer.pipe(outgoing);
      let html = '';
      for await (const part of answer.setEncoding('utf8')) html += part;
      outgoing.end(html.replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`));
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await listen(server, 0, 'PORT');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
