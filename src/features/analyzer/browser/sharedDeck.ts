import { currentQuery, replaceQuery } from '#browser/navigation/location.ts';
import { DECK_NAME_HEADER, SHARE_TARGET, type ShareOutcome, shareOutcome } from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

type SharedDeck = { file: File } | { problem: Exclude<ShareOutcome, 'deck'> };

/** Where inline-head.ts is on its way to the visitor's language: the deck is for the page that comes next. */
const isBeingLeft = () => document.documentElement.style.visibility === 'hidden';

/**
 * What the worker has taken from another app for this page; undefined where there is nothing. The stored copy and
 * the word in the address go with it, so that neither is met again.
 */
export async function takeSharedDeck(): Promise<SharedDeck | undefined> {
  const outcome = shareOutcome(currentQuery());
  if (!outcome || isBeingLeft()) return undefined;
  replaceQuery('');
  if (outcome !== 'deck') return { problem: outcome };
  const file = await takeCopy().catch(() => undefined);
  return file ? { file } : { problem: 'read' };
}

async function takeCopy(): Promise<File | undefined> {
  const copy = await caches.match(SHARE_TARGET, { cacheName: SHARED_DECK_CACHE });
  try {
    if (!copy) return undefined;
    const content = await copy.blob();
    // In memory from here on: what the blob refers to on the disk is about to go.
    const bytes = await content.arrayBuffer();
    return new File([bytes], decodeURIComponent(copy.headers.get(DECK_NAME_HEADER) ?? ''), {
      type: content.type,
    });
  } finally {
    await caches.delete(SHARED_DECK_CACHE);
  }
}
