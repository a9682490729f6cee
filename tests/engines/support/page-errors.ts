/** Where `listenForErrors` keeps what it hears. */
export interface Listening {
  pageErrors?: string[];
}

/** Runs in the page: keeps what a console would show as an error, once it is called. A second call changes nothing. */
export function listenForErrors(): void {
  const listening = globalThis as Listening;
  if (listening.pageErrors) return;
  const heard: string[] = [];
  listening.pageErrors = heard;
  const note = (...parts: unknown[]) => heard.push(`${location.pathname}: ${parts.map(String).join(' ')}`);
  // Captured, since what cannot be loaded is told to its element alone.
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) note(event.message, event.filename, event.lineno);
    // Firefox says so of a module too that is on its way already; one that fails is said by who imports it.
    else if (target instanceof Element && !target.matches('[rel=modulepreload]'))
      note('not loaded:', target.outerHTML);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note('forbidden by the policy:', effectiveDirective, blockedURI),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    note(...parts);
    error.apply(console, parts);
  };
}

/** Runs in the page: takes what has been heard so far. */
export const takeErrors = () => (globalThis as Listening).pageErrors?.splice(0) ?? [];
