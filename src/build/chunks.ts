/**
 * Files that share a chunk, by the name of the chunk. A path is below src and names a file without its extension, or a
 * folder. Without these groups a page has forty to fifty scripts, and home is 7 kB larger (decision 018).
 */
export const chunkFiles = {
  /** Files of home and of most other pages, with everything that they import: together they compress better. */
  app: [
    'start',
    'styles/',
    'app/IdleListeners',
    'browser/storage/persistence',
    'browser/storage/sessionStorage',
    'features/outbox/browser/announcements',
    'features/outbox/model/constants',
    'features/search/browser/shortcut',
    'features/forms/view/linkWithText',
    'features/roi/model/inputs',
    'features/roi/model/roi',
    'components/Accordion',
    'components/Avatar',
    'components/Badge',
    'components/StickyColumns',
    'components/Checklist',
    'components/DotField',
    'components/Field',
    'components/FullWidthSection',
    'components/PageIntro',
    'components/Scroller',
    'components/SectionHead',
    'components/Slip',
    'components/messageOrElement',
    'components/picture',
    'i18n/PrerenderedText',
    'i18n/accuracyShares',
    'i18n/euro',
    'router/parameter',
    'site/figures',
    'site/local-date',
    'site/forms/contact-form',
    'site/forms/newsletter-form',
    'site/forms/newsletter-messages',
    'site/prices',
    'site/sample-content',
    'site/score-bands',
  ],
  /** A form with everything that it imports. The analyzer, the articles, /pricing and other pages have none. */
  form: ['features/forms/view/SubmissionForm'],
  /** Files of several pages, but not of home. */
  inner: [
    'browser/dom/download',
    'browser/dom/keepFocusInList',
    'browser/dom/print',
    'browser/dom/sharing',
    'browser/dom/useAnnounced',
    'browser/dom/useSectionInView',
    'browser/dom/wakeLock',
    'components/CallToAction',
    'components/ChooseLink',
    'components/CodeSample',
    'components/DataTable',
    'components/Dialog',
    'components/Durations',
    'components/FactList',
    'components/Figures',
    'components/FileChoice',
    'components/ItalianNotice',
    'components/Outcome',
    'components/PagesPicture',
    'components/PremiumPanel',
    'components/ScoreBar',
    'components/Section',
    'components/Topics',
    'features/faq/view/useOpenAnchor',
    'pages/page',
    'site/device-storage',
    'site/forms',
    'site/forms/blog-newsletter-form',
    'site/forms/demo-form',
    'site/forms/design-partner-form',
    'site/forms/form-messages',
    'site/forms/insights-newsletter-form',
    'site/forms/report-form',
    'site/forms/webinar-form',
    'site/half-days',
    'site/sample-systems',
  ],
  /** The sample deal of home and /workflow. Its documents, which load later, import the same tables. */
  deal: ['features/deal/view/Deal', 'site/deals'],
  /** Parts of the list of pending requests that other pages use. Otherwise these would load all of kiosk mode. */
  queue: [
    'browser/storage/forget',
    'features/outbox/model/summary',
    'features/outbox/view/DeliveryStatus',
    'features/outbox/view/moment',
    'features/outbox/view/results',
    'features/outbox/view/SubmissionName',
    'features/outbox/view/useOutboxAction',
  ],
  /** Kiosk mode. Code that its parts share would otherwise be part of every first load. */
  kiosk: ['features/kiosk/', 'illustrations/kiosk'],
  /** The end of /insights and /blog. */
  newsletter: ['components/NewsletterSection', 'illustrations/letter'],
  /** The search of the site and that of the questions. */
  search: ['features/faq/model/search', 'site/fold', 'site/synonyms', 'site/typing-errors'],
  /** Files that only pages with a long text need. */
  long: [
    'features/articles/model/content',
    'features/articles/model/sections',
    'features/articles/model/share',
    'features/articles/model/sources',
    'features/articles/view/',
    'illustrations/articles/',
    'site/mark-anchors',
    'features/reading/view/Marks',
    'features/reading/view/ReadMark',
    'features/reading/view/ReadingBar',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Matches the files of a chunk, for a bundler's `test`. */
export function chunkTest(name: keyof typeof chunkFiles): RegExp {
  const paths = chunkFiles[name].map((path) => (path.endsWith('/') ? path : `${path}\\.`));
  return new RegExp(`/src/(?:${paths.join('|')})`);
}

/** A group of files without their dependencies, which stay in the chunks of the pages that use them. */
const alone = (name: keyof typeof chunkFiles) => ({
  name,
  test: chunkTest(name),
  includeDependenciesRecursively: false,
});

/** The bundler's groups. A file with `minShareCount` stays in the chunk of its page if no other page uses it. */
export const chunkGroups = [
  // Code that runs before the first paint. Without a group it would import `app`.
  { name: 'index', tags: ['$initial' as const] },
  { name: 'app', test: chunkTest('app') },
  { name: 'form', test: chunkTest('form') },
  { name: 'deal', test: chunkTest('deal') },
  { ...alone('inner'), minShareCount: 2 },
  alone('newsletter'),
  alone('search'),
  alone('queue'),
  alone('kiosk'),
  { ...alone('long'), minShareCount: 2 },
];
