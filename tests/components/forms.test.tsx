import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Form, formById } from '#site/forms.ts';
import { languages } from '#site/languages.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPauses } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import {
  control,
  fill,
  fillAll,
  focused,
  one,
  saidOnce,
  sayingOf,
  send,
  typed,
  until,
} from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

beforeEach(cutPauses);

/** Whose delivery is told in a toast as well. Source: docs/site.md, section 4. */
const toasted = new Set(['demo-form', 'design-partner-form', 'blog-newsletter-form']);

const cases = languages.flatMap(({ code }) => everyForm.map((form) => ({ code, ...form })));
const ofScript = cases.filter(({ id }) => !('checkedByBrowser' in formById(id)));

const alertOf = (id: string) => one(`form#${id} [role=alert]`);

describe.each(ofScript)('$id in $code', ({ id, code, page, values, missing }) => {
  const form: Form = formById(id);
  const say = says(code);
  const required = form.fields.filter((field) => field.required);

  test('says field by field what is missing, and leads there', async () => {
    await openPage(page.replace('/en', `/${code}`));
    const stood = await send(id);
    const words = required.map(({ problems }) => (problems ? say(problems.missing) : ''));
    if (code === 'en') expect(words).toEqual(missing);
    const region = await saidOnce(words[0] ?? '', stood);
    expect(region).toBe(alertOf(id));
    await focused(region);
    const links = [...region.querySelectorAll('a')];
    expect(links.map(sayingOf)).toEqual(words);
    for (const [index, { name }] of required.entries()) {
      expect(control(id, name).getAttribute('aria-invalid')).toBe('true');
      expect(sayingOf(one(`#${id}-${name}-error`))).toBe(words[index]);
      expect(control(id, name).getAttribute('aria-describedby')).toContain(`${id}-${name}-error`);
    }
    links.at(-1)?.click();
    await focused(control(id, required.at(-1)?.name ?? ''));
    expect(email.attempts()).toEqual([]);
    expect(await queued()).toEqual([]);
    if (form.words.problem) {
      // Source: docs/site.md, section 5 (blog): a toast names the first one; the region has said it already.
      const toast = one('[data-corner]');
      expect(sayingOf(toast)).toContain(say(form.words.problem) + words[0]);
      expect(toast.querySelector('[role=alert], [role=status]')?.textContent).toBe('');
    }
  });

  test('says what is wrong with an address and a length, and loses nothing', async () => {
    await openPage(page.replace('/en', `/${code}`));
    const address = required.find(({ kind }) => kind === 'email');
    const long = required.find(({ kind }) => kind === 'text');
    if (!address) throw new Error(`${id} asks for no address.`);
    const wrong = {
      ...values,
      [address.name]: 'no address',
      ...(long && { [long.name]: 'x'.repeat(long.maxLength + 1) }),
    };
    fillAll(id, wrong);
    await send(id);
    await focused(alertOf(id));
    const { malformed, missing: otherwise } = address.problems ?? { missing: 'forms.summary' };
    expect(sayingOf(one(`#${id}-${address.name}-error`))).toBe(say(malformed ?? otherwise));
    if (long) {
      const tooLong = say('forms.problem.tooLong', { max: long.maxLength });
      expect(sayingOf(one(`#${id}-${long.name}-error`))).toBe(tooLong);
    }
    expect(alertOf(id).querySelectorAll('a')).toHaveLength(long ? 2 : 1);
    expect(typed(id)).toEqual(wrong);
    expect(email.attempts()).toEqual([]);

    // What is corrected is no longer said to be wrong.
    fill(id, address.name, 'ada@fund.example');
    await until(() => expect(control(id, address.name).getAttribute('aria-invalid')).toBe('false'));
    expect(document.querySelector(`#${id}-${address.name}-error`)?.textContent ?? '').toBe('');
  });
});

describe.each(cases)('$id in $code', ({ id, code, page, values, params, service, template, success }) => {
  const form: Form = formById(id);
  const say = says(code);

  test('delivered: one slip says so once, has the focus, and gives the empty form back', async () => {
    await openPage(page.replace('/en', `/${code}`));
    fillAll(id, values);
    expect(typed(id)).toEqual(values);
    const stood = await send(id);
    const { title, text, again } = form.words.success;
    const region = await saidOnce(code === 'en' ? success : say(text), stood);
    const heading = one('h2', region);
    await focused(heading);
    expect(sayingOf(heading)).toBe(say(title));
    expect(sayingOf(region)).toContain(say(text));
    expect(sayingOf(region)).toContain('ada@fund.example');
    expect(document.querySelector(`form#${id}`)).toBeNull();

    const [mail, ...others] = email.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ service_id: service, template_id: template });
    expect(mail?.template_params).toMatchObject({
      ...(code === 'en' && (params ?? values)),
      submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
      language: code,
    });
    const names = new Set([...Object.keys(params ?? values), 'submission_id', 'submitted_at', 'language']);
    expect(new Set(Object.keys(mail?.template_params ?? {}))).toEqual(names);

    const button = one(`div#${id} button`);
    expect(sayingOf(button)).toBe(say(again));
    await userEvent.click(button);
    await focused(one(`form#${id}`).querySelector('input'));
    expect(Object.values(typed(id)).join('')).toBe('');
    expect(alertOf(id).textContent).toBe('');
    await until(() => expect(document.querySelector(`div#${id}`)).toBeNull());
    // A toast comes after the slip, and stays.
    const isToasted = () => sayingOf(one('[data-corner]')).includes(say(title) + say(text));
    await until(() => expect(isToasted()).toBe(toasted.has(id)));
  });
});
