import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAccount, TEST_MARK, templateVariable, testParams } from '#local/email/check-account.ts';
import { openMailbox } from '#local/email/mailbox.ts';
import type { FaultOrder } from '#local/email/plan.ts';
import { createEmailService, type EmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';
import { forms } from '#site/forms.ts';

const variables = loadEnv('rehearsal', process.cwd(), 'VITE_');
const known = {
  publicKey: 'rehearsal_key',
  services: ['service_forms', 'service_newsletter'],
  templates: forms.map(({ template }) => variables[templateVariable(template)] ?? ''),
};
const NOW = Date.parse('2026-11-23T12:00:00Z');

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

/** What the check says of each form, the service failing as it is told. */
async function check(
  changed: Readonly<Record<string, string>> = {},
  plan: FaultOrder['plan'] = [],
  address = origin,
) {
  service.order({ plan, ratePerSecond: 0 });
  const lines = new Map<string, string>();
  const wrong = await checkAccount({
    variables: { ...variables, ...changed },
    origin: address,
    pause: async () => {},
    now: () => NOW,
    tell: ({ id }, verdict, sentence) => lines.set(id, `${verdict}: ${sentence}`),
  });
  return { wrong, of: (id: string) => lines.get(id) };
}

const refusal = (status: number, body: string): FaultOrder['plan'] => [
  { status, body, times: 1, cors: true, truncate: false, never: false },
];

describe('one marked message for each form', () => {
  test('reaches the mailbox, with every parameter the form has', async () => {
    const { wrong } = await check();
    expect(wrong).toBe(0);
    const mails = openMailbox(folder).all();
    expect(mails.map(({ template_id }) => template_id)).toEqual(known.templates);
    for (const { template_params } of mails) {
      expect(Object.values(template_params).join(' ')).toContain(TEST_MARK);
      expect(template_params.submitted_at).toBe('2026-11-23T12:00:00.000Z');
    }
  });

  test('is not sent where the form is simulated', async () => {
    const { wrong, of } = await check({ VITE_EMAILJS_TEMPLATE_DEMO: '' });
    expect(of('demo-form')).toBe('simulated: VITE_EMAILJS_TEMPLATE_DEMO is not set: nothing is sent');
    expect(wrong).toBe(0);
    expect(openMailbox(folder).all()).toHaveLength(forms.length - 1);
  });

  test.each([
    {
      variable: 'VITE_EMAILJS_PUBLIC_KEY',
      cure: /Copy it from Account → General into VITE_EMAILJS_PUBLIC_KEY/,
    },
    {
      variable: 'VITE_EMAILJS_SERVICE',
      cure: /id from Email Services into VITE_EMAILJS_SERVICE\. \(400: The service ID/,
    },
    { variable: 'VITE_EMAILJS_TEMPLATE_CONTACT', cure: /into VITE_EMAILJS_TEMPLATE_CONTACT/ },
  ])('names $variable where it is wrong', async ({ variable, cure }) => {
    const { wrong, of } = await check({ [variable]: 'mistyped' });
    expect(of('contact-form')).toMatch(cure);
    expect(wrong).toBeGreaterThan(0);
  });

  test.each([
    { status: 422, body: 'The recipients address is empty', cure: /no recipient.*"To Email"/ },
    {
      status: 403,
      body: 'API calls are disabled for non-browser applications',
      cure: /Account → Security, and forbid/,
    },
    { status: 403, body: 'Forbidden', cure: /Put its domain/ },
    { status: 412, body: 'Gmail_API: Invalid grant. Please reconnect', cure: /connect it again/ },
    { status: 426, body: 'Monthly quota exceeded', cure: /used up/ },
    { status: 429, body: 'Too Many Requests', cure: /one message a second/ },
    { status: 503, body: 'down', cure: /out of order/ },
    { status: 418, body: 'teapot', cure: /Email History.*418: teapot/ },
    { status: 200, body: '<html>Sign in</html>', cure: /not EmailJS/ },
  ])('says the cure for $status $body', async ({ status, body, cure }) => {
    const { wrong, of } = await check({}, refusal(status, body));
    expect(of('contact-form')).toMatch(cure);
    expect(wrong).toBe(1);
  });

  test('says so where nothing answers', async () => {
    const { of } = await check({}, [], 'http://127.0.0.1:1');
    expect(of('contact-form')).toMatch(/does not answer.*VITE_EMAILJS_ORIGIN/);
  });
});

test.each(forms)('docs/email.md lists the parameters of $id, in their order', ({ id, template }) => {
  const form = forms.find((row) => row.id === id);
  if (!form) throw new Error(id);
  const common = ['submission_id', 'submitted_at', 'language'];
  const names = Object.keys(testParams(form, NOW)).filter((name) => !common.includes(name));
  const document = readFileSync('docs/email.md', 'utf8');
  const row = document.split('\n').find((line) => line.startsWith(`| \`${id}\` |`));
  expect(row).toContain(
    `| \`${templateVariable(template)}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  );
  for (const name of common) expect(document).toContain(`\`${name}\``);
});
