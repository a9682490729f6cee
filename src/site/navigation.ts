import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './routes.ts';

/** The places of the home page a link can lead to. Source: spec, section 2. */
export const anchors = ['contact-form', 'roi-calculator-section'] as const;
export type Anchor = (typeof anchors)[number];

export type NavigationTarget = { to: StaticRouteId } | { anchor: Anchor };
export type NavigationItem = NavigationTarget & { label: PlainMessageId };

/** The header's links, in order. */
export const headerItems: readonly NavigationItem[] = [
  { anchor: 'roi-calculator-section', label: 'common.nav.roi' },
  { to: 'analyzer', label: 'common.nav.analyzer' },
  { to: 'insights', label: 'common.nav.insights' },
];

/** The footer's groups, in order. */
export const footerGroups: readonly { label: PlainMessageId; items: readonly NavigationItem[] }[] = [
  {
    label: 'common.footer.product',
    items: [
      { anchor: 'roi-calculator-section', label: 'common.nav.roi' },
      { to: 'analyzer', label: 'common.nav.analyzer' },
      { anchor: 'contact-form', label: 'common.nav.freeDemo' },
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
