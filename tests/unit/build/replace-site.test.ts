import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { replacementOrder, replaceSite } from '#build/replace-site.ts';
import { folderWith, writeFiles } from '../../support/folder.ts';

/** Returns the paths of all files and folders. */
const pathsIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('the new files replace the old site, of which nothing remains', () => {
  const project = folderWith({
    'dist/index.html': 'old',
    'dist/assets/app-1.js': 'old',
    'dist/messages/v1/it/home.json': 'old',
    'next/index.html': 'new',
    'next/en/pricing.html': 'new',
    'next/assets/app-2.js': 'new',
  });
  replaceSite(join(project, 'next'), join(project, 'dist'));
  const paths = [
    'dist',
    'dist/assets',
    'dist/assets/app-2.js',
    'dist/en',
    'dist/en/pricing.html',
    'dist/index.html',
  ];
  expect(pathsIn(project)).toEqual(paths);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('new');
});

test('a first build makes the folder', () => {
  const project = folderWith({ 'next/index.html': 'new' });
  replaceSite(join(project, 'next'), join(project, 'dist'));
  expect(pathsIn(project)).toEqual(['dist', 'dist/index.html']);
});

test('a page is replaced after the files that it loads, and the worker after the pages', () => {
  const files = [
    'sw.js.br',
    'en/faq.html',
    'messages/v2/it.json',
    'sw.js',
    '404.html',
    'assets/a.js',
    'swim.html',
  ];
  expect(replacementOrder(files)).toEqual([
    ...['assets/a.js', 'messages/v2/it.json'],
    ...['404.html', 'en/faq.html', 'swim.html'],
    ...['sw.js', 'sw.js.br'],
  ]);
});

/** A configuration with a step after Vite's own output, which fails if a file says so. */
const CONFIG = `
import { existsSync, writeFileSync } from 'node:fs';
import { afterSuccess } from '${resolve('src/build/after-success.ts')}';
import { replaceWhenComplete } from '${resolve('src/build/replace-site.ts')}';
const replacing = replaceWhenComplete(import.meta.dirname + '/.cache/next', import.meta.dirname + '/dist');
if (existsSync('fail-early')) throw new Error('A text is wrong.');
const pages = {
  name: 'pages',
  closeBundle: {
    sequential: true,
    handler() {
      writeFileSync('.cache/next/page.html', 'new');
      if (existsSync('fail-late')) throw new Error('A page cannot be rendered.');
    },
  },
};
export default {
  build: { outDir: '.cache/next', emptyOutDir: true },
  plugins: [...afterSuccess([pages, replacing])],
};
`;

function build(project: string) {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], { cwd: project, encoding: 'utf8' });
  return { status, stderr };
}

test('a failed or interrupted build leaves the last site as it was, and the next build replaces it', () => {
  const project = folderWith({
    'package.json': '{ "type": "module" }',
    'vite.config.ts': CONFIG,
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': 'console.log(1)',
    'dist/page.html': 'old',
    '.cache/next/rest-of-an-interrupted-build.html': 'x',
  });
  const dist = join(project, 'dist');
  const causes = {
    'fail-early': 'A text is wrong.',
    'fail-late': 'A page cannot be rendered.',
    'main.js': 'main.js',
  };
  for (const [file, cause] of Object.entries(causes)) {
    writeFiles(project, { [file]: 'no code' });
    const { status, stderr } = build(project);
    expect(status, file).toBe(1);
    expect(stderr).toContain(cause);
    expect(stderr).toContain('The build failed. dist/ still contains the last complete site.');
    expect(pathsIn(dist)).toEqual(['page.html']);
    expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('old');
    rmSync(join(project, file));
  }
  writeFiles(project, { 'main.js': 'console.log(1)' });
  expect(build(project)).toEqual({ status: 0, stderr: '' });
  expect(pathsIn(dist)).toEqual([
    'assets',
    expect.stringMatching(/^assets\/index-.+\.js$/),
    'index.html',
    'page.html',
  ]);
  expect(readFileSync(join(dist, 'page.html'), 'utf8')).toBe('new');
});
