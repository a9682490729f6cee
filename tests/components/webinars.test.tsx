import { expect, test, vi } from 'vitest';
import { webinarsOf } from '../support/content.ts';
import { until } from '../support/until.ts';
import { keep, waiting } from './support/device.ts';
import { email } from './support/email.ts';
import { control, one, press, sayingOf, send } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

const say = says('de');
const titleOf = (name: string) => webinarsOf('de').find(({ id }) => id === name)?.title ?? '';
const form = () => one('#webinar-registration');
const chosen = () => [...document.querySelectorAll('main a[aria-current=true]')].map(sayingOf);
const choice = (name: string) => one(`main a[href*="webinar=${name}"]`);

/** How many webinars are still to come on a day; two have a date, in January 2027. */
test.each([
  { day: '2027-01-10', upcoming: 2, name: 'shortlist' },
  { day: '2027-01-20', upcoming: 1, name: 'committee' },
  { day: '2030-01-01', upcoming: 0, name: 'models' },
])(
  'on $day only what is to come is upcoming, and none that is over is chosen',
  async ({ day, upcoming, name }) => {
    vi.setSystemTime(`${day}T10:00:00Z`);
    await openPage('/de/webinars');
    const section = (id: string) => one(`section[aria-labelledby=${id}]`);
    await until(() => expect(section('upcoming-title').querySelectorAll('li h3')).toHaveLength(upcoming));
    expect(section('on-demand-title').querySelectorAll('li h3')).toHaveLength(4 - upcoming);
    expect(section('on-demand-title').querySelectorAll('time')).toHaveLength(0);
    expect(sayingOf(section('upcoming-title')).includes(say('webinars.none'))).toBe(upcoming === 0);
    expect(sayingOf(one('strong', form()))).toBe(titleOf(name));
    expect(chosen()).toHaveLength(1);
    expect(chosen()[0]).toContain(say('webinars.chosen'));
  },
);

test('what was live is offered as the recording that it is', async () => {
  vi.setSystemTime('2027-01-20T10:00:00Z');
  await openPage('/de/webinars');
  await press(choice('shortlist'));
  await until(() => expect(sayingOf(form())).toContain('Aufzeichnung vom 14. Januar 2027'));
  expect(sayingOf(form())).toContain(say('webinars.anytime'));
  expect(form().querySelectorAll('time')).toHaveLength(0);
});

/** Opens a registration that waits for this webinar, as the list of pending requests does. */
async function edit(webinar: string, language: 'de' | 'it'): Promise<void> {
  const params = { name: 'Ada', email: 'ada@fund.example', webinar };
  await keep(waiting('a', { form: 'webinar-form', language, params }));
  await openPage('/de/webinars?edit=a#webinar-form');
  await until(() => expect(sayingOf(form())).toContain(webinar));
  await until(() => expect(sayingOf(form())).toContain(say('forms.edit.open')));
  await until(() => expect(control('webinar-form', 'name').value).toBe('Ada'));
}
const sent = () =>
  until(() => {
    expect(email.mails(), sayingOf(form())).toHaveLength(1);
    return email.mails()[0]?.template_params;
  });

test('an edit begins with the webinar it is about, and what is chosen then is sent', async () => {
  await edit(titleOf('connections'), 'de');
  expect(chosen()).toEqual([expect.stringContaining(say('webinars.chosen'))]);
  await press(choice('models'));
  await until(() => expect(sayingOf(form())).toContain(titleOf('models')));
  expect(sayingOf(form())).not.toContain(titleOf('connections'));
  await send('webinar-form');
  expect(await sent()).toMatchObject({ name: 'Ada', webinar: titleOf('models'), replaces: 'a' });
});

test('an edit keeps the title it was written with, where this language has no such webinar', async () => {
  await edit('Dal punteggio al CRM', 'it');
  expect([...form().querySelectorAll('[lang=it]')].map(sayingOf)).toContain('Dal punteggio al CRM');
  expect(chosen()).toEqual([]);
  await send('webinar-form');
  expect(await sent()).toMatchObject({ webinar: 'Dal punteggio al CRM' });
});
