import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  type BuildOptions,
  type ConfigEnv,
  createLogger,
  defineConfig,
  loadEnv,
  type UserConfig,
} from 'vite';
import { localServers } from './scripts/local-servers.ts';
import { sitePort } from './scripts/ports.ts';
import { rehearse } from './scripts/rehearsal.ts';
import { afterSuccess } from './src/build/after-success.ts';
import { chunkGroups } from './src/build/chunks.ts';
import { classNames } from './src/build/class-names.ts';
import { compileHint } from './src/build/compile-hint.ts';
import { ContentError } from './src/build/content/content-error.ts';
import { publicationOf } from './src/build/content/publication.ts';
import { readWhenCorrect } from './src/build/content/read-when-correct.ts';
import { type SiteContent, translatedTexts } from './src/build/content/site-content.ts';
import { heldBackSentence, reportAtEnd, untranslatedSentence } from './src/build/content/text-report.ts';
import { webinarsIn } from './src/build/content/webinars.ts';
import {
  checkEnvironment,
  emailOrigin,
  insecureWarning,
  rehearsalWarning,
  simulatedWarning,
} from './src/build/environment.ts';
import { subsetFonts } from './src/build/fonts.ts';
import { drawIcons } from './src/build/icons.ts';
import { illustrations } from './src/build/illustrations.ts';
import { legalWarning, readLegalFiles } from './src/build/legal-texts.ts';
import { manifests } from './src/build/manifests.ts';
import { developmentMessages, readSite } from './src/build/messages.ts';
import { pictureFiles } from './src/build/picture-files.ts';
import { precompressed } from './src/build/precompress.ts';
import { checks, withoutHarmlessWarnings } from './src/build/quiet.ts';
import { replaceWhenComplete } from './src/build/replace-site.ts';
import { buildSite, developmentHead } from './src/build/site.ts';
import { checkTables } from './src/build/tables.ts';
import { workerPlugin } from './src/build/worker-plugin.ts';
import { drawQr } from './src/components/drawQr.ts';
import { pageCounts } from './src/router/model/pages.ts';
import { brand } from './src/site/brand.ts';
import { defaultLocale } from './src/site/locales.ts';
import { overAt } from './src/site/webinars.ts';

const root = import.meta.dirname;

const address = { host: '127.0.0.1', port: sitePort(process.env), strictPort: true };

// The messages are compiled at build time, so the browser does not need the ICU parser.
const alias = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // Workbox's build for modern browsers. The entry of the package is ES5.
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
  // Wouter's shim is for React versions without this hook.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
];

const componentPlugins = () => [react(), illustrations(), withoutHarmlessWarnings()];

const configOf = async ({ mode, command, isPreview }: ConfigEnv): Promise<UserConfig> => {
  if (mode === 'rehearsal') rehearse(process.env);
  if (isPreview) return { preview: { ...address, cors: false }, plugins: [localServers(root)] };
  const variables = loadEnv(mode, root, 'VITE_');
  const locales = join(root, 'locales');
  const isBuild = command === 'build';
  // A build writes into a folder of its own, on the same file system, because a host may serve dist/ meanwhile.
  const dist = join(root, isBuild ? '.cache/next-dist' : 'dist');
  const warnings = isBuild ? checkBuild(variables, locales) : [];
  await subsetFonts(root, locales);
  const publication = publicationOf(process.env, Date.now());
  // The development server also shows unpublished content.
  const read = () => readSite(locales, { ...publication, everything: publication.everything || !isBuild });
  const { content, resources } = isBuild ? read() : await readWhenCorrect(read, locales, reportMistake);
  const { today } = publication;
  const shared = {
    mode,
    define: constantsOf(variables, content, today),
    resolve: { alias },
    // The renderer's build and the browser's build must use the same class names. The development server uses Vite's
    // own, because files may be added while it runs.
    ...(isBuild && { css: { modules: { generateScopedName: classNames(root) } } }),
  };
  const site = { root, dist, variables, resources, content, today };
  return {
    ...shared,
    server: { ...address, watch: { ignored: ['**/.cache/**'] } },
    build: buildOptions(dist),
    plugins: [
      ...componentPlugins(),
      localServers(root),
      developmentMessages(locales, () => read().resources),
      developmentHead(),
      compileHint(),
      drawIcons(),
      manifests(resources),
      pictureFiles(locales, JSON.stringify(content)),
      ...afterSuccess([
        ...workerPlugin(dist, () =>
          buildSite({ ...site, shared: { ...shared, plugins: componentPlugins() } }),
        ),
        precompressed(dist),
        ...(isBuild ? [replaceWhenComplete(dist, join(root, 'dist'))] : []),
        reportAtEnd(
          [heldBackSentence(content.heldBack), untranslatedSentence(translatedTexts(content))],
          warnings,
        ),
      ]),
    ],
  };
};

/** Checks everything that must not be published as it is. Throws, or returns warnings. */
function checkBuild(variables: Record<string, string>, locales: string) {
  checkEnvironment(variables);
  checkTables();
  const legal = { texts: readLegalFiles(join(locales, 'it/texts')), counter: variables.VITE_COUNTER };
  return [
    rehearsalWarning(variables),
    insecureWarning(variables),
    simulatedWarning(variables),
    !variables.VITE_DRAFT && legalWarning(legal),
  ];
}

/** Returns the constants that the code finds in place of their names. `today` is the date of the build. */
function constantsOf(variables: Record<string, string>, content: SiteContent, today: string) {
  const now = process.env.BUILD_DATE ? Date.parse(today) : Date.now();
  return {
    __BUILD_YEAR__: JSON.stringify(today.slice(0, 4)),
    __EARLY_ACCESS_QR__: JSON.stringify(drawQr(brand.earlyAccessUrl)),
    __PAGE_COUNTS__: JSON.stringify(pageCounts(content.pages)),
    __WEBINARS_OVER__: JSON.stringify(overAt(webinarsIn(content.webinars, defaultLocale), now)),
    'import.meta.env.VITE_EMAILJS_ORIGIN': JSON.stringify(emailOrigin(variables)),
    // If these variables are empty, the build does not contain the code that reports.
    'import.meta.env.VITE_ERROR_SINK': JSON.stringify(variables.VITE_ERROR_SINK ?? ''),
    'import.meta.env.VITE_COUNTER': JSON.stringify(variables.VITE_COUNTER ?? ''),
  };
}

const buildOptions = (dist: string): BuildOptions => ({
  outDir: dist,
  emptyOutDir: true,
  manifest: true,
  // The browsers listed in README.md.
  target: ['chrome114', 'firefox125', 'safari17'],
  license: { fileName: 'licenses.txt' },
  // One style sheet for the complete site. A style sheet per chunk would cause a dozen requests.
  cssCodeSplit: false,
  modulePreload: false,
  // Hosts send the compressed files that `precompressed` writes, so Vite's estimate of their sizes tells nothing.
  reportCompressedSize: false,
  rolldownOptions: { checks, output: { codeSplitting: { groups: chunkGroups } } },
});

/** The server of before a restart, if there is one, shows the mistake meanwhile. */
const reportMistake = (sentence: string) =>
  createLogger().error(`\n${sentence}\n\nThe development server starts after the correction.\n`);

/** Vite would print "failed to load config" above a mistake in a text, which the configuration reads. */
function endWithSentence(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  createLogger().error(`\n${error.message}\n`);
  process.exit(1);
}

export default defineConfig((environment) => configOf(environment).catch(endWithSentence));
