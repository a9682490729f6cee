import { type FileHashes, parseBundleName } from '#site/bundles.ts';

/** Source: https://www.w3.org/TR/service-workers/#dictdef-routerrule. */
interface RouterRule {
  condition: {
    urlPattern: { pathname: string; search?: string };
    requestMethod: 'get';
    requestMode?: 'navigate';
  };
  /** `cache` searches all caches. A request without a match is sent to the network, never to the worker. */
  source: 'cache' | { cacheName: string };
}

export interface RoutableEvent extends ExtendableEvent {
  addRoutes?: (rules: RouterRule[]) => Promise<void>;
}

/**
 * Returns the rules by which the browser answers without starting the worker: from the cache for assets, and for stored
 * pages at their exact address. The worker answers requests with a query and all other requests.
 */
export async function staticRoutes(name: string, caches: CacheStorage): Promise<RouterRule[]> {
  const cache = await caches.open(name);
  const rules: RouterRule[] = [
    { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'get' }, source: 'cache' },
  ];
  for (const request of await cache.keys()) {
    const { kind = '' } = parseBundleName(new URL(request.url).pathname) ?? {};
    if (kind !== 'homes' && kind !== 'pages') continue;
    const list: FileHashes | undefined = await (await cache.match(request))?.json();
    for (const pathname of Object.keys(list ?? {}))
      rules.push({
        condition: { urlPattern: { pathname, search: '' }, requestMethod: 'get', requestMode: 'navigate' },
        source: { cacheName: name },
      });
  }
  return rules;
}
