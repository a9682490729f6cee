import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { together } from '#browser/dom/listen.ts';
import { onHidden } from '#browser/dom/pageLifecycle.ts';
import { storedText, storeText } from '#browser/storage/localStorage.ts';
import { currentHash, dropHash } from '#router/location.ts';
import { READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import {
  edgesOf,
  focusChild,
  isReached,
  lengthsOf,
  onScroll,
  onScrollRest,
  readingLine,
  screensLeft,
  scrollDown,
  startIsInSight,
} from '../browser/readingLine.ts';
import { lineOf, minutesLeft, positionAt, type ReadingPosition, shareRead } from '../model/position.ts';
import {
  CONTINUE_ANCHOR,
  type EndOfText,
  parseProgress,
  recordPosition,
  serializeProgress,
} from '../model/progress.ts';

/** Time without scrolling after which the reader is taken to read, in milliseconds. */
const REST_MS = 1_000;

/** Time between two updates of the minutes that are left while the reader scrolls, in milliseconds. */
const COUNT_MS = 300;

const currentPosition = (text: Element): ReadingPosition => positionAt(readingLine(text), edgesOf(text));

function scrollTo(text: Element, position: ReadingPosition): void {
  const line = lineOf(position, edgesOf(text));
  if (line !== undefined) scrollDown(line - readingLine(text));
}

/** Returns true if the position is in view or above. A change of the language moves it by some lines. */
function hasReached(text: Element, position: ReadingPosition): boolean {
  const line = lineOf(position, edgesOf(text));
  return line !== undefined && isReached(line);
}

/** Returns the minutes left to read from the current position, at least one. */
const minutesFrom = (text: Element, minutes: number): number =>
  Math.max(1, minutesLeft(minutes, shareRead(currentPosition(text), lengthsOf(text))));

/** @param isReadUpToHere true if the reader has read the text before the current screen */
function endOf(text: Element, isReadUpToHere: boolean): EndOfText {
  if (screensLeft(text) > 0) return 'below';
  return isReadUpToHere || startIsInSight(text) ? 'read' : 'skipped';
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

  const goOn = useCallback(() => {
    const element = text.current;
    if (!element || !offer.current) return;
    scrollTo(element, offer.current);
    focusChild(element, offer.current.block);
    endOffer();
  }, [text, endOffer]);

  // The link to continue reading leads here. The effect that records the position runs after it and may end the offer.
  useEffect(() => {
    if (currentHash() !== CONTINUE_ANCHOR) return;
    dropHash();
    goOn();
  }, [goOn]);
  useEffect(() => {
    // True if at most one screen of the text was left when the reader last rested. Scrolling to the end then skips nothing.
    let isNearEnd = false;
    const record = () => {
      const element = text.current;
      // The text may be removed, or hidden while another page cannot be loaded.
      if (!element?.getClientRects().length) return;
      const stored = storedText(READING_PROGRESS_KEY);
      const before = parseProgress(stored);
      const { read, position: interrupted } = before[slug] ?? {};
      const position = currentPosition(element);
      const end = endOf(element, isNearEnd || (read === true && !interrupted));
      const readShare = shareRead(position, lengthsOf(element));
      if (end === 'below') isNearEnd = screensLeft(element) <= 1;
      setLeft(end === 'read' ? 0 : minutesFrom(element, minutes));
      const isAtOffer = end === 'below' && offer.current && hasReached(element, offer.current);
      if (end === 'read' || isAtOffer) endOffer();
      if (isForgotten.current) return;
      const progress = recordPosition(before, {
        slug,
        position,
        readShare: Math.round(readShare * 100) / 100,
        end,
        offered: offer.current,
      });
      const serialized = serializeProgress(progress);
      if (serialized !== (stored ?? '{}')) storeText(READING_PROGRESS_KEY, serialized);
    };
    // The reader may have scrolled before hydration.
    record();
    const countDown = () => {
      const { current } = text;
      if (current && screensLeft(current) > 0) setLeft(minutesFrom(current, minutes));
    };
    return together(onScrollRest(record, REST_MS), onHidden(record), onScroll(countDown, COUNT_MS));
  }, [slug, minutes, text, isForgotten, endOffer]);

  return { offered, left, goOn, dismiss: endOffer };
}
