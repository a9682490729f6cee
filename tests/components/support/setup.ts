import { createServer } from 'node:http';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, vi } from 'vitest';
import { endWaiting } from '../../support/until.ts';
import { installClock } from './clock.ts';
import { email, emailOrigin, listenAside } from './email.ts';

installClock();

// Read when the account is imported, which is after this file.
vi.stubEnv('VITE_EMAILJS_ORIGIN', emailOrigin);
// happy-dom does not know <search> yet, and React asks for the name of its kind.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}
// The site's host, which the pages ask whether it is there.
const host = createServer((_, answer) => void answer.writeHead(204).end());
window.happyDOM.setURL(`${await listenAside(host)}/`);

afterEach(async () => {
  const missing = endWaiting();
  // Late: a test may say what the build knows of the account before the app's modules read it.
  const { closePage } = await import('./page.tsx');
  await closePage();
  // What the page was just loading is there before the next file comes.
  await vi.dynamicImportSettled();
  email.reset();
  expect(missing).toEqual([]);
});
