import { createServer } from 'node:http';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach } from 'vitest';
import { listen } from '#local/listen.ts';
import { email } from './email.ts';

// happy-dom does not know <search> yet, and React asks for the name of its kind.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

afterEach(async () => {
  // Late: a test may say what the build knows of the account before the app's modules read it.
  const { closePage } = await import('./page.tsx');
  await closePage();
  await email.reset();
});

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

// The site's host, which the pages ask whether it is there.
const host = createServer((_, answer) => void answer.writeHead(204).end());
window.happyDOM.setURL(`http://127.0.0.1:${await listen(host, 0, 'PORT')}/`);

afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await email.end();
});
