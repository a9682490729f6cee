import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DRAFTS_DATABASE } from '#site/storage-keys.ts';
import { cutPauses } from './support/clock.ts';
import { keep, kept, queued } from './support/device.ts';
import { email } from './support/email.ts';
import { fill, focused, one, sayingOf, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { waiting } from './support/submissions.ts';

beforeEach(cutPauses);

const said = () => sayingOf(one('#announcer'));
const press = async (element: HTMLElement) => {
  element.focus();
  await userEvent.keyboard('{Enter}');
};

/** Waits until what was typed is written down. */
const drafted = () => until(async () => expect(await kept(DRAFTS_DATABASE)).toHaveLength(1));

test('a draft is listed with the way back to its form, and deleted', async () => {
  await openPage('/en/demo');
  fill('demo-form', 'nome', 'Ada');
  await drafted();
  await openPage('/en/outbox');
  const drafts = await until(() => one('section[aria-labelledby=drafts-title]'));
  expect(sayingOf(one('h2', drafts))).toBe('Started and not sent');
  expect([...drafts.querySelectorAll('h3')].map(sayingOf)).toEqual(['Personalised demo']);
  expect(one('a', drafts).getAttribute('href')).toBe('/en/demo#demo-form');
  await press(within(drafts).getByRole('button', { name: /^Delete/ }));
  await until(() => expect(document.querySelector('section[aria-labelledby=drafts-title]')).toBeNull());
  await until(() => expect(said()).toBe('Deleted from this device: Personalised demo.'));
  await focused(one('#waiting-title'));
});

test('what was typed and not sent stands in its form again', async () => {
  await openPage('/en/design-partner');
  fill('design-partner-form', 'nome', 'Ada');
  fill('design-partner-form', 'motivazione', 'First line\nsecond line');
  await drafted();
  await openPage('/it/design-partner');
  await until(() => expect(one<HTMLInputElement>('[name=nome]').value).toBe('Ada'));
  expect(one<HTMLTextAreaElement>('[name=motivazione]').value).toBe('First line\nsecond line');
});

test('an edit holds the request back, and takes the place of the old one', async () => {
  await keep(waiting('a'));
  await openPage('/en?edit=a#contact-form');
  const form = await until(() => one('form#contact-form'));
  await until(() => expect(sayingOf(form)).toContain('You are editing a request'));
  expect(one<HTMLInputElement>('[name=name]', form).value).toBe('a');
  expect((await queued())[0]?.delivery.state).toBe('editing');
  fill('contact-form', 'name', 'Ada King');
  one('[name=termsAccepted]', form).click();
  await userEvent.click(one('button[type=submit]', form));
  await until(() => expect(email.mails()).toHaveLength(1));
  expect(email.mails()[0]?.template_params).toMatchObject({ name: 'Ada King', replaces: 'a' });
  await until(async () => expect(await queued()).toEqual([]));
  await until(() => expect(location.search).toBe(''));
});

test('an edit that is left is sent as it was', async () => {
  await keep(waiting('a'));
  await openPage('/en?edit=a#contact-form');
  const form = await until(() => one('form#contact-form'));
  await until(() => expect(sayingOf(form)).toContain('You are editing a request'));
  fill('contact-form', 'name', 'Nobody');
  await userEvent.click(within(form).getByRole('button', { name: 'Leave it as it was' }));
  await until(async () => expect((await queued())[0]?.delivery.state).toBe('queued'));
  expect((await queued())[0]?.params.name).toBe('a');
});
