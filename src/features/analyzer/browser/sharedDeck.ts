import { currentQuery, replaceQuery } from '#router/location.ts';
import { DECK_NAME_HEADER, SHARE_TARGET, type ShareOutcome, shareOutcome } from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

type SharedDeck = { file: File } | { problem: Exclude<ShareOutcome, 'deck'> };

/** Returns true while inline-head.ts redirects to the visitor's language. The next page then consumes the deck. */
const isBeingLeft = () => document.documentElement.style.visibility === 'hidden';

/**
 * Consumes the deck that the service worker has received from another app for this page. Returns undefined if there is
 * none. Removes the stored copy and the query parameter, so that neither is processed twice.
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
    // Read into memory, because the cache entry behind the blob is about to be deleted.
    const bytes = await content.arrayBuffer();
    return new File([bytes], decodeURIComponent(copy.headers.get(DECK_NAME_HEADER) ?? ''), {
      type: content.type,
    });
  } finally {
    await caches.delete(SHARED_DECK_CACHE);
  }
}
