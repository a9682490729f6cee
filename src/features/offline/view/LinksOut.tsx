import { useEffect, useState } from 'react';
import { listen } from '#browser/dom/listen.ts';
import { latePart } from '#i18n/latePart.tsx';
import { isPlainClick } from '#router/plainClick.ts';
import { needsConnection } from '../model/links-out.ts';

const HeldLink = latePart(() => import('./HeldLink.tsx'), { messages: 'app' });

/**
 * Stops a link that leads out of the site while the device is offline, because the browser's error page would replace
 * the page. A second press follows the link: some browsers say wrongly that they are offline.
 */
export function LinksOut() {
  const [held, setHeld] = useState<URL>();
  useEffect(
    () =>
      listen(['click'], (event) => {
        const link = (event.target as Element).closest('a');
        if (navigator.onLine || event.defaultPrevented || !link || !isPlainClick(event as MouseEvent)) return;
        if (!needsConnection(link, location.origin) || link.href === held?.href) return;
        event.preventDefault();
        setHeld(new URL(link.href));
      }),
    [held],
  );
  return held && <HeldLink host={held.host} key={held.href} />;
}
