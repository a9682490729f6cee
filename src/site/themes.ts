import type { PlainMessageId } from './messages.ts';

/** The looks a visitor can choose. `system` is no choice: nothing is kept. */
export const themes = [
  { id: 'system', label: 'common.theme.system' },
  { id: 'light', label: 'common.theme.light' },
  { id: 'dark', label: 'common.theme.dark' },
] as const satisfies readonly { id: string; label: PlainMessageId }[];

export type ThemeId = (typeof themes)[number]['id'];

/** Where the choice is kept in local storage. */
export const themeStorageKey = 'theme';
