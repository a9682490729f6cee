const EVENT = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Normalises the typed name of an event: trimmed, in lower case. Returns undefined if it is invalid. */
export function eventName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return EVENT.test(name) ? name : undefined;
}
