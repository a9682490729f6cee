import { brand } from '#site/brand.ts';
import { localeOf } from '#site/countries.ts';
import { type Locale, locales } from '#site/locales.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/card.ts';
import type { Presentation } from './presentation.ts';
import { voidElement } from './xml.ts';

/** Open Graph requires a country with each language. */
const openGraphLocale = (code: Locale) => localeOf(code).replace('-', '_');

/** Tags for link previews: Open Graph, and Twitter's own. */
export function socialTags(presentation: Presentation, siteUrl: string, cardUrl: string): string {
  const { page, intl, title, description, article, author } = presentation;
  const others = locales.filter(({ code }) => code !== page.language);
  const properties: readonly (readonly [name: string, content: string | number])[] = [
    ['og:type', article ? 'article' : author ? 'profile' : 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', siteUrl + page.address],
    ['og:locale', openGraphLocale(page.language)],
    ...others.map(({ code }) => ['og:locale:alternate', openGraphLocale(code)] as const),
    ['og:image', cardUrl],
    ['og:image:type', 'image/png'],
    ['og:image:width', CARD_WIDTH],
    ['og:image:height', CARD_HEIGHT],
    ['og:image:alt', intl.formatMessage({ id: 'common.title.suffix' }, { title })],
    ...(article ? [['article:published_time', article.date] as const] : []),
    ...(article?.updated ? [['article:modified_time', article.updated] as const] : []),
  ];
  const tags = properties.map(([property, content]) => voidElement('meta', { property, content }));
  return [...tags, voidElement('meta', { name: 'twitter:card', content: 'summary_large_image' })].join('');
}
