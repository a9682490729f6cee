import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onLeft } from '#browser/dom/pageLifecycle.ts';
import { keepAwake } from '#browser/dom/wakeLock.ts';
import { storedText, storeText } from '#browser/storage/localStorage.ts';
import type { Locale } from '#site/locales.ts';
import { READING_PROGRESS_KEY } from '#site/storage-keys.ts';
import { offerSystemControls } from '../browser/mediaSession.ts';
import { readingLine } from '../browser/readingLine.ts';
import { onSpeechVoices, say, speechVoices } from '../browser/speech.ts';
import {
  bringIntoSight,
  isBelow,
  isInSight,
  markSpoken,
  passagesOf,
  rangeOf,
} from '../browser/spokenText.ts';
import {
  firstSentence,
  type Listening,
  type ListeningEvent,
  nextListening,
  silent,
} from '../model/listening.ts';
import { heardIn, parseProgress, recordHeard, serializeProgress } from '../model/progress.ts';
import { sentencesOf } from '../model/sentences.ts';
import { chooseVoice } from '../model/voices.ts';

interface Sentence {
  text: string;
  range: Range;
}

export interface ListeningControls {
  /** True if this device has a local voice for the text's language. */
  isPossible: boolean;
  state: Listening['state'];
  start: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const scriptOf = (text: Element, language: Locale): Sentence[] =>
  passagesOf(text).flatMap((passage) =>
    sentencesOf(passage.text, language).map(({ start, end }) => ({
      text: passage.text.slice(start, end),
      range: rangeOf(passage, start, end),
    })),
  );

interface ListeningOptions {
  slug: string;
  /** Shown by the system next to its media buttons. */
  title: string;
  text: RefObject<HTMLElement | null>;
  language: Locale;
  rate: number;
  /** True if nothing more may be recorded. */
  isForgotten: RefObject<boolean>;
  /** Called when the device has silenced the voice. */
  onSilenced: () => void;
}

/** Reads a text aloud sentence by sentence from the reader's position, and highlights the current sentence. */
export function useListening(options: ListeningOptions): ListeningControls {
  const { slug, title, text, language, rate, isForgotten, onSilenced } = options;
  const voice = useVoice(language);
  const script = useRef<readonly Sentence[]>([]);
  const [listening, setListening] = useState<Listening>(silent);
  const happened = useCallback((event: ListeningEvent) => {
    setListening((now) => nextListening(now, event, script.current.length));
  }, []);
  const silenced = useEffectEvent(() => {
    happened({ type: 'failed' });
    onSilenced();
  });

  useEffect(() => {
    const said = listening.state === 'speaking' && script.current[listening.sentence];
    if (!said || !voice) return;
    const onEnd = () => happened({ type: 'spoken' });
    return say({ text: said.text, voice, rate, onEnd, onFailure: silenced });
  }, [listening, voice, rate, happened]);

  // The update is rendered synchronously, because a scheduled update would run after the visitor has left the page.
  useEffect(() => onLeft(() => flushSync(() => happened({ type: 'stopped' }))), [happened]);
  useSpoken(listening, script, text);
  useHeard(listening, script, { slug, language, isForgotten });
  useSystem(listening.state, title, happened);

  const start = () => {
    if (!text.current) return;
    script.current = scriptOf(text.current, language);
    const line = readingLine(text.current);
    const ahead = script.current.findIndex(({ range }) => isBelow(range, line));
    const heard = heardIn(parseProgress(storedText(READING_PROGRESS_KEY)), slug, language);
    const last = heard === undefined ? undefined : script.current[heard];
    const heardInSight = last !== undefined && isInSight(last.range, line);
    const sentence = firstSentence({ ahead, heard: last && heard, heardInSight });
    const first = script.current[sentence];
    if (first) bringIntoSight(first.range, line);
    happened({ type: 'started', sentence });
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

type Script = RefObject<readonly Sentence[]>;

const sentenceOf = (listening: Listening) => (listening.state === 'silent' ? undefined : listening.sentence);

/** Highlights the sentence being spoken, and keeps it in view. */
function useSpoken(listening: Listening, script: Script, text: RefObject<HTMLElement | null>): void {
  const sentence = sentenceOf(listening);
  useEffect(() => {
    const said = sentence === undefined ? undefined : script.current[sentence];
    if (!said || !text.current) return;
    // If the reader has scrolled elsewhere, the page does not scroll back.
    const line = readingLine(text.current);
    const before = script.current[(sentence ?? 0) - 1];
    if (before && isInSight(before.range, line)) bringIntoSight(said.range, line);
    return markSpoken(said.range);
  }, [sentence, script, text]);
}

/** Stores the sentence being spoken on the device. The last sentence deletes the record. */
function useHeard(
  listening: Listening,
  script: Script,
  { slug, language, isForgotten }: Pick<ListeningOptions, 'slug' | 'language' | 'isForgotten'>,
): void {
  const sentence = sentenceOf(listening);
  useEffect(() => {
    if (sentence === undefined || isForgotten.current) return;
    const isLast = sentence + 1 >= script.current.length;
    const progress = parseProgress(storedText(READING_PROGRESS_KEY));
    const noted = recordHeard(progress, slug, isLast ? undefined : { language, sentence });
    storeText(READING_PROGRESS_KEY, serializeProgress(noted));
  }, [sentence, script, slug, language, isForgotten]);
}

/**
 * Handles the media buttons and keeps the screen on while speaking, because most phones silence speech when the screen
 * is off.
 */
function useSystem(
  state: Listening['state'],
  title: string,
  happened: (event: ListeningEvent) => void,
): void {
  useEffect(() => (state === 'speaking' ? keepAwake() : undefined), [state]);
  useEffect(() => {
    if (state === 'silent') return;
    return offerSystemControls({
      title,
      isPlaying: state === 'speaking',
      handlers: {
        play: () => happened({ type: 'resumed' }),
        pause: () => happened({ type: 'paused' }),
        stop: () => happened({ type: 'stopped' }),
        nexttrack: () => happened({ type: 'moved', by: 1 }),
        previoustrack: () => happened({ type: 'moved', by: -1 }),
      },
    });
  }, [state, title, happened]);
}

/** Returns this device's local voice for a language, or undefined if there is none or none is known yet. */
function useVoice(language: Locale): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const choose = () => {
      const chosen = chooseVoice(speechVoices(), language);
      // Browsers create new objects for the same voice. Only a different voice may interrupt speech.
      setVoice((now) => (now?.voiceURI === chosen?.voiceURI ? now : chosen));
    };
    choose();
    return onSpeechVoices(choose);
  }, [language]);
  return voice;
}
