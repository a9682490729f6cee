import { createServer, type Server } from 'node:http';
import type { Mail } from '#local/email/mailbox.ts';
import type { FaultStep } from '#local/email/plan.ts';
import { createEmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';

/** Has a server listen as long as there are tests, and answers with its origin. */
export async function listenAside(server: Server): Promise<string> {
  // A connection that is kept is not closed in the moment in which it is used again.
  server.keepAliveTimeout = 0;
  server.unref();
  return `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
}

let mails: Mail[] = [];
let service = fresh();
let isThere = true;

/** A service that has got nothing yet, and fails only where it is told. */
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

// One port for all tests: after a moment without a server it could be somebody else's.
const server = createServer((request, response) => {
  if (isThere) service.server.emit('request', request, response);
  else request.socket.destroy();
});
export const emailOrigin = await listenAside(server);

/** The local email service, over HTTP as in the browser, told for each test how to answer. */
export const email = {
  /** What it has accepted in this test. */
  mails: () => mails,
  /** Every attempt since it was told how to answer. */
  attempts: () => service.log,
  /** Answers the next attempts so, once each unless told, and accepts the others. */
  answers(...steps: Partial<FaultStep>[]) {
    const plan = steps.map((step) => ({ times: 1, cors: true, truncate: false, never: false, ...step }));
    service.order({ plan, ratePerSecond: 0 });
  },
  /** From now on nobody answers at its address. */
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
