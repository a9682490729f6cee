import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { keepInstallPrompt } from '#browser/dom/installPrompt.ts';
import { afterFirstPaint, preloadModules } from '#browser/hydration/firstPaint.ts';
import { takeFragment } from '#browser/navigation/fragment.ts';

takeFragment();
keepInstallPrompt();

// The page reads as it was prerendered: its code comes once it is seen, and never delays that.
afterFirstPaint(() => {
  preloadModules();
  // Where the code does not come, the page stays as it is: it reads, and its links work.
  import('./start.tsx').then(
    ({ start }) => start(),
    () => {},
  );
});
