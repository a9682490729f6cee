/** Shows the number of waiting submissions on the icon of the installed app. 0 removes the number. */
export function showAppBadge(count: number): void {
  // Not every platform has badges, and without permission a browser refuses. The pages show the count nevertheless.
  void navigator.setAppBadge?.(count).catch(() => {});
}
