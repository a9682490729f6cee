import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/print.css';
import { keepInstallPrompt } from '#browser/dom/installPrompt.ts';
import { afterFirstPaint, preloadModules } from '#browser/hydration/firstPaint.ts';
import { appContainer } from '#browser/hydration/prerendered.ts';
import { showUnavailable, showUnavailableOnUse, whenUsedAgain } from '#browser/hydration/unavailable.ts';

keepInstallPrompt();

/** Milliseconds after which a press is told that the code has not come: the network may be silent. */
const PATIENCE_MS = 10_000;

/**
 * If the code cannot be loaded, the page stays as prerendered: it is readable, its links work, and a notice says
 * what does not.
 */
async function hydrate(): Promise<void> {
  const arrived = new AbortController();
  const patience = setTimeout(showUnavailableOnUse, PATIENCE_MS, arrived.signal);
  try {
    const { start } = await import('./start.tsx');
    await start();
    showUnavailable(false);
  } catch {
    whenUsedAgain(hydrate);
  } finally {
    clearTimeout(patience);
    arrived.abort();
  }
}

if (appContainer().dataset.page)
  // The prerendered page is readable already: its code loads after the first paint, never before.
  afterFirstPaint(() => {
    preloadModules();
    void hydrate();
  });
else void hydrate();
