import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { matchRoute, resolveRoute } from '#router/model/addresses.ts';
import { redirectOf } from '#router/model/redirects.ts';
import { WORKER_URL } from '#site/storage-keys.ts';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const WORKFLOW = '.github/workflows/site.yml';
const files = [WORKFLOW, 'deploy/gitlab-ci.yml', 'deploy/Dockerfile'].map((name) => ({
  name,
  text: readFileSync(name, 'utf8'),
}));

interface Workflow {
  on: { schedule: { cron: string }[]; push: { branches: string[] } };
  jobs: Record<
    string,
    { if?: string; env?: Record<string, string>; steps: { run?: string; uses?: string }[] }
  >;
}

const workflow: Workflow = parse(readFileSync(WORKFLOW, 'utf8'));
const commandsOf = (job: string) => workflow.jobs[job]?.steps.flatMap(({ run }) => run ?? []);

test.each(files)('$name runs existing commands and names existing files', ({ text }) => {
  for (const [, command = ''] of text.matchAll(/npm (?:run )?(test|build|wrangler)\b/g))
    expect(Object.keys(scripts)).toContain(command);
  for (const [path] of text.matchAll(/\bdeploy\/[\w.-]+\w/g)) expect(existsSync(path), path).toBe(true);
});

const variablesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name);
const known = variablesOf('.env.example');

test('a rehearsal sets every variable, so that it uses none of .env.local', () => {
  expect(variablesOf('.env.rehearsal').sort()).toEqual([...known].sort());
});

test('the GitHub workflow passes every variable of a build, and builds daily', () => {
  expect(known.length).toBeGreaterThan(15);
  const given = workflow.jobs.deploy?.env ?? {};
  expect(Object.keys(given).sort()).toEqual([...known].sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
  expect(workflow.on.schedule).toHaveLength(1);
});

test('the daily run tests the built files without a browser, and with no variable of the owner', () => {
  const { deploy, 'test-files': daily } = workflow.jobs;
  expect(daily).toMatchObject({ if: "github.event_name == 'schedule'" });
  expect(daily?.env).toBeUndefined();
  expect(commandsOf('test-files')).toContainEqual(expect.stringMatching(/vitest run .*--project build$/));
  expect(deploy).toMatchObject({ needs: ['test', 'test-files'], if: expect.stringContaining('!failure()') });
});

test('a change runs the GitHub workflow once, with actions pinned by commit', () => {
  expect(workflow.on.push.branches).toEqual(['main']);
  const actions = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('pipelines, image and Netlify use one version of Node, which the package supports', () => {
  const netlify = { name: 'deploy/netlify.toml', text: readFileSync('deploy/netlify.toml', 'utf8') };
  const used = [...files, netlify].map(({ name, text }) => {
    const versions = text.matchAll(/(?:image: node:|FROM node:|node-version: |NODE_VERSION = ")(\d+)/g);
    return { name, versions: [...new Set([...versions].map(([, version]) => version))] };
  });
  for (const { name, versions } of used) expect(versions, name).toEqual(['24']);
});

test('.nvmrc names the oldest version of Node that the package supports', () => {
  expect(`>=${readFileSync('.nvmrc', 'utf8').trim()}`).toBe(engines.node);
});

test('image and GitLab pipeline use one release of Debian', () => {
  const debian = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:node:\d+-|debian:)(\w+)/g)].map(([, name]) => name),
  );
  expect(debian.length).toBeGreaterThan(1);
  expect(new Set(debian).size).toBe(1);
});

test('the image has a health check and writes its access log to the standard output', () => {
  const image = readFileSync('deploy/Dockerfile', 'utf8');
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  expect(image).toContain('\nHEALTHCHECK ');
  const [, before = 'missing', after] = /sed -i 's\|(.*)\|(.*)\|' deploy\/nginx\.conf/.exec(image) ?? [];
  expect(nginx).toContain(`  ${before}\n`);
  expect(after).toBe('access_log /dev/stdout anonymous;');
  expect(nginx).toContain('log_format anonymous ');
});

test('deploy/smoke.sh expects the answers of the site', () => {
  const rows = [...readFileSync('deploy/smoke.sh', 'utf8').matchAll(/^(\d{3}) (\/.*)$/gm)];
  expect(rows).not.toEqual([]);
  for (const [, status, path = ''] of rows) {
    const isPage = path === WORKER_URL || resolveRoute(matchRoute(path), true).kind === 'page';
    expect(status, path).toBe(redirectOf(path, '') ? '301' : isPage ? '200' : '404');
  }
});
