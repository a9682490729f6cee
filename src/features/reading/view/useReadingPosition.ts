import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onHidden } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';
import { storedText, storeText } from '#browser/storage/localStorage.ts';
import { currentHash, dropHash } from '#router/location.ts';
import { READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import {
  edgesOf,
  endIsInSight,
  focusChild,
  lengthsOf,
  onScroll,
  readingLine,
  scrollDown,
} from '../browser/readingLine.ts';
import {
  isBefore,
  lineOf,
  minutesLeft,
  positionAt,
  type ReadingPosition,
  shareRead,
} from '../model/position.ts';
import { CONTINUE_ANCHOR, parseProgress, recordPosition, serializeProgress } from '../model/progress.ts';

/** Minimum time between two records of the position while scrolling, in milliseconds. */
const RECORD_MS = 500;

const currentPosition = (text: Element): ReadingPosition => positionAt(readingLine(text), edgesOf(text));

function scrollTo(text: Element, position: ReadingPosition): void {
  const line = lineOf(position, edgesOf(text));
  if (line !== undefined) scrollDown(line - readingLine(text));
}

/** Applies a change that reflows the text, then scrolls back to the line the reader was at. */
export function keepPosition(text: Element | null, change: () => void): void {
  const position = text && currentPosition(text);
  change();
  if (text && position && (position.block > 0 || position.share > 0)) scrollTo(text, position);
}

interface ReadingPositionOptions {
  slug: string;
  minutes: number;
  text: RefObject<HTMLElement | null>;
  /** True if nothing more may be recorded. */
  isForgotten: RefObject<boolean>;
}

/**
 * Tracks the reader's position in a text. Records the position, returns the minutes left, and offers the position of
 * the last visit.
 */
export function useReadingPosition({ slug, minutes, text, isForgotten }: ReadingPositionOptions) {
  const [offered, setOffered] = useState(
    () => parseProgress(storedText(READING_PROGRESS_KEY))[slug]?.position,
  );
  const [left, setLeft] = useState(minutes);
  const offer = useRef(offered);
  const endOffer = useCallback(() => {
    offer.current = undefined;
    setOffered(undefined);
  }, []);

  useEffect(() => {
    const record = () => {
      const element = text.current;
      // The text may be removed, or hidden while another page cannot be loaded.
      if (!element?.getClientRects().length) return;
      const position = currentPosition(element);
      const atEnd = endIsInSight(element);
      const readShare = shareRead(position, lengthsOf(element));
      setLeft(atEnd ? 0 : Math.max(1, minutesLeft(minutes, readShare)));
      if (atEnd || (offer.current && !isBefore(position, offer.current))) endOffer();
      if (isForgotten.current) return;
      const stored = storedText(READING_PROGRESS_KEY);
      const progress = recordPosition(parseProgress(stored), {
        slug,
        position,
        readShare: Math.round(readShare * 100) / 100,
        atEnd,
        offered: offer.current,
      });
      const serialized = serializeProgress(progress);
      if (serialized !== (stored ?? '{}')) storeText(READING_PROGRESS_KEY, serialized);
    };
    // The reader may have scrolled before hydration.
    record();
    const stop = [onScroll(throttle(record, RECORD_MS)), onHidden(record)];
    return () => {
      for (const end of stop) end();
    };
  }, [slug, minutes, text, isForgotten, endOffer]);

  const goOn = useCallback(() => {
    const element = text.current;
    if (!element || !offer.current) return;
    scrollTo(element, offer.current);
    focusChild(element, offer.current.block);
    endOffer();
  }, [text, endOffer]);

  // The link to continue reading leads here.
  useEffect(() => {
    if (currentHash() !== CONTINUE_ANCHOR) return;
    dropHash();
    goOn();
  }, [goOn]);
  return { offered, left, goOn, dismiss: endOffer };
}
