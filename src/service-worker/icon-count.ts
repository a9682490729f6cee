/**
 * Returns the function that shows the number of waiting submissions on the installed app's icon, if the browser
 * supports it. 0 clears the number.
 */
export const countOnIcon =
  (navigator: { setAppBadge?: (count: number) => Promise<void> }) =>
  (count: number): void =>
    // Without permission the browser refuses. The app shows the count nevertheless.
    void navigator.setAppBadge?.(count).catch(() => {});
