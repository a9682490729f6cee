import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Form } from '#site/forms.ts';
import type { Locale } from '#site/locales.ts';
import { everyForm, formById } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { drafted, queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  alertOf,
  confirmed,
  control,
  fill,
  fillAll,
  focused,
  header,
  one,
  saidOnce,
  sayingOf,
  send,
  typed,
} from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

/** Forms that also report a delivery in a toast. Source: docs/site.md, section 4. */
const toasted = new Set(['demo-form', 'design-partner-form', 'blog-newsletter-form']);
/** Forms that log a failure without the input. Source: docs/site.md, section 8. */
const logging = new Set(['newsletter-form', 'insights-newsletter-form']);

const english = says('en');
/** Each form in one locale: English if its parameters hold messages of the site. tests/site compares the locales. */
const cases = everyForm.map((form) => {
  const code: Locale = form.params ? 'en' : 'de';
  return { ...form, code, address: form.page.replace('/en', `/${code}`) };
});
const ofScript = cases.filter(({ id }) => !('checkedByBrowser' in formById(id)));
const corner = () => sayingOf(one('[data-corner]'));

test.each(ofScript)(
  '$id lists missing and invalid fields, marks each field, and loses no input',
  async ({ id, code, address, values, missing }) => {
    const form: Form = formById(id);
    const say = says(code);
    const required = form.fields.filter((field) => field.required);
    const wordsIn = (words: typeof say) =>
      required.map(({ problems }) => (problems ? words(problems.missing) : ''));
    expect(wordsIn(english)).toEqual(missing);
    const words = wordsIn(say);
    await openPage(address);
    const region = await saidOnce(words[0] ?? '', await send(id));
    expect(region).toBe(alertOf(id));
    const isSingle = form.fields.length === 1;
    await focused(isSingle ? control(id, required[0]?.name ?? '') : region);
    const links = [...region.querySelectorAll('a')];
    expect(links.map(sayingOf)).toEqual(isSingle ? [] : words);
    for (const [index, { name }] of required.entries()) {
      expect(control(id, name).getAttribute('aria-invalid')).toBe('true');
      expect(sayingOf(one(`#${id}-${name}-error`))).toBe(words[index]);
      expect(control(id, name).getAttribute('aria-describedby')).toContain(`${id}-${name}-error`);
    }
    links.at(-1)?.click();
    await focused(control(id, required.at(-1)?.name ?? ''));
    if (form.messages.problem) {
      // Source: docs/site.md, section 5 (blog): a toast names the first problem, which the alert has announced.
      expect(corner()).toContain(say(form.messages.problem) + words[0]);
      expect(one('[data-corner] [role=alert]').textContent).toBe('');
    }

    const mail = required.find(({ kind }) => kind === 'email');
    const text = required.findLast(({ kind }) => kind === 'text' || kind === 'long-text');
    if (!mail) throw new Error(`${id} asks for no address.`);
    const tooLong = text && { [text.name]: 'x'.repeat(text.maxLength + 1) };
    const wrong = { ...values, [mail.name]: 'no address', ...tooLong };
    fillAll(id, wrong);
    await send(id);
    const { malformed, missing: otherwise } = mail.problems ?? { missing: 'forms.summary' };
    await until(() => expect(sayingOf(one(`#${id}-${mail.name}-error`))).toBe(say(malformed ?? otherwise)));
    if (text) {
      const count = (characters: number) => characters.toLocaleString(code, { useGrouping: 'always' });
      const words = say('forms.problem.tooLong', {
        field: say(text.label),
        length: count(text.maxLength + 1),
        max: count(text.maxLength),
      });
      expect(sayingOf(one(`#${id}-${text.name}-error`))).toBe(words);
    }
    expect(alertOf(id).querySelectorAll('a')).toHaveLength(isSingle ? 0 : text ? 2 : 1);
    expect(typed(id)).toEqual(wrong);
    // A corrected field is valid again.
    fill(id, mail.name, 'ada@fund.example');
    await until(() => expect(control(id, mail.name).getAttribute('aria-invalid')).toBe('false'));
    expect(document.querySelector(`#${id}-${mail.name}-error`)?.textContent ?? '').toBe('');
    // The alert shows the corrected problem crossed out, so that its height does not change.
    expect(alertOf(id).querySelectorAll('li[inert]')).toHaveLength(isSingle ? 0 : 1);
    if (text) fill(id, text.name, 'short');
    const corrected = say('forms.summary', { count: 0 });
    if (!isSingle) await until(() => expect(sayingOf(alertOf(id))).toContain(corrected));
    expect(email.attempts()).toEqual([]);
    expect(await queued()).toEqual([]);
  },
);

