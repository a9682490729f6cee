import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { metrics, rivals } from '#features/comparison/model/comparison.ts';
import { initialRoiInputs } from '#features/roi/model/inputs.ts';
import { blockFor, shapeOf } from '#features/roi/model/month.ts';
import { roiQuery } from '#features/roi/model/roi-link.ts';
import { comparison } from '#site/figures.ts';
import { euros, roiAmounts } from '../support/amounts.ts';
import { figuresOf } from '../support/figures.ts';
import { until } from '../support/until.ts';
import { waiting } from '../support/waiting.ts';
import { storeSubmissions } from './support/device.ts';
import { email } from './support/email.ts';
import { confirmed, fillAll, focused, one, said, sayingOf, send } from './support/form.ts';
import { says } from './support/messages.ts';
import { openPage } from './support/page.tsx';

const section = () => one('#roi-calculator-section');
const slider = (name: string) => one<HTMLInputElement>(`#roi-calculator [name=${name}]`);
const move = (name: string, value: number) => {
  slider(name).focus();
  fireEvent.input(slider(name), { target: { value } });
};
const yearly = () => figuresOf(sayingOf(one('dd', section()))).join();
/** The figures of the table, row by row. */
const figures = () =>
  [...section().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => figuresOf(sayingOf(cell)).join()),
  );
const press = async (name: string, inside: () => HTMLElement) =>
  userEvent.click(await until(() => within(inside()).getByRole('button', { name })));
const { deals: initialDeals, hours, rate } = initialRoiInputs;
/** The calculator's query, with the hours and the rate of the table of figures. */
const query = (deals = initialDeals) => roiQuery({ deals, hours, rate });
const form = () => one('form#contact-form');
const values = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };

async function openCalculator(address: string): Promise<void> {
  await openPage(address);
  await until(() => slider('deals'));
}

test('the filled dots of the calculator are the hours with the product, and the hollow dots are the other hours', async () => {
  await openCalculator(`/de${query()}`);
  const block = blockFor(400);
  const areas = (colour: string) =>
    [...section().querySelectorAll(`svg:has([stroke="var(--${colour})"])`)].map((dots) =>
      dots.getAttribute('clip-path'),
    );
  expect(areas('accent')).toEqual([shapeOf(2.5, block)]);
  expect(areas('control')).toEqual([shapeOf(40, block)]);
});

test('the calculator computes the figures of docs/site.md and follows its sliders', async () => {
  const roi = roiAmounts();
  const more = roiAmounts({ ...initialRoiInputs, deals: 65 }).savedPerYear;
  await openCalculator(`/de${query()}`);
  const results = [roi.today, roi.withProduct, roi.savedPerMonth, roi.hoursFreed, roi.timeReduction];
  await until(() => expect(figures()).toEqual(results.map((figure) => [figure])));
  expect(yearly()).toBe(roi.savedPerYear);
  const shapes = () =>
    [...section().querySelectorAll('[clip-path]')].map((part) => part.getAttribute('clip-path'));
  const before = shapes();
  const beyond = says('de')('home.roi.beyond', { limit: '50' });
  expect(sayingOf(section())).not.toContain(beyond);
  move('deals', 65);
  await until(() => expect(yearly()).toBe(more));
  expect(shapes()).not.toEqual(before);
  expect(sayingOf(section())).toContain(beyond);
  await until(() => expect(location.search).toBe(query(65)));
  await until(() => expect(said()).toContain(says('de')('home.roi.savedPerYear')));
  expect(figuresOf(said())).toEqual([more]);
  for (const output of section().querySelectorAll('output'))
    expect(output.getAttribute('aria-live')).toBe('off');
});

