import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/**
 * Listens on loopback only. Port 0 selects any free port. Resolves with the port. Rejects with an explanation if the
 * port is in use.
 */
export function listen(server: Server, port: number, variable: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10} npm run ${process.env.npm_lifecycle_event ?? 'start'}`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

const ORIGIN = 'http://localhost';

/** Returns the address of a request. An invalid address, such as `//`, counts as the home page. */
export const addressOf = ({ url = '/' }: IncomingMessage): URL =>
  new URL(URL.canParse(url, ORIGIN) ? url : '/', ORIGIN);

const FIRST_PORT = 20_000;
const PORTS = 10_000;

/**
 * Returns a free port for another program. The port is outside the range of any system's ephemeral ports, which begin at
 * 32768, so that it is still free when the program starts.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const server = createServer();
  try {
    await listen(server, port, 'PORT');
  } catch {
    return freePort();
  }
  await new Promise((done) => server.close(done));
  return port;
}
