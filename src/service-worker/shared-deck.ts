import { fileProblem, MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { pathOf } from '#router/model/addresses.ts';
import {
  DECK_NAME_HEADER,
  SHARE_FIELD,
  SHARE_TARGET,
  type ShareOutcome,
  shareQuery,
} from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

/** Allowance for the data that a form adds to its file: multipart boundaries, and unexpected fields. */
const FORM_SLACK_BYTES = 64 * 1024;

/**
 * Stores a file that is posted to the share target until the analyzer has opened. Any site can post to this address.
 * Therefore nothing starts automatically, only one file that the analyzer would accept is stored, and the address of
 * the redirect reports the outcome.
 */
export async function receiveSharedDeck(request: Request, caches: CacheStorage): Promise<Response> {
  const outcome = await storeDeck(request, caches).catch((): ShareOutcome => 'read');
  // The address has no language. The page negotiates the visitor's language (src/inline-head.ts) and preserves the
  // query.
  const address = new URL(pathOf('analyzer') + shareQuery(outcome), request.url);
  return Response.redirect(address.href, 303);
}

/** Deletes a shared deck that no page has collected. */
export const deleteSharedDeck = (caches: CacheStorage) => caches.delete(SHARED_DECK_CACHE);

async function storeDeck(request: Request, caches: CacheStorage): Promise<ShareOutcome> {
  await deleteSharedDeck(caches);
  const form = await readForm(request, MAX_FILE_BYTES + FORM_SLACK_BYTES);
  if (form === 'size') return 'size';
  const file = form.getAll(SHARE_FIELD).find((value) => value instanceof File);
  if (!file?.name) return 'read';
  const problem = await fileProblem(file);
  if (problem) return problem;
  const headers = { 'Content-Type': file.type, [DECK_NAME_HEADER]: encodeURIComponent(file.name) };
  const cache = await caches.open(SHARED_DECK_CACHE);
  await cache.put(SHARE_TARGET, new Response(file, { headers }));
  return 'deck';
}

/** Reads a form up to this size. The bytes are counted, because a stream need not declare its length. */
async function readForm(request: Request, mostBytes: number): Promise<FormData | 'size'> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return 'size';
  // Without a body stream, the browser could only read the entire body, whatever its size.
  if (!request.body) throw new TypeError('The body cannot be read step by step.');
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new RangeError('The form is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  try {
    return await new Response(request.body.pipeThrough(counted), { headers }).formData();
  } catch (problem) {
    if (bytes > mostBytes) return 'size';
    throw problem;
  }
}
