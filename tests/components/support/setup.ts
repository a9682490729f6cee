import { afterAll, afterEach } from 'vitest';
import { email } from './email.ts';

// happy-dom does not know <search> yet, and React asks for the name of its kind.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

afterEach(async () => {
  // Late: a test may say what the build knows of the account before the app's modules read it.
  const { closePage } = await import('./page.tsx');
  await closePage();
  await email.reset();
});

afterAll(email.end);
