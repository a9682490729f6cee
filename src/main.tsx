import './styles/layers.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { afterFirstPaint, preloadModules } from '#browser/firstPaint.ts';
import { keepInstallPrompt } from '#browser/installPrompt.ts';

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
