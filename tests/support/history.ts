/**
 * An entry of the history that the checker reads: a status shown by a page or a request at the service, in
 * chronological order. Source: docs/outbox.md, "The history checker".
 */
export type Event =
  /** The visitor pressed "send". `replaces` is the edited submission. */
  | { kind: 'submitted'; id: string; replaces?: string }
  /** The submission that replaces this one has been stored. */
  | { kind: 'replaced'; id: string }
  /** A page showed this status. */
  | { kind: 'said'; id: string; word: ShownStatus }
  /** The visitor undid a deletion. */
  | { kind: 'restored'; id: string }
  /** A request arrived at the service, which accepted or rejected it. */
  | { kind: 'request'; id: string; accepted: boolean };

/** `unsaved`: neither stored nor sent, as the page showed. */
export type ShownStatus = 'saved' | 'delivered' | 'rejected' | 'deleted' | 'gone' | 'unsaved';

/** Returns the problems of a history. The list is empty if every status was true and nothing is lost. */
export function problemsOf(history: readonly Event[], visibleAtTheEnd: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const accepted = new Set<string>();
  const deleted = new Set<string>();
  const promised = new Set<string>();
  /** The submissions that were to replace each submission. Only those that are stored or sent do. */
  const replacements = new Map<string, string[]>();
  const stored = new Set<string>();
  for (const event of history) {
    const { id } = event;
    if (event.kind === 'submitted' && event.replaces)
      replacements.set(event.replaces, [...(replacements.get(event.replaces) ?? []), id]);
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
  const isAccountedFor = (id: string): boolean =>
    [accepted, visibleAtTheEnd, deleted].some((ids) => ids.has(id)) ||
    (replacements.get(id) ?? []).some(isAccountedFor);
  for (const id of promised) if (!isAccountedFor(id)) problems.push(`${id}: lost after "saved"`);
  return problems;
}
