import { isLanguageCode, type LanguageCode } from '#site/languages.ts';
import { DAY_MS } from './day.ts';
import { eventName } from './event-name.ts';
import type { Receipt } from './receipt.ts';
import type { Submission } from './submission.ts';

/** A device that stands at a conference, from the start until the PIN ends it. Source: docs/outbox.md, rule 18. */
export interface Stand {
  version: 1;
  /** Goes along with every submission, as the parameter `event`. */
  event: string;
  /** In which each visitor finds the form. */
  language: LanguageCode;
  /** Milliseconds of the wall clock; so are all times here. */
  since: number;
  /** What the PIN is checked against, in hexadecimal digits. */
  salt: string;
  hash: string;
  /** How often the PIN was wrong since it was right, and when it may be tried again. */
  failures: number;
  retryAt: number;
}

const PIN = /^\d{4,8}$/;
const HEX = /^[0-9a-f]{32,64}$/;

export const isPin = (typed: string): boolean => PIN.test(typed);

/** What lies in the storage; undefined where the device is at no stand, or nobody could check its PIN. */
export function readStand(text: string | null): Stand | undefined {
  const { version, event, language, since, salt, hash, failures, retryAt } = parsed(text);
  if (version !== 1 || typeof event !== 'string' || eventName(event) !== event) return undefined;
  if (typeof language !== 'string' || !isLanguageCode(language)) return undefined;
  if (typeof salt !== 'string' || typeof hash !== 'string' || !HEX.test(salt) || !HEX.test(hash))
    return undefined;
  const [began, wrong, again] = [since, failures, retryAt].map((value) => Number(value) || 0);
  return {
    version,
    event,
    language,
    since: began ?? 0,
    salt,
    hash,
    failures: wrong ?? 0,
    retryAt: again ?? 0,
  };
}

function parsed(text: string | null): Partial<Record<keyof Stand, unknown>> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

const LONGEST_PAUSE_MS = 60_000;

/** The stand after a wrong PIN: a second's pause, doubled each time. */
export function afterWrongPin(stand: Stand, now: number): Stand {
  const pause = Math.min(1_000 * 2 ** stand.failures, LONGEST_PAUSE_MS);
  return { ...stand, failures: stand.failures + 1, retryAt: now + pause };
}

/** Milliseconds until a PIN may be tried again: never longer than the longest pause, whatever has happened to the clock. */
export const pauseLeft = ({ retryAt }: Stand, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);

/** What the device knows of its entries: what waits, and what is left of those that have been delivered. */
export interface Entries {
  submissions: readonly Submission[];
  receipts: readonly Receipt[];
}

/** When each entry of this event was made. */
const entryTimes = ({ submissions, receipts }: Entries, event: string): number[] => [
  ...submissions.filter(({ params }) => params.event === event).map(({ submittedAt }) => submittedAt),
  ...receipts.filter((receipt) => receipt.event === event).map(({ submittedAt = 0 }) => submittedAt),
];

const dayOf = (time: number) => new Date(time).toDateString();

/** How many entries of this event were made today, by the device's own calendar; each counts once. */
export function entriesToday(entries: Entries, event: string, now: number): number {
  const kept = new Set(entries.submissions.map(({ id }) => id));
  const receipts = entries.receipts.filter(({ id }) => !kept.has(id));
  return entryTimes({ ...entries, receipts }, event).filter((time) => dayOf(time) === dayOf(now)).length;
}

/** After which the stand can be left without its PIN, where nothing waits any more. */
const FORGOTTEN_MS = DAY_MS;

/** Whether the way out for a forgotten PIN is open: all is delivered, and nobody has made an entry for a day. */
export function mayLeaveWithoutPin(stand: Stand, entries: Entries & { unreadable: number }, now: number) {
  if (entries.submissions.length > 0 || entries.unreadable > 0) return false;
  const last = Math.max(stand.since, ...entryTimes(entries, stand.event));
  return now - last >= FORGOTTEN_MS;
}
