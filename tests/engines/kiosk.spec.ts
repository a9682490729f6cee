import { PIN, visitorOf } from '../e2e/support/kiosk.ts';
import { step } from '../e2e/support/plan.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import {
  fillContactForm,
  openPage,
  seen,
  sendContactForm,
  textOf,
  untilHydrated,
  visitorData,
  waitingIds,
} from './support/steps.ts';

/** Goes back in the history, as the browser's button does. */
const goBack = (engine: Engine) => engine.run(() => void setTimeout(() => history.back()));

/** Returns the content of the page: its markup with its text, and the values of its visible fields. */
const shown = (engine: Engine) =>
  engine.run(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const visible = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }));
    return [document.documentElement.outerHTML, ...visible.map(({ value }) => value)].join('\n');
  });

/** Time in milliseconds for which a page is read: from before the navigation until after its hydration. */
const READING_MS = 1_500;

/**
 * Waits until the page shows the form of the kiosk or the PIN field. Expects that no page shows one of the texts, now
 * or for a moment afterwards.
 */
async function expectNobody(engine: Engine, ...texts: readonly string[]): Promise<void> {
  await seen(
    engine,
    'the kiosk',
    () => document.querySelector('form#demo-form[autocomplete=off], #kiosk-pin') !== null,
  ).toBe(true);
  for (const end = Date.now() + READING_MS; Date.now() < end; ) {
    // A document that is being replaced cannot be read.
    const everything = await shown(engine).catch(() => '');
    for (const text of texts) expect(everything).not.toContain(text);
  }
  expect(await shown(engine)).toContain('<body');
}

async function startKiosk(engine: Engine): Promise<void> {
  await openPage(engine, '/en/demo?event=slush26');
  await engine.type('#kiosk-pin', PIN);
  await engine.type('#kiosk-repeat', PIN);
  await engine.press('Enter');
  await expectNobody(engine);
}

test('fault 74: Back to pages opened before kiosk mode shows no entries', async ({ email, engine }) => {
  email.order({ plan: [step({ status: 403, times: 99 })], ratePerSecond: 1 });
  await fillContactForm(engine);
  await sendContactForm(engine);
  await textOf(engine, 'div#contact-form h2').toBe('Saved on this device');
  // A form with input and the list of queued requests both enter the back/forward cache.
  await openPage(engine, '/en/demo');
  await engine.type('#demo-form [name=nome]', 'Begun before');
  await openPage(engine, '/en/outbox');
  await textOf(engine, 'main').toContain(visitorData.email);
  await startKiosk(engine);
  const visitor = visitorOf(1);
  for (const [name, value] of Object.entries(visitor))
    await engine.type(`form#demo-form [name=${name}]`, value);
  await engine.click('form#demo-form button[type=submit]');
  await textOf(engine, 'div#demo-form h2').toBe('Thank you');
  expect(await waitingIds(engine)).toHaveLength(2);
  const personal = [visitorData.email, 'Begun before', visitor.email, visitor.nome];
  for (let step = 0; step < 3; step += 1) {
    await goBack(engine);
    await expectNobody(engine, ...personal);
  }
  await openPage(engine, '/en/outbox');
  await untilHydrated(engine);
  await expectNobody(engine, ...personal);
});

test('fault 75: the gate stays closed if the record is of another version', async ({ email, engine }) => {
  email.order({ plan: [step({ status: 403, times: 99 })], ratePerSecond: 1 });
  await fillContactForm(engine);
  await sendContactForm(engine);
  await textOf(engine, 'div#contact-form h2').toBe('Saved on this device');
  await startKiosk(engine);
  await engine.run(() => localStorage.setItem('kiosk', JSON.stringify({ version: 2, event: 'slush26' })));
  for (const _ of ['opened', 'opened again']) {
    await openPage(engine, '/en/outbox');
    await textOf(engine, 'main').toContain('Another version of this site started kiosk mode');
    expect(await shown(engine)).not.toContain(visitorData.email);
    expect(await engine.run(() => document.querySelectorAll('#kiosk-pin').length)).toBe(0);
  }
});

test('fault 74: text that a visitor types after Back is removed for the next visitor', async ({ engine }) => {
  await openPage(engine, '/en/demo');
  await engine.type('#demo-form [name=nome]', 'Begun before');
  await startKiosk(engine);
  await goBack(engine);
  await expectNobody(engine, 'Begun before');
  await engine.type('form#demo-form [name=nome]', 'Victor');
  await openPage(engine, '/en/privacy');
  await goBack(engine);
  await expectNobody(engine, 'Victor', 'Begun before');
  const stored = await engine.run(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('Victor');
});
