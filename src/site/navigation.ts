import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './routes.ts';

/** Anchors of the home page that links can target. Source: docs/site.md, section 2. */
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

type NavigationTarget = { to: StaticRouteId } | { anchor: Anchor };
export type NavigationItem = NavigationTarget & { label: PlainMessageId };

/** Header links, in order. Source: docs/site.md, section 2. */
export const headerItems: readonly NavigationItem[] = [
  { anchor: 'workflow', label: 'common.nav.workflow' },
  { anchor: 'pricing', label: 'common.nav.pricing' },
  { anchor: 'faq', label: 'common.nav.faq' },
  { to: 'design-partner', label: 'common.nav.designPartner' },
  { to: 'analyzer', label: 'common.nav.analyzer' },
  { to: 'insights', label: 'common.nav.insights' },
];

/** Footer groups, in order. Every page must be reachable from the footer or from a page that the footer links to. */
export const footerGroups: readonly { label: PlainMessageId; items: readonly NavigationItem[] }[] = [
  {
    label: 'common.footer.product',
    items: [
      { to: 'workflow', label: 'common.nav.workflow' },
      { to: 'pricing', label: 'common.nav.plansAndPricing' },
      { to: 'demo', label: 'common.nav.freeDemo' },
      { to: 'faq', label: 'common.nav.faq' },
      { anchor: 'roi-calculator-section', label: 'common.nav.roi' },
      { to: 'analyzer', label: 'common.nav.analyzer' },
      { to: 'integrations', label: 'common.nav.integrations' },
      { to: 'api', label: 'common.nav.api' },
    ],
  },
  {
    label: 'common.footer.company',
    items: [
      { to: 'about', label: 'common.nav.about' },
      { to: 'design-partner', label: 'common.nav.designPartner' },
      { to: 'early-access', label: 'common.nav.earlyAccess' },
      { to: 'privacy', label: 'common.nav.privacy' },
      { to: 'terms', label: 'common.nav.terms' },
      { to: 'cookies', label: 'common.nav.cookies' },
    ],
  },
  {
    label: 'common.footer.resources',
    items: [
      { to: 'insights', label: 'common.nav.insights' },
      { to: 'reports', label: 'common.nav.reports' },
      { to: 'webinars', label: 'common.nav.webinars' },
      { to: 'guides', label: 'common.nav.guides' },
      { to: 'blog', label: 'common.nav.blog' },
      { to: 'support', label: 'common.nav.support' },
      { to: 'outbox', label: 'common.nav.outbox' },
    ],
  },
];

/** Certifications in progress, shown in the footer as `common.certification.<id>`. Source: docs/site.md, section 1. */
export const certifications = ['standard', 'duties', 'report'] as const;

/** Link below the certifications, to the page about security. */
export const certificationsItem: NavigationItem = { to: 'security', label: 'common.nav.security' };
