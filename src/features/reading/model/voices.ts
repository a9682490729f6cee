import { countries } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';

/** The properties of a system voice that the model needs. */
interface Voice {
  lang: string;
  /** True if it speaks on the device, without sending the text anywhere. */
  localService: boolean;
  default: boolean;
}

/**
 * Returns the voice for a text in this language. Only voices on the device are considered, so that reading aloud works
 * offline and the text stays private. The system's default comes first, then a voice of the language's own country.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Locale): V | undefined {
  const country = countries[language].toLowerCase();
  const fitting = voices.filter((voice) => voice.localService && tagOf(voice)[0] === language);
  return (
    fitting.find((voice) => voice.default) ??
    fitting.find((voice) => tagOf(voice).slice(1).includes(country)) ??
    fitting[0]
  );
}

/** Returns the parts of a voice's language tag. Android writes it_IT, other systems write it-IT. */
const tagOf = ({ lang }: Voice): string[] => lang.toLowerCase().split(/[-_]/);
