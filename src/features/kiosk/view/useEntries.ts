import type { Outbox } from '#features/outbox/outbox.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useStored } from '#features/outbox/view/useStored.ts';

/** Reads the queued and remembered entries of this device. */
export const readEntries = async (outbox: Outbox) => {
  const [{ submissions, unreadable }, receipts] = await Promise.all([outbox.contents(), outbox.receipts()]);
  return { submissions, receipts, unreadable: unreadable.length };
};

/**
 * Returns the queued and remembered entries of this device, updated after changes in any tab; undefined until they are
 * loaded.
 */
export function useEntries() {
  const stored = useStored(useOutboxAccess()?.outbox, readEntries);
  return stored.state === 'ready' ? stored.value : undefined;
}
