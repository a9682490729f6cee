import type { PlainMessageId } from './messages.ts';

/** What is invented besides the files in locales (authors and testimonials among them). The owner replaces it before going public (see README). */

/** Traits that a founder's portrait is drawn from. */
export interface PortraitTraits {
  hair: 'bob' | 'short' | 'knot';
  collar: 'blazer' | 'rollneck' | 'shirt';
  skin: 'fair' | 'olive' | 'deep';
}

/** The team on /about. Roles and short biographies are messages, by id. */
export const founders = [
  { id: 'ceo', name: 'Ludovica Serrani', portrait: { hair: 'bob', collar: 'blazer', skin: 'fair' } },
  { id: 'cto', name: 'Tommaso Albrighi', portrait: { hair: 'short', collar: 'rollneck', skin: 'olive' } },
  { id: 'cmo', name: 'Nora Castelvetri', portrait: { hair: 'knot', collar: 'shirt', skin: 'deep' } },
] as const satisfies readonly { id: string; name: string; portrait: PortraitTraits }[];

/**
 * Visitors referred by one of these sites read its name in the home page's title. Source: docs/site.md, section 2.
 */
export const investorSites = [
  { host: 'rete-aurora.example', name: 'Rete Aurora' },
  { host: 'lombarda-ventures.example', name: 'Lombarda Ventures' },
  { host: 'fondo-tirreno.example', name: 'Fondo Tirreno' },
] as const;

/** Name of the investor whose site referred the visitor; undefined if none did. */
export function referringInvestor(referrer: string): string | undefined {
  // Browsers send none, or a whole address; URL.canParse is younger than some that are supported.
  if (!/^https?:\/\/[^/]/.test(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  return investorSites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))?.name;
}

/** Investors that the hero counts besides the avatars shown. Source: docs/site.md, section 9 ("+8 avatars"). */
export const FURTHER_AVATARS = 8;

/**
 * Systems on the integrations page: samples, since the logos of real ones may not be used. Their marks are in
 * src/pages/integrations/signs.ts. Three CRM systems are claimed (docs/site.md, section 7).
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

/** Data warehouses on the developer page. Three connectors are claimed (docs/site.md, section 7). */
export const warehouses = [
  { id: 'granaio', name: 'Granaio' },
  { id: 'cisterna', name: 'Cisterna' },
  { id: 'silo', name: 'Silo Nord' },
] as const;

/** A service that handles data on the company's behalf. A field that is left out says that it is told on request. */
export interface SubProcessor {
  /** Names its message, `security.processors.<id>`. */
  id: string;
  company?: string;
  /** ISO 3166-1. */
  country?: string;
  receives?: PlainMessageId;
  /** A year. */
  since?: string;
}

/** The table on /security. The owner fills in the rest: only what the site itself shows is known. */
export const subProcessors = [
  { id: 'centre', receives: 'security.processors.centre.receives' },
  { id: 'models' },
  { id: 'email', company: 'EmailJS', receives: 'security.processors.email.receives' },
  { id: 'hosting', receives: 'security.processors.hosting.receives' },
] as const satisfies readonly SubProcessor[];

/** Startups left after each step of the workflow: an example, whose numbers the home page's text repeats. */
export const startupsLeft = [100, 40, 12, 4] as const;
