import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '#build/headers.ts';
import { hostingFiles } from '#build/hosting.ts';
import { ownCertificate } from '#scripts/certificate.ts';
import { freePort } from '#scripts/listen.ts';
import { findNginx } from '#scripts/nginx.ts';
import { findProgram } from '#scripts/programs.ts';

mkdirSync('.cache', { recursive: true });
const prefix = mkdtempSync(resolve('.cache/nginx-tls-'));
afterAll(() => rmSync(prefix, { recursive: true, force: true }));

const nginx = findNginx();
const openssl = findProgram({ variable: 'OPENSSL_PATH', names: ['openssl'], places: ['/usr/bin/openssl'] });
const unit = readFileSync('deploy/site.service', 'utf8');

/** Writes the files that the unit expects in its folder, with a self-signed certificate and free ports. */
async function prepare() {
  for (const folder of ['deploy', 'dist']) mkdirSync(join(prefix, folder));
  const errorSink = 'https://owner.example/errors';
  const headers = securityHeaders({ emailOrigin: 'https://mail.example', errorSink, inlineScript: 'x' });
  for (const [name, text] of hostingFiles(headers)) writeFileSync(join(prefix, 'dist', name), text);
  writeFileSync(join(prefix, 'deploy/nginx.conf'), readFileSync('deploy/nginx.conf', 'utf8'));
  const { key, chain } = ownCertificate();
  const example = readFileSync('deploy/nginx-tls.conf', 'utf8').replace(/^listen \[::\].*$/gm, '');
  const ports = new Map<string, number>();
  for (const [, port = ''] of example.matchAll(/^listen (\d+)/gm)) ports.set(port, await freePort());
  const tls = example
    .replace(/^listen (\d+)/gm, (_, port: string) => `listen 127.0.0.1:${ports.get(port)}`)
    .replace(/^ssl_certificate .*$/m, `ssl_certificate "${chain}";`)
    .replace(/^ssl_certificate_key .*$/m, `ssl_certificate_key "${key}";`);
  writeFileSync(join(prefix, 'deploy/nginx-tls.conf'), tls);
}

test('the unit writes the configuration in the same way at a start and at a reload', () => {
  const commands = [...unit.matchAll(/^Exec(?:StartPre|Reload)=(\/bin\/sh .*)$/gm)].map(
    ([, command]) => command,
  );
  expect(commands).toHaveLength(2);
  expect(new Set(commands).size).toBe(1);
});

test.skipIf(!nginx || !openssl)('nginx accepts the TLS example as the unit starts it', async () => {
  await prepare();
  const [, command = ''] = /^ExecStartPre=(.*)$/m.exec(unit) ?? [];
  execFileSync('/bin/sh', ['-c', command], { cwd: prefix });
  expect(readFileSync(join(prefix, 'deploy/nginx-https.conf'), 'utf8')).toContain('include nginx-tls.conf;');
  const check = ['-e', 'stderr', '-t', '-q', '-p', prefix, '-c', 'deploy/nginx-https.conf'];
  expect(() => execFileSync(nginx ?? '', check, { stdio: 'pipe' })).not.toThrow();
});
