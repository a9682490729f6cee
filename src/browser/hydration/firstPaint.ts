/** A tab in the background is not painted, and what is painted late should not be dead for long. */
const LATEST_MS = 2000;

/** Calls once something of the page is on the screen. */
export function afterFirstPaint(call: () => void): void {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    call();
    return;
  }
  let called = false;
  const once = () => {
    if (!called) call();
    called = true;
  };
  setTimeout(once, LATEST_MS);
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Fetches all that the page was prerendered to need at once, rather than one after the other as it is found. */
export function preloadModules(): void {
  const modules = document.getElementById('app')?.dataset.modules?.split(' ') ?? [];
  for (const href of modules.filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
