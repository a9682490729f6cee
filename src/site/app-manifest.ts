import { addressOf } from './addresses.ts';
import type { LanguageCode } from './languages.ts';
import type { PlainMessageId } from './messages.ts';
import type { Anchor } from './navigation.ts';
import type { StaticRouteId } from './routes.ts';

/** Address of a language's manifest; pages without a language in their address link to the default's. */
export const manifestAddress = (language: LanguageCode) => addressOf('/manifest.webmanifest', `/${language}`);

interface ShortcutRow {
  /** Also the name of its icon. */
  id: string;
  to: StaticRouteId;
  label: PlainMessageId;
  description: PlainMessageId;
}

/** Shortcuts on the icon of the installed app: the reasons to take out a phone at a fair or on a flight. */
export const shortcuts = [
  {
    id: 'demo',
    to: 'demo',
    label: 'common.nav.demo',
    description: 'demo.description',
  },
  {
    id: 'outbox',
    to: 'outbox',
    label: 'common.nav.outbox',
    description: 'outbox.description',
  },
  {
    id: 'insights',
    to: 'insights',
    label: 'common.nav.insights',
    description: 'insights.description',
  },
  {
    id: 'analyzer',
    to: 'analyzer',
    label: 'common.nav.analyzer',
    description: 'analyzer.description',
  },
] as const satisfies readonly ShortcutRow[];

export type ShortcutId = (typeof shortcuts)[number]['id'];

interface ScreenshotRow {
  id: string;
  form: 'narrow' | 'wide';
  to: StaticRouteId;
  anchor?: Anchor;
  label: PlainMessageId;
}

/** Screenshots for the browser's install prompt; `npm run shots` takes them. */
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

export const screenshotAddress = ({ id, form }: Pick<ScreenshotRow, 'id' | 'form'>, language: LanguageCode) =>
  `/screenshots/${language}/${id}-${form}.webp`;
