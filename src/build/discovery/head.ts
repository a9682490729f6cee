import { addressOf } from '#router/model/addresses.ts';
import { markdownAddress } from './markdown.ts';
import type { Presentation, PresentedSite } from './presentation.ts';
import { socialTags } from './social-tags.ts';
import { structuredData } from './structured-data.ts';
import { voidElement } from './xml.ts';

interface HeadOptions extends PresentedSite {
  /** Ownership tags for search consoles, on the home page. */
  proofs: readonly { name: string; content: string }[];
}

/**
 * Head tags for crawlers, which run no scripts, by the page's address. They are part neither of the app, so that no
 * visitor's browser carries code for them, nor of the stored pages.
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

/** The ancestors of a page in the same edition, the home page first. */
function pagesAbove({ page }: Presentation, byAddress: ReadonlyMap<string, Presentation>): Presentation[] {
  const parts = page.path.split('/');
  const paths = parts.slice(0, -1).map((_, depth) => parts.slice(0, depth + 1).join('/') || '/');
  return paths
    .filter((path) => path !== page.path)
    .flatMap((path) => byAddress.get(addressOf(path, page.basePath)) ?? []);
}

/** Escapes "<", which could end the script. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
