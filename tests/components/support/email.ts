import { createServer, type Server } from 'node:http';
import type { Mail } from '#scripts/email/mailbox.ts';
import type { FaultStep } from '#scripts/email/plan.ts';
import { createEmailService } from '#scripts/email/service.ts';
import { listen } from '#scripts/listen.ts';

/** Makes a server listen as long as there are tests, and returns its origin. */
export async function listenAside(server: Server): Promise<string> {
  // A connection that is kept alive could be closed just when it is used again.
  server.keepAliveTimeout = 0;
  server.unref();
  return `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
}

let mails: Mail[] = [];
let service = fresh();
let isThere = true;

/** Creates a service without mails, which fails only if a test orders it. */
function fresh() {
  mails = [];
  const made = mails;
  const mailbox = {
    keep: (message: Omit<Mail, 'receivedAt'>) => void made.push({ receivedAt: '', ...message }),
    all: () => made,
  };
  const next = createEmailService(mailbox);
  next.order({ plan: [], ratePerSecond: 0 });
  return next;
}

// One port for all tests: another process could take a port that is free for a moment.
const server = createServer((request, response) => {
  if (isThere) service.server.emit('request', request, response);
  else request.socket.destroy();
});
export const emailOrigin = await listenAside(server);

/** The local email service, over HTTP as in the browser. Each test orders its answers. */
export const email = {
  /** The mails that it has accepted in this test. */
  mails: () => mails,
  /** All attempts since the last order. */
  attempts: () => service.log,
  /** Orders the answers to the next attempts, once each by default. Further attempts are accepted. */
  answers(...steps: Partial<FaultStep>[]) {
    const plan = steps.map((step) => ({ times: 1, cors: true, truncate: false, never: false, ...step }));
    service.order({ plan, ratePerSecond: 0 });
  },
  /** Stops it: connections to its address fail. */
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
