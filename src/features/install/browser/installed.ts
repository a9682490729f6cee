interface AppleNavigator extends Navigator {
  /** Safari on iPhone and iPad only: true if the site was opened from the home screen. */
  standalone?: boolean;
}

/** Returns true in the installed app, false in a tab. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as AppleNavigator).standalone === true;

/**
 * Returns true on iPhone and iPad, where only the browser's menu can add the site to the home screen. Macs are
 * excluded, because they have no touch screen.
 */
export const addsByMenu = (): boolean =>
  (navigator as AppleNavigator).standalone !== undefined && navigator.maxTouchPoints > 0;
