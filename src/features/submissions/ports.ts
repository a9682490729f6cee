import type { DeliveryOutcome } from './model/delivery.ts';
import type { Draft } from './model/draft.ts';
import type { Receipt } from './model/receipt.ts';
import type { Submission } from './model/submission.ts';

/** Where submissions wait. Every method rejects with what the storage said when it fails. */
export interface OutboxStore {
  /** All that wait, oldest first. Records that are not ours, or broken, are left out. */
  all(): Promise<Submission[]>;
  find(id: string): Promise<Submission | undefined>;
  /**
   * Writes strictly durably: when this resolves, a power cut no longer takes it.
   * What it `replaces` is deleted in the same transaction.
   */
  add(submission: Submission): Promise<void>;
  /**
   * Reads, changes and writes in one transaction, so that two tabs cannot both claim. `undefined` from
   * `change` leaves all as it is; the answer is what was written, or undefined where nothing was.
   */
  change(
    id: string,
    change: (current: Submission) => Submission | undefined,
  ): Promise<Submission | undefined>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
  /** The end of a pause of the whole queue, in milliseconds of the wall clock; 0 for none. */
  pausedUntil(): Promise<number>;
  pauseUntil(time: number): Promise<void>;
  /** When anybody last sent something or had the answer to it, in milliseconds of the wall clock; 0 for never. */
  lastAttempt(): Promise<number>;
  noteAttempt(time: number): Promise<void>;
  /** Calls back after every change, in whichever tab or worker it was made. */
  subscribe(listener: () => void): () => void;
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

/** Where it is noted that something has been delivered. */
export interface ReceiptStore {
  /** Newest first, without those that have expired. */
  all(): Promise<Receipt[]>;
  keep(receipt: Receipt): Promise<void>;
  clear(): Promise<void>;
}

export interface Transport {
  /** One attempt. Resolves with its outcome; never rejects. */
  deliver(submission: Submission): Promise<DeliveryOutcome>;
}

export interface Exclusively {
  /** Runs the task when no other one runs, in whichever tab or worker. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** False where the browser cannot promise that, and only the leases in the records keep order. */
  overAllTabs: boolean;
}

export interface OutboxPorts {
  store: OutboxStore;
  receipts: ReceiptStore;
  transport: Transport;
  exclusively: Exclusively;
  now: () => number;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}
