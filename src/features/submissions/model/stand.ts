import { isLanguageCode, type LanguageCode } from '#site/languages.ts';
import { parseJson } from './json.ts';
import type { Receipt, Submission } from './schemas.ts';
import { DAY_MS } from './submission.ts';

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
const PIN = /^\d{4,8}$/;
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

export const isPin = (typed: string): boolean => PIN.test(typed);

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

const LONGEST_PAUSE_MS = 60_000;

/** The stand after a wrong PIN: a pause of one second, doubled each time. */
export function afterWrongPin(stand: Stand, now: number): Stand {
  const pause = Math.min(1_000 * 2 ** stand.failures, LONGEST_PAUSE_MS);
  return { ...stand, failures: stand.failures + 1, retryAt: now + pause };
}

/** Milliseconds until a PIN may be tried again: never more than the longest pause, even after a clock jump. */
export const pauseLeft = ({ retryAt }: Stand, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);

/** The device's entries: queued submissions, and receipts of delivered ones. */
export interface Entries {
  submissions: readonly Submission[];
  receipts: readonly Receipt[];
}

/** Submission times of the entries of this event. */
const entryTimes = ({ submissions, receipts }: Entries, event: string): number[] => [
  ...submissions.filter(({ params }) => params.event === event).map(({ submittedAt }) => submittedAt),
  ...receipts.filter((receipt) => receipt.event === event).map(({ submittedAt = 0 }) => submittedAt),
];

const dayOf = (time: number) => new Date(time).toDateString();

/** Number of entries of this event today, by the device's own calendar; each counts once. */
export function entriesToday(entries: Entries, event: string, now: number): number {
  const kept = new Set(entries.submissions.map(({ id }) => id));
  const receipts = entries.receipts.filter(({ id }) => !kept.has(id));
  return entryTimes({ ...entries, receipts }, event).filter((time) => dayOf(time) === dayOf(now)).length;
}

/** Milliseconds after the last entry until a stand with an empty queue can be left without its PIN. */
const FORGOTTEN_MS = DAY_MS;

/** Returns true if the stand can be left without its PIN: all is delivered, and nobody has made an entry for a day. */
export function mayLeaveWithoutPin(stand: Stand, entries: Entries & { unreadable: number }, now: number) {
  if (entries.submissions.length > 0 || entries.unreadable > 0) return false;
  const last = Math.max(stand.since, ...entryTimes(entries, stand.event));
  return now - last >= FORGOTTEN_MS;
}
