import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#scripts/listen.ts';
import { localServers } from '#scripts/local-servers.ts';
import { folderWith } from '../../support/folder.ts';

test('the development server restarts with its email service, and closes it in the end', async () => {
  const [port, emailPort] = [await freePort(), await freePort()];
  vi.stubEnv('EMAIL_PORT', String(emailPort));
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = folderWith({ 'index.html': '' });
  const mailbox = () => fetch(`http://127.0.0.1:${emailPort}/`).then(({ status }) => status);
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [localServers(root)] },
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  expect(await mailbox()).toBe(200);
  await server.restart();
  expect(await mailbox()).toBe(200);
  await server.close();
  await expect(mailbox()).rejects.toThrow('fetch failed');
});
