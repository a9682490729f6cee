import { useEffect, useState } from 'react';
import { onSecondsInView, onWork } from '#browser/storage/visit.ts';
import type { Visit } from '../model/offer.ts';

/** The facts about this visit so far, while they are asked for; `page` is the current one. */
export function useVisit(page: string, isReturning: boolean, isAsked: boolean): Visit {
  const [seconds, setSeconds] = useState(0);
  const [hasWorked, setWorked] = useState(false);
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set([page]));
  if (!pages.has(page)) setPages(new Set([...pages, page]));
  useEffect(
    () => (isAsked ? onSecondsInView((more) => setSeconds((before) => before + more)) : undefined),
    [isAsked],
  );
  useEffect(() => onWork(() => setWorked(true)), []);
  return { seconds, pages: pages.size, isReturning, hasWorked };
}
