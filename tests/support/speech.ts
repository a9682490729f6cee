import type { Page } from '@playwright/test';

/** A spoken utterance, with the properties that the page has set. */
interface Heard {
  text: string;
  lang: string;
  rate: number;
}

/**
 * Replaces the speech synthesis of the browser, which has no voices without a screen, with these voices. Runs in the
 * page. A sentence lasts until the test dispatches `sentence-said` or `voice-lost`.
 */
export function speakWith(voices: readonly string[]): void {
  const said: Heard[] = [];
  let speaking: { onend?: () => void; onerror?: () => void } | undefined;
  const speech = Object.assign(new EventTarget(), {
    getVoices: () =>
      voices.map((name) => ({
        name,
        voiceURI: name,
        lang: name.split(' ')[0],
        localService: !name.includes('remote'),
        default: false,
      })),
    speak(utterance: Heard & { onend?: () => void }) {
      said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
      speaking = utterance;
    },
    cancel() {
      const cut = speaking;
      speaking = undefined;
      cut?.onerror?.();
    },
  });
  Object.defineProperty(speech, 'speaking', { get: () => speaking !== undefined });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech, configurable: true });
  const Utterance = class {
    constructor(readonly text: string) {}
  };
  Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
  // A system that stops a voice need not send an event.
  addEventListener('voice-lost', () => {
    speaking = undefined;
  });
  addEventListener('sentence-said', () => {
    const over = speaking;
    speaking = undefined;
    over?.onend?.();
  });
}

export const heard = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (globalThis as unknown as { said: Heard[] }).said);
