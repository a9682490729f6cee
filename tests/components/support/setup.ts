import { createServer } from 'node:http';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, vi } from 'vitest';
import { endWaiting } from '../../support/until.ts';
import { installClock } from './clock.ts';
import { email, emailOrigin, listenAside } from './email.ts';

installClock();

// The account reads the variable when its module is imported, which happens after this file.
vi.stubEnv('VITE_EMAILJS_ORIGIN', emailOrigin);
// happy-dom does not implement <search>, and React checks the name of the element's class.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}
// The host of the site, which pages probe to detect a connection.
const host = createServer((_, answer) => void answer.writeHead(204).end());
window.happyDOM.setURL(`${await listenAside(host)}/`);

afterEach(async () => {
  const missing = endWaiting();
  // The import is dynamic, because a test may set the account before the modules of the app read it.
  const { closePage } = await import('./page.tsx');
  await closePage();
  // The next file must not start before the page has loaded its requested modules.
  await vi.dynamicImportSettled();
  email.reset();
  expect(missing).toEqual([]);
});
