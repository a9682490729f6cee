import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { templateVariable } from '#build/environment.ts';
import { checkAccount, TEST_MARK, testParams } from '#scripts/email/check-account.ts';
import type { Mail } from '#scripts/email/mailbox.ts';
import { createEmailService } from '#scripts/email/service.ts';
import { listen } from '#scripts/listen.ts';
import { localEmailService } from '#scripts/local-servers.ts';
import { rehearse } from '#scripts/rehearsal.ts';
import { forms } from '#site/forms.ts';
import { folderWith } from '../../support/folder.ts';

// The test reads only this file, because the owner's .env.local names another account. Vitest puts the variables of
// .env.local into the environment.
rehearse(process.env);
const variables = parseEnv(readFileSync('.env.rehearsal', 'utf8'));
const known = {
  publicKey: 'rehearsal_key',
  services: ['service_forms', 'service_newsletter'],
  templates: forms.map(({ template }) => variables[templateVariable(template)] ?? ''),
};
const NOW = Date.parse('2026-11-23T12:00:00Z');

const mails: Mail[] = [];
const store = (mail: Omit<Mail, 'receivedAt'>) => void mails.push({ ...mail, receivedAt: '' });
const service = createEmailService({ store, all: () => mails }, { known });
service.order({ plan: [], ratePerSecond: 0 });
const origin = `http://127.0.0.1:${await listen(service.server, 0, 'EMAIL_PORT')}`;
beforeEach(() => void mails.splice(0));
afterAll(() => {
  service.server.closeAllConnections();
  service.server.close();
});

/** Runs the check and returns its verdict for each form. */
async function check(changed: Readonly<Record<string, string>> = {}, address = origin) {
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

test('the check stops at the first message that the service does not answer', async () => {
  const told: string[] = [];
  let pauses = 0;
  const run = checkAccount({
    variables,
    // fetch rejects requests to port 9, which the Fetch standard blocks.
    origin: 'http://127.0.0.1:9',
    pause: async () => void pauses++,
    now: () => NOW,
    tell: ({ id }) => told.push(id),
  });
  await expect(run).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\. Start the local service/,
  );
  expect({ told, pauses }).toEqual({ told: [], pauses: 0 });
});

test('one marked message per form reaches the mailbox, with every parameter of the form', async () => {
  const { wrong } = await check();
  expect(wrong).toBe(0);
  expect(mails.map(({ template_id }) => template_id)).toEqual(known.templates);
  for (const { template_params } of mails) {
    expect(Object.values(template_params).join(' ')).toContain(TEST_MARK);
    expect(template_params.submitted_at).toBe('2026-11-23T12:00:00.000Z');
  }
});

test('no message is sent for a simulated form', async () => {
  const { wrong, of } = await check({ VITE_EMAILJS_TEMPLATE_DEMO: '' });
  expect(of('demo-form')).toBe('simulated: VITE_EMAILJS_TEMPLATE_DEMO is not set: nothing is sent');
  expect(wrong).toBe(0);
  expect(mails).toHaveLength(forms.length - 1);
});

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', /Copy it from Account → General into VITE_EMAILJS_PUBLIC_KEY/],
  ['VITE_EMAILJS_SERVICE', /from Email Services into VITE_EMAILJS_SERVICE\. \(400: The service ID/],
  ['VITE_EMAILJS_TEMPLATE_CONTACT', /into VITE_EMAILJS_TEMPLATE_CONTACT/],
])('the check names %s if it is wrong', async (variable, cure) => {
  const { wrong, of } = await check({ [variable]: 'mistyped' });
  expect(of('contact-form')).toMatch(cure);
  expect(wrong).toBeGreaterThan(0);
});

test.each([400, 404])(
  'the check names the variable of the template that is answered by %i',
  async (status) => {
    const step = { status, times: 1, template: 'template_demo', cors: true, truncate: false, never: false };
    service.order({ plan: [step], ratePerSecond: 0 });
    const { wrong, of } = await check({ VITE_EMAILJS_TEMPLATE_DEMO: 'template_demo' });
    expect(wrong).toBe(1);
    expect(of('demo-form')).toMatch(
      /Compare VITE_EMAILJS_TEMPLATE_DEMO and VITE_EMAILJS_SERVICE with the ids/,
    );
  },
);

test.each(forms)('docs/email.md lists the parameters of $id, in their order', (form) => {
  const common = ['submission_id', 'submitted_at', 'language'];
  const names = Object.keys(testParams(form, NOW)).filter((name) => !common.includes(name));
  const document = readFileSync('docs/email.md', 'utf8');
  const row = document.split('\n').find((line) => line.startsWith(`| \`${form.id}\` |`));
  const listed = names.map((name) => `\`${name}\``).join(', ');
  expect(row).toContain(`| \`${templateVariable(form.template)}\` | ${listed} |`);
  for (const name of common) expect(document).toContain(`\`${name}\``);
});

test('the local email service accepts the ids of its own build, and rejects the ids of another account', async () => {
  // The test has its own folder, because .env.local and the mailbox in the project folder belong to the owner.
  const root = folderWith({ '.env.rehearsal': readFileSync('.env.rehearsal', 'utf8') });
  const { server, order } = localEmailService(root);
  order({ plan: [], ratePerSecond: 0 });
  try {
    const address = `http://127.0.0.1:${await listen(server, 0, 'EMAIL_PORT')}`;
    const wrongWith = async (variable?: string) =>
      (await check(variable ? { [variable]: 'of_another' } : {}, address)).wrong;
    expect(await wrongWith()).toBe(0);
    expect(await wrongWith('VITE_EMAILJS_PUBLIC_KEY')).toBe(forms.length);
    const newsletters = forms.filter(({ service: name }) => name === 'newsletter').length;
    expect(await wrongWith('VITE_EMAILJS_SERVICE_NEWSLETTER')).toBe(newsletters);
    expect(await wrongWith('VITE_EMAILJS_TEMPLATE_DEMO')).toBe(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
