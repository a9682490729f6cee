import { expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import { attributesOf, complaints, mainHtml } from '../support/html.ts';

/** What each form asks for in its order, with a star where it must be given. Source: docs/site.md, sections 3 and 5. */
const forms: { id: string; path: string; asks: string }[] = [
  { id: 'contact-form', path: '/', asks: 'name* email* organization* role* termsAccepted*' },
  { id: 'newsletter-form', path: '/', asks: 'email*' },
  { id: 'roi-calculator', path: '/', asks: 'deals hours rate' },
  { id: 'insights-newsletter-form', path: '/insights', asks: 'user_email*' },
  {
    id: 'design-partner-form',
    path: '/design-partner',
    asks: 'nome* cognome* email_aziendale* nome_azienda* ruolo* aum* motivazione*',
  },
  {
    id: 'demo-form',
    path: '/demo',
    asks: 'nome* cognome* email* azienda* ruolo* telefono dimensioneAzienda interessePrimario messaggio',
  },
  { id: 'blog-newsletter-form', path: '/blog', asks: 'email*' },
  { id: 'report-form', path: '/reports', asks: 'name* email* company* role* terms*' },
  { id: 'webinar-form', path: '/webinars', asks: 'name* email*' },
  { id: 'support-search', path: '/support', asks: 'q' },
  { id: 'faq-search', path: '/faq', asks: 'q' },
];

const editions = (path: string) =>
  localePrefixes.map(({ base }) => ({ base, address: addressOf(path, base) }));

test.each(forms)('$id asks for what it must, in every edition', ({ id, path, asks }) => {
  const wrong = complaints(editions(path), ({ address }) => {
    const [, form = ''] = mainHtml(address).match(new RegExp(`(<form id="${id}".*?)</form>`, 's')) ?? [];
    const fields = attributesOf(form, 'input|select|textarea').map(
      ({ name, required }) => name + (required === '' ? '*' : ''),
    );
    return [fields.join(' ') !== asks && fields.join(' ')];
  });
  expect(wrong).toEqual([]);
});

test('the search of the support page leads to the questions of its own edition', () => {
  const wrong = complaints(editions('/support'), ({ address, base }) => {
    const [form] = attributesOf(mainHtml(address), 'form');
    return [form?.action !== `${base}/faq` && `${form?.action}`, form?.method !== 'get' && `${form?.method}`];
  });
  expect(wrong).toEqual([]);
});
