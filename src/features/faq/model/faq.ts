import type { StaticRouteId } from '#site/routes.ts';

/** In the order of the page. Source: docs/site.md, section 2. */
export const categories = ['general', 'security', 'features', 'support'] as const;

type Category = (typeof categories)[number];

interface FaqRow {
  /** Names its words, `faq.item.<id>.question` and `.answer`, and its anchor. */
  id: string;
  category: Category;
  /** Shown first as long as nothing is searched for: four of them. */
  popular?: true;
  /** Where the answer leads; `faq.see.<id>` says so. */
  to?: StaticRouteId;
}

/** Source of the answers: docs/site.md, sections 1, 2, 6 and 9. */
export const faq = [
  { id: 'what', category: 'general', to: 'workflow' },
  { id: 'who', category: 'general' },
  { id: 'decision', category: 'general' },
  { id: 'implementation', category: 'general', popular: true },
  { id: 'onboarding', category: 'general' },
  { id: 'trial', category: 'general', popular: true, to: 'demo' },
  { id: 'plans', category: 'general', to: 'pricing' },
  { id: 'partner', category: 'general', to: 'design-partner' },
  { id: 'storage', category: 'security', popular: true },
  { id: 'encryption', category: 'security' },
  { id: 'gdpr', category: 'security' },
  { id: 'certifications', category: 'security' },
  { id: 'premise', category: 'security', to: 'pricing' },
  { id: 'upload', category: 'security', to: 'analyzer' },
  { id: 'documents', category: 'features' },
  { id: 'processing', category: 'features' },
  { id: 'languages', category: 'features', popular: true },
  { id: 'thesis', category: 'features', to: 'workflow' },
  { id: 'output', category: 'features' },
  { id: 'crm', category: 'features', to: 'integrations' },
  { id: 'analyzer', category: 'features', to: 'analyzer' },
  { id: 'hours', category: 'support' },
  { id: 'reply', category: 'support' },
  { id: 'demo', category: 'support', to: 'demo' },
  { id: 'channels', category: 'support', to: 'support' },
  { id: 'level', category: 'support', to: 'pricing' },
  { id: 'library', category: 'support', to: 'pricing' },
] as const satisfies readonly FaqRow[];

/** A row with its words in the visitor's language. */
export type FaqItem = (typeof faq)[number] & { question: string; answer: string };

/** Starts with a word of its own, so that it is no anchor of the home page. */
export const anchorOf = (id: string) => `question-${id}`;
