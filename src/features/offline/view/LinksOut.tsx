import { useEffect, useState } from 'react';
import { latePart } from '#i18n/latePart.tsx';
import { holdLinksOut } from '../browser/linksOut.ts';

const HeldLink = latePart(() => import('./HeldLink.tsx'), { messages: 'app' });

/**
 * Explains why a link out of the site does not open while the device is offline. The browser's error page would replace
 * the page.
 */
export function LinksOut() {
  const [held, setHeld] = useState<URL>();
  useEffect(() => holdLinksOut(setHeld), []);
  return held && <HeldLink address={held} key={held.href} />;
}