test('the calculator keeps a second scenario next to the current one, until the visitor removes it', async () => {
  const say = says('en');
  const { savedPerYear } = roiAmounts();
  const more = roiAmounts({ ...initialRoiInputs, deals: 65 }).savedPerYear;
  await openCalculator(`/en${query()}`);
  await press(say('home.roi.compare'), section);
  await until(() => expect(figures()[0]).toEqual(['50', '50']));
  move('deals', 65);
  await until(() => expect(figures()[0]).toEqual(['65', '50']));
  expect(figures().at(-1)).toEqual([more, savedPerYear]);
  await press(say('home.roi.compare.remove'), section);
  await until(() => expect(figures()).toHaveLength(5));
});

test('the calculator attaches its figures to the request, which shows and sends them and can leave them out', async () => {
  const label = says('en')('home.roi.attached.label');
  await openCalculator(`/en${query()}`);
  await press('Request a demo', section);
  await until(() => expect(sayingOf(form())).toContain(label));
  expect(location.hash).toBe('#contact-form');
  // A reload restores the figures of the address with the history entry.
  await openPage(`/en${location.search}#contact-form`, { entry: history.state });
  await until(() => expect(sayingOf(form())).toContain(label));
  await until(() => slider('deals'));
  move('deals', 65);
  await until(() => expect(sayingOf(form())).toContain('65'));
  move('deals', 50);
  fillAll('contact-form', values);
  await confirmed('contact-form', 'We’ll contact you within 24 business hours.', await send('contact-form'));
  const [mail] = email.mails();
  expect(mail?.template_params.roi).toBe(
    `50 deals a month, ${hours} hours each at ${euros(rate)} an hour: ${roiAmounts().savedPerYear} saved per year`,
  );
  await userEvent.click(one('div#contact-form button'));
  await until(() => expect(sayingOf(form())).not.toContain(label));

  await press('Request a demo', section);
  await press('Leave the figures out', form);
  await focused(one('[type=submit]', form()));
  fillAll('contact-form', values);
  await confirmed('contact-form', 'We’ll contact you within 24 business hours.', await send('contact-form'));
  await until(() => expect(email.mails()).toHaveLength(2));
  expect(Object.keys(email.mails()[1]?.template_params ?? {})).not.toContain('roi');
});

test('figures added to an edited request replace its previous figures', async () => {
  const params = { ...values, roi: 'old figures' };
  await storeSubmissions(waiting('a', { form: 'contact-form', params }));
  await openPage('/en?edit=a#contact-form');
  await until(() => expect(sayingOf(form())).toContain('old figures'));
  await userEvent.click(within(one('main')).getByRole('link', { name: 'Open the calculator' }));
  await until(() => slider('deals'));
  move('deals', 65);
  await until(() => expect(location.search).toBe(query(65)));
  await press('Request a demo', section);
  await until(() => expect(sayingOf(form())).not.toContain('old figures'));
  expect(sayingOf(form())).toContain(says('en')('home.roi.attached.label'));
  await send('contact-form');
  await until(() => expect(email.mails()).toHaveLength(1));
  expect(email.mails()[0]?.template_params).toMatchObject({ replaces: 'a' });
  expect(email.mails()[0]?.template_params.roi).toContain('65 deals');
});

test('figures left out of an edited request stay out and are not sent', async () => {
  const params = { ...values, roi: 'old figures' };
  await storeSubmissions(waiting('a', { form: 'contact-form', params }));
  await openPage(`/en${query(65)}&edit=a#contact-form`);
  await until(() => expect(sayingOf(form())).toContain('old figures'));
  await press('Request a demo', section);
  await until(() => expect(sayingOf(form())).not.toContain('old figures'));
  await press('Leave the figures out', form);
  await until(() => expect(sayingOf(form())).not.toContain(says('en')('home.roi.attached.label')));
  expect(sayingOf(form())).not.toContain('old figures');
  await confirmed('contact-form', 'We’ll contact you within 24 business hours.', await send('contact-form'));
  expect(Object.keys(email.mails()[0]?.template_params ?? {})).not.toContain('roi');
});

