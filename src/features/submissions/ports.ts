import type { DeliveryOutcome } from './model/delivery.ts';
import type { Draft } from './model/draft.ts';
import type { Hold } from './model/hold.ts';
import type { Receipt } from './model/receipt.ts';
import type { Submission, Unreadable } from './model/submission.ts';

/** Where submissions wait. Every method rejects with what the storage said when it fails, or has not answered in time. */
export interface OutboxStore {
  /** All that wait, oldest first. */
  all(): Promise<Submission[]>;
  /** The same, and what else lies in the queue: records that are not ours, or of a version that this one cannot read. */
  contents(): Promise<{ submissions: Submission[]; unreadable: Unreadable[] }>;
  find(id: string): Promise<Submission | undefined>;
  /**
   * Writes strictly durably: when this resolves, a power cut no longer takes it.
   * What it `replaces` is deleted in the same transaction.
   */
  add(submission: Submission): Promise<void>;
  /**
   * Reads, changes and writes in one transaction, so that two tabs cannot both claim. `undefined` from
   * `change` leaves all as it is; the answer is what was written, or undefined where nothing was. What `change` leaves
   * alone is written back as it was, in the record's own version.
   */
  change(
    id: string,
    change: (current: Submission) => Submission | undefined,
  ): Promise<Submission | undefined>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab or worker it was made. */
  subscribe(listener: () => void): () => void;
}

/**
 * The clock of the queue over all tabs and the worker. Where it cannot be kept, this page keeps it for itself: no method
 * rejects.
 */
export interface Pace {
  hold(): Promise<Hold | undefined>;
  setHold(hold: Hold | undefined): Promise<void>;
  /** When anybody last sent something or had the answer to it, in milliseconds of the wall clock; 0 for never. */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
}

/** Where drafts are kept, by `draftKey`. */
export interface DraftStore {
  all(): Promise<Draft[]>;
  find(key: string): Promise<Draft | undefined>;
  /** Takes the place of an earlier one. */
  keep(draft: Draft): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab it was made. */
  subscribe(listener: () => void): () => void;
}

/** Where a page that is left writes at once what the drafts do not have yet: local storage. */
export interface LeftTexts {
  getItem(name: string): string | null;
  removeItem(name: string): void;
}

/** Where it is noted that something has been delivered: the only proof that it was. */
export interface ReceiptStore {
  /** Newest first; those that have expired are deleted. */
  all(): Promise<Receipt[]>;
  /** Whether the service has taken the submission of this id. */
  has(id: string): Promise<boolean>;
  keep(receipt: Receipt): Promise<void>;
  clear(): Promise<void>;
}

export interface Transport {
  /** Fetches what sending needs. Never rejects: an attempt says what is missing. */
  prepare(): Promise<void>;
  /**
   * One attempt. Resolves with its outcome; never rejects. `onLateAcceptance` is called when an attempt that was given
   * up is answered with "accepted" after all.
   */
  deliver(submission: Submission, onLateAcceptance: () => void): Promise<DeliveryOutcome>;
  /** What the submission shares with others: where trouble with the account stops one it stops them all. */
  laneOf(submission: Submission): string;
}

export interface Exclusively {
  /**
   * Runs the task when no other one runs, in whichever tab or worker. One that holds the others up for longer than any
   * task can take is passed by.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Whether the page is there. One that is left may lie in the browser's page cache, where what it has begun stands
 * still and stands in the way of others.
 */
export interface Presence {
  isHere(): boolean;
  /** Resolves when the page is there: at once, or when it comes back. */
  here(): Promise<void>;
  /** Calls back when the page is left. Answers with the function that stops it. */
  onLeave(listener: () => void): () => void;
}

export interface OutboxPorts {
  store: OutboxStore;
  pace: Pace;
  receipts: ReceiptStore;
  transport: Transport;
  mutex: Exclusively;
  now: () => number;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}
