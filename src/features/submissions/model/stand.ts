import { isLanguageCode, type LanguageCode } from '#site/languages.ts';
import { parseJson } from './json.ts';

/** Stand mode of a device at a conference, from its start until the PIN ends it. Source: docs/outbox.md, rule 18. */
export interface Stand {
  version: 1;
  /** Sent with every submission as the parameter `event`. */
  event: string;
  /** Language in which each visitor finds the form. */
  language: LanguageCode;
  /** Milliseconds of the wall clock, like all times here. */
  since: number;
  /** Salt and hash to check the PIN against, in hexadecimal digits. */
  salt: string;
  hash: string;
  /** Consecutive wrong PINs, and the time from which the next may be tried. */
  failures: number;
  retryAt: number;
}

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

/** Parses the stored stand; undefined if there is none, or if its PIN could not be checked. */
export function readStand(text: string | null): Stand | undefined {
  const { version, event, language, since, salt, hash, failures, retryAt } = Object(
    parseJson(text ?? ''),
  ) as Partial<Record<keyof Stand, unknown>>;
  if (version !== 1 || typeof event !== 'string' || eventName(event) !== event) return undefined;
  if (typeof language !== 'string' || !isLanguageCode(language)) return undefined;
  if (typeof salt !== 'string' || typeof hash !== 'string' || !HEX.test(salt) || !HEX.test(hash))
    return undefined;
  const number = (value: unknown) => Number(value) || 0;
  const times = { since: number(since), failures: number(failures), retryAt: number(retryAt) };
  return { version, event, language, salt, hash, ...times };
}
