import { useCallback, useEffect, useReducer, useRef } from 'react';
import { throttle } from '#browser/dom/throttle.ts';
import { isServedByWorker } from '#browser/hydration/noticeNeed.ts';
import { onConnectionHint, reachesHost } from '#browser/worker/connection.ts';
import {
  type Connection,
  connectedFromTheStart,
  nextConnection,
  pauseBeforeAsking,
} from '../model/connection.ts';

/** Minimum time between two requests: hints come in bursts. */
const REST_MS = 2000;

/** Asks the host when something hints at a change, such as a new page, and repeats until it answers. */
export function useConnection(page: string): { notice: Connection['notice']; close: () => void } {
  const [connection, tell] = useReducer(nextConnection, connectedFromTheStart);
  const ask = useRef(() => {});

  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const isAnswered = await reachesHost();
      if (wanted) tell(isAnswered ? { type: 'answered' } : { type: 'unanswered', at: Date.now() });
    };
    ask.current = throttle(() => void look(), REST_MS);
    const stop = onConnectionHint(ask.current);
    return () => {
      wanted = false;
      stop();
    };
  }, []);

  const first = useRef(page);
  useEffect(() => {
    // A page just sent by the host proves the connection; one from the service worker does not.
    if (page !== first.current || isServedByWorker()) ask.current();
  }, [page]);

  const pause = pauseBeforeAsking(connection);
  const { unanswered } = connection;
  useEffect(() => {
    if (pause === undefined || unanswered === 0) return undefined;
    const timer = setTimeout(() => ask.current(), pause);
    return () => clearTimeout(timer);
  }, [pause, unanswered]);

  const close = useCallback(() => tell({ type: 'closed' }), []);
  return { notice: connection.notice, close };
}
