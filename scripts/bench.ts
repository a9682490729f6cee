import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { type Build, FLOOR, HOME, makeFloor, paths } from './bench/builds.ts';
import { compare } from './bench/comparison.ts';
import { barOf, measureFirstVisit } from './bench/lighthouse.ts';
import { compareInteractions, compareLaterVisits } from './bench/visits.ts';
import { ownCertificate } from './certificate.ts';
import { startNginx } from './nginx.ts';
import { runMain } from './run-main.ts';

/** `npm run bench`: measures speed and size over HTTP/2 and TLS. docs/performance.md has its options and bars. */
await runMain(async () => {
  const names = Object.keys(paths);
  const { turns, page, dist, slow } = parseArgs({
    options: {
      turns: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: names },
      dist: { type: 'string', multiple: true, default: [] as string[] },
      slow: { type: 'boolean', default: false },
    },
  }).values;
  const unknown = page.find((name) => !names.includes(name));
  if (unknown) throw new Error(`--page ${unknown}: choose from ${names.join(', ')}.`);
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  const folders = { 'this build': 'dist', [FLOOR]: await makeFloor('dist') };
  for (const folder of dist) Object.assign(folders, { [folder]: folder });
  const builds: Build[] = [];
  const busy = slow ? spawn(process.execPath, ['--eval', 'for (;;);']) : undefined;
  try {
    for (const [name, dist] of Object.entries(folders))
      builds.push({ name, dist, site: await startNginx(dist, ownCertificate()) });
    const run = { builds, turns: Number(turns) };
    for (const name of page) {
      const measure = ({ site, dist }: Build) => measureFirstVisit(site.origin + HOME + paths[name], dist);
      await compare(`First visit: ${name}`, run, measure, (figure, floor) => barOf(figure, floor, slow));
    }
    if (!page.includes('home')) return;
    const withScripts = { ...run, builds: builds.filter(({ name }) => name !== FLOOR) };
    await compareInteractions(withScripts);
    await compareLaterVisits(withScripts);
  } finally {
    busy?.kill('SIGKILL');
    for (const { site } of builds) await site.end();
  }
});
