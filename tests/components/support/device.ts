import { clear, createStore, entries, set } from 'idb-keyval';
import { vi } from 'vitest';
import type { Draft } from '#features/forms/model/draft.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { DRAFT_PREFIX, OUTBOX_DATABASE, OUTBOX_KEYS } from '#site/storage-keys.ts';

const database = () => createStore(OUTBOX_DATABASE, 'keyval');

/** Returns the submissions in the queue of this device. */
export const queued = async () =>
  (await entries<string, object>(database()))
    .filter(([key]) => key.startsWith(OUTBOX_KEYS.queue))
    .map(([key, record]) => ({ ...record, id: key.slice(OUTBOX_KEYS.queue.length) }) as Submission);

/** Returns the drafts on this device. */
export const drafted = () =>
  Object.entries({ ...localStorage } as Record<string, string>)
    .filter(([key]) => key.startsWith(DRAFT_PREFIX))
    .map(([, text]) => JSON.parse(text) as Draft);

/** Writes a record into the queue unchanged. */
export const storeRecord = (id: string, record: object) => set(OUTBOX_KEYS.queue + id, record, database());

/** Puts submissions into the queue before a page is opened. */
export async function storeSubmissions(...submissions: readonly Submission[]): Promise<void> {
  for (const submission of submissions) await storeRecord(submission.id, submission);
}

/** Pauses the queue as a 429 does. */
export const storePause = (until: number) =>
  set(OUTBOX_KEYS.rateLimit, { pause: { reason: 'limited', until, count: 6 } }, database());

/** Stores a draft. A second draft of its form needs a `name`. */
export const storeDraft = (draft: Draft, name = draft.edits ? `${draft.form}:${draft.edits}` : draft.form) =>
  localStorage.setItem(DRAFT_PREFIX + name, JSON.stringify(draft));

/** Notifies the open page that another tab has changed the queue. */
export const notifyOfChange = () => new BroadcastChannel(OUTBOX_DATABASE).postMessage('changed');

/** Returns a list that receives the downloaded files of the page, because happy-dom has no downloads. */
export function watchDownloads(): File[] {
  const files: File[] = [];
  const { click } = HTMLAnchorElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.download) click.call(this);
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:file';
  });
  return files;
}

/**
 * Empties the queue. A page that was closed during an attempt still runs in this process and would send the remaining
 * submissions.
 */
export const emptyQueue = async () => clear(database());
