import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@playwright/test';
import { replaceSite } from '#build/replace-site.ts';
import { startNginx } from '#scripts/nginx.ts';

const PAGES = 40;
/** So many that a moment without `dist`, of some microseconds each, would be noticed. */
const BUILDS = 300;

/** Writes a site of many pages, each with the name of its script, and the files that deploy/nginx.conf includes. */
function writeSite(folder: string, build: number): void {
  const script = `assets/app-${build}.js`;
  const pages = Array.from({ length: PAGES }, (_, page) => [`en/page-${page}.html`, script] as const);
  const files = {
    ...Object.fromEntries(pages),
    'index.html': script,
    [script]: `// ${build}`,
    'sw.js': `// ${build}`,
    '_nginx-not-found.conf': 'default /404.html;',
    '_nginx-moved.conf': '',
    '_nginx-headers.conf': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Requests pages and their scripts without pause, in a thread, because the replacement blocks its own thread. */
const VISITOR = `
const { parentPort, workerData: origin } = require('node:worker_threads');
const failed = [];
let answers = 0;
let isOver = false;
parentPort.once('message', () => { isOver = true; });
const get = async (path) => {
  const answer = await fetch(origin + '/' + path);
  answers += 1;
  return { isFound: answer.status === 200, text: await answer.text() };
};
const visit = async (page) => {
  while (!isOver) {
    const { isFound, text: script } = await get(page);
    if (!isFound) failed.push(page);
    if (isFound && script.startsWith('assets/') && !(await get(script)).isFound) {
      // The script of the last build is gone only when its pages are.
      if ((await get(page)).text === script) failed.push(script);
    }
  }
};
Promise.all(['', 'en/page-7', 'en/page-39', 'sw.js'].map(visit)).then(() => parentPort.postMessage({ answers, failed }));
`;

test('nginx finds every page, and pages their scripts, while builds replace the site', {
  tag: '@nginx',
}, async () => {
  mkdirSync('.cache', { recursive: true });
  const project = mkdtempSync(resolve('.cache/replacement-'));
  const [next, dist] = [join(project, 'next'), join(project, 'dist')];
  writeSite(dist, 0);
  const host = await startNginx(dist);
  const visitor = new Worker(VISITOR, { eval: true, workerData: host.origin });
  const result = new Promise<{ answers: number; failed: string[] }>((done, fail) => {
    visitor.once('message', done).once('error', fail);
  });
  try {
    for (let build = 1; build <= BUILDS; build += 1) {
      writeSite(next, build);
      replaceSite(next, dist);
    }
    visitor.postMessage('over');
    const { answers, failed } = await result;
    expect(answers).toBeGreaterThan(100);
    expect(failed).toEqual([]);
  } finally {
    await visitor.terminate();
    await host.end();
    rmSync(project, { recursive: true });
  }
});
