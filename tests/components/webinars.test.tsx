import { within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#site/brand.ts';
import { overAt, webinarsByKind } from '#site/webinars.ts';
import { webinarsOf } from '../support/content.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { storeSubmissions, watchDownloads } from './support/device.ts';
import { email } from './support/email.ts';
import { control, fillAll, focused, one, press, said, sayingOf, send } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const say = says('de');
const titleOf = (name: string) => webinarsOf('de').find(({ id }) => id === name)?.title ?? '';
afterEach(() => vi.unstubAllEnvs());

const form = () => one('#webinar-registration');
const chosen = () => [...document.querySelectorAll('main a[aria-current=true]')].map(sayingOf);
const choice = (name: string) => one(`main a[href*="webinar=${name}"]`);

/** The row of a webinar in the list. */
function rowOf(name: string): HTMLElement {
  const row = choice(name).closest('li');
  if (!row) throw new Error(`${name} is not in the list.`);
  return row;
}

/** An owner's own webinars have other dates, so the model computes the number of upcoming ones on a day. */
const kindsOn = (day: string) => {
  const all = webinarsOf('de');
  return webinarsByKind(all, overAt(all, Date.parse(`${day}T10:00:00Z`)));
};

test.each(['2027-01-10', '2027-01-20', '2099-01-01'].map((day) => ({ day, ...kindsOn(day) })))(
  'on $day only future webinars are upcoming, and no past one is chosen',
  async ({ day, upcoming, 'on-demand': recorded }) => {
    vi.setSystemTime(`${day}T10:00:00Z`);
    await openPage('/de/webinars');
    const section = (id: string) => one(`section[aria-labelledby=${id}]`);
    await until(() =>
      expect(section('upcoming-title').querySelectorAll('li h3')).toHaveLength(upcoming.length),
    );
    expect(section('on-demand-title').querySelectorAll('li h3')).toHaveLength(recorded.length);
    expect(section('on-demand-title').querySelectorAll('time')).toHaveLength(0);
    expect(sayingOf(section('upcoming-title')).includes(say('webinars.none'))).toBe(upcoming.length === 0);
    expect(sayingOf(one('strong', form()))).toBe([...upcoming, ...recorded][0]?.title);
    expect(chosen()).toHaveLength(1);
    expect(chosen()[0]).toContain(say('webinars.chosen'));
  },
);

test('a past live webinar is offered as a recording', async () => {
  vi.setSystemTime('2027-01-20T10:00:00Z');
  await openPage('/de/webinars');
  await press(choice('shortlist'));
  await until(() => expect(sayingOf(form())).toContain('Aufzeichnung vom 14. Januar 2027'));
  expect(sayingOf(form())).toContain(say('webinars.anytime'));
  expect(form().querySelectorAll('time')).toHaveLength(0);
});

test.each([
  ['Europe/Rome', ''],
  ['Europe/Berlin', ''],
  ['America/New_York', '11:00 · '],
  ['Asia/Tokyo', '15. Januar um 01:00 · '],
])('a visitor in %s also sees the local time of a live webinar: %s', async (timeZone, time) => {
  vi.stubEnv('TZ', timeZone);
  vi.setSystemTime('2027-01-10T10:00:00Z');
  await openPage('/de/webinars');
  await press(choice('shortlist'));
  const local = time && time + say('webinars.timezone.local');
  const stated = `17:00 · ${say('webinars.timezone.rome')}`;
  const shown = () =>
    [rowOf('shortlist'), form()].flatMap((part) => [...part.querySelectorAll('time')].map(sayingOf));
  await until(() => expect(shown()).toEqual(Array(2).fill(`14. Januar 2027${stated}${local}`)));
  fillAll('webinar-form', { name: 'Ada', email: 'ada@fund.example' });
  await send('webinar-form');
  await until(() => expect(sayingOf(form())).toContain(say('webinars.form.success.title')));
  expect(sayingOf(form())).toContain(stated + local);
});

test('the form says that it has another webinar than a link names, until the visitor chooses one', async () => {
  await openPage('/de/webinars?webinar=ended#webinar-registration');
  await until(() => expect(sayingOf(form())).toContain(say('webinars.unlisted')));
  await press(choice('shortlist'));
  await until(() => expect(sayingOf(form())).not.toContain(say('webinars.unlisted')));
});

test('the form says who may attend the webinar of a link', async () => {
  await openPage('/de/webinars?webinar=committee#webinar-registration');
  await until(() => expect(sayingOf(form())).toContain(titleOf('committee')));
  expect(sayingOf(form())).toContain(say('webinars.reserved'));
  await press(choice('shortlist'));
  await until(() => expect(sayingOf(form())).toContain(titleOf('shortlist')));
  expect(sayingOf(form())).toContain(say('webinars.free'));
  expect(sayingOf(form())).not.toContain(say('webinars.reserved'));
});

/** Opens a pending registration for this webinar, as the list does, and waits until the form shows its title. */
async function edit(webinar: string, language: 'de' | 'it', shown = webinar): Promise<void> {
  const params = { name: 'Ada', email: 'ada@fund.example', webinar };
  await storeSubmissions(waiting('a', { form: 'webinar-form', language, params }));
  await openPage('/de/webinars?edit=a#webinar-form');
  await until(() => expect(sayingOf(form())).toContain(shown));
  await until(() => expect(sayingOf(form())).toContain(say('app.edit.open')));
  await until(() => expect(control('webinar-form', 'name').value).toBe('Ada'));
}
const sent = () =>
  until(() => {
    expect(email.mails(), sayingOf(form())).toHaveLength(1);
    return email.mails()[0]?.template_params;
  });

test('an edit starts with its webinar, and sends a newly chosen one', async () => {
  await edit(titleOf('connections'), 'de');
  expect(chosen()).toEqual([expect.stringContaining(say('webinars.chosen'))]);
  await press(choice('models'));
  await until(() => expect(sayingOf(form())).toContain(titleOf('models')));
  expect(sayingOf(form())).not.toContain(titleOf('connections'));
  await send('webinar-form');
  expect(await sent()).toMatchObject({ name: 'Ada', webinar: titleOf('models'), replaces: 'a' });
});

test('the confirmation of an edit shows the time of its webinar, and offers it for the calendar', async () => {
  vi.setSystemTime('2027-01-10T10:00:00Z');
  const files = watchDownloads();
  await edit(titleOf('committee'), 'de');
  await send('webinar-form');
  expect(await sent()).toMatchObject({ webinar: titleOf('committee') });
  await until(() => expect(sayingOf(form())).toContain(say('webinars.form.success.title')));
  expect(sayingOf(one('#webinar-form-title'))).toBe(say('common.form.webinar-form'));
  expect([...form().querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10))).toEqual([
    '2027-01-28',
  ]);
  await press(within(form()).getByRole('button', { name: say('webinars.calendar') }));
  expect(files.map(({ name }) => name)).toEqual([`${brand.slug}-committee.ics`]);
});

