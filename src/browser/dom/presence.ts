/** Whether this document is there, or has been left; it may come back from the browser's page cache. */
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
  // A tab that the browser freezes in the background is not left, and holds others up like one that is.
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
