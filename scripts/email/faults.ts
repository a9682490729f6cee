import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mailbox } from './mailbox.ts';
import type { FaultStep } from './plan.ts';
import type { Reading } from './protocol.ts';

export interface LoggedRequest {
  /** Time of the wall clock in milliseconds. */
  at: number;
  /** Status of the response, or 0 if there was no response. */
  status: number;
  accepted: boolean;
  submissionId: string | undefined;
}

/** A request that needs a response, and everything that the response requires. */
export interface Attempt {
  entry: LoggedRequest;
  request: IncomingMessage;
  response: ServerResponse;
  reading: Reading;
  keep: Mailbox['store'];
}

export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

export function answer({ entry, response }: Attempt, status: number, text: string, withCors = true): void {
  entry.status = status;
  response.writeHead(status, { 'Content-Type': 'text/plain', ...(withCors ? cors : {}) }).end(text);
}

/** Stores a valid message. Returns the service's response. */
function judge({ entry, reading, keep }: Attempt): { status: number; text: string } {
  if (!('message' in reading)) return reading;
  keep(reading.message);
  entry.accepted = true;
  return { status: 200, text: 'OK' };
}

/** Sends the service's ordinary response. */
export function accept(attempt: Attempt): void {
  const { status, text } = judge(attempt);
  answer(attempt, status, text);
}

/** Applies a fault to a request instead of sending the ordinary response. */
export function perform(step: FaultStep, attempt: Attempt): void {
  const { entry, request, response } = attempt;
  if (step.never) return;
  if (step.drop) {
    if (step.drop === 'after') judge(attempt);
    request.socket.destroy();
    return;
  }
  if (step.truncate) {
    judge(attempt);
    response.writeHead(200, { ...cors, 'Content-Type': 'text/plain', 'Content-Length': '2' });
    response.write('O', () => request.socket.destroy());
    return;
  }
  if (step.redirect !== undefined) {
    entry.status = 302;
    response.writeHead(302, { Location: step.redirect }).end();
    return;
  }
  setTimeout(() => answerAs(step, attempt), step.delayMs ?? 0);
}

function answerAs({ status, body, cors: withCors }: FaultStep, attempt: Attempt): void {
  if (status === undefined && body === undefined) accept(attempt);
  else answer(attempt, status ?? 200, body ?? reasons[status ?? 0] ?? `Status ${status}`, withCors);
}

const reasons: Record<number, string> = {
  403: 'Forbidden',
  412: 'The mailbox is not authorised',
  413: 'Payload Too Large',
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};