test('a restored draft has the webinar for which it was begun, also if that was chosen last', async () => {
  vi.setSystemTime('2027-01-10T10:00:00Z');
  await openPage('/de/webinars');
  fillAll('webinar-form', { name: 'Ada', email: 'ada@fund.example' });
  await press(choice('committee'));
  await until(() => expect(sayingOf(form())).toContain(titleOf('committee')));
  await openPage('/en/webinars');
  await until(() => expect(control('webinar-form', 'name').value).toBe('Ada'));
  await send('webinar-form');
  expect(await sent()).toMatchObject({
    webinar: webinarsOf('en').find(({ id }) => id === 'committee')?.title,
  });
});

test('an edit of a request in another language has the title of its webinar in the language of the page', async () => {
  const [italian] = webinarsOf('it').filter(({ id }) => id === 'connections');
  await edit(italian?.title ?? '', 'it', titleOf('connections'));
  expect(form().querySelectorAll('[lang=it]')).toHaveLength(0);
  expect(chosen()).toEqual([expect.stringContaining(say('webinars.chosen'))]);
  await send('webinar-form');
  expect(await sent()).toMatchObject({ webinar: titleOf('connections'), language: 'de' });
});

test('an edit keeps its title if there is no such webinar any more', async () => {
  await edit('Un webinar di ieri', 'it');
  expect([...form().querySelectorAll('[lang=it]')].map(sayingOf)).toContain('Un webinar di ieri');
  expect(chosen()).toEqual([]);
  await send('webinar-form');
  expect(await sent()).toMatchObject({ webinar: 'Un webinar di ieri' });
});

test('a live webinar is downloaded for the calendar, from the list and after the registration', async () => {
  vi.setSystemTime('2027-01-10T10:00:00Z');
  const files = watchDownloads();
  await openPage('/de/webinars');
  const buttons = () =>
    within(one('main')).queryAllByRole('button', { name: new RegExp(say('webinars.calendar')) });
  const { upcoming } = kindsOn('2027-01-10');
  await until(() => expect(buttons()).toHaveLength(upcoming.length));
  await press(within(rowOf('shortlist')).getByRole('button', { name: new RegExp(say('webinars.calendar')) }));
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    [`${brand.slug}-shortlist.ics`, 'text/calendar'],
  ]);
  expect(await files[0]?.text()).toContain(`SUMMARY;LANGUAGE=de:${titleOf('shortlist')}\r\n`);
  await until(() => expect(said()).toBe(say('webinars.calendar.done')));

  await press(choice('shortlist'));
  fillAll('webinar-form', { name: 'Ada', email: 'ada@fund.example' });
  await send('webinar-form');
  await sent();
  await until(() => expect(sayingOf(form())).toContain(say('webinars.form.success.title')));
  await focused(one('h2', form()));
  await press(within(form()).getByRole('button', { name: say('webinars.calendar') }));
  expect(files[1]?.name).toBe(`${brand.slug}-shortlist.ics`);
});

test('the confirmation says that a webinar for subscribers needs a check of the subscription', async () => {
  for (const [name, isReserved] of [
    ['committee', true],
    ['shortlist', false],
  ] as const) {
    await openPage(`/de/webinars?webinar=${name}#webinar-registration`);
    fillAll('webinar-form', { name: 'Ada', email: `${name}@fund.example` });
    await send('webinar-form');
    await until(() => expect(sayingOf(form())).toContain(say('webinars.form.success.title')));
    expect(sayingOf(form()).includes(say('webinars.reserved.check'))).toBe(isReserved);
  }
});
