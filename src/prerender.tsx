import { renderToStaticMarkup } from 'react-dom/server';
import { prerender as renderStatic } from 'react-dom/static';
import { App } from '#app/App.tsx';
import { EmptyFrame } from '#app/EmptyFrame.tsx';
import { pageModules } from '#app/pageModules.ts';
import type { FormattedNumbers } from '#i18n/numberCache.ts';
import { createResources, type ResourcePorts } from '#i18n/resources.ts';
import { preparePage, prerenderKey, resourceNames } from '#router/preparePage.ts';
import type { Locale } from '#site/locales.ts';

export interface PrerenderedPage {
  /** The page's tags in the head. */
  head: string;
  /** Inner HTML of the app's root element. */
  body: string;
  /** Value of the root element's `data-page`, which identifies the page for hydration. '' forces a client render. */
  key: string;
  locale: Locale;
  /**
   * Messages and content by "language/name", and the page's formatted numbers as "numbers", embedded so that the page
   * needs no further request.
   */
  resources: Readonly<Record<string, unknown>>;
}

/** Matches the tags for the head. React emits them before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/**
 * Renders the page at this address. `read` returns a resource of the build, or undefined. Throws if rendering throws.
 */
export async function prerender(pathname: string, read: ResourcePorts['read']): Promise<PrerenderedPage> {
  const resources = createResources({ read, wait: async () => {}, isOffline: () => false });
  const page = await preparePage(pathname, resources, pageModules);
  const never = () => new Promise<never>(() => {});
  const numbers: FormattedNumbers = {};
  const app = <App first={page} prepare={never} numbers={numbers} />;
  const { prelude } = await renderStatic(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  // React emits this attribute with the spelling of its property, which tools may not recognize.
  const html = (await new Response(prelude).text()).replaceAll(' hrefLang="', ' hreflang="');
  const head = HEAD_TAGS.exec(html)?.[0] ?? '';
  const embedded: Record<string, unknown> = {};
  for (const name of resourceNames(page.match)) {
    const outcome = await resources.load(page.locale, name);
    if (outcome.state === 'loaded') embedded[`${page.locale}/${name}`] = outcome.value;
  }
  embedded.numbers = numbers;
  return {
    head,
    body: html.slice(head.length),
    key: prerenderKey(page),
    locale: page.locale,
    resources: embedded,
  };
}

/** Renders the body of the shell, which is shown until a page that is not stored is rendered. */
export const prerenderFrame = (): string => renderToStaticMarkup(<EmptyFrame />);
