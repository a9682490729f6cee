import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { afterSuccess } from './src/build/after-success.ts';
import { baseScript, RUNTIME } from './src/build/base-script.ts';
import { checkEnvironment, emailOrigin } from './src/build/environment.ts';
import { subsetFonts } from './src/build/fonts.ts';
import { drawIcons } from './src/build/icons.ts';
import { manifests } from './src/build/manifests.ts';
import { stylesByPage } from './src/build/page-styles.ts';
import { precompressed } from './src/build/precompress.ts';
import { drawQr } from './src/build/qr.ts';
import { buildSite, developmentPages } from './src/build/site.ts';
import { compileResources, words } from './src/build/words.ts';
import { brand } from './src/site/brand.ts';
import { overAt } from './src/site/webinars.ts';

const root = import.meta.dirname;

/** Modules that the frame of every page needs, kept in one file: each file more is a request more. */
const packages = 'react|react-dom|scheduler|wouter|regexparam|react-intl|intl-messageformat|@formatjs';
const own = [
  'start\\.tsx',
  'i18n/',
  'sections/(?:Band|DotField|PageIntro)\\.',
  'app/(?!Notices\\.|UpdateNotice\\.|replayTriggers\\.)',
  'browser/(?:alive|anchors|coalesce|earlyUse|entries|environment|feedback|firstWorker|focusMemory|island|late|location|motion|noticeOccasion|outboxOccasion|pageStyles|signOfUse|page|plainClick|scrolling|sharing|backgroundSync|storage|storedText|unsavedInput|useEntry|viewTransition|whereLeft)\\.',
  'site/(?:addresses|brand|languages|navigation|offline-pack|routes|sample-content|sheets|themes)\\.',
  'ui/(?:AnchorLink|Avatar|bandColour|Badge|Button|ExternalLink|Field|Flag|Mark|RouteLink|SectionHead|Select|Toaster|VisuallyHidden)\\.',
  'pages/page\\.module',
  'features/submissions/(?:account|view/(?:OutboxBadge|OutboxContext|formsWanted))\\.',
];
/** Blocks that many pages are put together from. */
const sharedSections =
  /src\/(?:sections\/(?:CallToAction|Checklist|ChooseLink|FactList|PremiumPanel|Section|Steps)|site\/prices)\./;
/** What the pages with a form have in common before it comes to life. */
const sharedByForms =
  /src\/(?:browser\/parameter\.|features\/submissions\/view\/(?:FormPart|SubjectForm|useSubject)\.|site\/form(?:-row|s\/(?!(?:contact|newsletter)-form)))/;
const sharedByTexts =
  /src\/(?:features\/(?:articles\/view\/(?:ArticleBody|ArticleCard|LegalText)|reading\/view\/ReadMark)|sections\/ItalianNotice|ui\/Scroller)\./;
/** What comes late comes in one file too. */
const readingTools =
  /src\/(?:features\/reading\/(?:model|view\/(?!ReadingBar|ReadMark))|browser\/(?:readingLine|speech|spokenText)\.)/;
const registration = /node_modules\/workbox-|src\/browser\/(?:serviceWorker|storedCopy)\./;
/** The outbox, once it is used. */
const outbox = /src\/(?:features\/submissions\/connect|app\/replayTriggers)\./;
/** Files that need not be preloaded: they come with the page in any case. */
const onItsWay = new RegExp(`/(?:base|main|${RUNTIME})-`);
const onEveryPage = new RegExp(`node_modules/(?:${packages})/|src/(?:${own.join('|')})`);

export default defineConfig(async ({ mode, command }) => {
  const variables = loadEnv(mode, root, 'VITE_');
  if (command === 'build') checkEnvironment(variables);
  const locales = join(root, 'locales');
  const dist = join(root, 'dist');
  await subsetFonts(root, locales);
  const resources = compileResources(locales);
  const define = {
    __BUILD_YEAR__: JSON.stringify(String(new Date().getFullYear())),
    __EARLY_ACCESS_QR__: JSON.stringify(drawQr(brand.earlyAccessUrl)),
    __WEBINARS_OVER__: JSON.stringify(overAt(Date.now())),
    'import.meta.env.VITE_EMAILJS_ORIGIN': JSON.stringify(emailOrigin(variables)),
  };
  // The words are compiled at build: nothing in the browser needs the ICU parser.
  const resolve = {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package names its build for browsers of 2015, which is 0.9 kB larger.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // wouter's stand-in for what React has had since version 18.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  };
  const styles = stylesByPage();
  // The renderer's build must name the classes as the browser's does.
  const css = { modules: { generateScopedName: '_[hash:base64:4]', getJSON: styles.noteClasses } };
  const shared = { mode, define, resolve, css };
  let headers = {};

  return {
    ...shared,
    build: {
      manifest: true,
      license: { fileName: 'licenses.txt' },
      // One sheet, which `styles` splits by page: a chunk's own would be a dozen requests.
      cssCodeSplit: false,
      // Slower than Vite's own, and 0.6 kB smaller on every page; `output.minify` is Vite's own, which finds 0.3 kB more.
      minify: 'terser' as const,
      terserOptions: {
        ecma: 2020 as const,
        module: true,
        // Larger functions put in where they are called compress worse: 0.1 kB.
        compress: { passes: 3, inline: 1 },
        // In parentheses V8 compiles at once what runs at once, in the files that base-script.ts does not mark.
        format: { wrap_func_args: true },
      },
      target: 'baseline-widely-available',
      modulePreload: {
        polyfill: false,
        // What every page has need not be named in each list, nor what is asked for in the same moment.
        resolveDependencies: (asked: string, files: string[]) =>
          files.filter((file) => !(file === asked || onItsWay.test(file))),
      },
      rolldownOptions: {
        output: {
          minify: true,
          codeSplitting: {
            groups: [
              {
                name: 'main',
                test: /src\/main\.tsx|vite\/preload-helper|browser\/(?:firstFrame|installPrompt)/,
                priority: 1,
              },
              { name: 'base', test: onEveryPage },
              { name: 'sections', test: sharedSections },
              { name: 'form-parts', test: sharedByForms },
              { name: 'texts', test: sharedByTexts },
              { name: 'reading', test: readingTools },
              { name: 'connect', test: outbox },
              { name: 'registration', test: registration },
            ],
          },
        },
      },
    },
    plugins: [
      react(),
      words(locales, resources),
      developmentPages(),
      styles.plugin,
      baseScript(),
      drawIcons(),
      manifests(resources),
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
            dontCacheBustURLsMatching: /^(?:assets|offline)\//,
            rollupFormat: 'iife',
          },
          integration: {
            async beforeBuildServiceWorker() {
              const site = { root, dist, variables, resources };
              const sheets = styles.split(dist);
              ({ headers } = await buildSite({
                ...site,
                styles: sheets,
                shared: { ...shared, plugins: [react()] },
              }));
            },
            configureCustomSWViteBuild(options) {
              options.define = { ...options.define, __PAGE_HEADERS__: JSON.stringify(headers) };
            },
          },
        }),
        precompressed(dist),
      ]),
    ],
  };
});
