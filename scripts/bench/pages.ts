import { publishedContent } from '#build/content/site-content.ts';
import { pathOf } from '#router/model/addresses.ts';

const { articles } = publishedContent();

/** Path of our home page in the bench. */
export const HOME = '/it';

/** Pages with separate bars. Only the home page of a peer is measured. */
export const measuredPages = [
  { name: 'home', path: HOME },
  { name: 'an article', path: `${HOME}${pathOf('article', articles[0]?.slug)}` },
  { name: 'pricing', path: `${HOME}${pathOf('pricing')}` },
  { name: 'analyzer', path: `${HOME}${pathOf('analyzer')}` },
  { name: 'demo', path: `${HOME}${pathOf('demo')}` },
] as const;

export type MeasuredPage = (typeof measuredPages)[number];
