import { join } from 'node:path';
import { checkLinks, type LinkReport } from './link-check.ts';
import { sourcesIn } from './link-sources.ts';
import { readLinks, recordLinks, writeLinks } from './links-record.ts';
import { runMain } from './run-main.ts';

const LIMIT_MS = 20_000;

const labels = { ok: 'ok    ', look: 'look  ', broken: 'BROKEN' };
const tell = ({ verdict, url, detail }: LinkReport) => console.log(`${labels[verdict]} ${url} (${detail})`);

/**
 * `npm run check:links`: requests every external page that the texts link to, and records in locales/links.json the pages
 * that it found today. Fails if a link is broken.
 */
await runMain(async () => {
  const locales = join(process.cwd(), 'locales');
  const reports = await checkLinks(sourcesIn(locales), { limitMs: LIMIT_MS, tell });
  writeLinks(locales, recordLinks(readLinks(locales), reports, new Date().toISOString().slice(0, 10)));
  const count = (verdict: LinkReport['verdict']) => reports.filter((one) => one.verdict === verdict).length;
  console.log(`\n${count('ok')} answer, ${count('look')} tell programs nothing: open those in a browser.`);
  if (count('broken') > 0) throw new Error(`${count('broken')} of ${reports.length} links lead nowhere.`);
});
