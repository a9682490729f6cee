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
 * The voice for a text in this language: on the device only, so that it works offline and the text stays
 * private. The system's default comes first, then a voice of the language's own country.
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

/** Android writes it_IT, other systems it-IT. */
const tagOf = ({ lang }: Voice): string[] => lang.toLowerCase().split(/[-_]/);
