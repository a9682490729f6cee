import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMailbox } from '#local/email/mailbox.ts';
import { createEmailService, type EmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';

const known = { publicKey: 'key', services: ['s'], templates: ['t'] };
let folder: string;
let service: EmailService;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  service = createEmailService(openMailbox(folder), known);
  origin = `http://127.0.0.1:${await listen(service.server, 0, 'EMAIL_PORT')}`;
});

afterEach(() => {
  service.server.closeAllConnections();
  service.server.close();
  rmSync(folder, { recursive: true });
});

const message = (params: Record<string, string> = { name: 'Ada' }, more = {}) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 's',
  template_id: 't',
  template_params: params,
  ...more,
});

const send = (body: unknown) =>
  fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(body) });
const order = (plan: unknown, headers = {}) =>
  fetch(`${origin}/faults`, { method: 'POST', headers, body: JSON.stringify(plan) });
const mails = async () => (await fetch(`${origin}/messages`)).json();

describe('the local email service', () => {
  test('accepts a message with 200 and OK, and keeps it', async () => {
    const answer = await send(message());
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await mails()).toMatchObject([{ template_params: { name: 'Ada' } }]);
  });

  test('takes a multipart form as well', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(message({}))) form.set(name, String(value));
    form.delete('template_params');
    form.set('user_email', 'ada@fund.example');
    const answer = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    expect(await mails()).toMatchObject([{ template_params: { user_email: 'ada@fund.example' } }]);
  });

  test('answers one request a second', async () => {
    expect((await send(message())).status).toBe(200);
    expect((await send(message())).status).toBe(429);
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    [{ user_id: 'other' }, 'The Public Key is invalid'],
    [{ service_id: 'other' }, 'The service ID not found'],
    [{ template_id: 'other' }, 'The template ID not found'],
  ])('refuses unknown ids: %o', async (more, text) => {
    const answer = await send(message({}, more));
    expect([answer.status, await answer.text()]).toEqual([400, text]);
  });

  test('refuses more than 50 kB, and what is no message', async () => {
    expect((await send(message({ name: 'x'.repeat(50_001) }))).status).toBe(413);
    await order({ ratePerSecond: 0 });
    expect((await send('nothing')).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  test('fails as it is told, in order, and then works again', async () => {
    await order({
      ratePerSecond: 0,
      plan: [{ status: 500, times: 2 }, { status: 429, cors: false }, { body: '<html>' }, { delayMs: 1 }],
    });
    const answers: Response[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(await send(message({ index: String(index) })));
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 429, 200, 200, 200]);
    expect(answers[2]?.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answers[3]?.text()).toBe('<html>');
    expect(
      (await mails()).map((mail: { template_params: { index: string } }) => mail.template_params.index),
    ).toEqual(['4', '5']);
  });

  test('cuts connections before and after accepting', async () => {
    await order({ ratePerSecond: 0, plan: [{ drop: 'before' }, { drop: 'after' }] });
    await expect(send(message({ name: 'before' }))).rejects.toThrow();
    await expect(send(message({ name: 'after' }))).rejects.toThrow();
    expect(await mails()).toMatchObject([{ template_params: { name: 'after' } }]);
  });

  test('breaks off an answer, redirects, and never answers', async () => {
    await order({ ratePerSecond: 0, plan: [{ truncate: true }, { redirect: '/portal' }, { never: true }] });
    await expect(send(message()).then((answer) => answer.text())).rejects.toThrow();
    const body = JSON.stringify(message());
    const led = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body, redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/portal']);
    const signal = AbortSignal.timeout(300);
    await expect(fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body, signal })).rejects.toThrow();
  });

  test('takes no orders from another origin, nor ones it does not understand', async () => {
    expect((await order({ plan: [] }, { Origin: 'http://evil.example' })).status).toBe(403);
    expect((await order({ plan: [{ times: 2 }] })).status).toBe(400);
    expect((await order({ plan: [{ status: 99 }] })).status).toBe(400);
  });

  test('shows what was typed as text, not as markup', async () => {
    await send(message({ name: '<script>alert(1)</script>' }));
    const page = await (await fetch(origin)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
  });

  test('listens on loopback only', () => {
    expect(service.server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});
