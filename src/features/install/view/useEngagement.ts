import { useEffect, useState } from 'react';
import { onInput, onSecondsInView } from '#browser/dom/engagement.ts';
import type { Visit } from '../model/offer.ts';

/**
 * Returns the facts about this visit so far. Seconds are counted only while `isAsked` is true. `page` is the current
 * page.
 */
export function useEngagement(page: string, isReturning: boolean, isAsked: boolean): Visit {
  const [seconds, setSeconds] = useState(0);
  const [hasWorked, setWorked] = useState(false);
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set([page]));
  if (!pages.has(page)) setPages(new Set([...pages, page]));
  useEffect(
    () => (isAsked ? onSecondsInView((more) => setSeconds((before) => before + more)) : undefined),
    [isAsked],
  );
  useEffect(() => onInput(() => setWorked(true)), []);
  return { seconds, pages: pages.size, isReturning, hasWorked };
}