test.each(cases)(
  '$id announces a rejection one time, keeps the text, and replaces the rejected request',
  async ({ id, code, address, values, params, service, template, success, failure }) => {
    const form: Form = formById(id);
    const say = says(code);
    email.answers({ status: 422, body: 'Bad data' });
    await openPage(address);
    fillAll(id, values);
    const stood = await send(id);
    const { title, text } = form.messages.failure;
    const details = form.detailsFailure ? ' {"status":422,"text":"Bad data"}' : '';
    expect(english(text) + details).toBe(failure);
    const alert = await until(() => {
      expect(sayingOf(alertOf(id))).toContain(say(text) + details);
      return alertOf(id);
    });
    expect(stood.has(alert)).toBe(true);
    expect(sayingOf(alert)).toContain(say(title));
    await focused(alert);
    expect(typed(id)).toEqual(values);
    await until(() => expect(corner()).toContain(say(title) + say(text)));
    // The alert announces the failure, so the toast is only visible.
    for (const live of one('[data-corner]').querySelectorAll('[role=alert], [role=status]'))
      expect(live.textContent).toBe('');
    const noted = vi.mocked(console.error).mock.calls.splice(0);
    expect(noted).toEqual(logging.has(id) ? [[`${id}: rejected`]] : []);

    await until(() => expect(header()).toContain(say('common.outboxRejected', { count: 1 })));
    expect(await queued()).toMatchObject([{ delivery: { state: 'rejected', status: 422 } }]);
    const rejected = email.attempts()[0]?.submissionId;
    expect(one('a', alert).getAttribute('href')).toBe(`/${code}/outbox`);
    const before = await send(id);
    const done = form.messages.success;
    expect(`${english(done.title)} ${english(done.text)}`).toContain(success);
    const confirmation = await confirmed(id, say(done.text), before);
    expect(sayingOf(one('h2', confirmation))).toBe(say(done.title));
    expect(sayingOf(confirmation)).toContain('ada@fund.example');
    expect(document.querySelector(`form#${id}`)).toBeNull();
    const [mail, ...others] = email.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ service_id: service, template_id: template });
    expect(mail?.template_params).toEqual({
      ...(params ?? values),
      submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
      language: code,
      replaces: rejected,
    });
    expect(mail?.template_params.submission_id).not.toBe(rejected);
    await until(async () => expect(await queued()).toEqual([]));
    expect(await drafted()).toEqual([]);

    await userEvent.click(within(one(`div#${id}`)).getByRole('button', { name: say(done.again) }));
    await focused(one(`form#${id}`).querySelector('input'));
    expect(Object.values(typed(id)).join('')).toBe('');
    expect(alertOf(id).textContent).toBe('');
    // A toast follows the confirmation and stays. It does not repeat the confirmation's text.
    await until(() => expect(corner().includes(say(done.title))).toBe(toasted.has(id)));
    expect(corner()).not.toContain(say(done.text));
  },
);

test('the link to the terms opens a new tab, so that the input is not lost', async () => {
  await openPage('/en');
  const clicked = new Promise<boolean>((resolve) => {
    const note = (event: Event) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note, { once: true });
  });
  const link = one<HTMLAnchorElement>('#contact-form a[target=_blank]');
  expect(link.getAttribute('href')).toBe('/en/terms');
  link.click();
  expect(await clicked).toBe(false);
});
