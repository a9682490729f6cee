/** Chromium needs a pause between two utterances, or it drops the second. */
const BREATH_MS = 50;
/** An engine that is idle in two checks at this interval has dropped the utterance silently. */
const WATCH_MS = 2_000;

const synthesis = () => (canSpeak() ? speechSynthesis : undefined);

/** Returns true if the browser supports speech synthesis and can split text into sentences. */
const canSpeak = () => 'speechSynthesis' in globalThis && 'Segmenter' in Intl;

/** Returns the voices known so far. Many browsers load voices late. */
export const speechVoices = (): readonly SpeechSynthesisVoice[] => synthesis()?.getVoices() ?? [];

export function onSpeechVoices(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

interface Utterance {
  text: string;
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's usual speed. */
  rate: number;
  onEnd: () => void;
  onFailure: () => void;
}

/** Speaks one sentence. Returns a function that silences the sentence and prevents both callbacks. */
export function say({ text, voice, rate, onEnd, onFailure }: Utterance): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate });
  let over = false;
  const finish = (callback: () => void) => () => {
    if (over) return;
    over = true;
    callback();
  };
  utterance.onend = finish(onEnd);
  utterance.onerror = finish(onFailure);
  const timer = setTimeout(() => synthesis()?.speak(utterance), BREATH_MS);
  const stopWatching = onDropped(finish(onFailure));
  return () => {
    clearTimeout(timer);
    stopWatching();
    const wasOver = over;
    over = true;
    if (!wasOver) synthesis()?.cancel();
  };
}

/** Calls back if the engine is idle twice in a row. Returns a function that stops watching. */
function onDropped(listener: () => void): () => void {
  let wasIdle = false;
  const watch = setInterval(() => {
    const speech = synthesis();
    const isIdle = !speech?.speaking && !speech?.pending;
    if (isIdle && wasIdle) listener();
    wasIdle = isIdle;
  }, WATCH_MS);
  return () => clearInterval(watch);
}
