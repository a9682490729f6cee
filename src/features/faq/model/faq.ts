import type { Locale } from '#site/locales.ts';
import type { StaticRouteId } from '#site/routes.ts';

/** The categories in the order of the page. Source: docs/publishing.md. */
export const categories = ['general', 'security', 'features', 'support'] as const;

/** Pages that an answer may link to. The label of the link is the message `faq.see.<id>`. */
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
  /** The name of the file, which is also the end of the anchor. */
  id: string;
  category: (typeof categories)[number];
  /** Set for an item that is also listed at the top while the visitor does not search. */
  popular?: true;
  to?: (typeof seeAlso)[number];
  /** The language of the question and the answer, if it is not the page's language. */
  language?: Locale;
  /** Name of that language in the page's language, which marks the text. */
  languageName?: string;
  question: string;
  answer: string;
}

/** The content of the page: entries/faq of a locale after the build. */
export interface FaqContent {
  items: readonly FaqItem[];
}

/** Returns the anchor of a question. Its prefix distinguishes it from the anchors of the home page. */
export const anchorOf = (id: string) => `question-${id}`;
