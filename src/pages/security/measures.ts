import type { PlainMessageId } from '#site/messages.ts';
import { certifications } from '#site/navigation.ts';
import type { StaticRouteId } from '#site/routes.ts';

/** `inPlace` requires a statement in docs/site.md. A measure that the owner has to confirm is answered in writing. */
export type Status = 'inPlace' | 'inProgress' | 'inWriting';
export const statuses = ['inPlace', 'inProgress', 'inWriting'] as const satisfies readonly Status[];

/** The basis of a measure: a sentence, or a page that shows it. */
export type Basis = { say: PlainMessageId } | { to: StaticRouteId; label: PlainMessageId };

export interface Measure {
  id: string;
  name: PlainMessageId;
  text: PlainMessageId;
  status: Status;
  basis: Basis;
}

const statement: Basis = { say: 'security.basis.statement' };
const licence: Basis = { to: 'pricing', label: 'common.nav.plansAndPricing' };

/** All certifications are only work in progress. Source: docs/site.md, section 1. */
const ownCertifications = certifications.map((id) => ({
  id,
  name: `common.certification.${id}` as const,
  text: `security.certification.${id}` as const,
  status: 'inProgress' as const,
  basis: { say: 'security.basis.footer' } as const,
}));

const measure = <Id extends string>(id: Id, status: Status, basis: Basis) => ({
  id,
  name: `security.measure.${id}` as const,
  text: `security.measure.${id}.text` as const,
  status,
  basis,
});

/**
 * The measures by group, for the table of /security. The table leaves out measures that a question of the questionnaire
 * covers. Source: docs/site.md, section 1.
 */
export const measureGroups = [
  {
    id: 'data',
    measures: [measure('personal', 'inPlace', statement)],
  },
  {
    id: 'access',
    measures: [
      measure('seats', 'inPlace', licence),
      measure('key', 'inPlace', { to: 'api', label: 'common.nav.api' }),
    ],
  },
  {
    id: 'certification',
    measures: ownCertifications,
  },
  {
    id: 'site',
    measures: [
      measure('tracking', 'inPlace', { to: 'cookies', label: 'common.nav.cookies' }),
      measure('analyzer', 'inPlace', { to: 'analyzer', label: 'common.nav.analyzer' }),
    ],
  },
] as const;

export const measures: readonly Measure[] = measureGroups.flatMap(
  (group): readonly Measure[] => group.measures,
);
