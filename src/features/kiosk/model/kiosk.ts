import { defaultLocale, isLocale, type Locale } from '#site/locales.ts';
import { type ThemeId, themes } from '#site/themes.ts';

/** Salt and hash to check a PIN, in hexadecimal digits, and the number of wrong PINs since the last correct one. */
export interface PinCheck {
  salt: string;
  hash: string;
  /** Number of consecutive wrong PINs, and the time from which the next PIN may be tried. */
  failures: number;
  retryAt: number;
}

/** Kiosk mode of a device at a conference, from its start until the PIN ends it. Source: docs/outbox.md, rule 18. */
export interface Kiosk {
  /** Sent with every submission as the parameter `event`; undefined if this version cannot read it. */
  event: string | undefined;
  /** Language in which each visitor first sees the form. */
  language: Locale;
  /** Theme in which each visitor first sees the site. */
  theme: ThemeId;
  /** Start of kiosk mode, in milliseconds of the wall clock like all times here. */
  since: number;
  /** Undefined if this version cannot check the PIN, because another version of the site started kiosk mode. */
  pin: PinCheck | undefined;
}

/**
 * Milliseconds for which the confirmation is shown before the form is cleared for the next visitor. Source:
 * docs/outbox.md, rule 18.
 */
export const THANKS_MS = 6_000;

const VERSION = 1;
const HEX = /^[0-9a-f]{32,64}$/;

const EVENT_LENGTH = 32;

/** Letters that are not a letter with an accent. */
const spelling: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Normalises the typed name of an event: in lower case, without accents, with hyphens instead of all other characters,
 * and cut to `EVENT_LENGTH` characters. Returns undefined if no letter and no digit is left.
 */
export function eventName(typed: string): string | undefined {
  const spelled = typed
    .toLowerCase()
    // German visitors write "ue" for "ü".
    .replace(/[äöü]/g, '$&e')
    .replace(/[łøđßæœ]/g, (letter) => spelling[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return spelled
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, EVENT_LENGTH)
    .replace(/-$/, '');
}

type Stored = Partial<Record<keyof Kiosk | keyof PinCheck | 'version', unknown>>;

/** Returns the record that `readKiosk` reads. */
export const kioskRecord = ({ pin, ...kiosk }: Kiosk): object => ({ version: VERSION, ...kiosk, ...pin });

/**
 * Reads the stored record. A record that is damaged, or of another version of the site, still means kiosk mode. Its
 * readable values are used. Without a readable `pin` of this version, the PIN cannot be checked.
 */
export function readKiosk(record: unknown): Kiosk {
  const stored: Stored = Object(record);
  const { version, event, language, theme, since } = stored;
  return {
    event: typeof event === 'string' && eventName(event) === event ? event : undefined,
    language: typeof language === 'string' && isLocale(language) ? language : defaultLocale,
    theme: themes.find(({ id }) => id === theme)?.id ?? 'system',
    since: Number(since) || 0,
    pin: version === VERSION ? readPin(stored) : undefined,
  };
}

function readPin({ salt, hash, failures, retryAt }: Stored): PinCheck | undefined {
  if (typeof salt !== 'string' || typeof hash !== 'string' || !HEX.test(salt) || !HEX.test(hash))
    return undefined;
  return { salt, hash, failures: Number(failures) || 0, retryAt: Number(retryAt) || 0 };
}
