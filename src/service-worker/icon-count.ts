/** Shows the number of waiting submissions on the installed app's icon, if supported; 0 clears it. */
export const countOnIcon =
  (navigator: { setAppBadge?: (count: number) => Promise<void> }) =>
  (count: number): void =>
    // The browser refuses without permission; the app shows the count anyway.
    void navigator.setAppBadge?.(count).catch(() => {});
