import { useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { addressOf, feedAddress, feedKinds, localePrefixes } from '#router/model/addresses.ts';
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
  const urlOf = (basePath: string) => environment.siteUrl + addressOf(match.path, basePath);
  const exists = page.kind === 'page';
  return (
    <>
      <title>{intl.formatMessage({ id: 'common.title.suffix' }, { title })}</title>
      <meta name="description" content={description} />
      <link rel="manifest" href={manifestAddress(match.language)} />
      {(!exists || match.route.unindexed) && <meta name="robots" content="noindex" />}
      {exists && (
        <>
          <link rel="canonical" href={urlOf(match.basePath)} />
          {localePrefixes.map(({ basePath, language }) => (
            <link
              key={basePath}
              rel="alternate"
              hrefLang={basePath ? language : 'x-default'}
              href={urlOf(basePath)}
            />
          ))}
          {match.route.feeds &&
            feedKinds.map((kind) => (
              <link
                key={kind}
                rel="alternate"
                type={`application/${kind}`}
                title={brand.name}
                href={feedAddress(match.language, kind)}
              />
            ))}
        </>
      )}
    </>
  );
}

function isTitled(content: unknown): content is { title: string; excerpt: string } {
  return typeof content === 'object' && content !== null && 'title' in content && 'excerpt' in content;
}
