import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Form, formById } from '#site/forms.ts';
import { languages } from '#site/languages.ts';
import { everyForm } from '../support/form-cases.ts';
import { cutPauses } from './support/clock.ts';
import { email } from './support/email.ts';
import { fillAll, focused, one, saidOnce, sayingOf, send, typed, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { deliveredLater, savedSlip } from './support/saved.ts';
import { says } from './support/words.ts';

beforeEach(() => {
  cutPauses();
  // So that what failed is not tried again in the moment in which it is looked at.
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
});

const cases = languages.flatMap(({ code }) => everyForm.map((form) => ({ code, ...form })));
/** The words of these outcomes are the same in every form. */
const inEnglish = cases.filter(({ code, id }) => code === 'en' || id === 'contact-form');

const alertOf = (id: string) => one(`form#${id} [role=alert]`);
const header = () => sayingOf(one('header'));

/** Who notes a failure on the console, without what was typed. Source: docs/site.md, section 8. */
const noting = new Set(['newsletter-form', 'insights-newsletter-form']);

function expectNoted(form: Form, step: string): void {
  const noted = noting.has(form.id) ? [[`${form.id}: ${step}`]] : [];
  expect(vi.mocked(console.error).mock.calls).toEqual(noted);
  vi.mocked(console.error).mockClear();
}

describe.each(cases)('$id in $code', ({ id, code, page, values, failure }) => {
  const form: Form = formById(id);
  const say = says(code);

  test('refused: the form says it once, has the focus, keeps the text, and sends anew in its place', async () => {
    email.answers({ status: 422, body: 'Bad data' });
    await openPage(page.replace('/en', `/${code}`));
    fillAll(id, values);
    const stood = await send(id);
    const { title, text } = form.words.failure;
    const region = await until(() => {
      expect(sayingOf(alertOf(id))).toContain(code === 'en' ? failure : say(text));
      return alertOf(id);
    });
    expect(stood.has(region)).toBe(true);
    expect(sayingOf(region)).toContain(say(title));
    await focused(region);
    expect(typed(id)).toEqual(values);
    const corner = one('[data-corner]');
    await until(() => expect(sayingOf(corner)).toContain(say(title) + say(text)));
    // Said by the form; the toast is for the eye.
    for (const live of corner.querySelectorAll('[role=alert], [role=status]'))
      expect(live.textContent).toBe('');
    await until(() => expect(header()).toContain('1'));
    expectNoted(form, 'rejected');

    const refused = email.attempts()[0]?.submissionId;
    await send(id);
    await until(() => expect(sayingOf(one(`div#${id} h2`))).toBe(say(form.words.success.title)));
    expect(email.mails().map(({ template_params }) => template_params.replaces)).toEqual([refused]);
    expect(email.mails()[0]?.template_params.submission_id).not.toBe(refused);
  });
});

describe.each(inEnglish)('$id in $code', (spoken) => {
  const { id, code, page, values } = spoken;
  const form: Form = formById(id);
  const say = says(code);

  test('without an answer that counts: saved, and delivered later under the same id', async () => {
    email.answers({ status: 503 });
    await openPage(page.replace('/en', `/${code}`));
    fillAll(id, values);
    const region = await savedSlip(spoken, await send(id), 'retriedOpen');
    const [first] = email.attempts();
    await deliveredLater(spoken, region);
    expect(email.mails()[0]?.template_params.submission_id).toBe(first?.submissionId);
  });

  test('without a connection: saved, goes out with the next one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPage(page.replace('/en', `/${code}`));
    await email.stop();
    fillAll(id, values);
    const region = await savedSlip(spoken, await send(id), 'whenOpened');
    await email.start();
    await deliveredLater(spoken, region);
  });

  test('neither kept nor sent: the form says so once and keeps the text; with a connection it is sent', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await openPage(page.replace('/en', `/${code}`));
    await email.stop();
    fillAll(id, values);
    const region = await saidOnce(say('forms.unsaved'), await send(id));
    expect(region).toBe(alertOf(id));
    await focused(region);
    expect(sayingOf(region)).toContain(say(form.words.failure.title));
    expect(typed(id)).toEqual(values);
    expectNoted(form, 'lost-storage');

    await email.start();
    await saidOnce(say(form.words.success.text), await send(id));
    expect(email.mails()).toHaveLength(1);
  });
});
