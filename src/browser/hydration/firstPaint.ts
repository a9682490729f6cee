/**
 * Longest wait in milliseconds. Browsers do not paint background tabs, and a late paint must not delay hydration for
 * long.
 */
const LATEST_MS = 2000;

/**
 * Calls back after the first contentful paint and the frame that follows it, or after the longest wait. The first paint
 * may show only the part of the page that had arrived. The next frame has the rest, and the code must not delay it.
 */
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
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    requestAnimationFrame(() => setTimeout(once));
  });
  observer.observe({ type: 'paint', buffered: true });
}

/**
 * Preloads all modules of the prerendered page in parallel. Without this, the browser would load one after another, as
 * it finds their imports.
 */
export function preloadModules(): void {
  const modules = document.getElementById('app')?.dataset.modules?.split(' ') ?? [];
  const link = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(...modules.filter(Boolean).map(link));
}
