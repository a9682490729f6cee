import { expect, test } from 'vitest';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { figures } from '#site/figures.ts';
import type { RouteId } from '#site/routes.ts';
import { integrations, warehouses } from '#site/sample-systems.ts';
import { linkInto } from '../support/addresses.ts';
import { percent } from '../support/amounts.ts';
import { content } from '../support/content.ts';
import { mainOf, textOf } from '../support/dom.ts';
import { attributesOf, lacking, mainHtml, mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** The facts in the answers to the initial questions, by id. Source: docs/site.md, section 2. */
const answers: Readonly<Record<string, string>> = {
  analyzer: '5 key parameters, about 15% of the full platform’s 40+',
  certifications: 'ISO 27001; SOC 2',
  crm: 'API',
  demo: '30–45 minutes',
  documents: 'PDF; Word; Excel; PowerPoint',
  gdpr: 'GDPR',
  hours: 'Monday to Friday, 9:00–18:00',
  implementation: '2–4 weeks for a standard implementation, 4–8 weeks for an Enterprise one',
  languages: `accuracy of ${percent(figures.italian)}, other languages with ${percent(figures.others)}`,
  onboarding: 'productive in 1–2 days; training takes about 1 week',
  partner: '24-month Enterprise licence; up to 100 hours of CTO consulting; within 48 hours',
  plans: 'Professional',
  processing: '3–5 minutes per document; up to 24 hours',
  reply: '24 hours',
  trial: 'lasts 14 days',
};

/**
 * English texts in any case. tests/site/figures.test.ts compares the figures of the other locales with them. Source:
 * docs/site.md, sections 1, 2, 6 and 9.
 */
const pages: readonly { page: RouteId; says: string; leadsTo?: string }[] = [
  {
    page: 'home',
    says: `25+ beta investors; 12 partner funds; trained on 50,000+ historical deals; €2.3m of; 50+ client funds;
      25+ models; under 30 seconds; ISO 27001; EU data centres with a SOC 2 report; ${percent(figures.italian)} in Italian and ${percent(figures.others)} in other;
      up to 50 validations per month; 2 user seats; Monday to Friday, 9:00–18:00; usually 4–6 weeks, and up to 8–10;
      productive in 1–2 days; about 1 week; LIVE; PROCESSING; VC & Team Pack; Enterprise; Client Advisory Council; API access;
      PDF; Word; Excel; PowerPoint; ${content.testimonials.map(({ facts }) => facts.name).join('; ')}`,
  },
  {
    page: 'about',
    says: `Our mission; Our vision; CEO and founder; CTO and co-founder; CMO and co-founder; intellectual rigour;
      absolute integrity; operational efficiency; strategic partnership; our philosophy`,
    leadsTo: '/ /#contact-form /design-partner',
  },
  {
    page: 'support',
    says: `WIP; Chat hours: Monday–Friday 9:00–18:00; Live chat is not yet implemented. Write to ${brand.infoAddress};
      All systems are operational; ${brand.phone}`,
    leadsTo: `tel:${brand.phone.replaceAll(' ', '')} mailto:${brand.infoAddress} /faq /guides`,
  },
  {
    page: 'insights',
    says: 'All; Thought leadership; Analytics; Innovation; Psychology; Market trends',
  },
  {
    page: 'analyzer',
    says: `5 key parameters, about 15% of the full platform’s 40+; One document per session; at most 10 MB;
      up to 50 MB per file; Free; Instant; Safe`,
    leadsTo: '#analyzer-upload /analyzer/results',
  },
  { page: 'analyzer-results', says: 'Analysis complete; Sample report. The company is fictional' },
  { page: 'reports', says: 'reserved for Premium and Enterprise subscribers', leadsTo: '/report-download' },
  {
    page: 'report-download',
    says: 'Exclusive reports; Insights you can use; Dedicated support; reserved for Premium and Enterprise subscribers',
    leadsTo: '/reports /#pricing /#contact-form /pricing',
  },
  {
    page: 'webinars',
    says: 'Categories All Automation Analytics Strategy Technology; Upcoming webinars; Webinars on demand',
    leadsTo: '/#pricing /#contact-form',
  },
  {
    page: 'integrations',
    says: `Native connection; Real-time sync; Enterprise security; ${integrations.map(({ name }) => name).join('; ')}`,
    leadsTo: '/#contact-form /api /',
  },
  {
    page: 'api',
    says: `Developer Hub; Real time; Webhooks; Security; These are examples; POST /api/v1/documents/analyze;
      GET /api/v1/analysis/{id}; POST /api/v1/scoring/custom; GET /api/v1/portfolio/dashboard; a bearer API key;
      document_url; thesis_id; analysis_type; ${warehouses.map(({ name }) => name).join('; ')}`,
    leadsTo: `/#contact-form mailto:${brand.infoAddress} /`,
  },
  {
    page: 'workflow',
    says: `01 Secure upload; 02 AI analysis; 03 Detailed report; 04 Collaboration; Time to decide; One yardstick;
      Numbers with their source; Red flags in good time; Your thesis, not ours; Data kept safe; Sample; fictional`,
    leadsTo: '/demo /pricing',
  },
  {
    page: 'demo',
    says: `A personalised demo; Analysis of your use case; Q&A with our experts; A tailored implementation plan;
      14-day trial access; Dedicated support during the trial; a demo lasts 30–45 minutes; reply within 24 hours;
      Startup (1–10 employees) Small (11–50) Medium (51–200) Large (201+)`,
  },
  {
    page: 'pricing',
    says: 'PDF; Word; Excel; PowerPoint; scanned documents; 14 days, full access, no credit card',
    leadsTo: '/demo #compare /#contact-form',
  },
  {
    page: 'faq',
    // The list holds only the facts of questions that still exist.
    says: content.faq.flatMap(({ slug }) => answers[slug] ?? []).join(';'),
    leadsTo: '/support /demo',
  },
  {
    page: 'security',
    says: `Encrypted end to end; EU data centre; Your own network; SOC 2 report; ISO 27001; GDPR; Work in progress;
      EmailJS; Reads; Extracts; Compares; Scores; You decide; ${percent(figures.italian)}; ${percent(figures.others)};
      ${wordsOf('en')('security.cta.text')}`,
    leadsTo: `/#contact-form /demo /outbox /cookies /pricing /api /analyzer mailto:${brand.infoAddress} #questions`,
  },
  {
    page: 'design-partner',
    says: `For 24 months you use; Start now; 24 months of Enterprise licence; First access to new features;
      Unlimited strategic support; Up to 100 hours with the CTO; A seat on the Client Advisory Council; A case study;
      4 quarterly feedback sessions; Data on use; One fixed price for 24 months; Reply within 48 hours`,
    leadsTo: '#design-partner-form-nome',
  },
  {
    page: 'early-access',
    says: 'This week; up to 100; 10 investors; Limited places; Exclusive access; Dedicated support',
    leadsTo: brand.earlyAccessUrl,
  },
];

test.each(pages)('the page $page has its texts of docs/site.md', ({ page, says }) => {
  expect(lacking(mainText(addressOf(pathOf(page), '/en')), says.split(';'))).toEqual([]);
});

test.each(['', '/de'])('the pages of "%s" have their links', (basePath) => {
  for (const { page, leadsTo = '' } of pages) {
    const links = attributesOf(mainHtml(addressOf(pathOf(page), basePath)), 'a');
    const targets = links.map(({ href = '' }) => href.replace(/\?.*/, ''));
    const wanted = leadsTo.split(' ').map((path) => (path.startsWith('/') ? linkInto(path, basePath) : path));
    expect.soft(targets, page).toEqual(expect.arrayContaining(wanted.filter(Boolean)));
  }
});

/** The contents of the plans. Source: docs/site.md, section 9. */
const plans = [
  'Up to 10 documents/month; Basic AI analysis; Standard report; Email support; 1 user; Basic dashboard',
  `Up to 50 documents/month; Advanced AI; Customisable reports; Priority support; 5 users; Advanced dashboard;
    API integrations; Red-flag detection; Sector benchmarking`,
  `Unlimited documents; Unlimited users; Custom AI; White-label; Dedicated success manager; Custom dashboard;
    Enterprise integrations; Guaranteed SLA; Custom training; On-premise deployment`,
].map((plan) => plan.split(';').map((line) => line.trim()));

test('each plan has exactly its contents in its card and in the table, and the second is the most popular', () => {
  const page = mainOf('/en/pricing');
  const cards = [...page.querySelectorAll('section[aria-labelledby=plans] li:has(h3)')];
  const contents = cards.map((card) => [...card.querySelectorAll('li')].map(textOf).sort());
  expect(contents).toEqual(plans.map((lines) => [...lines].sort()));
  expect(cards.map((card) => textOf(card).includes('Most popular'))).toEqual([false, true, false]);
  const cells = [...page.querySelectorAll('table td')].map(textOf);
  expect(plans.flat().filter((line) => !cells.includes(line))).toEqual([]);
});

test.each([
  ['/en/404', 'Oops! Page not found'],
  ['/es/404', 'Oops! Página no encontrada'],
  ['/404', 'Oops! Pagina non trovata'],
  ['/it/support', 'Tutti i sistemi sono operativi.'],
  ['/insights/404', 'Articolo non trovato'],
])('%s contains: %s', (address, words) => {
  expect(mainText(address)).toContain(words);
});
