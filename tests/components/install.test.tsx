import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPrompt } from '#browser/dom/installPrompt.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import { InstallOffer } from '#features/install/view/InstallOffer.tsx';
import { until } from '../support/until.ts';
import { passes } from './support/clock.ts';
import { draw } from './support/draw.tsx';
import { one, sayingOf } from './support/form.ts';
import { says } from './support/messages.ts';

const say = says('en');
const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));

// Chromium sends this event if the site can be installed.
beforeEach(() => installPrompt.set(Object.assign(new Event('beforeinstallprompt'), { prompt })));
// The tests in this process share their globals.
afterEach(() => {
  installPrompt.set(undefined);
  markInput('contact-form', false);
  Reflect.deleteProperty(navigator, 'standalone');
  prompt.mockClear();
});

/** Renders the offer on a page for a returning visitor. */
const open = () => draw(<InstallOffer page="home" isReturning />, 'app');
const offered = () => until(() => expect(sayingOf(document.body)).toContain(say('app.install.title')));
const notOffered = () => expect(sayingOf(document.body)).not.toContain(say('app.install.title'));
const press = (id: Parameters<typeof say>[0]) =>
  userEvent.click(within(document.body).getByRole('button', { name: say(id) }));

test('the offer appears after half a minute, and never again after a refusal', async () => {
  open();
  await passes(25_000);
  notOffered();
  await passes(5_000);
  await offered();
  await press('app.install.no');
  open();
  await passes(90_000);
  notOffered();
});

test('the offer appears sooner after an interaction, but not while a form holds input', async () => {
  const container = open();
  const slider = container.appendChild(document.createElement('input'));
  await until(() => one('body > div > div'));
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  markInput('contact-form', true);
  await passes(40_000);
  notOffered();
  markInput('contact-form', false);
  await offered();
  await press('app.install.now');
  expect(prompt).toHaveBeenCalledOnce();
  await until(notOffered);
});

test('on iPhone and iPad two steps replace the prompt', async () => {
  installPrompt.set(undefined);
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const container = open();
  await passes(30_000);
  await offered();
  await press('app.install.how');
  await until(() => expect(container.querySelectorAll('li')).toHaveLength(2));
});
