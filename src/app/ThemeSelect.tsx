import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useMounted } from '#browser/dom/page.ts';
import { chooseTheme, currentTheme, onThemeChange } from '#browser/storage/storage.ts';
import { Select } from '#components/Select.tsx';
import { themes } from '#site/themes.ts';

/** Theme choice; rendered after hydration, since it needs scripts. */
export function ThemeSelect() {
  return useMounted() ? <Choice /> : null;
}

function Choice() {
  const intl = useIntl();
  // All choices may be erased on the same page.
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const choose = (value: string) => chooseTheme(themes.find(({ id }) => id === value)?.id ?? 'system');
  return (
    <Select
      id="theme"
      label={intl.formatMessage({ id: 'common.theme.label' })}
      value={theme}
      options={themes.map(({ id, label }) => ({ value: id, label: intl.formatMessage({ id: label }) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
