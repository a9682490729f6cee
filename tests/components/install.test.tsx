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

// What Chromium sends when the site can be installed.
beforeEach(() => installPrompt.set(Object.assign(new Event('beforeinstallprompt'), { prompt })));
// The files of these tests share their globals.
afterEach(() => {
  installPrompt.set(undefined);
  markInput('contact-form', false);
  Reflect.deleteProperty(navigator, 'standalone');
  prompt.mockClear();
});

/** The offer on a page of a visitor who has been here before. */
const open = () => draw(<InstallOffer page="home" isReturning />, 'app');
const offered = () => until(() => expect(sayingOf(document.body)).toContain(say('app.install.title')));
const notOffered = () => expect(sayingOf(document.body)).not.toContain(say('app.install.title'));
const press = (id: Parameters<typeof say>[0]) =>
  userEvent.click(within(document.body).getByRole('button', { name: say(id) }));

test('whoever has been here for half a minute is asked, and a no is for good', async () => {
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

test('whoever has worked with the page is asked sooner, but not while a form holds something', async () => {
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

test('in the installed app nothing is offered', async () => {
  Object.assign(navigator, { standalone: true });
  open();
  await passes(90_000);
  notOffered();
});

test('on iPhone and iPad two steps stand for the question', async () => {
  installPrompt.set(undefined);
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const container = open();
  await passes(30_000);
  await offered();
  await press('app.install.how');
  await until(() => expect(container.querySelectorAll('li')).toHaveLength(2));
});
