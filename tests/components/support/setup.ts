import { createServer } from 'node:http';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, vi } from 'vitest';
import { endWaiting } from '../../support/until.ts';
import { installClock } from './clock.ts';
import { email, emailOrigin, listenAside } from './email.ts';

installClock();

// The account reads it when it is imported, after this file.
vi.stubEnv('VITE_EMAILJS_ORIGIN', emailOrigin);
// happy-dom does not know <search> yet, and React asks for the name of its kind.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}
// The site's host, which pages ask to find out whether there is a connection.
const host = createServer((_, answer) => void answer.writeHead(204).end());
window.happyDOM.setURL(`${await listenAside(host)}/`);

afterEach(async () => {
  const missing = endWaiting();
  // Imported late: a test may set the account of the build before the app's modules read it.
  const { closePage } = await import('./page.tsx');
  await closePage();
  // The next file begins once the page has loaded what it had requested.
  await vi.dynamicImportSettled();
  email.reset();
  expect(missing).toEqual([]);
});
