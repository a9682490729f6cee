import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { one, sayingOf } from './support/form.ts';
import { closePage, openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const say = says('en');

afterEach(closePage);

const lens = () => within(one('header')).getAllByRole('button', { name: say('common.search') })[0];
const dialogs = () => document.querySelectorAll('dialog[open] #search-text').length;

test('a search that cannot be loaded says so, and opens once it can', async () => {
  const missing = new Set(['search']);
  await openPage('/en/pricing', { missing });
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(sayingOf(document.body)).toContain(say('common.partFailed.text')));
  expect(dialogs()).toBe(0);
  missing.clear();
  await userEvent.click(lens() as HTMLElement);
  await until(() => expect(dialogs()).toBe(1));
});
