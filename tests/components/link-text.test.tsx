import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pathOf } from '#router/model/addresses.ts';
import { until } from '../support/until.ts';
import { drafted } from './support/device.ts';
import { control, fill, one } from './support/form.ts';
import { atKiosk } from './support/kiosk.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const id = 'demo-form';
const say = says('en');
const message = () => control(id, 'messaggio');
const requestOf = (plan: string) => say('pricing.request', { plan });

async function choose(button: string): Promise<void> {
  await userEvent.click(await until(() => within(one('main')).getByRole('link', { name: button })));
  await until(() => one(`form#${id}`));
}

test('the chosen plan is in the message of the demo form, and not in its address', async () => {
  await openPage('/en/pricing');
  await choose(say('pricing.professional.button'));
  await until(() => expect(message().value).toBe(requestOf('Professional')));
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/en/demo');
});

test('the licence chosen on the home page is in the message of the demo form', async () => {
  await openPage('/en');
  await choose(say('home.pricing.vc.button'));
  await until(() => expect(message().value).toBe(say('home.pricing.request', { licence: 'VC & Team Pack' })));
});

test('a request for help with early access has its subject in the message', async () => {
  await openPage(`/en${pathOf('early-access')}`);
  await choose(say('earlyAccess.help.contact'));
  await until(() => expect(message().value).toBe(say('earlyAccess.help.request')));
});

test('another choice replaces the plan, and the typed fields remain', async () => {
  await openPage('/en/pricing');
  await choose(say('pricing.professional.button'));
  await until(() => expect(message().value).toBe(requestOf('Professional')));
  fill(id, 'nome', 'Ada');
  await until(() => expect(drafted()).toMatchObject([{ values: { nome: 'Ada' } }]));
  expect(drafted()[0]?.values).not.toHaveProperty('messaggio');
  history.back();
  await choose(say('pricing.starter.button'));
  await until(() => expect(control(id, 'nome').value).toBe('Ada'));
  expect(message().value).toBe(requestOf('Starter'));
});

test.each([
  [
    'is in place of the previous one',
    `${requestOf('Professional')} From May.`,
    `${requestOf('Starter')} From May.`,
  ],
  ['precedes a message of the visitor', 'From May.', `${requestOf('Starter')}\n\nFrom May.`],
])('another plan %s', async (_, typed, expected) => {
  await openPage('/en/pricing');
  await choose(say('pricing.professional.button'));
  await until(() => expect(message().value).toBe(requestOf('Professional')));
  fill(id, 'messaggio', typed);
  await until(() => expect(drafted()).toHaveLength(1));
  history.back();
  await choose(say('pricing.starter.button'));
  await until(() => expect(message().value).toBe(expected));
});

test('a reload does not repeat a sentence of the plan that the visitor has removed', async () => {
  await openPage('/en/pricing');
  await choose(say('pricing.starter.button'));
  await until(() => expect(message().value).toBe(requestOf('Starter')));
  fill(id, 'messaggio', 'From May.');
  await until(() => expect(drafted()).toHaveLength(1));
  await openPage('/en/demo', { entry: history.state });
  await until(() => expect(message().value).toBe('From May.'));
});

test('a kiosk does not keep the plan for the next visitor', async () => {
  await atKiosk();
  await openPage('/en/pricing');
  await choose(say('pricing.starter.button'));
  await until(() => one(`form#${id}[autocomplete=off]`));
  expect(message().value).toBe('');
});
