import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { afterSuccess } from '#build/after-success.ts';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build says why it failed, not what its end has missed', async () => {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), 'console.log(1)');
  const ended: string[] = [];
  const handler = () => void ended.push('last');
  const last: Plugin = { name: 'last', closeBundle: { sequential: true, handler } };
  const first: Plugin = { name: 'first', closeBundle: () => void ended.push('first') };
  const options = { root, configFile: false, logLevel: 'silent' } as const;
  const run = (...plugins: Plugin[]) =>
    build({ ...options, plugins: [...plugins, ...afterSuccess([first, last])] });

  const failing: Plugin = {
    name: 'failing',
    generateBundle() {
      throw new Error('the cause');
    },
  };
  await expect(run(failing)).rejects.toThrow('the cause');
  expect(ended).toEqual([]);

  await run();
  expect(ended.toSorted()).toEqual(['first', 'last']);
});
