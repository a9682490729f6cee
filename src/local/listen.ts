import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on loopback only. Port 0 takes any free one. Answers the port; throws a sentence where it is taken. */
export function listen(server: Server, port: number, variable: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`;
      reject(problem.code === 'EADDRINUSE' ? new Error(taken) : problem);
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A port that nobody listens on at this moment, for a program that opens it itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, 'PORT');
  await new Promise((done) => server.close(done));
  return port;
}
