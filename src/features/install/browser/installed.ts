interface AppleNavigator extends Navigator {
  /** Only where there is a home screen to open from: whether this was. */
  standalone?: boolean;
}

/** Whether this is the installed app and no tab. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as AppleNavigator).standalone === true;

/** Whether this browser adds to the home screen by its own menu only: iPhone and iPad. Macs have no touch. */
export const addsByMenu = (): boolean =>
  (navigator as AppleNavigator).standalone !== undefined && navigator.maxTouchPoints > 0;
