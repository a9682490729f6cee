/** Tracks whether this document is active. A document that was left may return from the back/forward cache. */
export function documentPresence() {
  let here = true;
  const leaveListeners = new Set<() => void>();
  const back: (() => void)[] = [];
  const leave = () => {
    here = false;
    for (const listener of leaveListeners) listener();
  };
  const comeBack = () => {
    here = true;
    for (const resume of back.splice(0)) resume();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  // A frozen background tab is not unloaded, but it blocks other tabs in the same way.
  document.addEventListener('freeze', leave);
  document.addEventListener('resume', comeBack);
  return {
    isHere: () => here,
    here: () => (here ? Promise.resolve() : new Promise<void>((resolve) => back.push(resolve))),
    onLeave(listener: () => void) {
      leaveListeners.add(listener);
      return () => void leaveListeners.delete(listener);
    },
  };
}
