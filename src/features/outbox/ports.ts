import type { DeliveryResult } from './model/delivery.ts';
import type { Pause, Receipt, Submission, Unreadable } from './model/submission.ts';

/** What the store knows of an id. */
export interface Found {
  submission: Submission | undefined;
  /** The service has accepted it, as a receipt proves. */
  isDelivered: boolean;
}

/** Changes of a delivery that are one transaction with its receipt. */
interface WithReceipt {
  /** Ids of the submissions that it replaces, if it was sent directly and has no record of its own. */
  replacedIds?: readonly string[];
  /** Ids of the submissions whose pause is over, and the change that ends it. */
  resumed?: readonly string[];
  resume?: (current: Submission) => Submission | undefined;
}

/** Storage of the queue and its receipts. Every method rejects with the storage's error, or with a timeout error. */
export interface OutboxStore {
  /** All submissions, oldest first, and the records of the queue that this version cannot read. */
  contents(): Promise<{ submissions: Submission[]; unreadable: Unreadable[] }>;
  find(id: string): Promise<Found>;
  /**
   * Writes with strict durability: once this resolves, a power cut no longer loses it. What it replaces is deleted in
   * the same transaction, whatever its state, and its ids are remembered.
   */
  add(submission: Submission, replacedIds?: readonly string[]): Promise<void>;
  /** Adds, in one transaction, those whose id is neither queued nor delivered nor replaced. Resolves with their ids. */
  addUnknown(submissions: readonly Submission[]): Promise<string[]>;
  /**
   * Reads, changes and writes in one transaction, so that two tabs cannot both claim. If `change` returns undefined,
   * nothing is written. Resolves with what was written, or undefined if nothing was. A submission with a receipt is
   * deleted instead: it must not be sent again.
   */
  change(
    id: string,
    change: (current: Submission) => Submission | undefined,
  ): Promise<Submission | undefined>;
  /** Writes the receipt and deletes the delivered submission, in one transaction with what else follows. */
  accept(receipt: Receipt, more?: WithReceipt): Promise<void>;
  /** Resolves with what was deleted; undefined if it was not there, or could not be read. */
  remove(id: string): Promise<Submission | undefined>;
  /** Receipts, newest first. Receipts and marks of replaced submissions that have expired are deleted. */
  receipts(): Promise<Receipt[]>;
  /** Deletes the queue, the receipts and the rate limit. */
  clear(): Promise<void>;
  /** Calls back after every change, in whichever tab or worker it was made. */
  subscribe(listener: () => void): () => void;
}

/** Records of other features in the outbox's database: unlike local storage, they are on the disk at once. */
export interface DurableRecords {
  read(key: string): Promise<unknown>;
  /** Writes a record, or deletes it if it is undefined. */
  write(key: string, record: object | undefined): Promise<void>;
}

/**
 * Rate limit of the queue, over all tabs and the worker. If it cannot be stored, this page uses its own: no method
 * rejects.
 */
export interface RateLimit {
  pause(): Promise<Pause | undefined>;
  setPause(pause: Pause | undefined): Promise<void>;
  /** Time of the last request or its answer, in milliseconds of the wall clock; 0 if there was none. */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
}

export interface Transport {
  /**
   * Makes one attempt. Resolves with its result; never rejects. `onLateAcceptance` is called if the service accepts
   * an attempt that had timed out.
   */
  deliver(submission: Submission, onLateAcceptance: () => void): Promise<DeliveryResult>;
  /** Delivery group of the submission: an account error that pauses one pauses them all. */
  groupOf(submission: Submission): string;
}

export interface Lock {
  /**
   * Runs the task while no other one runs, in any tab or worker. If the holder hangs, the task runs after a minute all
   * the same; if the browser refuses locks, it runs without one.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** `left` is a page that the visitor left, `frozen` one that the browser froze behind others. */
type Absence = 'left' | 'frozen';

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
