import { defaultLanguage, isLanguageCode, type LanguageCode } from '#site/languages.ts';
import { type ThemeId, themes } from '#site/themes.ts';
import { parseJson } from './json.ts';

/** Salt and hash to check a PIN against, in hexadecimal digits, and the wrong PINs since the last right one. */
export interface PinCheck {
  salt: string;
  hash: string;
  /** Consecutive wrong PINs, and the time from which the next may be tried. */
  failures: number;
  retryAt: number;
}

/** Stand mode of a device at a conference, from its start until the PIN ends it. Source: docs/outbox.md, rule 18. */
export interface Stand {
  /** Sent with every submission as the parameter `event`; undefined if this version cannot read it. */
  event: string | undefined;
  /** Language in which each visitor finds the form. */
  language: LanguageCode;
  /** Theme in which each visitor finds the site. */
  theme: ThemeId;
  /** Milliseconds of the wall clock, like all times here. */
  since: number;
  /** Undefined if another version of the site has started stand mode in a way that this one cannot check. */
  pin: PinCheck | undefined;
}

const VERSION = 1;
const EVENT = /^[a-z0-9][a-z0-9-]*$/;
const HEX = /^[0-9a-f]{32,64}$/;

const EVENT_LENGTH = 32;

/**
 * Normalises the typed name of an event: trimmed, in lower case, with hyphens for spaces and underscores, and cut off
 * where it is too long. Returns undefined if it is invalid.
 */
export function eventName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase().replace(/[ _]+/g, '-').slice(0, EVENT_LENGTH);
  return EVENT.test(name) ? name : undefined;
}

/** Writes stand mode as the text that `readStand` reads. */
export const standText = ({ pin, ...stand }: Stand): string =>
  JSON.stringify({ version: VERSION, ...stand, ...pin });

/**
 * Reads the stored text; undefined only if there is none. A text that is damaged, or of another version of the site,
 * still means stand mode: what can be read of it is used, and the PIN cannot be checked.
 */
export function readStand(text: string | null): Stand | undefined {
  if (text === null) return undefined;
  const stored = Object(parseJson(text)) as Partial<
    Record<keyof Stand | keyof PinCheck | 'version', unknown>
  >;
  const { version, event, language, theme, since } = stored;
  return {
    event: typeof event === 'string' && eventName(event) === event ? event : undefined,
    language: typeof language === 'string' && isLanguageCode(language) ? language : defaultLanguage,
    theme: themes.find(({ id }) => id === theme)?.id ?? 'system',
    since: Number(since) || 0,
    pin: version === VERSION ? readPin(stored) : undefined,
  };
}

function readPin({
  salt,
  hash,
  failures,
  retryAt,
}: Partial<Record<keyof PinCheck, unknown>>): PinCheck | undefined {
  if (typeof salt !== 'string' || typeof hash !== 'string' || !HEX.test(salt) || !HEX.test(hash))
    return undefined;
  return { salt, hash, failures: Number(failures) || 0, retryAt: Number(retryAt) || 0 };
}
