import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailbox } from '#local/email/mailbox.ts';
import { createEmailService, type EmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';

const known = { publicKey: 'key', services: ['s'], templates: ['t'] };
let folder: string;
let service: EmailService;
let origin: string;
let now: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  now = 1_800_000_000_000;
  service = createEmailService(openMailbox(folder), { known, now: () => now });
  origin = `http://127.0.0.1:${await listen(service.server, 0, 'EMAIL_PORT')}`;
});

afterEach(() => {
  service.server.closeAllConnections();
  service.server.close();
  rmSync(folder, { recursive: true });
});

const ids = { lib_version: '4.4.1', user_id: 'key', service_id: 's', template_id: 't' };
const message = (params: Record<string, string> = { name: 'Ada' }) => ({ ...ids, template_params: params });

const send = (body: unknown, options: RequestInit = {}) =>
  fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(body), ...options });
const order = (plan: unknown, headers = {}) =>
  fetch(`${origin}/faults`, { method: 'POST', headers, body: JSON.stringify(plan) });
const names = async () => {
  const mails: { template_params: { name: string } }[] = await (await fetch(`${origin}/messages`)).json();
  return mails.map(({ template_params }) => template_params.name);
};

test('the local email service accepts a message with 200 and OK, and keeps it', async () => {
  const answer = await send(message());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await names()).toEqual(['Ada']);
});

test('the local email service outlives an order that is too long, and an address that is none', async () => {
  await expect(order({ plan: 'x'.repeat(2_000_000) })).rejects.toThrow();
  expect((await fetch(`${origin}//`)).status).toBe(200);
  expect((await send(message())).status).toBe(200);
});

test('the local email service answers one request a second', async () => {
  const statuses: number[] = [];
  for (const passed of [0, 999, 1]) {
    now += passed;
    statuses.push((await send(message())).status);
  }
  expect(statuses).toEqual([200, 429, 200]);
  expect(await names()).toHaveLength(2);
});

test('the local email service refuses unknown ids, more than 50 kB, and what is no message', async () => {
  await order({ ratePerSecond: 0 });
  const unknown = await send({ ...message(), template_id: 'other' });
  expect([unknown.status, await unknown.text()]).toEqual([400, 'The template ID not found']);
  expect((await send(message({ name: 'x'.repeat(50_001) }))).status).toBe(413);
  expect((await send('nothing')).status).toBe(400);
  expect(await names()).toEqual([]);
});

test('the local email service takes no orders from another origin, nor ones it does not understand', async () => {
  expect((await order({ plan: [] }, { Origin: 'http://evil.example' })).status).toBe(403);
  expect((await order({ plan: [{ times: 2 }] })).status).toBe(400);
  expect((await order({ plan: [{ status: 99 }] })).status).toBe(400);
});

test('the local email service shows what was typed as text, not as markup, and listens on loopback only', async () => {
  await send(message({ name: '<script>alert(1)</script>' }));
  const page = await (await fetch(origin)).text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
  expect(service.server.address()).toMatchObject({ address: '127.0.0.1' });
});

test('the local mailbox is shown to no page of another name, which could have been made to point here', async () => {
  const status = (host: string) =>
    new Promise((resolve) =>
      get(`${origin}/messages`, { headers: { host } }, ({ statusCode }) => resolve(statusCode)),
    );
  expect(await status('evil.example')).toBe(404);
  expect(await status('localhost:4174')).toBe(200);
});
