import type { Locale } from '#site/locales.ts';
import type { StaticRouteId } from '#site/routes.ts';

/** In the order of the page. Source: docs/site.md, section 2. */
export const categories = ['general', 'security', 'features', 'support'] as const;

/** Pages an answer may link to; the label is `faq.see.<id>`. */
export const seeAlso = [
  'workflow',
  'pricing',
  'demo',
  'design-partner',
  'integrations',
  'analyzer',
  'support',
  'security',
] as const satisfies readonly StaticRouteId[];

/** A question and its answer, from locales/<language>/faq/<id>.md. */
export interface FaqItem {
  /** The name of its file, and the end of its anchor. */
  id: string;
  category: (typeof categories)[number];
  /** Listed first while there is no search. */
  popular?: true;
  to?: (typeof seeAlso)[number];
  /** The language it is written in, if not the page's. */
  language?: Locale;
  question: string;
  answer: string;
}

/** locales' entries/faq after the build. */
export interface FaqContent {
  items: readonly FaqItem[];
}

/** The prefix keeps it apart from the anchors of the home page. */
export const anchorOf = (id: string) => `question-${id}`;
