import { useEffect, useState } from 'react';
import type { LanguageCode } from '#site/languages.ts';
import { onSpeechVoices, speechVoices } from '../browser/speech.ts';
import { chooseVoice } from '../model/voices.ts';

/** This device's own voice for a language; undefined where it has none, or is not known to have one yet. */
export function useVoice(language: LanguageCode): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const choose = () => {
      const chosen = chooseVoice(speechVoices(), language);
      // Browsers make new objects of the same voice: only another one may interrupt what is being said.
      setVoice((now) => (now?.voiceURI === chosen?.voiceURI ? now : chosen));
    };
    choose();
    return onSpeechVoices(choose);
  }, [language]);
  return voice;
}
