import type { DeliveryOutcome } from './model/delivery.ts';
import type { Draft } from './model/draft.ts';
import type { Hold } from './model/hold.ts';
import type { Receipt } from './model/receipt.ts';
import type { Submission, Unreadable } from './model/submission.ts';

/** Storage of the queue. Every method rejects with the storage's error if it fails, or with a timeout error. */
export interface OutboxStore {
  /** All submissions, oldest first. */
  all(): Promise<Submission[]>;
  /** The same, and the other records of the queue: foreign ones, or of a version that this one cannot read. */
  contents(): Promise<{ submissions: Submission[]; unreadable: Unreadable[] }>;
  find(id: string): Promise<Submission | undefined>;
  /**
   * Writes with strict durability: once this resolves, a power cut no longer loses it. The submission that it
   * `replaces` is deleted in the same transaction.
   */
  add(submission: Submission): Promise<void>;
  /**
   * Reads, changes and writes in one transaction, so that two tabs cannot both claim. If `change` returns undefined,
   * nothing is written. Resolves with what was written, or undefined if nothing was. Unchanged fields are written
   * back as they were, in the record's own version.
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
 * Rate limit of the queue, over all tabs and the worker. If it cannot be stored, this page keeps its own: no method
 * rejects.
 */
export interface Pace {
  hold(): Promise<Hold | undefined>;
  setHold(hold: Hold | undefined): Promise<void>;
  /** Time of the last request or its answer, in milliseconds of the wall clock; 0 if there was none. */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
}

/** Storage of drafts, by `draftKey`. */
export interface DraftStore {
  all(): Promise<Draft[]>;
  find(key: string): Promise<Draft | undefined>;
  /** Replaces an earlier one. */
  keep(draft: Draft): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab it was made. */
  subscribe(listener: () => void): () => void;
}

/** Local storage, to which a page that is closing writes at once what the drafts do not contain yet. */
export interface LeftTexts {
  getItem(name: string): string | null;
  removeItem(name: string): void;
}

/** Storage of receipts: the only proof of a delivery. */
export interface ReceiptStore {
  /** Newest first; expired ones are deleted. */
  all(): Promise<Receipt[]>;
  /** Resolves with true if the service has accepted the submission of this id. */
  has(id: string): Promise<boolean>;
  keep(receipt: Receipt): Promise<void>;
  clear(): Promise<void>;
}

export interface Transport {
  /** Fetches what sending needs. Never rejects: the attempt reports what is missing. */
  prepare(): Promise<void>;
  /**
   * Makes one attempt. Resolves with its outcome; never rejects. `onLateAcceptance` is called if the service accepts
   * an attempt that had timed out.
   */
  deliver(submission: Submission, onLateAcceptance: () => void): Promise<DeliveryOutcome>;
  /** Delivery group of the submission: an account error that stops one stops them all. */
  laneOf(submission: Submission): string;
}

export interface Mutex {
  /**
   * Runs the task while no other one runs, in any tab or worker. A lock that is held for longer than any task can
   * take is bypassed.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Presence of the page. One that was left may be in the back/forward cache, where its open transactions and locks are
 * frozen and block other pages.
 */
export interface Presence {
  isHere(): boolean;
  /** Resolves once the page is there: at once, or when it returns. */
  here(): Promise<void>;
  /** Calls back when the page is left. Returns the function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

export interface OutboxPorts {
  store: OutboxStore;
  pace: Pace;
  receipts: ReceiptStore;
  transport: Transport;
  mutex: Mutex;
  now: () => number;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}
