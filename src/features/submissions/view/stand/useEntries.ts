import type { Outbox } from '../../outbox.ts';
import { useOutboxAccess } from '../OutboxContext.ts';
import { useStored } from '../useStored.ts';

const entriesOf = async (outbox: Outbox) => {
  const [{ submissions, unreadable }, receipts] = await Promise.all([outbox.contents(), outbox.receipts()]);
  return { submissions, receipts, unreadable: unreadable.length };
};

/** What this device has taken in and still knows of, kept up to date over all tabs; undefined while that is not known. */
export function useEntries() {
  const stored = useStored(useOutboxAccess()?.outbox, entriesOf);
  return stored.state === 'ready' ? stored.value : undefined;
}
