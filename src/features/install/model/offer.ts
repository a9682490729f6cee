/** Facts about a visit, none of them stored. */
export interface Visit {
  /** While the tab was in the foreground. */
  seconds: number;
  /** Distinct pages, in this document. */
  pages: number;
  /** The site has been visited before: its copy was present when this document loaded. */
  isReturning: boolean;
  /** A slider was moved, a file chosen or a field filled in. */
  hasWorked: boolean;
}

/** A visitor who has used something has seen enough; one who reads on or comes back needs longer. */
const WORKED_SECONDS = 10;
const READ_SECONDS = 30;

/** Returns true if a visitor is engaged enough to be offered the app. */
export function isEngaged({ seconds, pages, isReturning, hasWorked }: Visit): boolean {
  if (hasWorked && seconds >= WORKED_SECONDS) return true;
  return (pages > 1 || isReturning) && seconds >= READ_SECONDS;
}

interface Device {
  /** Running as the installed app, or installed from here. */
  isInstalled: boolean;
  /** The browser has an install prompt. */
  canAsk: boolean;
  /** The browser has a menu item for it, but no prompt. */
  addsByMenu: boolean;
}

export type InstallWay = 'ask' | 'steps' | 'none';

/** The way to install the site on this device. */
export function installWay({ isInstalled, canAsk, addsByMenu }: Device): InstallWay {
  if (isInstalled) return 'none';
  if (canAsk) return 'ask';
  return addsByMenu ? 'steps' : 'none';
}
