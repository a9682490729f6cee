import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { comparison, metrics, rivals } from '#features/comparison/model/comparison.ts';
import { languages } from '#site/languages.ts';
import { figuresOf } from '../support/figures.ts';
import { cutPauses } from './support/clock.ts';
import { email } from './support/email.ts';
import { fillAll, focused, one, saidOnce, sayingOf, send, until } from './support/form.ts';
import { openPage } from './support/page.tsx';
import { says } from './support/words.ts';

beforeEach(cutPauses);

const section = () => one('#roi-calculator-section');
const slider = (name: string) => one<HTMLInputElement>(`#roi-calculator [name=${name}]`);
const move = (name: string, value: number) => {
  slider(name).focus();
  fireEvent.input(slider(name), { target: { value } });
};
const figures = () =>
  [...section().querySelectorAll('dd')].map((figure) => figuresOf(sayingOf(figure)).join());
const sliders = () => ['deals', 'hours', 'rate'].map((name) => slider(name).value);

async function openCalculator(address: string): Promise<void> {
  await openPage(address);
  await until(() => slider('deals'));
}

describe.each(languages)('the calculator in $code', ({ code }) => {
  const say = says(code);

  test('computes what docs/site.md says, and follows its sliders', async () => {
    await openCalculator(`/${code}?deals=50&hours=8&rate=150`);
    await until(() => expect(figures()).toEqual(['€56,000', '€672,000', '375', '93.75%']));
    move('deals', 65);
    await until(() => expect(figures()[1]).toBe('€874,500'));
    await until(() => expect(location.search).toBe('?deals=65&hours=8&rate=150'));
    const yearly = say('home.roi.savedPerYear');
    await until(() => expect(sayingOf(one('#announcer'))).toContain(yearly));
    expect(figuresOf(sayingOf(one('#announcer')))).toEqual(['€874,500']);
    for (const output of section().querySelectorAll('output'))
      expect(output.getAttribute('aria-live')).toBe('off');
  });

  test('takes its figures along into the request, as a line that is seen and sent', async () => {
    await openCalculator(`/${code}?deals=50&hours=8&rate=150`);
    const ask = await until(() => within(section()).getByRole('button', { name: say('home.roi.demo') }));
    await userEvent.click(ask);
    await until(() => expect(sayingOf(one('form#contact-form'))).toContain(say('home.roi.attached.label')));
    expect(location.hash).toBe('#contact-form');
    const values = { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' };
    fillAll('contact-form', values);
    await saidOnce(say('contact.form.toasts.success.description'), await send('contact-form'));
    const { roi } = email.mails()[0]?.template_params ?? {};
    expect(figuresOf(String(roi).replace(/\s/g, ' '))).toEqual(['50', '8', '€150', '€672,000']);
    if (code === 'en')
      expect(roi).toBe('50 deals a month, 8 hours each at €150 an hour: €672,000 saved per year');
    await userEvent.click(one('div#contact-form button'));
    await until(() =>
      expect(sayingOf(one('form#contact-form'))).not.toContain(say('home.roi.attached.label')),
    );
  });
});

test('figures of an address are brought within the limits', async () => {
  await openCalculator('/en?deals=999&hours=7.7&rate=abc');
  await until(() => expect(sliders()).toEqual(['200', '7.5', '150']));
});

test('the bars follow the sliders', async () => {
  await openCalculator('/en?deals=50');
  const bar = () => Number([...section().querySelectorAll('figure rect')].at(-1)?.getAttribute('width'));
  const before = bar();
  move('hours', 1);
  await until(() => expect(bar()).toBeGreaterThan(before));
});

test('the figures can be left out again', async () => {
  await openCalculator('/en?deals=50');
  await userEvent.click(await until(() => within(section()).getByRole('button', { name: 'Request a demo' })));
  const leave = await until(() =>
    within(one('form#contact-form')).getByRole('button', { name: 'Leave the figures out' }),
  );
  await userEvent.click(leave);
  fillAll('contact-form', { name: 'Ada', email: 'ada@fund.example', organization: 'Fund', role: 'Partner' });
  await saidOnce('We’ll contact you within 24 business hours.', await send('contact-form'));
  expect(Object.keys(email.mails()[0]?.template_params ?? {})).not.toContain('roi');
});

test('the link to the figures stands in a dialog that begins at its heading', async () => {
  await openCalculator('/en?deals=60');
  await userEvent.click(
    await until(() => within(section()).getByRole('button', { name: 'Share the figures' })),
  );
  const dialog = await until(() => one('dialog[open]', section()));
  await focused(one('h2', dialog));
  const link = `${location.origin}/en?deals=60&hours=8&rate=150#roi-calculator-section`;
  expect(one<HTMLInputElement>('#roi-share-link', dialog).value).toBe(link);
});

describe.each(languages)('the comparison in $code', ({ code }) => {
  const say = says(code);

  test('shows one measure at a time, by tab and by key', async () => {
    await openPage(`/${code}`);
    await userEvent.click(one('button[aria-controls=comparison-section]'));
    const tabs = await until(() => {
      const found = [...document.querySelectorAll<HTMLElement>('#comparison-section [role=tab]')];
      expect(found.map(sayingOf)).toEqual(metrics.map((metric) => say(`home.compare.${metric}`)));
      return found;
    });
    const panel = one('#comparison-panel');
    const selected = () => tabs.map((tab) => tab.getAttribute('aria-selected'));
    expect(selected()).toEqual(['true', 'false', 'false']);
    await userEvent.click(tabs[1] ?? panel);
    await until(() => expect(selected()).toEqual(['false', 'true', 'false']));
    expect(panel.getAttribute('aria-labelledby')).toBe('comparison-tab-cost');
    await userEvent.keyboard('{ArrowRight}');
    await until(() => expect(selected()).toEqual(['false', 'false', 'true']));
    await focused(tabs[2]);
    await userEvent.keyboard('{ArrowRight}');
    await focused(tabs[0]);
    await userEvent.keyboard('{End}');
    await focused(tabs[2]);
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);

    const lists = [...panel.querySelectorAll('ul')].map((list) =>
      [...list.querySelectorAll('li')].map(sayingOf),
    );
    for (const [index, metric] of metrics.entries()) {
      for (const [place, rival] of rivals.entries()) {
        const text = lists[index]?.[place] ?? '';
        expect(text).toContain(say(`home.compare.${rival}`));
        const value = comparison[metric][rival] * (metric === 'accuracy' ? 100 : 1);
        const figure = value.toLocaleString('en');
        const unit = { time: figure, cost: `€${figure}`, accuracy: `${figure}%` }[metric];
        expect(figuresOf(text)).toEqual([unit]);
      }
    }
  });
});
