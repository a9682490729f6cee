import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { checkLinks, type LinkReport } from '#scripts/link-check.ts';
import { recordLinks } from '#scripts/links-record.ts';
import { listen } from '#scripts/listen.ts';

/** Answers as a site with a page of every kind. */
const answer: RequestListener = ({ url, method }, response) => {
  const status = { '/page': 200, '/guarded': 202, '/gone': 404, '/closed': 403 }[url ?? ''];
  if (url === '/silent') return;
  if (url === '/moved') return void response.writeHead(302, { location: '/page' }).end();
  if (url === '/without-head') return void response.writeHead(method === 'HEAD' ? 405 : 200).end('text');
  response.writeHead(status ?? 500).end();
};

/** Checks these paths and returns their reports, which must be announced in the same order. */
async function check(paths: readonly string[], limitMs = 60_000): Promise<string[][]> {
  const server = createServer(answer);
  const origin = `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
  const told: LinkReport[] = [];
  try {
    const reports = await checkLinks(
      paths.map((path) => origin + path),
      { limitMs, tell: (report) => told.push(report) },
    );
    expect(told).toEqual(reports);
    return reports.map(({ url, verdict, detail }) => [url.slice(origin.length), verdict, detail]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('each page is ok, broken or for the owner to check, independently of the other pages', async () => {
  const found = await check(['/page', '/moved', '/without-head', '/guarded', '/closed', '/gone', '/broken']);
  expect(found.map((words) => words.join(' '))).toEqual([
    '/page ok 200',
    '/moved ok 200',
    '/without-head ok 200',
    // Some hosts hide these pages from programs.
    '/guarded look 202',
    '/closed look 403',
    '/gone broken 404',
    '/broken broken 500',
  ]);
});

test('a host that does not answer is reported with the reason', async () => {
  const timeout = ['/silent', 'broken', 'The operation was aborted due to timeout'];
  expect(await check(['/silent'], 50)).toEqual([timeout]);
  const [report] = await checkLinks(['http://127.0.0.1:2/'], { limitMs: 60_000, tell: () => {} });
  expect(report).toMatchObject({ verdict: 'broken', detail: 'ECONNREFUSED' });
});

test('the record holds the date of the last successful check of each page', () => {
  const before = { 'https://a.example': '2026-01-01', 'https://b.example': '2026-01-01', gone: '2026-01-01' };
  const verdicts = { a: 'look', b: 'broken', c: 'ok', d: 'look' } as const;
  const reports = Object.entries(verdicts).map(([name, verdict]) => {
    return { url: `https://${name}.example`, verdict, detail: '', isAnswered: true };
  });
  expect(recordLinks(before, reports, '2026-02-02')).toEqual({
    'https://a.example': '2026-01-01',
    'https://b.example': 'unchecked',
    'https://c.example': '2026-02-02',
    'https://d.example': 'unchecked',
  });
});

test('the record stays unchanged without an answer, for example without a connection', () => {
  const [url, before] = ['https://a.example', { 'https://a.example': '2026-01-01' }];
  const report = { url, verdict: 'broken', detail: 'ENOTFOUND', isAnswered: false } as const;
  expect(recordLinks(before, [report], '2026-02-02')).toEqual(before);
});
