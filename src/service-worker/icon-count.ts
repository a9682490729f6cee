/** Shows how many wait on the icon of the installed app, where the platform does; none clears it. */
export const countOnIcon =
  (navigator: { setAppBadge?: (count: number) => Promise<void> }) =>
  (count: number): void =>
    // The browser refuses where the visitor has; the count stands in the app all the same.
    void navigator.setAppBadge?.(count).catch(() => {});
