import { pathOf } from '#site/addresses.ts';
import { articles } from '../support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { quickIf } from './support/layers.ts';
import { untilHydrated } from './support/steps.ts';

declare global {
  /** What the page has asked of Intl, in order. */
  var askedOfIntl: string[];
}

const paths = ['/', '/pricing', '/insights', '/webinars', pathOf('article', articles[0]?.slug)];

for (const path of paths) {
  test(
    `${path} comes to life with the figures and dates it was built with`,
    quickIf(path === paths[0]),
    async ({ site, page }) => {
      await page.addInitScript(() => {
        globalThis.askedOfIntl = [];
        for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const) {
          const handler: ProxyHandler<typeof Intl.NumberFormat> = {
            construct(target, parameters) {
              globalThis.askedOfIntl.push(name);
              return Reflect.construct(target, parameters);
            },
            get(target, key) {
              if (key === 'supportedLocalesOf') globalThis.askedOfIntl.push(`${name}.${key}`);
              return Reflect.get(target, key);
            },
          };
          Object.assign(Intl, { [name]: new Proxy(Intl[name] as typeof Intl.NumberFormat, handler) });
        }
      });
      await page.goto(`${site.origin}/de${path}`);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => globalThis.askedOfIntl)).toEqual([]);

      // It answers well before it is needed.
      await page.mouse.click(2, 2);
      await expect.poll(() => page.evaluate(() => globalThis.askedOfIntl.length)).toBeGreaterThan(0);
    },
  );
}
