import type { PlainMessageId } from './messages.ts';

/** Colour schemes that a visitor can choose. For `system` nothing is stored. */
export const themes = [
  { id: 'system', label: 'common.theme.system' },
  { id: 'light', label: 'common.theme.light' },
  { id: 'dark', label: 'common.theme.dark' },
] as const satisfies readonly { id: string; label: PlainMessageId }[];

export type ThemeId = (typeof themes)[number]['id'];

/** Local storage key of the chosen theme. */
export const themeStorageKey = 'theme';
