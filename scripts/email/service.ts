import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { addressOf } from '../listen.ts';
import { type Attempt, accept, answer, cors, type LoggedRequest, perform } from './faults.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { type FaultOrder, type FaultStep, readFaultOrder } from './plan.ts';
import { type KnownIds, readMessage, SEND_PATH } from './protocol.ts';

export interface EmailService {
  server: Server;
  /** All attempts to send, including attempts that were not accepted. */
  log: LoggedRequest[];
  order(order: FaultOrder): void;
  /** Delays the response to the next request until `answer` is called. */
  hold(): PausedRequest;
}

export interface PausedRequest {
  /** Resolves when the request has arrived. */
  arrived: Promise<void>;
  /** Applies the step to the request, or accepts the request. */
  answer(step?: FaultStep): void;
}

/** Maximum size of a body. It is larger than any valid message. The service closes the connection of a larger body. */
const MAX_BODY_BYTES = 1_000_000;
const MAILBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

interface Circumstances {
  /** Ids of a known account. If it is undefined, every id is accepted. */
  known?: KnownIds;
  /** Wall clock in milliseconds, for the rate limit. */
  now?: () => number;
}

/** Creates a server that implements EmailJS's protocol, stores accepted messages, and applies the ordered faults. */
export function createEmailService(
  mailbox: Mailbox,
  { known, now = Date.now }: Circumstances = {},
): EmailService {
  const log: LoggedRequest[] = [];
  const { order, consumeStep, isTooFast } = createFaultPlan();
  const holds: ((attempt: Attempt) => void)[] = [];

  function hold(): PausedRequest {
    const request = new Promise<Attempt>((resolve) => holds.push(resolve));
    const answerIt = (step?: FaultStep) =>
      void request.then((attempt) => (step ? perform(step, attempt) : accept(attempt)));
    return { arrived: request.then(() => {}), answer: answerIt };
  }

  function receive(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const reading = readMessage(body, known);
    const id = 'message' in reading ? reading.message.template_params.submission_id : undefined;
    const submissionId = typeof id === 'string' ? id : undefined;
    const entry: LoggedRequest = { at: now(), status: 0, accepted: false, submissionId };
    log.push(entry);
    const attempt: Attempt = { entry, request, response, reading, keep: mailbox.store };
    const template = 'message' in reading ? reading.message.template_id : undefined;
    const held = holds.shift();
    const step = held ? undefined : consumeStep(template);
    if (held) held(attempt);
    else if (step) perform(step, attempt);
    else if (isTooFast(entry.at)) answer(attempt, 429, 'Too Many Requests');
    else accept(attempt);
  }

  const send = async (request: IncomingMessage, response: ServerResponse) =>
    receive(request, response, await readJson(request).catch(() => undefined));
  const json = (response: ServerResponse, value: unknown) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    [`OPTIONS ${SEND_PATH}`]: (_, response) => response.writeHead(204, cors).end(),
    [`POST ${SEND_PATH}`]: send,
    'POST /faults': (request, response) => orderFaults(request, response, order),
    'GET /log': (_, response) => json(response, log),
    'GET /messages': (_, response) => json(response, mailbox.all()),
    'GET /': (_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': MAILBOX_POLICY,
        })
        .end(mailboxPage(mailbox.all())),
  };

  const server = createServer(async (request, response) => {
    const { pathname } = addressOf(request);
    const route = routes[`${request.method} ${pathname}`];
    // A foreign site could let its domain name resolve to this server (DNS rebinding) and read the messages from its page.
    const isOurs = pathname.startsWith('/api/') || isLocalHost(request.headers.host);
    try {
      if (route && isOurs) await route(request, response);
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
    } catch {
      // The client has closed the connection, or has sent a body that is too large.
      response.destroy();
    }
  });
  return { server, log, order, hold };
}

/** Creates the list of ordered faults, first in first out, and the rate limit. */
function createFaultPlan() {
  let plan: FaultStep[] = [];
  let ratePerSecond = 1;
  let lastAnswered = 0;
  return {
    order(next: FaultOrder): void {
      plan = next.plan.flatMap((step) => Array<FaultStep>(step.times).fill(step));
      ratePerSecond = next.ratePerSecond;
    },
    /** Removes and returns the first step that applies to the template. */
    consumeStep(template: string | undefined): FaultStep | undefined {
      const isMeant = (step: FaultStep) => step.template === undefined || step.template === template;
      const step = plan.find(isMeant);
      plan = plan.toSpliced(step ? plan.indexOf(step) : plan.length, 1);
      return step;
    },
    isTooFast(now: number): boolean {
      const tooFast = ratePerSecond > 0 && now - lastAnswered < 1000 / ratePerSecond;
      if (!tooFast) lastAnswered = now;
      return tooFast;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BODY_BYTES) request.destroy();
  }
  return Buffer.concat(parts);
}

const readJson = async (request: IncomingMessage): Promise<unknown> =>
  JSON.parse((await bodyOf(request)).toString('utf8'));

/** Returns true for an IP address or for `localhost`. */
const isLocalHost = (host = ''): boolean => /^(?:localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host);

/** Handles an order of faults. Refuses foreign origins, because any page could post to this server. */
async function orderFaults(
  request: IncomingMessage,
  response: ServerResponse,
  order: (order: FaultOrder) => void,
): Promise<void> {
  const { origin, host } = request.headers;
  const refuse = (status: number, text: string) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  if (origin && origin !== `http://${host}`) {
    refuse(403, 'Foreign origin');
    return;
  }
  const wanted = readFaultOrder((await bodyOf(request)).toString('utf8'));
  if ('problem' in wanted) {
    refuse(400, wanted.problem);
    return;
  }
  order(wanted);
  response.writeHead(204).end();
}
