interface AppleNavigator extends Navigator {
  /** Safari on iPhone and iPad only: true if opened from the home screen. */
  standalone?: boolean;
}

/** Returns true in the installed app, false in a tab. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as AppleNavigator).standalone === true;

/** True if only the browser's menu can add to the home screen: iPhone and iPad. Macs have no touch screen. */
export const addsByMenu = (): boolean =>
  (navigator as AppleNavigator).standalone !== undefined && navigator.maxTouchPoints > 0;
