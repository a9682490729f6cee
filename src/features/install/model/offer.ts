/** Facts about a visit. None of them is stored. */
export interface Visit {
  /** Seconds during which the tab was in the foreground. */
  seconds: number;
  /** Number of distinct pages in this document. */
  pages: number;
  /** True if the site has been visited before: its copy was present when this document loaded. */
  isReturning: boolean;
  /** True if the visitor moved a slider, chose a file or filled in a field. */
  hasWorked: boolean;
}

/**
 * Time until a visitor counts as engaged, in seconds. It is shorter for a visitor who has worked with the site than for
 * a visitor who reads several pages or returns.
 */
const WORKED_SECONDS = 10;
const READ_SECONDS = 30;

/** Returns true if a visitor is engaged enough to be offered the app. */
export function isEngaged({ seconds, pages, isReturning, hasWorked }: Visit): boolean {
  if (hasWorked && seconds >= WORKED_SECONDS) return true;
  return (pages > 1 || isReturning) && seconds >= READ_SECONDS;
}

interface Device {
  /** True in the installed app, or after an installation from this page. */
  isInstalled: boolean;
  /** True if the browser has an install prompt. */
  canAsk: boolean;
  /** True if the browser has a menu item for the installation, but no prompt. */
  addsByMenu: boolean;
}

export type InstallWay = 'ask' | 'steps' | 'none';

/** Returns the way to install the site on this device. */
export function installWay({ isInstalled, canAsk, addsByMenu }: Device): InstallWay {
  if (isInstalled) return 'none';
  if (canAsk) return 'ask';
  return addsByMenu ? 'steps' : 'none';
}
