import { publishedContent } from '#build/content/site-content.ts';
import { pathOf } from '#site/addresses.ts';

const { articles } = publishedContent();

/** Our home page as the bench visits it. */
export const HOME = '/it';

/** The pages that have bars of their own; a peer has a home page alone. */
export const measuredPages = [
  { name: 'home', path: HOME },
  { name: 'an article', path: `${HOME}${pathOf('article', articles[0]?.slug)}` },
  { name: 'pricing', path: `${HOME}${pathOf('pricing')}` },
  { name: 'analyzer', path: `${HOME}${pathOf('analyzer')}` },
] as const;

export type MeasuredPage = (typeof measuredPages)[number];
