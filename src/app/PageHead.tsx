import { useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { feedAddress, feedKinds } from '#router/model/addresses.ts';
import { type SomeLanguages, searchAddresses } from '#router/model/search-addresses.ts';
import type { PreparedPage } from '#router/preparePage.ts';
import { manifestAddress } from '#site/app-manifest.ts';
import { brand } from '#site/brand.ts';

interface PageHeadProps {
  page: PreparedPage;
  /** True if the page at the address could not be loaded. */
  failed: boolean;
}

/** Renders the head tags that differ between pages. React hoists them. */
export function PageHead({ page, failed }: PageHeadProps) {
  const intl = useIntl();
  const { match } = page;
  const own = isTitled(page.content) ? page.content : undefined;
  const present = own?.title ?? intl.formatMessage({ id: match.route.title });
  const title = failed ? intl.formatMessage({ id: 'common.pageFailed.title' }) : present;
  const description = own?.excerpt ?? intl.formatMessage({ id: match.route.description });
  const { canonical, alternates } = searchAddresses(match, own?.languages);
  const exists = page.kind === 'page';
  return (
    <>
      <title>{intl.formatMessage({ id: 'common.title.suffix' }, { title })}</title>
      <meta name="description" content={description} />
      <link rel="manifest" href={manifestAddress(match.locale)} />
      {(!exists || match.route.unindexed) && <meta name="robots" content="noindex" />}
      {exists && (
        <>
          <link rel="canonical" href={environment.siteUrl + canonical} />
          {alternates.map(({ hreflang, address }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={environment.siteUrl + address} />
          ))}
          {match.route.feeds &&
            feedKinds.map((kind) => (
              <link
                key={kind}
                rel="alternate"
                type={`application/${kind}`}
                title={brand.name}
                href={feedAddress(match.locale, kind)}
              />
            ))}
        </>
      )}
    </>
  );
}

interface Titled {
  title: string;
  excerpt: string;
  languages?: SomeLanguages;
}

function isTitled(content: unknown): content is Titled {
  return typeof content === 'object' && content !== null && 'title' in content && 'excerpt' in content;
}
