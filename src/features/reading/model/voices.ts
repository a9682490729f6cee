import { countries } from '#site/countries.ts';
import type { LanguageCode } from '#site/languages.ts';

/** What the model wants to know of one of the system's voices. */
interface Voice {
  lang: string;
  /** Whether it speaks on the device, without sending the text anywhere. */
  localService: boolean;
  default: boolean;
}

/**
 * The voice for a text in this language: on the device only, so that it speaks offline and the text stays
 * here. The system's own choice comes first, then the language's own country.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: LanguageCode): V | undefined {
  const country = countries[language].toLowerCase();
  const fitting = voices.filter((voice) => voice.localService && tagOf(voice)[0] === language);
  return (
    fitting.find((voice) => voice.default) ??
    fitting.find((voice) => tagOf(voice).slice(1).includes(country)) ??
    fitting[0]
  );
}

/** Android writes it_IT where others write it-IT. */
const tagOf = ({ lang }: Voice): string[] => lang.toLowerCase().split(/[-_]/);
