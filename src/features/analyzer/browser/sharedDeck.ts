import { currentQuery, replaceQuery } from '#router/location.ts';
import { DECK_NAME_HEADER, SHARE_TARGET, type ShareOutcome, shareOutcome } from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

type SharedDeck = { file: File } | { problem: Exclude<ShareOutcome, 'deck'> };

/** True while inline-head.ts is redirecting to the visitor's language: the deck is for the next page. */
const isBeingLeft = () => document.documentElement.style.visibility === 'hidden';

/**
 * Takes what the service worker has received from another app for this page; undefined if there is nothing.
 * The stored copy and the query parameter are removed, so that neither is processed twice.
 */
export async function consumeSharedDeck(): Promise<SharedDeck | undefined> {
  const outcome = shareOutcome(currentQuery());
  if (!outcome || isBeingLeft()) return undefined;
  replaceQuery('');
  if (outcome !== 'deck') return { problem: outcome };
  const file = await consumeCopy().catch(() => undefined);
  return file ? { file } : { problem: 'read' };
}

async function consumeCopy(): Promise<File | undefined> {
  const copy = await caches.match(SHARE_TARGET, { cacheName: SHARED_DECK_CACHE });
  try {
    if (!copy) return undefined;
    const content = await copy.blob();
    // Read into memory: the cache entry behind the blob is about to be deleted.
    const bytes = await content.arrayBuffer();
    return new File([bytes], decodeURIComponent(copy.headers.get(DECK_NAME_HEADER) ?? ''), {
      type: content.type,
    });
  } finally {
    await caches.delete(SHARED_DECK_CACHE);
  }
}
