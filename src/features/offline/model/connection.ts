/**
 * Number of consecutive failed requests after which the connection counts as lost. One failed request may be
 * accidental.
 */
const UNANSWERED_TO_BELIEVE = 2;
/**
 * Minimum time between two notices of a lost connection, in milliseconds, because the connection on a train changes
 * often.
 */
const REST_MS = 60_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

export interface Connection {
  /** Consecutive requests without an answer. */
  unanswered: number;
  isLost: boolean;
  /** The notice on display. */
  notice: 'none' | 'lost' | 'back';
  /** Times at which the current loss and the last one were announced; undefined and -Infinity if none was announced. */
  reportedAt: number | undefined;
  lastReportedAt: number;
}

export const connectedFromTheStart: Connection = {
  unanswered: 0,
  isLost: false,
  notice: 'none',
  reportedAt: undefined,
  lastReportedAt: Number.NEGATIVE_INFINITY,
};

/** The connection is lost, and an earlier page of the tab has announced the loss. Only the return must be announced. */
export const lostFromTheStart: Connection = { ...connectedFromTheStart, isLost: true, reportedAt: 0 };

export type ConnectionEvent = { type: 'answered' } | { type: 'unanswered'; at: number } | { type: 'closed' };

/** Returns the state after an event. Only this function changes the connection's state. Times are in milliseconds. */
export function nextConnection(now: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'closed':
      return { ...now, notice: 'none' };
    case 'answered': {
      const isNews = now.isLost && now.reportedAt !== undefined;
      const notice = isNews ? 'back' : now.notice === 'lost' ? 'none' : now.notice;
      return { ...now, unanswered: 0, isLost: false, notice, reportedAt: undefined };
    }
    case 'unanswered':
      return lost({ ...now, unanswered: now.unanswered + 1 }, event.at);
  }
}

function lost(now: Connection, at: number): Connection {
  if (now.unanswered < UNANSWERED_TO_BELIEVE) return now;
  const isTime = now.reportedAt === undefined && at - now.lastReportedAt >= REST_MS;
  if (!isTime) return { ...now, isLost: true, notice: now.notice === 'back' ? 'none' : now.notice };
  return { ...now, isLost: true, notice: 'lost', reportedAt: at, lastReportedAt: at };
}

/**
 * Returns the milliseconds until the next request to the host; undefined while the host answers, because then only a
 * hint triggers a request.
 */
export function pauseBeforeAsking({ unanswered }: Connection): number | undefined {
  if (unanswered === 0) return undefined;
  return Math.min(FIRST_PAUSE_MS * 2 ** (unanswered - 1), LONGEST_PAUSE_MS);
}