test('the dialog with the link to the figures focuses its heading', async () => {
  await openCalculator('/en?deals=60');
  await press('Share the figures', section);
  const dialog = await until(() => one('dialog[open]', section()));
  await focused(one('h2', dialog));
  const link = `${location.origin}/en${query(60)}#roi-calculator-section`;
  expect(one<HTMLInputElement>('#roi-share-link', dialog).value).toBe(link);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the link', () => dialog);
  await until(() => expect(sayingOf(one('[role=status]', dialog))).toContain('Link copied'));
  expect(writeText).toHaveBeenCalledWith(link);
});

test('the hero shows the contradiction first, then the sources of a deal that is chosen or under the mouse', async () => {
  const say = says('en');
  await openPage('/en');
  const name = (project: string) => new RegExp(say('home.dashboard.project', { name: project }));
  const radio = (project: string) => within(one('main')).getByRole('radio', { name: name(project) });
  const picture = () => radio('Estro').closest('figure') ?? undefined;
  const stated = () => sayingOf(one('p:nth-child(3) > strong', picture()));
  const text = () => sayingOf(one('p[aria-live]', picture()));
  expect(radio('Estro').matches(':checked')).toBe(true);
  expect(stated()).toBe('€1.8m');
  expect(figuresOf(text())).toEqual(['€1,800,000', '12', '€1,440,000', '14', '€360,000']);

  await userEvent.hover(radio('Borea'));
  expect(stated()).toBe('€4.7m');
  expect(text()).toContain('Estro');
  await userEvent.unhover(radio('Borea'));
  expect(stated()).toBe('€1.8m');

  await userEvent.click(radio('Aurora'));
  await userEvent.unhover(radio('Aurora'));
  expect(stated()).toBe('€2.6m');
  expect(figuresOf(text()).at(-1)).toBe('€0');
  const ticker = within(one('main')).getByRole('region', { name: say('home.ticker.label') });
  await userEvent.hover(within(ticker).getByText(say('home.ticker.flag')));
  expect(stated()).toBe('€1.8m');
  await userEvent.unhover(within(ticker).getByText(say('home.ticker.flag')));
  expect(stated()).toBe('€2.6m');
});

test('the comparison shows one measure at a time, by click and by key', async () => {
  const say = says('it');
  await openPage('/it');
  const opener = one('button[aria-controls=comparison-section]');
  await userEvent.click(opener);
  const tabs = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('#comparison-section [role=tab]')];
    expect(found.map(sayingOf)).toEqual(metrics.map((metric) => say(`home.compare.${metric}`)));
    return found;
  });
  const panel = one('#comparison-panel');
  const isSelected = (index: number) =>
    until(() => {
      const selected = tabs.map((tab) => tab.getAttribute('aria-selected'));
      expect(selected).toEqual(tabs.map((_, at) => String(at === index)));
    });
  await isSelected(0);
  await userEvent.click(tabs[1] ?? panel);
  await isSelected(1);
  expect(panel.getAttribute('aria-labelledby')).toBe('comparison-tab-cost');
  const presses = async (key: string, index: number) => {
    await userEvent.keyboard(key);
    await isSelected(index);
    await focused(tabs[index]);
  };
  await presses('{ArrowRight}', 2);
  await presses('{ArrowRight}', 0);
  await presses('{End}', 2);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);

  const items = [...panel.querySelectorAll('ul')].flatMap((list) => [...list.querySelectorAll('li')]);
  const wanted = metrics.flatMap((metric) => rivals.map((rival) => ({ metric, rival })));
  expect(items).toHaveLength(wanted.length);
  for (const [index, { metric, rival }] of wanted.entries()) {
    const text = sayingOf(items[index] ?? panel);
    expect(text).toContain(say(`home.compare.${rival}`));
    const value = comparison[metric][rival] * (metric === 'accuracy' ? 100 : 1);
    const figure = value.toLocaleString('en');
    expect(figuresOf(text)).toEqual([{ time: figure, cost: `€${figure}`, accuracy: `${figure}%` }[metric]]);
  }
  await press(say('home.hero.compareHide'), () => one('#comparison-section'));
  await focused(opener);
});
