import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a mistake of the owner is all that a build prints', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: 'no origin', VITEST: undefined },
  });
  expect(status).toBe(1);
  expect((stdout + stderr).trim()).toMatch(/^The build needs these variables/);
  expect(stderr).toContain('VITE_SITE_URL is not an origin like https://vaglio.example: no origin');
});
