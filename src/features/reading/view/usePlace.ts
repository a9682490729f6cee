import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onHidden } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';
import { storedText, storeText } from '#browser/storage/storedText.ts';
import { READING_PLACES_KEY } from '#site/storage-keys.ts';
import {
  edgesOf,
  endIsInSight,
  focusChild,
  lengthsOf,
  onScroll,
  readingLine,
  scrollDown,
} from '../browser/readingLine.ts';
import { notePlace, readPlaces, writePlaces } from '../model/places.ts';
import {
  isBefore,
  lineOf,
  minutesLeft,
  placeAt,
  type ReadingPosition,
  shareRead,
} from '../model/position.ts';

/** Minimum time between two records of the position while scrolling, in milliseconds. */
const NOTE_MS = 500;

const placeIn = (text: Element): ReadingPosition => placeAt(readingLine(text), edgesOf(text));

function scrollTo(text: Element, place: ReadingPosition): void {
  const line = lineOf(place, edgesOf(text));
  if (line !== undefined) scrollDown(line - readingLine(text));
}

/** Applies a change that reflows the text, then scrolls back to the line the reader was at. */
export function keepingPlace(text: Element | null, change: () => void): void {
  const place = text && placeIn(text);
  change();
  if (text && place && (place.block > 0 || place.share > 0)) scrollTo(text, place);
}

interface PlaceOptions {
  slug: string;
  minutes: number;
  text: RefObject<HTMLElement | null>;
  /** True once nothing more is to be recorded. */
  isForgotten: RefObject<boolean>;
}

/** Tracks the reader through a text: records the position, minutes left, and offers the last visit's place. */
export function usePlace({ slug, minutes, text, isForgotten }: PlaceOptions) {
  const [offered, setOffered] = useState(() => readPlaces(storedText(READING_PLACES_KEY))[slug]?.place);
  const [left, setLeft] = useState(minutes);
  const offer = useRef(offered);
  const endOffer = useCallback(() => {
    offer.current = undefined;
    setOffered(undefined);
  }, []);

  useEffect(() => {
    const note = () => {
      const element = text.current;
      // Removed, or hidden while another page cannot be loaded.
      if (!element?.getClientRects().length) return;
      const place = placeIn(element);
      const atEnd = endIsInSight(element);
      setLeft(atEnd ? 0 : Math.max(1, minutesLeft(minutes, shareRead(place, lengthsOf(element)))));
      if (atEnd || (offer.current && !isBefore(place, offer.current))) endOffer();
      if (isForgotten.current) return;
      const kept = storedText(READING_PLACES_KEY);
      const noted = notePlace(readPlaces(kept), { slug, place, atEnd, offered: offer.current });
      const words = writePlaces(noted);
      if (words !== (kept ?? '{}')) storeText(READING_PLACES_KEY, words);
    };
    // The reader may have scrolled before hydration.
    note();
    const stop = [onScroll(throttle(note, NOTE_MS)), onHidden(note)];
    return () => {
      for (const end of stop) end();
    };
  }, [slug, minutes, text, isForgotten, endOffer]);

  const goOn = () => {
    const element = text.current;
    if (!element || !offered) return;
    endOffer();
    scrollTo(element, offered);
    focusChild(element, offered.block);
  };
  return { offered, left, goOn, dismiss: endOffer };
}
