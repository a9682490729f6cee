import { describe, expect, test, vi } from 'vitest';
import { type Form, formById } from '#site/forms.ts';
import { languages } from '#site/languages.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPauses } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import { fillAll, focused, one, saidOnce, sayingOf, send, submitButton, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

/** A build without the optional templates, which the app reads when its modules come. Source: docs/site.md, section 11. */
const optional = vi.hoisted(() => {
  const names = ['REPORT', 'WEBINAR', 'DEMO', 'BLOG'];
  for (const name of names) vi.stubEnv(`VITE_EMAILJS_TEMPLATE_${name}`, '');
  return names;
});

const cases = languages.flatMap(({ code }) =>
  everyForm
    .filter(({ id }) => optional.includes(formById(id).template.toUpperCase()))
    .map((form) => ({ code, ...form })),
);

describe.each(cases)('$id in $code', ({ id, code, page, values }) => {
  test('takes its second, says that it transmits nothing, and transmits nothing', async () => {
    const form: Form = formById(id);
    const say = says(code);
    const isTimed = code === 'en';
    if (!isTimed) cutPauses();
    await openPage(page.replace('/en', `/${code}`));
    const notice = say('forms.simulated');
    expect(notice).toContain('info@vaglio.example');
    expect(sayingOf(one(`form#${id}`))).toContain(notice);
    fillAll(id, values);
    const began = Date.now();
    const stood = await send(id);
    if (isTimed) {
      await until(() => expect(submitButton(id).getAttribute('aria-disabled')).toBe('true'));
      expect(sayingOf(submitButton(id))).toBe(say(form.words.submitting));
    }
    const region = await saidOnce(say(form.words.success.text), stood);
    if (isTimed) expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
    await focused(one('h2', region));
    expect(sayingOf(region)).toContain(notice);
    expect(email.attempts()).toEqual([]);
    expect(await queued()).toEqual([]);
  });
});

test('the other forms transmit', async () => {
  await openPage('/en');
  expect(sayingOf(one('main'))).not.toContain('does not transmit anything');
});
