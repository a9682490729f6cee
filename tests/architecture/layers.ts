/** The folders that each folder of src may import in addition to itself, from the top layer to the bottom layer. */
export const layers: Record<string, readonly string[]> = {
  app: ['pages', 'features', 'components', 'router', 'i18n', 'browser', 'illustrations', 'styles', 'site'],
  pages: ['features', 'components', 'router', 'i18n', 'browser', 'illustrations', 'styles', 'site'],
  features: ['components', 'router', 'i18n', 'browser', 'illustrations', 'styles', 'site'],
  components: ['router/model', 'i18n', 'illustrations', 'styles', 'site'],
  router: ['i18n', 'browser', 'site'],
  i18n: ['browser', 'site'],
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
  illustrations: [],
};

/** The folders of src that the tools in scripts may import. */
export const layersOfScripts = ['features/forms/model', 'build', 'router/model', 'site'];

/** Features that import other features, with those features. All other features must not import one another. */
export const featureDependencies: Record<string, readonly string[]> = {
  claims: ['roi'],
  comparison: ['roi'],
  kiosk: ['outbox'],
  forms: ['kiosk', 'outbox'],
  search: ['articles'],
};

/** Packages that only some modules may import. */
export const packageRules = [
  { name: 'tables import no packages', from: '^src/site/', to: '^node_modules/' },
  {
    name: 'models import no packages but valibot',
    from: '^src/features/[^/]+/model/',
    to: '^node_modules/(?!valibot/)',
  },
  {
    name: 'only the outbox adapters import idb-keyval',
    from: '^src/(?!features/outbox/adapters/)',
    to: '^node_modules/idb-keyval/',
  },
  {
    name: 'only the adapter and its loader import EmailJS',
    from: '^src/(?!features/outbox/adapters/|features/outbox/connect\\.ts)',
    to: '^node_modules/@emailjs/',
  },
  {
    name: 'only the search imports minisearch',
    from: '^src/(?!features/search/search)',
    to: '^node_modules/minisearch/',
  },
  {
    name: 'only drawQr imports uqr',
    from: '^src/(?!components/drawQr)',
    to: '^node_modules/uqr/',
  },
] as const;
