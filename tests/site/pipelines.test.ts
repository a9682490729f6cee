import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = ['github-actions.yml', 'gitlab-ci.yml', 'Dockerfile'].map((name) => ({
  name,
  text: readFileSync(`deploy/${name}`, 'utf8'),
}));

interface Workflow {
  on: { schedule: { cron: string }[] };
  jobs: Record<string, { env?: Record<string, string>; steps: { run?: string }[] }>;
}

test.each(files)('$name runs existing commands and names existing files', ({ text }) => {
  for (const [, command = ''] of text.matchAll(/npm (?:run )?(test|build)\b/g))
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
  const workflow: Workflow = parse(readFileSync('deploy/github-actions.yml', 'utf8'));
  expect(known.length).toBeGreaterThan(15);
  const given = workflow.jobs.deploy?.env ?? {};
  expect(Object.keys(given).sort()).toEqual([...known].sort());
  for (const [name, value] of Object.entries(given)) expect(value).toBe(`\${{ vars.${name} }}`);
  expect(workflow.on.schedule).toHaveLength(1);
  const commands = workflow.jobs.deploy?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm run build', expect.stringContaining('wrangler deploy')]);
});

test('pipelines and image use the Node version of the tests', () => {
  const [major, minor] = readFileSync('.nvmrc', 'utf8').trim().split('.');
  const version = `node:${major}.${minor}-bookworm`;
  for (const { name, text } of files)
    expect(text, name).toContain(name.startsWith('github') ? 'node-version-file: .nvmrc' : version);
});
