import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onLeft } from '#browser/page.ts';
import { readingLine } from '#browser/readingLine.ts';
import { say } from '#browser/speech.ts';
import { bringIntoSight, isBelow, isInSight, markSpoken, passagesOf, rangeOf } from '#browser/spokenText.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type Listening, type ListeningEvent, nextListening, silent } from '../model/listening.ts';
import { sentencesOf } from '../model/sentences.ts';
import { useVoice } from './useVoice.ts';

interface Sentence {
  text: string;
  range: Range;
}

export interface ListeningControls {
  /** Whether this device has a voice of its own for the text's language. */
  isPossible: boolean;
  state: Listening['state'];
  start: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const scriptOf = (text: Element, language: LanguageCode): Sentence[] =>
  passagesOf(text).flatMap((passage) =>
    sentencesOf(passage.text, language).map(({ start, end }) => ({
      text: passage.text.slice(start, end),
      range: rangeOf(passage, start, end),
    })),
  );

interface ListeningOptions {
  text: RefObject<HTMLElement | null>;
  language: LanguageCode;
  rate: number;
}

/** Reads a text aloud, sentence by sentence, from where the reader is, and marks what is being said. */
export function useListening({ text, language, rate }: ListeningOptions): ListeningControls {
  const voice = useVoice(language);
  const script = useRef<readonly Sentence[]>([]);
  const [listening, setListening] = useState<Listening>(silent);
  const happened = useCallback((event: ListeningEvent) => {
    setListening((now) => nextListening(now, event, script.current.length));
  }, []);
  const sentence = listening.state === 'silent' ? undefined : listening.sentence;

  useEffect(() => {
    const said = sentence === undefined ? undefined : script.current[sentence];
    if (!said || !text.current) return;
    // Who has scrolled elsewhere meanwhile is left there.
    const line = readingLine(text.current);
    const before = script.current[(sentence ?? 0) - 1];
    if (before && isInSight(before.range, line)) bringIntoSight(said.range, line);
    return markSpoken(said.range);
  }, [sentence, text]);

  useEffect(() => {
    const said = listening.state === 'speaking' && script.current[listening.sentence];
    if (!said || !voice) return;
    const onEnd = () => happened({ type: 'spoken' });
    const onFailure = () => happened({ type: 'failed' });
    return say({ text: said.text, voice, rate, onEnd, onFailure });
  }, [listening, voice, rate, happened]);

  useEffect(() => onLeft(() => happened({ type: 'stopped' })), [happened]);

  const start = () => {
    if (!text.current) return;
    script.current = scriptOf(text.current, language);
    const line = readingLine(text.current);
    const ahead = script.current.findIndex(({ range }) => isBelow(range, line));
    happened({ type: 'started', sentence: Math.max(0, ahead) });
  };
  return {
    isPossible: voice !== undefined,
    state: listening.state,
    start,
    pause: () => happened({ type: 'paused' }),
    resume: () => happened({ type: 'resumed' }),
    stop: () => happened({ type: 'stopped' }),
  };
}
