/** The global object with the errors that `listenForErrors` has recorded. */
export interface Listening {
  pageErrors?: string[];
}

/** Runs in the page: records from now on what a console would show as an error. A second call changes nothing. */
export function listenForErrors(): void {
  const listening = globalThis as Listening;
  if (listening.pageErrors) return;
  const heard: string[] = [];
  listening.pageErrors = heard;
  const note = (...parts: unknown[]) => heard.push(`${location.pathname}: ${parts.map(String).join(' ')}`);
  // Uses the capture phase, because the error event of a resource that fails to load does not bubble.
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) note(event.message, event.filename, event.lineno);
    // Firefox also fires it for a preloaded module that is already loading. If a module fails, its importer reports it.
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

/** Runs in the page: removes and returns the errors that have been recorded so far. */
export const takeErrors = () => (globalThis as Listening).pageErrors?.splice(0) ?? [];
