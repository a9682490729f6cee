import type { DeliveryResult } from './model/delivery.ts';
import type { Pause, Receipt, Submission, Unreadable } from './model/submission.ts';

/** The stored facts about an id. */
export interface Found {
  submission: Submission | undefined;
  /** True if a receipt proves that the service has accepted the submission. */
  isDelivered: boolean;
}

/** Changes that are written in the same transaction as the receipt of a delivery. */
interface WithReceipt {
  /** Ids of the submissions that the delivered one replaces, if it was sent directly and has no record. */
  replacedIds?: readonly string[];
  /** Ids of the submissions whose pause ends, and the change that ends it. */
  resumed?: readonly string[];
  resume?: (current: Submission) => Submission | undefined;
}

/** Storage of the queue and its receipts. Every method can reject with the storage's error or a timeout error. */
export interface OutboxStore {
  /** Resolves with all submissions, oldest first, and with the queue records that this version cannot read. */
  contents(): Promise<{ submissions: Submission[]; unreadable: Unreadable[] }>;
  find(id: string): Promise<Found>;
  /**
   * Writes a submission with strict durability: after the promise resolves, a power cut no longer loses it. In the same
   * transaction, deletes the submissions that it replaces, in any state, and remembers their ids.
   */
  add(submission: Submission, replacedIds?: readonly string[]): Promise<void>;
  /** Adds, in one transaction, the submissions that are not queued, delivered or replaced. Resolves with their ids. */
  addUnknown(submissions: readonly Submission[]): Promise<string[]>;
  /**
   * Reads, changes and writes a submission in one transaction, so that two tabs cannot both claim it. Writes nothing if
   * `change` returns undefined. Resolves with the written submission; undefined if nothing was written. A submission
   * with a receipt is deleted instead, because it must not be sent again.
   */
  change(
    id: string,
    change: (current: Submission) => Submission | undefined,
  ): Promise<Submission | undefined>;
  /** Writes the receipt and deletes the delivered submission, in one transaction with the changes in `more`. */
  accept(receipt: Receipt, more?: WithReceipt): Promise<void>;
  /** Deletes a submission. Resolves with it; undefined if it was not found or could not be read. */
  remove(id: string): Promise<Submission | undefined>;
  /** Resolves with the receipts, newest first. Deletes expired receipts and expired marks of replaced submissions. */
  receipts(): Promise<Receipt[]>;
  /**
   * Erases everything in the database: the queue, the receipts, and the records of other features. With a prefix, erases
   * only the records whose keys begin with it.
   */
  clear(prefix?: string): Promise<void>;
  /** Resolves with the keys of all records. */
  keys(): Promise<string[]>;
  /** Announces a delivery that the storage could not record. */
  announce(): void;
  /** Calls back after every change, including changes by other tabs and the worker. */
  subscribe(listener: () => void): () => void;
}

/** Records of other features in the outbox's database, which writes to the disk immediately, unlike local storage. */
export interface DurableRecords {
  read(key: string): Promise<unknown>;
  /** Writes a record, or deletes it if `record` is undefined. */
  write(key: string, record: object | undefined): Promise<void>;
}

/**
 * Rate limit of the queue, shared by all tabs and the worker. If it cannot be stored, each page uses its own values. No
 * method rejects.
 */
export interface RateLimit {
  pause(): Promise<Pause | undefined>;
  setPause(pause: Pause | undefined): Promise<void>;
  /**
   * Resolves with the time of the last request or its answer, in milliseconds of the wall clock; 0 if there was none.
   */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
}

export interface Transport {
  /**
   * Makes one attempt. Resolves with its result; never rejects. `onLateAcceptance` is called if the service accepts the
   * attempt after its timeout.
   */
  deliver(submission: Submission, onLateAcceptance: () => void): Promise<DeliveryResult>;
  /** Returns the delivery group of the submission. An account error pauses the entire group. */
  groupOf(submission: Submission): string;
}

export interface Lock {
  /**
   * Runs the task while no other task runs, in any tab or worker. If the lock holder hangs, the task still runs within
   * a minute. If the browser refuses locks, the task runs without a lock.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/**
 * Presence of the page. A page that was left may be in the back/forward cache. Its open transactions and locks are
 * frozen there and block other pages.
 */
export interface Presence {
  isHere(): boolean;
  /** Resolves immediately if the page is present, otherwise when it returns. */
  here(): Promise<void>;
  /** Calls back when the page is left or frozen. Returns the function that unsubscribes. */
  onLeave(listener: () => void): () => void;
}

export interface OutboxPorts {
  store: OutboxStore;
  rateLimit: RateLimit;
  transport: Transport;
  lock: Lock;
  /** Milliseconds of the wall clock. */
  now: () => number;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}
