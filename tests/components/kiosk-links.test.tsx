import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { fill, header, one, sayingOf, typed } from './support/form.ts';
import { atKiosk, kioskForm } from './support/kiosk.ts';
import { openPage } from './support/page.tsx';

describe('at a kiosk', () => {
  test.each([
    ['/en', 'a[href$="pitch-deck.pdf"]'],
    ['/en/support', 'main a[href^="mailto:"]'],
    ['/en/support', 'main a[href^="tel:"]'],
    ['/en/insights', 'main a[href$="feed.json"]'],
  ])('%s stays open after a click on %s', async (page, selector) => {
    await atKiosk();
    await openPage(page);
    await until(() => expect(header()).toContain('slush26'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    (await until(() => one(selector))).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await until(() => expect(sayingOf(one('[data-corner]'))).toContain('This link doesn’t open here'));
  });

  test('the link to the privacy policy opens one other tab and leaves the form as it is', async () => {
    await atKiosk();
    await openPage('/en/demo');
    await kioskForm();
    await until(() => expect(header()).toContain('slush26'));
    fill('demo-form', 'nome', 'Ada');
    const link = one<HTMLAnchorElement>('form#demo-form a[href="/en/privacy"]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    const { target } = link;
    expect(target).not.toBe('');
    link.click();
    expect(link.target).toBe(target);
    // The next visitor may find the form in that tab.
    window.name = target;
    link.click();
    expect(link.target).not.toBe(target);
    window.name = '';
    expect(location.pathname).toBe('/en/demo');
    expect(typed('demo-form').nome).toBe('Ada');
  });

  test('the next visitor in another tab finds no input of the previous one in this tab', async () => {
    await atKiosk();
    await openPage('/en/demo');
    await kioskForm();
    await until(() => expect(header()).toContain('slush26'));
    fill('demo-form', 'nome', 'Ada');
    const otherTab = new BroadcastChannel('kiosk');
    otherTab.postMessage('next');
    await until(() => expect(typed('demo-form').nome).toBe(''));
    otherTab.close();
  });

  test('a long press on a link opens no menu, and the menu of a field stays', async () => {
    await atKiosk();
    await openPage('/en/demo');
    await kioskForm();
    await until(() => expect(header()).toContain('slush26'));
    const isPrevented = (selector: string) =>
      !one(selector).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    expect(isPrevented('form#demo-form a[href="/en/privacy"]')).toBe(true);
    expect(isPrevented('form#demo-form [name=nome]')).toBe(false);
  });

  test('the header leads to the form of the kiosk', async () => {
    await atKiosk();
    await openPage('/en/pricing');
    await until(() => expect(header()).toContain('slush26'));
    const buttons = within(one('header')).getAllByRole('link', { name: 'Request a demo', hidden: true });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(Array(2).fill('/en/demo#demo-form'));
  });

  test('the header says that its number is of today', async () => {
    await atKiosk();
    await openPage('/en');
    await until(() => expect(header()).toContain('0 today'));
    within(one('header')).getByRole('link', { name: 'slush26: no requests today' });
  });
});
