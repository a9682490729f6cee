import { createServer, type Server } from 'node:http';
import type { Mail } from '#scripts/email/mailbox.ts';
import type { FaultStep } from '#scripts/email/plan.ts';
import { createEmailService } from '#scripts/email/service.ts';
import { listen } from '#scripts/listen.ts';

/** Makes a server listen until the tests end, and returns its origin. */
export async function listenAside(server: Server): Promise<string> {
  // The server could close a keep-alive connection at the moment of its next use.
  server.keepAliveTimeout = 0;
  server.unref();
  return `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
}

let mails: Mail[] = [];
let service = fresh();
let isThere = true;

/** Creates a service with an empty mailbox, which fails only on the order of a test. */
function fresh() {
  mails = [];
  const made = mails;
  const mailbox = {
    store: (message: Omit<Mail, 'receivedAt'>) => void made.push({ receivedAt: '', ...message }),
    all: () => made,
  };
  const next = createEmailService(mailbox);
  next.order({ plan: [], ratePerSecond: 0 });
  return next;
}

// All tests share one port, because another process could take a port that is free for a moment.
const server = createServer((request, response) => {
  if (isThere) service.server.emit('request', request, response);
  else request.socket.destroy();
});
export const emailOrigin = await listenAside(server);

/** The local email service, over HTTP as in the browser. Each test orders its answers. */
export const email = {
  /** Returns the mails that it has accepted in this test. */
  mails: () => mails,
  /** Returns all attempts since the last order. */
  attempts: () => service.log,
  /** Orders the answers to the next attempts, each for one attempt by default. Further attempts are accepted. */
  answers(...steps: Partial<FaultStep>[]) {
    const plan = steps.map((step) => ({ times: 1, cors: true, truncate: false, never: false, ...step }));
    service.order({ plan, ratePerSecond: 0 });
  },
  /** Stops the service, so that connections to its address fail. */
  stop() {
    isThere = false;
    server.closeAllConnections();
  },
  start() {
    isThere = true;
  },
  reset() {
    email.stop();
    email.start();
    service = fresh();
  },
};
