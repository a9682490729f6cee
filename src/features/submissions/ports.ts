import type { DeliveryOutcome } from './model/delivery.ts';
import type { DraftOf } from './model/draft.ts';
import type { Draft, Hold, Receipt, Submission } from './model/schemas.ts';
import type { Unreadable } from './model/submission.ts';

/** Storage of the queue. Every method rejects with the storage's error if it fails, or with a timeout error. */
export interface OutboxStore {
  /** All submissions, oldest first. */
  all(): Promise<Submission[]>;
  /** The same, and the other records of the queue: foreign ones, or of a version that this one cannot read. */
  contents(): Promise<{ submissions: Submission[]; unreadable: Unreadable[] }>;
  find(id: string): Promise<Submission | undefined>;
  /**
   * Writes with strict durability: once this resolves, a power cut no longer loses it. What it takes the place of is
   * deleted in the same transaction.
   */
  add(submission: Submission, along?: Along): Promise<void>;
  /**
   * Reads, changes and writes in one transaction, so that two tabs cannot both claim. If `change` returns undefined,
   * nothing is written. Resolves with what was written, or undefined if nothing was. Unchanged fields are written
   * back as they were. A submission with a receipt is deleted instead.
   */
  change(
    id: string,
    change: (current: Submission) => Submission | undefined,
  ): Promise<Submission | undefined>;
  /**
   * In one transaction: writes the receipt, deletes the delivered submission and those that it supersedes, and applies
   * `free` to those whose pause the delivery disproves.
   */
  accept(receipt: Receipt, along?: Accepted): Promise<void>;
  /** Resolves with what was deleted; undefined if it was not there, or could not be read. */
  remove(id: string): Promise<Submission | undefined>;
  /** Deletes the queue, the receipts, the drafts and the rate limit. */
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab or worker it was made. */
  subscribe(listener: () => void): () => void;
}

/** Records that a new submission replaces. */
export interface Along {
  /** Ids of the drafts that it was typed in. */
  drafts?: readonly string[];
  /** Ids of the submissions that it corrects. */
  supersedes?: readonly string[];
}

interface Accepted {
  supersedes?: readonly string[];
  /** Ids of the submissions to free. */
  freed?: readonly string[];
  free?: (current: Submission) => Submission | undefined;
}

/**
 * Rate limit of the queue, over all tabs and the worker. If it cannot be stored, this page keeps its own: no method
 * rejects.
 */
export interface RateLimit {
  hold(): Promise<Hold | undefined>;
  setHold(hold: Hold | undefined): Promise<void>;
  /** Time of the last request or its answer, in milliseconds of the wall clock; 0 if there was none. */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
}

/** Storage of drafts. */
export interface DraftStore {
  /** Those that have not been sent. */
  all(): Promise<Draft[]>;
  find(of: DraftOf): Promise<Draft | undefined>;
  /** Replaces an earlier one of this id, and those that it `continues`. */
  keep(draft: Draft): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab it was made. */
  subscribe(listener: () => void): () => void;
}

/** Local storage, to which a page that is closing writes at once what the drafts do not contain yet. */
export interface UnloadStorage {
  getItem(name: string): string | null;
  removeItem(name: string): void;
}

/** Receipts, the only proof of a delivery; `OutboxStore.accept` writes them. */
export interface ReceiptStore {
  /** Newest first; expired ones are deleted. */
  all(): Promise<Receipt[]>;
  /** Resolves with true if the service has accepted the submission of this id. */
  has(id: string): Promise<boolean>;
}

/** Locks of open edits, over all tabs. */
export interface EditLocks {
  /** Takes the lock, from another form if need be, until the returned function is called or the tab dies. */
  hold(id: string): () => void;
  /** Resolves with true if a form has the edit open; false if the browser has no locks. */
  isHeld(id: string): Promise<boolean>;
}

export interface Transport {
  /**
   * Makes one attempt. Resolves with its outcome; never rejects. `onLateAcceptance` is called if the service accepts
   * an attempt that had timed out.
   */
  deliver(submission: Submission, onLateAcceptance: () => void): Promise<DeliveryOutcome>;
  /** Delivery group of the submission: an account error that stops one stops them all. */
  groupOf(submission: Submission): string;
}

export interface Mutex {
  /**
   * Runs the task while no other one runs, in any tab or worker. A lock that is held for longer than any task can
   * take is bypassed.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** `left` is a page that the visitor left, `frozen` one that the browser froze behind others. */
export type Absence = 'left' | 'frozen';

/**
 * Presence of the page. One that was left may be in the back/forward cache, where its open transactions and locks are
 * frozen and block other pages.
 */
export interface Presence {
  isHere(): boolean;
  /** Resolves once the page is there: at once, or when it returns. */
  here(): Promise<void>;
  /** Calls back when the page is left or frozen. Returns the function that unsubscribes. */
  onLeave(listener: (absence: Absence) => void): () => void;
}

/** Databases of earlier releases. */
export interface EarlierReleases {
  /** Takes over what they contain. Never rejects: what cannot be taken over now stays for the next call. */
  takeOver(): Promise<void>;
  clear(): Promise<void>;
}

export interface OutboxPorts {
  store: OutboxStore;
  rateLimit: RateLimit;
  receipts: ReceiptStore;
  transport: Transport;
  mutex: Mutex;
  edits: EditLocks;
  earlier: EarlierReleases;
  now: () => number;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}
