import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from '#build/content/content-error.ts';
import { developmentMessages } from '#build/messages.ts';
import { until } from '../../support/until.ts';

let root: string;
let server: ViteDevServer | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'development-'));
});

afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

test('a change of a text reloads the pages of the development server, which then get the new text', async () => {
  const locales = join(root, 'locales');
  const file = join(locales, 'it.json');
  mkdirSync(locales);
  writeFileSync(file, '{}');
  const read = vi.fn(
    () => new Map([['it' as const, new Map([['common', { read: read.mock.calls.length }]])]]),
  );
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [developmentMessages(locales, read)],
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  const text = async () => (await fetch(`${address}messages/dev/it/common.json`)).json();
  expect(await text()).toEqual({ read: 1 });
  expect(await text(), 'read only once without a change').toEqual({ read: 1 });
  const send = vi.spyOn(server.ws, 'send');
  let changes = 0;
  await until(() => {
    // The server does not report when it watches the file, so the first changes may be missed.
    changes += 1;
    writeFileSync(file, `{"changes":"${changes}"}`);
    expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
  });
  const { read: times } = await text();
  expect(times).toBeGreaterThan(1);
});

test('the development server prints a mistake in a text once per change, and shows it on every page', async () => {
  const locales = join(root, 'locales');
  mkdirSync(locales, { recursive: true });
  const customLogger = { ...createLogger('silent'), error: vi.fn() };
  server = await createServer({
    root,
    configFile: false,
    customLogger,
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      developmentMessages(locales, () => {
        throw new ContentError(['locales/it.json, line 1: a comma is missing.']);
      }),
    ],
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  const shown = vi.spyOn(server.ws, 'send');
  const status = async () => (await fetch(`${address}messages/dev/it/common.json`)).status;
  expect(await status()).toBe(500);
  expect(await status()).toBe(500);
  expect(customLogger.error).toHaveBeenCalledOnce();
  expect(shown).toHaveBeenCalledWith({
    type: 'error',
    err: { message: 'locales/it.json, line 1: a comma is missing.', stack: '' },
  });
  server.watcher.emit('all', 'change', join(locales, 'it.json'));
  expect(await status()).toBe(500);
  expect(customLogger.error).toHaveBeenCalledTimes(2);
});
