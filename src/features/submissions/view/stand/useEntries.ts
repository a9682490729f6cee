import type { Outbox } from '../../outbox.ts';
import { useOutboxAccess } from '../OutboxContext.ts';
import { useStored } from '../useStored.ts';

const entriesOf = async (outbox: Outbox) => {
  const [{ submissions, unreadable }, receipts] = await Promise.all([outbox.contents(), outbox.receipts()]);
  return { submissions, receipts, unreadable: unreadable.length };
};

/** Entries that this device still has or remembers, kept up to date over all tabs; undefined until they are known. */
export function useEntries() {
  const stored = useStored(useOutboxAccess()?.outbox, entriesOf);
  return stored.state === 'ready' ? stored.value : undefined;
}
