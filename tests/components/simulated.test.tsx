import { afterEach, beforeEach, expect, test } from 'vitest';
import { emailAccount } from '#features/outbox/build-account.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import { everyForm, formById } from '../support/form-cases.ts';
import { until } from '../support/until.ts';
import { holdPauses, passes } from './support/clock.ts';
import { queued } from './support/device.ts';
import { email } from './support/email.ts';
import { confirmed, fillAll, one, sayingOf, send, submitButton } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

/** Templates that a build may not have. Source: docs/site.md, section 11. */
const optional = ['report', 'webinar', 'demo', 'blog'] as const;
const templates = { ...emailAccount.templates };

beforeEach(() => {
  for (const name of optional) Object.assign(emailAccount.templates, { [name]: '' });
});
afterEach(() => {
  Object.assign(emailAccount.templates, templates);
});

const cases = everyForm.filter(({ id }) => optional.some((name) => name === formById(id).template));

test.each(cases)(
  '$id without its template transmits nothing, and states it before and after',
  async ({ id, page, values }) => {
    const form: Form = formById(id);
    const say = says('fr');
    await openPage(page.replace('/en', '/fr'));
    const notice = say('forms.simulated');
    expect(notice).toContain(brand.infoAddress);
    expect(sayingOf(one(`form#${id}`))).toContain(notice);
    fillAll(id, values);
    await holdPauses();
    const before = await send(id);
    await until(() => expect(submitButton(id).getAttribute('aria-disabled')).toBe('true'));
    await passes(990);
    expect(sayingOf(submitButton(id))).toBe(say(form.messages.submitting));
    await passes(10);
    const confirmation = await confirmed(id, say(form.messages.success.text), before);
    expect(sayingOf(one('h2', confirmation))).toBe(say('forms.preview.title'));
    expect(sayingOf(confirmation)).toContain(notice);
    expect(sayingOf(document.body)).not.toContain(say(form.messages.success.title));
    expect(email.attempts()).toEqual([]);
    expect(await queued()).toEqual([]);
  },
);
