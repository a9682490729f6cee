/** What each folder of src may import besides itself: the roof on top, the foundation below. */
export const layers: Record<string, readonly string[]> = {
  app: ['pages', 'features', 'components', 'router', 'i18n', 'browser', 'styles', 'site'],
  pages: ['features', 'components', 'router', 'i18n', 'browser', 'styles', 'site'],
  features: ['components', 'router', 'i18n', 'browser', 'styles', 'site'],
  components: ['router/model', 'i18n', 'styles', 'site'],
  router: ['i18n', 'browser', 'site'],
  i18n: ['site'],
  browser: ['site'],
  'service-worker': ['features/outbox', 'features/analyzer/model', 'router/model', 'site'],
  build: [
    'features/analyzer/model',
    'features/articles/model',
    'features/faq/model',
    'features/search/model',
    'router/model',
    'i18n',
    'site',
  ],
  site: [],
  styles: [],
  gallery: ['features', 'components', 'i18n', 'styles', 'site'],
};

/** What of src the tools in scripts may import. */
export const layersOfScripts = ['features/forms/model', 'build', 'router/model', 'site'];

/** Features that others build on, by the feature that builds on them; all others must not import one another. */
export const featureDependencies: Record<string, readonly string[]> = {
  kiosk: ['outbox'],
  forms: ['kiosk', 'outbox'],
};

/** Who may not import which packages. */
export const packageRules = [
  { name: 'tables import no packages', from: '^src/site/', to: '^node_modules/' },
  {
    name: 'models import no packages but valibot',
    from: '^src/features/[^/]+/model/',
    to: '^node_modules/(?!valibot/)',
  },
  {
    name: 'only adapters know idb-keyval',
    from: '^src/(?!features/outbox/adapters/)',
    to: '^node_modules/idb-keyval/',
  },
  {
    name: 'only the adapter, and who loads it, know EmailJS',
    from: '^src/(?!features/outbox/adapters/|features/outbox/connect\\.ts)',
    to: '^node_modules/@emailjs/',
  },
  {
    name: 'one file searches',
    from: '^src/(?!features/search/search)',
    to: '^node_modules/minisearch/',
  },
  {
    name: 'one file draws QR codes',
    from: '^src/(?!components/drawQr)',
    to: '^node_modules/uqr/',
  },
] as const;
