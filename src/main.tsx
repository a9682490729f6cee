import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/motion.css';
import './styles/controls.css';
import './styles/print.css';
import './illustrations/illustrations.css';
import { deferInstallPrompt } from '#browser/dom/installPrompt.ts';
import { afterFirstPaint, preloadModules } from '#browser/hydration/firstPaint.ts';
import { appContainer } from '#browser/hydration/prerendered.ts';
import { showUnavailable, showUnavailableOnUse, whenUsedAgain } from '#browser/hydration/unavailable.ts';

deferInstallPrompt();

/** Milliseconds after which a click shows the notice that the code has not loaded. The network may not respond. */
const PATIENCE_MS = 10_000;

/**
 * Loads the code and hydrates the page. If the code cannot be loaded, the prerendered page stays: it is readable, its
 * links work, and a notice names the features that do not work.
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
  // The prerendered page is readable without code, so the code loads only after the first paint.
  afterFirstPaint(() => {
    preloadModules();
    void hydrate();
  });
else void hydrate();
