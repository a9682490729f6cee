import { expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import { mainOf, partOf, textOf } from '../support/dom.ts';
import { everyForm, formById } from '../support/form-cases.ts';
import { attributesOf, complaints, mainHtml } from '../support/html.ts';

/** The fields of each form in their order, with a star if required. Source: docs/site.md, sections 3 and 5. */
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
    asks: 'nome* cognome* email* azienda* ruolo* telefono dimensioneAzienda interessePrimario messaggio giorno1 fascia1 giorno2 fascia2 giorno3 fascia3',
  },
  { id: 'blog-newsletter-form', path: '/blog', asks: 'email*' },
  { id: 'report-form', path: '/reports', asks: 'name* email* company* role* terms*' },
  { id: 'webinar-form', path: '/webinars', asks: 'name* email*' },
  { id: 'support-search', path: '/support', asks: 'q' },
  { id: 'faq-search', path: '/faq', asks: 'q' },
];

const editions = (path: string) =>
  localePrefixes.map(({ basePath }) => ({ basePath, address: addressOf(path, basePath) }));

test.each(forms)('$id has its fields in every locale', ({ id, path, asks }) => {
  const wrong = complaints(editions(path), ({ address }) => {
    const [, form = ''] = mainHtml(address).match(new RegExp(`(<form id="${id}".*?)</form>`, 's')) ?? [];
    const fields = attributesOf(form, 'input|select|textarea').map(
      ({ name, required }) => name + (required === '' ? '*' : ''),
    );
    return [fields.join(' ') !== asks && fields.join(' ')];
  });
  expect(wrong).toEqual([]);
});

test.each(everyForm)(
  '$id has a name, marks optional fields, and shows an example of an email address',
  ({ id, page }) => {
    const form = partOf(mainOf(page), `form#${id}`);
    const title = partOf(form, `#${form.getAttribute('aria-labelledby')}`);
    expect([title.localName.charAt(0), textOf(title).length > 3]).toEqual(['h', true]);
    const { fields } = formById(id);
    // The name of a fold marks all its fields.
    const optional = fields.filter(({ required }) => !required);
    const marks = new Set(optional.map(({ name, folded }) => folded ?? name));
    expect(textOf(form).split('(optional)')).toHaveLength(marks.size + 1);
    expect(textOf(form)).not.toContain('(required)');
    const email = partOf(form, '[type=email]');
    expect(email.getAttribute('spellcheck')).toBe('false');
    const hints = (email.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hints.map((hint) => form.querySelector(`[id="${hint}"]`)?.textContent).join()).toContain(
      'name@fund.example',
    );
  },
);

test('the search of the support page leads to the questions of its own locale', () => {
  const wrong = complaints(editions('/support'), ({ address, basePath }) => {
    const [form] = attributesOf(mainHtml(address), 'form');
    return [
      form?.action !== `${basePath}/faq` && `${form?.action}`,
      form?.method !== 'get' && `${form?.method}`,
    ];
  });
  expect(wrong).toEqual([]);
});
