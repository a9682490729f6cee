import { randomUUID } from 'node:crypto';
import { templateVariable } from '#build/environment.ts';
import { paramsOf } from '#features/forms/model/params.ts';
import { brand } from '#site/brand.ts';
import { type Form, forms } from '#site/forms.ts';
import packages from '../../package.json' with { type: 'json' };
import { diagnose } from './diagnose.ts';
import { SEND_PATH } from './protocol.ts';

export const serviceVariable = (service: Form['service']): string =>
  service === 'main' ? 'VITE_EMAILJS_SERVICE' : `VITE_EMAILJS_SERVICE_${service.toUpperCase()}`;

export interface AccountCheck {
  /** The build variables. */
  variables: Readonly<Record<string, string | undefined>>;
  origin: string;
  /** Waits between two messages, because the service accepts one message per second. */
  pause: () => Promise<unknown>;
  now: () => number;
  /** Called with the verdict on each form, and a sentence that explains it. */
  tell: (form: Form, verdict: 'accepted' | 'simulated' | 'wrong', sentence: string) => void;
}

const LIMIT_MS = 20_000;
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)\b/;

/** Mark that lets the owner recognize the messages of this check in the mailbox. */
export const TEST_MARK = 'TEST';

/**
 * Sends one marked message for each form through the account. Resolves to the number of failures. Rejects at the first
 * message without an answer, because the other messages would fail for the same reason.
 */
export async function checkAccount(check: AccountCheck): Promise<number> {
  let wrong = 0;
  let sent = 0;
  for (const form of forms) {
    const template = check.variables[templateVariable(form.template)];
    if (!template) {
      check.tell(form, 'simulated', `${templateVariable(form.template)} is not set: nothing is sent`);
      continue;
    }
    if (sent > 0) await check.pause();
    sent += 1;
    const problem = await send(form, template, check);
    if (problem) wrong += 1;
    check.tell(form, problem ? 'wrong' : 'accepted', problem ?? 'accepted: look whether it has arrived');
  }
  return wrong;
}

/** Resolves to a sentence with the problem and the solution, or to undefined if the message was accepted. Rejects without an answer. */
async function send(form: Form, template: string, check: AccountCheck): Promise<string | undefined> {
  const { variables, origin, now } = check;
  const names = { service: serviceVariable(form.service), template: templateVariable(form.template) };
  const body = {
    lib_version: packages.dependencies['@emailjs/browser'],
    user_id: variables.VITE_EMAILJS_PUBLIC_KEY,
    service_id: variables[names.service],
    template_id: template,
    template_params: testParams(form, now()),
  };
  try {
    const response = await fetch(origin + SEND_PATH, {
      method: 'POST',
      // The same origin as from a browser on the site, because the account may allow only that domain.
      headers: { 'Content-Type': 'application/json', Origin: variables.VITE_SITE_URL ?? '' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return diagnose({ status: response.status, text: await response.text() }, names);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const advice = LOCAL.test(origin)
      ? 'Start the local service with npm start, in another terminal.'
      : 'Is there a connection, and is VITE_EMAILJS_ORIGIN right?';
    throw new Error(`${origin} does not answer (${cause}). ${advice}`);
  }
}

/** Returns the parameters of a marked message: the mark in each field, and the brand's address as email address. */
export function testParams(form: Form, now: number): Record<string, string> {
  const values = Object.fromEntries(
    form.fields.map(({ name, kind }) => [
      name,
      kind === 'email' ? brand.infoAddress : `${TEST_MARK} ${name}`,
    ]),
  );
  const subject = form.subject ? { [form.subject]: `${TEST_MARK} ${form.subject}` } : {};
  return {
    ...paramsOf(form, values, (id) => `${TEST_MARK} ${id}`, subject),
    submission_id: `${TEST_MARK}-${randomUUID()}`,
    submitted_at: new Date(now).toISOString(),
    language: 'en',
  };
}
