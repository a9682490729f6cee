import type { Locale } from './locales.ts';
import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './routes.ts';

/** Returns the address of a language's manifest. Pages without a language in their address use the default language. */
export const manifestAddress = (locale: Locale) => `/${locale}/manifest.webmanifest`;

/**
 * Shortcuts on the icon of the installed app: the pages that a visitor needs at a fair or on a flight. A shortcut's texts
 * are the page's link in the menu and the page's description.
 */
export const shortcuts = [
  'demo',
  'outbox',
  'insights',
  'analyzer',
] as const satisfies readonly StaticRouteId[];

export type ShortcutId = (typeof shortcuts)[number];

interface ScreenshotRow {
  id: string;
  form: 'narrow' | 'wide';
  to: StaticRouteId;
  label: PlainMessageId;
}

/** Screenshots for the browser's install prompt. `npm run shots` takes them. */
export const screenshots = [
  { id: 'home', form: 'narrow', to: 'home', label: 'home.title' },
  { id: 'report', form: 'narrow', to: 'analyzer-results', label: 'results.title' },
  { id: 'home', form: 'wide', to: 'home', label: 'home.title' },
] as const satisfies readonly ScreenshotRow[];

/** Viewport of each form in CSS pixels, and image pixels per CSS pixel. */
export const screens = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

export const screenshotAddress = ({ id, form }: Pick<ScreenshotRow, 'id' | 'form'>, locale: Locale) =>
  `/screenshots/${locale}/${id}-${form}.webp`;
