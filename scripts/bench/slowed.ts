import { readFileSync } from 'node:fs';
import {
  connect,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { ownCertificate } from '../certificate.ts';
import { listen } from '../listen.ts';

/** A site behind a proxy that delays each response. */
export interface Slowed {
  origin: string;
  /** Returns the bytes of the bodies that the proxy has forwarded, as sent. */
  bytes(): number;
  close(): Promise<void>;
}

/** Starts a proxy with HTTP/2 in front of a site with our certificate. The proxy delays each response. */
export async function slowed(origin: string, latencyMs: number): Promise<Slowed> {
  const { key, chain } = ownCertificate();
  const cert = readFileSync(chain);
  const server = createSecureServer({ key: readFileSync(key), cert });
  const onward = connect(origin, { ca: cert });
  const sessions = new Set<ServerHttp2Session>();
  let bytes = 0;
  const pass = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    if (stream.destroyed) return;
    const answer = onward.request(headers);
    answer.on('error', () => stream.close());
    answer.once('response', (received) => {
      if (stream.destroyed) return;
      stream.respond(received);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.pipe(stream);
    });
  };
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    setTimeout(() => pass(stream, headers), latencyMs);
  });
  const port = await listen(server, 0, 'PORT');
  return {
    origin: `https://127.0.0.1:${port}`,
    bytes: () => bytes,
    async close() {
      onward.destroy();
      for (const session of sessions) session.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
