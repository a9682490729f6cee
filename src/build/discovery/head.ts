import { addressOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { localeOf } from '#site/countries.ts';
import type { Locale } from '#site/locales.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/card.ts';
import { markdownAddress } from './markdown-copies.ts';
import type { Presentation, PresentedSite } from './presentation.ts';
import { structuredData } from './structured-data.ts';
import { voidElement } from './xml.ts';

interface HeadOptions extends PresentedSite {
  /** Tags that prove the ownership of the site to search consoles. They are on the home page. */
  proofs: readonly { name: string; content: string }[];
}

/**
 * Returns head tags for crawlers, which run no scripts, by the page's address. The tags are not part of the app, so that
 * visitors load no code for them. They are not part of the stored pages either.
 */
export function headForPrograms(options: HeadOptions): ReadonlyMap<string, string> {
  const { siteUrl, presentations, proofs, cardOf } = options;
  const byAddress = new Map(presentations.map((one) => [one.page.address, one]));
  return new Map(
    presentations.map((presentation) => {
      const { address, route } = presentation.page;
      const cardUrl = siteUrl + cardOf(address);
      const above = pagesAbove(presentation, byAddress);
      const data = structuredData({ siteUrl, presentation, above, cardUrl });
      const tags = [
        ...(route.id === 'home' ? proofs.map((proof) => voidElement('meta', proof)) : []),
        ...(route.id === 'article' ? [markdownLink(address)] : []),
      ];
      return [address, tags.join('') + socialTags(presentation, siteUrl, cardUrl) + dataBlock(data)] as const;
    }),
  );
}

const markdownLink = (address: string) =>
  voidElement('link', { rel: 'alternate', type: 'text/markdown', href: markdownAddress(address) });

/** Returns the ancestors of a page in the same locale, the home page first. */
function pagesAbove({ page }: Presentation, byAddress: ReadonlyMap<string, Presentation>): Presentation[] {
  const parts = page.path.split('/');
  const paths = parts.slice(0, -1).map((_, depth) => parts.slice(0, depth + 1).join('/') || '/');
  return paths
    .filter((path) => path !== page.path)
    .flatMap((path) => byAddress.get(addressOf(path, page.basePath)) ?? []);
}

/** Returns a script element with JSON-LD. Escapes "<", which could end the script. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Returns a locale for Open Graph, which requires a country with each language. */
const openGraphLocale = (code: Locale) => localeOf(code).replace('-', '_');

/** Returns the tags for link previews: Open Graph tags and a Twitter tag. */
function socialTags(presentation: Presentation, siteUrl: string, cardUrl: string): string {
  const { page, addresses, intl, title, description, article, author } = presentation;
  const properties: readonly (readonly [name: string, content: string | number])[] = [
    ['og:type', article ? 'article' : author ? 'profile' : 'website'],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', siteUrl + addresses.canonical],
    ['og:locale', openGraphLocale(page.locale)],
    ['og:image', cardUrl],
    ['og:image:width', CARD_WIDTH],
    ['og:image:height', CARD_HEIGHT],
    ['og:image:alt', intl.formatMessage({ id: 'common.title.suffix' }, { title })],
    ...(article ? [['article:published_time', article.date] as const] : []),
    ...(article?.updated ? [['article:modified_time', article.updated] as const] : []),
  ];
  const tags = properties.map(([property, content]) => voidElement('meta', { property, content }));
  return [...tags, voidElement('meta', { name: 'twitter:card', content: 'summary_large_image' })].join('');
}
