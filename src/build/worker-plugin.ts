import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { logo } from '#site/brand.ts';
import { contentHashes } from './bundles.ts';
import { checks } from './quiet.ts';
import type { WorkerFacts } from './site.ts';

/** Files at the root of the site that the worker stores. */
const logos = ['icon.svg', ...('file' in logo ? [logo.file.slice(1)] : [])];

/**
 * Returns the plugins that build the service worker with the list of the files it stores.
 *
 * @param dist the folder of the build
 * @param buildPages writes the pages, which are part of the list, and returns what the worker knows of them
 */
export function workerPlugin(dist: string, buildPages: () => Promise<WorkerFacts>): Plugin[] {
  let facts = {};
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      swDest: join(dist, 'sw.js'),
      globPatterns: [...logos, 'assets/*', 'offline/*.json', '*/manifest.webmanifest'],
      maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
      manifestTransforms: [contentHashes(dist)],
      rollupFormat: 'iife',
    },
    integration: {
      async beforeBuildServiceWorker() {
        const { headers, versions } = await buildPages();
        facts = {
          __PAGE_HEADERS__: JSON.stringify(headers),
          __MESSAGE_VERSIONS__: JSON.stringify(versions),
        };
      },
      configureCustomSWViteBuild(options) {
        options.define = { ...options.define, ...facts };
        if (options.build?.rollupOptions) options.build.rollupOptions.checks = checks;
      },
    },
  });
}
