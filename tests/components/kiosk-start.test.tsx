import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { focused, one, sayingOf } from './support/form.ts';
import { kioskForm, PIN, storedKiosk } from './support/kiosk.ts';
import { openPage } from './support/page.tsx';

const start = () => userEvent.click(within(one('main')).getByRole('button', { name: 'Start kiosk mode' }));

test('an address with an event offers kiosk mode, which needs a valid name and the same PIN twice', async () => {
  const type = (id: string, text: string) => userEvent.type(one(`#${id}`), text);
  await openPage('/en/demo');
  await until(() => one('form#demo-form'));
  expect(sayingOf(document.body)).not.toContain('Start kiosk mode');

  await openPage('/en/demo?event=DLD%20M%C3%BCnchen');
  await until(() => one('#kiosk-pin'));
  const event = one<HTMLInputElement>('#kiosk-event');
  expect(event.value).toBe('dld-muenchen');
  await userEvent.clear(event);
  await start();
  await focused(event);
  await type('kiosk-event', 'Slush26!');
  await type('kiosk-pin', '123');
  await start();
  await focused(one('#kiosk-pin'));
  await type('kiosk-pin', '4');
  await type('kiosk-repeat', '1243');
  await start();
  await focused(one('#kiosk-repeat'));
  expect(sayingOf(one('#kiosk-repeat-error'))).toBe('The two PINs differ');
  expect(storedKiosk()).toBeUndefined();
  expect(one('form#demo-form').getAttribute('autocomplete')).toBeNull();

  await userEvent.clear(one('#kiosk-repeat'));
  await type('kiosk-repeat', '1234');
  await start();
  await kioskForm();
  expect(storedKiosk()).toMatchObject({ event: 'slush26', language: 'en', pin: { failures: 0 } });
  expect(JSON.stringify(storedKiosk())).not.toContain('1234');
  await until(() => expect(document.querySelector('#kiosk-pin')).toBeNull());
  expect(location.search + location.hash).toBe('?event=slush26#demo-form');
});

test('an address with an empty event is the page that starts kiosk mode, and shows the form afterwards', async () => {
  await openPage('/en/demo?event=');
  await until(() => expect(sayingOf(one('main h1'))).toBe('Use this device as a kiosk'));
  expect(one('form#demo-form').closest('[hidden]')).not.toBeNull();
  await userEvent.type(one('#kiosk-event'), 'slush26');
  for (const id of ['kiosk-pin', 'kiosk-repeat']) await userEvent.type(one(`#${id}`), PIN);
  await start();
  await kioskForm();
  await focused(one('form#demo-form'));
  expect(one('form#demo-form').closest('[hidden]')).toBeNull();
  expect(sayingOf(one('main h1'))).toContain('at work on your own case');
});
