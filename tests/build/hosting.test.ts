import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { immutableFolders } from '#build/headers.ts';
import { parseHeadersFile } from '#local/static-site.ts';
import { languages } from '#site/languages.ts';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

test('nginx sends every header that the other hosts send', () => {
  const [all] = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const lines = readFileSync('dist/_nginx-headers.conf', 'utf8').trim().split('\n');
  expect(all?.path).toBe('/*');
  expect(lines).toEqual(all?.headers.map(([name, value]) => `add_header ${name} "${value}" always;`));
  expect(nginx).toContain('include ../dist/_nginx-headers.conf;');
});

test('nginx knows the languages and the folders that never change', () => {
  const codes = languages.map(({ code }) => code).join('|');
  expect(nginx.match(/\(\?<language>([\w|]+)\)/g)).toEqual(Array(2).fill(`(?<language>${codes})`));
  expect(nginx).toContain(`~^/(?:${immutableFolders.join('|')})/ "public, max-age=31536000, immutable";`);
});

test('every page that a redirect leads to exists, the narrower rules first', () => {
  const rules = readFileSync('dist/_redirects', 'utf8').trim().split('\n');
  expect(rules).toHaveLength(1 + 2 * (languages.length + 1));
  expect(rules.at(-1)).toBe('/* /404.html 404');
  for (const rule of rules) {
    const [from = '', to = '', status = ''] = rule.split(' ');
    expect(['303', '404']).toContain(status);
    expect(existsSync(join('dist', status === '404' ? to : `${to}.html`)), rule).toBe(true);
    const wider = rules.findIndex((other) => other.startsWith('/* '));
    expect(rules.indexOf(rule), from).toBeLessThanOrEqual(wider);
  }
});
