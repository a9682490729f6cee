import { listen } from '#browser/dom/listen.ts';
import { isPlainClick } from '#router/plainClick.ts';
import { needsConnection } from '../model/links-out.ts';

/** Returns true if an address is one of the site. */
export const isOwn = ({ origin }: URL): boolean => origin === location.origin;

/**
 * While the device is offline, stops a pressed link that needs a connection and calls back with its address. A second
 * press in a row follows the link, because some browsers say wrongly that they are offline. Returns the cleanup.
 */
export function holdLinksOut(onHeld: (address: URL) => void): () => void {
  let held = '';
  return listen(['click'], (event) => {
    const link = (event.target as Element).closest('a');
    if (navigator.onLine || event.defaultPrevented || !link || !isPlainClick(event)) return;
    if (!needsConnection(link, location.origin) || link.href === held) return;
    event.preventDefault();
    held = link.href;
    onHeld(new URL(held));
  });
}
