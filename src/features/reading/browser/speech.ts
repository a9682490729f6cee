/** What Chromium needs between the end of one utterance and the next, lest it drop that. */
const BREATH_MS = 50;
/** An engine that neither speaks nor has anything to say for so long, twice over, has dropped the utterance in silence. */
const WATCH_MS = 2_000;

const synthesis = () => (canSpeak() ? speechSynthesis : undefined);

/** Whether the browser can speak, and tell sentences apart. */
const canSpeak = () => 'speechSynthesis' in globalThis && 'Segmenter' in Intl;

/** The voices that are known by now: many browsers learn of them late. */
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

/** Says one sentence. Answers with the function that silences it, after which neither callback comes. */
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

/** Calls back where the engine is found idle twice in a row. Answers with the function that stops looking. */
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
