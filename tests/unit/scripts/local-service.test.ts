import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { checkAccount } from '#scripts/email/check-account.ts';
import { localEmailService } from '#scripts/email/local-service.ts';
import { listen } from '#scripts/listen.ts';
import { forms } from '#site/forms.ts';

// The test has its own folder, because .env.local and the mailbox in the project folder belong to the owner.
const root = mkdtempSync(join(tmpdir(), 'local-service-'));
copyFileSync('.env.rehearsal', join(root, '.env.rehearsal'));
const variables = parseEnv(readFileSync('.env.rehearsal', 'utf8'));

const service = localEmailService(root);
service.order({ plan: [], ratePerSecond: 0 });
const origin = `http://127.0.0.1:${await listen(service.server, 0, 'EMAIL_PORT')}`;
afterAll(() => {
  service.server.closeAllConnections();
  service.server.close();
  rmSync(root, { recursive: true, force: true });
});

const wrongWith = (changed: Readonly<Record<string, string>>) =>
  checkAccount({
    variables: { ...variables, ...changed },
    origin,
    pause: async () => {},
    now: () => 0,
    tell: () => {},
  });

test('the local email service accepts the ids of its own build, and rejects the ids of another account', async () => {
  expect(await wrongWith({})).toBe(0);
  expect(await wrongWith({ VITE_EMAILJS_PUBLIC_KEY: 'of_another' })).toBe(forms.length);
  expect(await wrongWith({ VITE_EMAILJS_SERVICE_NEWSLETTER: 'of_another' })).toBe(
    forms.filter(({ service: name }) => name === 'newsletter').length,
  );
  expect(await wrongWith({ VITE_EMAILJS_TEMPLATE_DEMO: 'of_another' })).toBe(1);
});
