/** What is known of a visit, none of it kept. */
export interface Visit {
  /** During which the tab was in front. */
  seconds: number;
  /** Different ones, in this document. */
  pages: number;
  /** The site has been here before: its copy was there when this document came. */
  isReturning: boolean;
  /** A slider was moved, a file chosen, a field filled in. */
  hasWorked: boolean;
}

/** Whoever has worked with something has had a look; whoever reads, and goes on or comes back, needs longer. */
const WORKED_SECONDS = 10;
const READ_SECONDS = 30;

/** Whether somebody who is here in earnest may be asked to keep the site. */
export function isEngaged({ seconds, pages, isReturning, hasWorked }: Visit): boolean {
  if (hasWorked && seconds >= WORKED_SECONDS) return true;
  return (pages > 1 || isReturning) && seconds >= READ_SECONDS;
}

interface Device {
  /** This is the installed app, or it has been installed from here. */
  isInstalled: boolean;
  /** The browser would ask. */
  canAsk: boolean;
  /** The browser has a menu for it and no question. */
  addsByMenu: boolean;
}

export type InstallWay = 'ask' | 'steps' | 'none';

/** How the site gets onto this device as an app, if at all. */
export function installWay({ isInstalled, canAsk, addsByMenu }: Device): InstallWay {
  if (isInstalled) return 'none';
  if (canAsk) return 'ask';
  return addsByMenu ? 'steps' : 'none';
}
