import { useEffect, useState } from 'react';
import type { Locale } from '#site/locales.ts';
import { onSpeechVoices, speechVoices } from '../browser/speech.ts';
import { chooseVoice } from '../model/voices.ts';

/** This device's local voice for a language; undefined if it has none, or none is known yet. */
export function useVoice(language: Locale): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const choose = () => {
      const chosen = chooseVoice(speechVoices(), language);
      // Browsers create new objects for the same voice: only a different one may interrupt speech.
      setVoice((now) => (now?.voiceURI === chosen?.voiceURI ? now : chosen));
    };
    choose();
    return onSpeechVoices(choose);
  }, [language]);
  return voice;
}
