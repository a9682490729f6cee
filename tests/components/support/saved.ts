import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { formById } from '#site/forms.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { FormCase } from '../../support/form-cases.ts';
import { email } from './email.ts';
import { focused, one, saidOnce, sayingOf, typed, until } from './form.ts';
import { says } from './words.ts';

export type SpokenCase = FormCase & { code: LanguageCode };

const header = () => sayingOf(one('header'));

/** The slip of what has been saved, once it has said so; `stood` is what `send` answered with. */
export async function savedSlip(
  { id, code }: SpokenCase,
  stood: ReadonlySet<Element>,
  next: 'retriedOpen' | 'whenOpened' | 'account',
): Promise<Element> {
  const say = says(code);
  const region = await saidOnce(say('forms.saved.title'), stood);
  await focused(one('h2', region));
  expect(sayingOf(region)).toContain(say(`forms.saved.${next}`));
  expect(sayingOf(region)).not.toMatch(/24|48/);
  expect(sayingOf(region)).not.toContain(say(formById(id).words.success.text));
  expect(one(`div#${id} a`).getAttribute('href')).toBe(`/${code}/outbox`);
  await until(() => expect(header()).toContain('1'));
  return region;
}

/** A connection comes back: what was saved is delivered, and its slip says that and nothing else. */
export async function deliveredLater(
  { id, code, params, values }: SpokenCase,
  region: Element,
): Promise<void> {
  const say = says(code);
  const { success } = formById(id).words;
  dispatchEvent(new Event('online'));
  await until(() => expect(sayingOf(region)).toContain(say('forms.saved.delivered')));
  expect(sayingOf(one('h2', region))).toBe(say(success.title));
  expect(sayingOf(region)).toContain(say(success.text));
  expect(sayingOf(region)).not.toContain(say('forms.saved.title'));
  expect(document.querySelector(`div#${id} a`)).toBeNull();
  await focused(one('h2', region));
  expect(email.mails()).toHaveLength(1);
  if (code === 'en') expect(email.mails()[0]?.template_params).toMatchObject(params ?? values);
  await userEvent.click(one(`div#${id} button`));
  expect(Object.values(typed(id)).join('')).toBe('');
}
