import { randomId } from '#browser/dom/randomId.ts';
import { openChannel } from '#browser/storage/channel.ts';
import { createStore } from '#browser/storage/store.ts';
import { useStore } from '#browser/storage/useStore.ts';
import { KIOSK_CHANNEL } from '#site/storage-keys.ts';
import { forgetInputs } from './visitorInput.ts';

const visitor = createStore(0);

/** Forgets all input and remounts every form of this page, because the visitor who typed there has left. */
export function clearForms(): void {
  forgetInputs();
  visitor.set(visitor.get() + 1);
}

/** Returns a number that changes with each visitor of this document. */
export const useVisitor = (): number => useStore(visitor, 0);

let documentId: string | undefined;

/**
 * Returns an id of the current visitor that is unique on this device. It includes a document id, because each document
 * counts its visitors separately.
 */
export function visitorId(): string {
  documentId ??= randomId();
  return `${documentId} ${visitor.get()}`;
}

let channel: BroadcastChannel | undefined;

/** Calls back when the next visitor comes in another tab, which a link of a form may have opened. */
export function onNextVisitorElsewhere(listener: () => void): () => void {
  const opened = openChannel(KIOSK_CHANNEL);
  if (opened) opened.onmessage = listener;
  channel = opened;
  return () => {
    opened?.close();
    if (channel === opened) channel = undefined;
  };
}

/** Tells the other tabs that the next visitor comes. A hidden tab does not, because a visitor may type in another tab. */
export function tellNextVisitor(): void {
  if (document.visibilityState === 'visible') channel?.postMessage('next');
}
