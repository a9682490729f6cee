import type { PlainMessageId } from './messages.ts';

/*
 * Invented systems and services, and facts about services that the owner completes. The owner replaces them before the
 * site becomes public (see README).
 */

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
