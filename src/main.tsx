import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { keepInstallPrompt } from '#browser/dom/installPrompt.ts';
import { afterFirstPaint, preloadModules } from '#browser/hydration/firstPaint.ts';
import { showUnavailable, whenUsedAgain } from '#browser/hydration/unavailable.ts';
import { takeFragment } from '#browser/navigation/fragment.ts';

takeFragment();
keepInstallPrompt();

/** Where the code does not come, the page stays as prerendered: it reads, its links work, and it says what does not. */
async function hydrate(): Promise<void> {
  try {
    const { start } = await import('./start.tsx');
    await start();
    showUnavailable(false);
  } catch {
    whenUsedAgain(hydrate);
  }
}

// The page reads as it was prerendered: its code comes once it is seen, and never delays that.
afterFirstPaint(() => {
  preloadModules();
  void hydrate();
});
