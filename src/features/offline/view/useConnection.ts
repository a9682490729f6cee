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

/** Hints come in swarms; the host is asked no more often than this. */
const REST_MS = 2000;

/** Asks the host when something hints at a change, such as another page, and goes on until it answers. */
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
    // What the host has just sent needs no question; what the worker sent comes without a connection too.
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
