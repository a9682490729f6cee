import { NEXT_DIST } from '../e2e/support/next-deployment.ts';
import { expect, test } from './support/fixtures.ts';
import { fillContactForm, openPage, pressButton, seen, sendContactForm, textOf } from './support/steps.ts';

test('fault 26: a new version that is deployed while a request is being sent loses nothing', async ({
  email,
  engine,
  site,
}) => {
  await openPage(engine, '/en');
  await seen(engine, 'everything is stored', () => document.documentElement.dataset.offline).toBe('ready');
  await email.stop();
  await fillContactForm(engine);
  await sendContactForm(engine);
  await textOf(engine, 'div#contact-form h2').toBe('Saved on this device');
  await email.start();
  const request = email.hold();
  await openPage(engine, '/en');
  await request.arrived;
  await site.deploy(NEXT_DIST);
  request.answer();
  await openPage(engine, '/en/outbox');
  await pressButton(engine, 'Reload');
  await seen(engine, 'the heading', () => document.querySelector('#waiting-title')?.textContent).toBe(
    'Nothing is waiting',
  );
  const ids = email.mails().map(({ template_params }) => template_params.submission_id);
  expect(new Set(ids).size).toBe(1);
});
