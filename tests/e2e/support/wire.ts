import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#scripts/listen.ts';

export interface Wire {
  /** Flags that send all requests of a browser through this proxy. */
  flags: string[];
  /** Addresses, headers and bodies of all requests so far. */
  sent: string[];
  stop(): Promise<void>;
}

const isOnThisMachine = (url: string) => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

/** Starts a proxy that records every request of a browser, its pages and its workers, to any host. */
export async function watchWire(): Promise<Wire> {
  const sent: string[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method, headers } = incoming;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      sent.push([method, url, JSON.stringify(headers), body.toString('latin1')].join(' '));
      // Requests of the browser to its vendor, such as update checks, end here.
      if (!isOnThisMachine(url)) return void outgoing.writeHead(502).end();
      const onward = forward(url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  };
  const server = createServer(pass);
  const port = await listen(server, 0, 'PORT');
  return {
    // The last flag includes addresses of this machine.
    flags: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    sent,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
