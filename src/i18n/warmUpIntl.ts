/**
 * Has Intl give its first answer, which takes 45 to 80 ms at 4x CPU in whatever language, before a press or a slider
 * waits for one. See src/decisions/007-intl-can-wait.md.
 */
export function warmUpIntl(): void {
  new Intl.NumberFormat().format(0);
}
