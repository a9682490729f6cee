import type { LanguageCode } from '#site/languages.ts';
import type { StaticRouteId } from '#site/route-ids.ts';

/** In the order of the page. Source: docs/site.md, section 2. */
export const categories = ['general', 'security', 'features', 'support'] as const;

/** Where an answer can lead; `faq.see.<id>` says so. */
export const seeAlso = [
  'workflow',
  'pricing',
  'demo',
  'design-partner',
  'integrations',
  'analyzer',
  'support',
] as const satisfies readonly StaticRouteId[];

/** A question with its answer, from locales/<language>/faq/<id>.md. */
export interface FaqItem {
  /** The name of its file, and the end of its anchor. */
  id: string;
  category: (typeof categories)[number];
  /** Shown first as long as nothing is searched for. */
  popular?: true;
  to?: (typeof seeAlso)[number];
  /** What it is written in, where that is not the page's. */
  language?: LanguageCode;
  question: string;
  answer: string;
}

/** locales' entries/faq after the build. */
export interface FaqContent {
  items: readonly FaqItem[];
}

/** Starts with a word of its own, so that it is no anchor of the home page. */
export const anchorOf = (id: string) => `question-${id}`;
