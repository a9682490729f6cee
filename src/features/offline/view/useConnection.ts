import { useCallback, useEffect, useReducer, useRef } from 'react';
import { throttle } from '#browser/dom/throttle.ts';
import { isServedByWorker } from '#browser/hydration/noticeNeed.ts';
import { sessionFlag } from '#browser/storage/sessionStorage.ts';
import { onConnectionHint, reachesHost } from '#browser/worker/connection.ts';
import { LOST_KEY } from '#site/storage-keys.ts';
import {
  type Connection,
  connectedFromTheStart,
  lostFromTheStart,
  nextConnection,
  pauseBeforeAsking,
} from '../model/connection.ts';

/** Minimum time between two requests, in milliseconds, because hints arrive in bursts. */
const REST_MS = 2000;

/**
 * The flag is set when the visitor closes the notice of a loss. Without it, an engine that loads a document for each
 * page would announce the same loss on each page.
 */
const reportedLost = sessionFlag(LOST_KEY);
const start = () => (reportedLost.isSet() ? lostFromTheStart : connectedFromTheStart);

/**
 * Sends a request to the host when something hints at a change, such as a new page, and repeats the request until the
 * host answers.
 */
export function useConnection(page: string): { notice: Connection['notice']; close: () => void } {
  const [connection, tell] = useReducer(nextConnection, undefined, start);
  const ask = useRef(() => {});

  useEffect(() => {
    let wanted = true;
    const check = async () => {
      const isAnswered = await reachesHost();
      if (isAnswered) reportedLost.clear();
      if (wanted) tell(isAnswered ? { type: 'answered' } : { type: 'unanswered', at: Date.now() });
    };
    ask.current = throttle(() => void check(), REST_MS);
    const stop = onConnectionHint(ask.current);
    return () => {
      wanted = false;
      stop();
    };
  }, []);

  const first = useRef(page);
  useEffect(() => {
    // A page sent by the host proves the connection, but a page from the service worker does not.
    if (page !== first.current || isServedByWorker()) ask.current();
  }, [page]);

  const pause = pauseBeforeAsking(connection);
  const { unanswered } = connection;
  useEffect(() => {
    if (pause === undefined || unanswered === 0) return undefined;
    const timer = setTimeout(() => ask.current(), pause);
    return () => clearTimeout(timer);
  }, [pause, unanswered]);

  const { notice } = connection;
  const close = useCallback(() => {
    if (notice === 'lost') reportedLost.set();
    tell({ type: 'closed' });
  }, [notice]);
  return { notice, close };
}
