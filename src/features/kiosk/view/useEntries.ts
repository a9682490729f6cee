import type { Outbox } from '#features/outbox/queue.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useStored } from '#features/outbox/view/useStored.ts';

const entriesOf = async (outbox: Outbox) => {
  const [{ submissions, unreadable }, receipts] = await Promise.all([outbox.contents(), outbox.receipts()]);
  return { submissions, receipts, unreadable: unreadable.length };
};

/** Entries that this device still has or remembers, kept up to date over all tabs; undefined until they are known. */
export function useEntries() {
  const stored = useStored(useOutboxAccess()?.outbox, entriesOf);
  return stored.state === 'ready' ? stored.value : undefined;
}
