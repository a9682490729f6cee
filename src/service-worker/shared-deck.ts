import { fileProblem, MAX_FILE_BYTES } from '#features/analyzer/model/file-check.ts';
import { pathOf } from '#site/addresses.ts';
import {
  DECK_NAME_HEADER,
  SHARE_FIELD,
  SHARE_TARGET,
  type ShareOutcome,
  shareQuery,
} from '#site/shared-deck.ts';
import { SHARED_DECK_CACHE } from '#site/storage-keys.ts';

/** What a form adds to its file: the lines around it, and fields nobody asked for. */
const FORM_SLACK_BYTES = 64 * 1024;

/**
 * Takes a file that was posted to the share target and keeps it until the analyzer has opened. Any site can post
 * here: nothing is begun, nothing but one file that the analyzer would accept is kept, and all is told by the address.
 */
export async function takeSharedDeck(request: Request, caches: CacheStorage): Promise<Response> {
  const outcome = await keep(request, caches).catch((): ShareOutcome => 'read');
  // Without a language: the page finds the visitor's (src/inline-head.ts) and keeps the query.
  const address = new URL(pathOf('analyzer') + shareQuery(outcome), request.url);
  return Response.redirect(address.href, 303);
}

/** Deletes what no page has picked up. */
export const forgetSharedDeck = (caches: CacheStorage) => caches.delete(SHARED_DECK_CACHE);

async function keep(request: Request, caches: CacheStorage): Promise<ShareOutcome> {
  await forgetSharedDeck(caches);
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

/** Reads a form, and stops where it turns out to be larger than this: a stream need not say how long it is. */
async function readForm(request: Request, mostBytes: number): Promise<FormData | 'size'> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return 'size';
  // A browser that does not show the body as a stream could only read all of it, however much.
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
