import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './routes.ts';

/** The places of the home page a link can lead to. Source: spec, section 2; contract, "In the page". */
export const anchors = [
  'workflow',
  'pricing',
  'faq',
  'contact-form',
  'contact',
  'roi-calculator-section',
  'comparison-section',
  'user-flow',
] as const;
export type Anchor = (typeof anchors)[number];

export type NavigationTarget = { to: StaticRouteId } | { anchor: Anchor };
export type NavigationItem = NavigationTarget & { label: PlainMessageId };

/** The header's links, in order. */
export const headerItems: readonly NavigationItem[] = [
  { anchor: 'workflow', label: 'common.nav.workflow' },
  { anchor: 'pricing', label: 'common.nav.pricing' },
  { anchor: 'faq', label: 'common.nav.faq' },
  { to: 'analyzer', label: 'common.nav.analyzer' },
  { to: 'insights', label: 'common.nav.insights' },
];

/** The footer's groups, in order. */
export const footerGroups: readonly { label: PlainMessageId; items: readonly NavigationItem[] }[] = [
  {
    label: 'common.footer.product',
    items: [
      { anchor: 'workflow', label: 'common.nav.workflow' },
      { anchor: 'pricing', label: 'common.nav.plansAndPricing' },
      { anchor: 'roi-calculator-section', label: 'common.nav.roi' },
      { to: 'analyzer', label: 'common.nav.analyzer' },
      { anchor: 'contact-form', label: 'common.nav.freeDemo' },
      { anchor: 'faq', label: 'common.nav.faq' },
    ],
  },
  {
    label: 'common.footer.resources',
    items: [
      { to: 'insights', label: 'common.nav.insights' },
      { to: 'outbox', label: 'common.nav.outbox' },
    ],
  },
];

/** Shown in the footer as work in progress. Source: spec, section 1. */
export const certifications = ['ISO 27001', 'GDPR', 'SOC 2'] as const;
