/**
 * An entry of the history that the judge reads: a word of a page or a request at the service, in the order of
 * time. Source: docs/outbox.md, "The history judge".
 */
export type Event =
  /** The visitor pressed "send"; `replaces` what was edited. */
  | { kind: 'submitted'; id: string; replaces?: string }
  /** The submission that replaces it has been stored. */
  | { kind: 'replaced'; id: string }
  /** A page said so. */
  | { kind: 'said'; id: string; word: Word }
  /** The visitor took a deletion back. */
  | { kind: 'restored'; id: string }
  /** A request arrived at the service, and was accepted or not. */
  | { kind: 'request'; id: string; accepted: boolean };

/** `unsaved`: neither kept nor sent, and the page said so. */
export type Word = 'saved' | 'delivered' | 'rejected' | 'deleted' | 'gone' | 'unsaved';

/** What is wrong with a history, in words; empty where everything said was true and nothing is lost. */
export function problemsOf(history: readonly Event[], visibleAtTheEnd: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const accepted = new Set<string>();
  const deleted = new Set<string>();
  const promised = new Set<string>();
  const replaced = new Set<string>();
  const stored = new Set<string>();
  for (const event of history) {
    const { id } = event;
    if (event.kind === 'submitted' && event.replaces) replaced.add(event.replaces);
    if (event.kind === 'replaced') stored.add(id);
    if (event.kind === 'restored') deleted.delete(id);
    if (event.kind === 'request') {
      if (deleted.has(id)) problems.push(`${id}: sent after "deleted"`);
      if (stored.has(id)) problems.push(`${id}: sent after it was replaced`);
      if (event.accepted) accepted.add(id);
    }
    if (event.kind !== 'said') continue;
    if (event.word === 'delivered' && !accepted.has(id)) problems.push(`${id}: "delivered" without an OK`);
    if (event.word === 'deleted') deleted.add(id);
    if (event.word === 'saved' || event.word === 'rejected') promised.add(id);
  }
  for (const id of promised) {
    const isAccountedFor = accepted.has(id) || visibleAtTheEnd.has(id) || deleted.has(id) || replaced.has(id);
    if (!isAccountedFor) problems.push(`${id}: lost after "saved"`);
  }
  return problems;
}
