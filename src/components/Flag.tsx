import De from '#illustrations/flags/de.svg?react';
import En from '#illustrations/flags/en.svg?react';
import Es from '#illustrations/flags/es.svg?react';
import Fr from '#illustrations/flags/fr.svg?react';
import It from '#illustrations/flags/it.svg?react';
import type { Locale } from '#site/locales.ts';

const flags = { it: It, en: En, fr: Fr, de: De, es: Es } satisfies Record<Locale, unknown>;

/**
 * Renders a small drawn flag, because Windows has no flag emoji. Decorative, because the language's name is next to
 * it.
 */
export function Flag({ locale }: { locale: Locale }) {
  const Drawing = flags[locale];
  return <Drawing />;
}
