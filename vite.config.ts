import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { afterSuccess } from './src/build/after-success.ts';
import { contentHashes } from './src/build/bundles.ts';
import { classNames } from './src/build/class-names.ts';
import { compileHint } from './src/build/compile-hint.ts';
import { publicationOf } from './src/build/content/publication.ts';
import { readContent } from './src/build/content/site-content.ts';
import { webinarsIn } from './src/build/content/webinars.ts';
import { checkEnvironment, emailOrigin } from './src/build/environment.ts';
import { subsetFonts } from './src/build/fonts.ts';
import { drawIcons } from './src/build/icons.ts';
import { manifests } from './src/build/manifests.ts';
import { compileResources, developmentMessages } from './src/build/messages.ts';
import { pictureFiles } from './src/build/picture-files.ts';
import { precompressed } from './src/build/precompress.ts';
import { buildSite, developmentPages } from './src/build/site.ts';
import { drawQr } from './src/components/drawQr.ts';
import { pageCounts } from './src/router/model/pages.ts';
import { brand } from './src/site/brand.ts';
import { defaultLocale } from './src/site/locales.ts';
import { overAt } from './src/site/webinars.ts';

const root = import.meta.dirname;

/** Long texts: the pages that have none do without what shows them. */
const LONG = /features\/(articles\/view|reading\/view\/ReadMark)|ui\/CodeSample/;

/**
 * What home and most other pages have, in one file with all that it imports: it compresses better than three. Style
 * names that a few pages share are with it, as each is too small for a file.
 */
const APP = new RegExp(
  [
    'src/(start|styles/)',
    'features/forms/view/SubmissionForm',
    'components/(Accordion|Avatar|Badge|Bars|Beside|Checklist|DotField|Durations|Figures|FullWidthSection)\\b',
    'components/(PageIntro|picture|ScoreBar|Scroller|SectionHead|messageOrElement)\\b',
    'i18n/(euro|PrerenderedText)',
    'pages/page.module',
    'site/(forms/(contact-form|newsletter-(form|messages))|prices|sample-content)',
  ].join('|'),
);

/** What home does without, and several other pages have. */
const INNER = new RegExp(
  [
    'components/(CallToAction|ChooseLink|DataTable|DeviceStorage|Dialog|FactList|FileChoice|ItalianNotice)\\b',
    'components/(NewsletterSection|Outcome|PagesPicture|PremiumPanel|QuestionPicture|Section|Topics)\\b',
    'site/(device-storage|fold|forms\\.|forms/(blog|demo|design|form-messages|insights|report|webinar))',
    'browser/(dom/(sharing|useAnnounced|wakeLock)|hydration/lazyWhenIdle)',
  ].join('|'),
);

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const variables = loadEnv(mode, root, 'VITE_');
  if (command === 'build') checkEnvironment(variables);
  const locales = join(root, 'locales');
  const dist = join(root, 'dist');
  await subsetFonts(root, locales);
  const publication = publicationOf(process.env, Date.now());
  const now = process.env.BUILD_DATE ? Date.parse(publication.today) : Date.now();
  // The development server shows what is not published yet.
  const read = () =>
    readContent(locales, { ...publication, everything: publication.everything || command === 'serve' });
  const content = read();
  const resources = compileResources(locales, content);
  const define = {
    __BUILD_YEAR__: JSON.stringify(publication.today.slice(0, 4)),
    __EARLY_ACCESS_QR__: JSON.stringify(drawQr(brand.earlyAccessUrl)),
    __PAGE_COUNTS__: JSON.stringify(pageCounts(content.pages)),
    __WEBINARS_OVER__: JSON.stringify(overAt(webinarsIn(content.webinars, defaultLocale), now)),
    'import.meta.env.VITE_EMAILJS_ORIGIN': JSON.stringify(emailOrigin(variables)),
    // Without them the code that tells is not in the build.
    'import.meta.env.VITE_ERROR_SINK': JSON.stringify(variables.VITE_ERROR_SINK ?? ''),
    'import.meta.env.VITE_COUNTER': JSON.stringify(variables.VITE_COUNTER ?? ''),
  };
  // The words are compiled at build: nothing in the browser needs the ICU parser.
  const resolve = {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // Its own build for modern browsers; the entry of the package is ES5.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // What wouter brings along for a React that has no such hook.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  };
  // The renderer's build must name the classes as the browser's does.
  const css = { modules: { generateScopedName: classNames(root) } };
  const shared = { mode, define, resolve, css };
  let facts = {};

  return {
    ...shared,
    build: {
      manifest: true,
      // README.md's browsers.
      target: ['chrome114', 'firefox125', 'safari17'],
      // Slower than Vite's own, and 2 % smaller.
      minify: 'terser',
      terserOptions: { compress: { passes: 2 }, ecma: 2020, module: true },
      license: { fileName: 'licenses.txt' },
      // One sheet for the whole site: a chunk's own would be a dozen requests.
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What runs before the first paint. Without a group it would import `app`.
              { name: 'index', tags: ['$initial'] },
              { name: 'app', test: APP },
              { name: 'inner', minShareCount: 2, test: INNER, includeDependenciesRecursively: false },
              { name: 'long', minShareCount: 2, test: LONG, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    plugins: [
      react(),
      developmentMessages(() => compileResources(locales, read())),
      developmentPages(),
      compileHint(),
      drawIcons(),
      manifests(resources),
      pictureFiles(locales, JSON.stringify(content)),
      ...afterSuccess([
        ...VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/service-worker',
          filename: 'sw.ts',
          injectRegister: false,
          manifest: false,
          injectManifest: {
            swDest: join(dist, 'sw.js'),
            globPatterns: ['assets/*', 'offline/*.json', 'icon.svg', '*/manifest.webmanifest'],
            maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
            manifestTransforms: [contentHashes(dist)],
            rollupFormat: 'iife',
          },
          integration: {
            async beforeBuildServiceWorker() {
              const site = { root, dist, variables, resources, content, today: publication.today };
              const { headers, versions } = await buildSite({
                ...site,
                shared: { ...shared, plugins: [react()] },
              });
              facts = {
                __PAGE_HEADERS__: JSON.stringify(headers),
                __MESSAGE_VERSIONS__: JSON.stringify(versions),
              };
            },
            configureCustomSWViteBuild(options) {
              options.define = { ...options.define, ...facts };
            },
          },
        }),
        precompressed(dist),
      ]),
    ],
  };
});
