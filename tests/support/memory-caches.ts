/** Implements in memory the part of CacheStorage that the worker uses, because Node has none. */
export function memoryCaches(): CacheStorage & { names(): string[] } {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    async put(address: string, response: Response) {
      // Like a browser, the cache stores a copy of the bytes, not the open stream.
      const body = await response.arrayBuffer();
      entries.set(address, new Response(body, { headers: response.headers }));
    },
    match: async (asked: string | Request) =>
      entries.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone(),
    keys: async () =>
      [...entries.keys()].map((address) => new Request(new URL(address, 'https://vaglio.example'))),
    delete: async (address: string) => entries.delete(address),
  });
  return {
    async open(name: string) {
      const entries = stores.get(name) ?? new Map();
      stores.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: MultiCacheQueryOptions = {}) => {
      const searched = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
      return searched
        .find((entries) => entries?.has(address))
        ?.get(address)
        ?.clone();
    },
    names: () => [...stores.keys()],
  } as unknown as CacheStorage & { names(): string[] };
}
