const EVENT = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** The name of an event as it is sent, be it typed in capitals or with blanks around it; undefined where it is none. */
export function eventName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return EVENT.test(name) ? name : undefined;
}
