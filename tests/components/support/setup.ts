import { afterAll, afterEach } from 'vitest';
import { email } from './email.ts';
import { closePage } from './page.tsx';

afterEach(async () => {
  await closePage();
  await email.reset();
});

afterAll(email.end);
