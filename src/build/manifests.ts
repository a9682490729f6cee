import type { Plugin } from 'vite';
import { fileKinds } from '#features/analyzer/model/file-check.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { manifestAddress, screens, screenshotAddress, screenshots, shortcuts } from '#site/app-manifest.ts';
import { brand } from '#site/brand.ts';
import { isLocale, type Locale } from '#site/locales.ts';
import { SHARE_FIELD, SHARE_TARGET } from '#site/shared-deck.ts';
import { createBuildIntl } from './build-intl.ts';
import { dark, light } from './colours.ts';
import { icons, SHORTCUT_ICON_SIZE, shortcutIcon } from './icons.ts';
import type { AllResources, LocaleResources } from './messages.ts';

const square = (pixels: number) => `${pixels}x${pixels}`;

const png = (fileName: string, pixels: number) => ({
  src: `/${fileName}`,
  sizes: square(pixels),
  type: 'image/png',
});

/**
 * Returns the manifest in one language. The `id` is the same in all languages, so that the app stays installed when the
 * visitor changes the language. It then opens in the new language. A launch navigates the window that is already open. A
 * file that is opened with the app navigates it to the analyzer.
 */
export function manifest(locale: Locale, resources: LocaleResources) {
  const intl = createBuildIntl(locale, resources);
  const addressIn = (to: Parameters<typeof pathOf>[0]) => addressOf(pathOf(to), `/${locale}`);
  return {
    id: '/',
    lang: locale,
    dir: 'ltr',
    name: intl.formatMessage({ id: 'app.manifest.name' }, { name: brand.name }),
    short_name: brand.name,
    description: intl.formatMessage({ id: 'home.description' }),
    categories: ['business', 'finance', 'productivity'],
    start_url: addressIn('home'),
    scope: '/',
    display: 'standalone',
    theme_color: light.paper,
    background_color: light.paper,
    // This field is in the next version of the manifest. Browsers that do not know it ignore it.
    color_scheme_dark: { theme_color: dark.paper, background_color: dark.paper },
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: icons
      .filter(({ purpose }) => purpose !== undefined)
      .map(({ fileName, size, purpose }) => ({ ...png(fileName, size), purpose })),
    shortcuts: shortcuts.map((id) => ({
      name: intl.formatMessage({ id: `common.nav.${id}` }),
      description: intl.formatMessage({ id: `${id}.description` }),
      url: addressIn(id),
      icons: [png(shortcutIcon(id), SHORTCUT_ICON_SIZE)],
    })),
    screenshots: screenshots.map((row) => {
      const { width, height, scale } = screens[row.form];
      return {
        src: screenshotAddress(row, locale),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: row.form,
        label: intl.formatMessage({ id: row.label }),
      };
    }),
    share_target: {
      action: SHARE_TARGET,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: SHARE_FIELD, accept: fileKinds.flatMap(({ type, ending }) => [type, ending]) }],
      },
    },
    file_handlers: [
      {
        action: addressIn('analyzer'),
        accept: Object.fromEntries(fileKinds.map(({ type, ending }) => [type, [ending]])),
      },
    ],
  };
}

/** Writes a manifest per language. The development server serves manifests with the messages of its start. */
export function manifests(resources: AllResources): Plugin {
  return {
    name: 'site:manifests',
    generateBundle() {
      for (const [locale, messages] of resources) {
        const fileName = manifestAddress(locale).slice(1);
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest(locale, messages)) });
      }
    },
    // With these tags, iOS opens the site as an app with this name even if it ignores the manifest.
    transformIndexHtml: () =>
      [
        { name: 'theme-color', content: light.paper, media: '(prefers-color-scheme: light)' },
        { name: 'theme-color', content: dark.paper, media: '(prefers-color-scheme: dark)' },
        { name: 'mobile-web-app-capable', content: 'yes' },
        { name: 'apple-mobile-web-app-title', content: brand.name },
      ].map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' as const })),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, locale] = /^\/([a-z]+)\/manifest\.webmanifest/.exec(request.url ?? '') ?? [];
        const messages = isLocale(locale) && resources.get(locale);
        if (!messages) return next();
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(JSON.stringify(manifest(locale, messages)));
      });
    },
  };
}
