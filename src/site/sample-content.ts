import type { PlainMessageId } from './messages.ts';

/*
 * Invented content outside `locales`, which also contains invented content such as authors and testimonials. The owner
 * replaces it before the site becomes public (see README).
 */

/** Samples that the pages mark as such. The owner sets a value to false when the content is replaced. */
export const isSample: Readonly<Record<'authors' | 'founders' | 'systems' | 'testimonials', boolean>> = {
  authors: true,
  founders: true,
  systems: true,
  testimonials: true,
};

/**
 * The team on /about. The ids of the messages with roles and short biographies contain these ids. The portraits are in
 * src/illustrations/founders.
 */
export const founders = [
  { id: 'ceo', name: 'Ludovica Serrani' },
  { id: 'cto', name: 'Tommaso Albrighi' },
  { id: 'cmo', name: 'Nora Castelvetri' },
] as const;

/**
 * Investors' sites. If one of them referred the visitor, the home page's title contains its name. Source: docs/site.md,
 * section 2.
 */
export const investorSites = [
  { host: 'rete-aurora.example', name: 'Rete Aurora' },
  { host: 'lombarda-ventures.example', name: 'Lombarda Ventures' },
  { host: 'fondo-tirreno.example', name: 'Fondo Tirreno' },
] as const;

/** Returns the name of the investor whose site referred the visitor, or undefined if no such site did. */
export function referringInvestor(referrer: string): string | undefined {
  // A browser sends no referrer or a complete address. Some supported browsers lack URL.canParse.
  if (!/^https?:\/\/[^/]/.test(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  return investorSites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))?.name;
}

/** Number of investors that the hero counts without avatars. Source: docs/site.md, section 9 ("+8 avatars"). */
export const FURTHER_AVATARS = 8;

/**
 * Systems on the integrations page. They are samples, because the site may not use the logos of real systems. Their marks
 * are in src/illustrations/systems. The site claims three CRM systems (docs/site.md, section 7).
 */
export const integrations = [
  { id: 'schedario', name: 'Schedario CRM', kind: 'crm' },
  { id: 'legame', name: 'Legame', kind: 'crm' },
  { id: 'pontile', name: 'Pontile', kind: 'crm' },
  { id: 'orma', name: 'Orma Dati', kind: 'data' },
  { id: 'lanterna', name: 'Lanterna Markets', kind: 'data' },
  { id: 'sestante', name: 'Sestante', kind: 'data' },
  { id: 'atlante', name: 'Atlante Imprese', kind: 'data' },
  { id: 'bilanci', name: 'Bilanci Aperti', kind: 'data' },
  { id: 'quadrante', name: 'Quadrante', kind: 'data' },
] as const satisfies readonly { id: string; name: string; kind: 'crm' | 'data' }[];

export type IntegrationId = (typeof integrations)[number]['id'];

/** Data warehouses on the developer page. The site claims three connectors (docs/site.md, section 7). */
export const warehouses = [
  { id: 'granaio', name: 'Granaio' },
  { id: 'cisterna', name: 'Cisterna' },
  { id: 'silo', name: 'Silo Nord' },
] as const;

/**
 * A service that processes data on the company's behalf. For an absent field the page shows "on request", or "to be
 * completed" if the privacy text has the service, too.
 */
export interface SubProcessor {
  /** Part of the message id `security.processors.<id>`. */
  id: string;
  company?: string;
  /** ISO 3166-1. */
  country?: string;
  /** Set while the country is not confirmed. */
  location?: PlainMessageId;
  receives?: PlainMessageId;
  /** A year. */
  since?: string;
  /** Set if the privacy text names the service. tests/site/legal.test.ts compares the words. */
  inPrivacyText?: true;
}

/** The table on /security. It contains only facts that the site already shows. The owner adds the other facts. */
export const subProcessors = [
  { id: 'centre', receives: 'security.processors.centre.receives' },
  { id: 'models' },
  {
    id: 'email',
    company: 'EmailJS Pte. Ltd.',
    location: 'security.processors.email.location',
    receives: 'security.processors.email.receives',
    inPrivacyText: true,
  },
  { id: 'hosting', receives: 'security.processors.hosting.receives', inPrivacyText: true },
  { id: 'mail', receives: 'security.processors.mail.receives', inPrivacyText: true },
] as const satisfies readonly SubProcessor[];

/** Number of startups after each step of the workflow. It is an example. The home page's text repeats the numbers. */
export const startupsLeft = [100, 40, 12, 4] as const;
